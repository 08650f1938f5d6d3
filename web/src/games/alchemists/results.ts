/** What is known of a mixture, and never more than was seen. */
import { printed, type FactView, type Ingredient, type Potion, type Quality } from "../../generated/alchemists";

/** What two ingredients may give, by all facts about them together; `null` where there is none. */
export function resultOf(facts: readonly FactView[], one: Ingredient, other: Ingredient): Potion[] | null {
  const found = facts.filter(
    ({ ingredients }) => ingredients.length === 2 && ingredients.includes(one) && ingredients.includes(other),
  );
  const [first, ...more] = found.map((fact) => fact.potions);
  return first?.filter((potion) => more.every((potions) => potions.includes(potion))) ?? null;
}

export interface Told {
  /** Whether it is none of these, and not one of them. */
  isNot: boolean;
  potions: readonly Potion[];
}

/** One of several potions, said in the shorter way: what it may be, or what it is not. */
export function told(potions: readonly Potion[]): Told {
  const others = ALL.filter((potion) => !potions.includes(potion));
  return others.length < potions.length ? { isNot: true, potions: others } : { isNot: false, potions };
}

/** A sale tells the potion where only one could be that good; else that it is not the one that was ordered. */
export function soldAs(order: Potion, quality: Quality): Told {
  const potions = SOLD[order]?.[quality] ?? [];
  return potions.length === 1 ? { isNot: false, potions } : { isNot: true, potions: [order] };
}

const SOLD: Partial<Record<Potion, Record<Quality, readonly Potion[]>>> = printed.sold;
const ALL: readonly Potion[] = [...(Object.keys(printed.sold) as Potion[]), "neutral"];
