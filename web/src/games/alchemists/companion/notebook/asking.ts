/** What is asked for each kind of fact, and the fact that comes of the answers. */
import type { Colour } from "../../things";
import { BELIEFS, type Belief, type Fact, type Pair, type Seen, type Sign } from "./notes";
import type { Ingredient, Potion, Quality, Seal } from "../../../../generated/alchemists";

export type Kind = "mix" | "sold" | "glimpsed" | "two" | "aspect" | "claim" | "theory" | "one";
export type Whose = "mine" | "rival";
export type Yes = "yes" | "no";

/** What has been tapped so far. */
export interface Chosen {
  ingredients: readonly Ingredient[];
  isSale: boolean;
  potion: Potion | null;
  quality: Quality | null;
  colour: Colour | null;
  sign: Sign | null;
  answer: Yes | null;
  /** Its row in the grid, from one. */
  formula: number | null;
  whose: Whose | null;
  seal: Seal | null;
  belief: Belief | null;
}

export const NOTHING_CHOSEN: Chosen = {
  ingredients: [],
  isSale: false,
  potion: null,
  quality: null,
  colour: null,
  sign: null,
  answer: null,
  formula: null,
  whose: null,
  seal: null,
  belief: null,
};

/** How many ingredients a kind speaks of; `null` for two or more. */
export const INGREDIENTS_ASKED: Record<Kind, number | null> = {
  mix: 2,
  sold: 2,
  claim: 2,
  glimpsed: 1,
  aspect: 1,
  theory: 1,
  two: null,
  one: null,
};

/** Tap an ingredient: it is taken back, or chosen; where only one is asked, it takes the place of the other. */
export function tapped(kind: Kind, chosen: readonly Ingredient[], ingredient: Ingredient): readonly Ingredient[] {
  const others = chosen.filter((each) => each !== ingredient);
  if (others.length < chosen.length) return others;
  const most = INGREDIENTS_ASKED[kind] ?? Infinity;
  return most === 1 ? [ingredient] : others.length < most ? [...others, ingredient] : chosen;
}

/** The fact, once everything is tapped that it needs. */
export function factOf(kind: Kind, chosen: Chosen): Fact | null {
  const [first, second] = chosen.ingredients;
  if (!first) return null;
  if (INGREDIENTS_ASKED[kind] !== 1 && !second) return null;
  const pair: Pair = [first, second ?? first];
  const { potion, quality, colour, sign, formula } = chosen;
  if (kind === "sold") return potion && quality ? { sold: pair, order: potion, quality } : null;
  if (kind === "mix") return potion ? { mix: pair, result: potion } : null;
  if (kind === "claim") {
    if (!potion || !chosen.answer) return null;
    return chosen.answer === "yes" ? { mix: pair, result: potion } : { not: pair, result: potion };
  }
  if (kind === "aspect") return colour && sign ? { aspect: first, colour, sign } : null;
  if (kind === "one") return colour && sign ? { one: [...chosen.ingredients], colour, sign } : null;
  if (kind === "theory") return formula ? theory(first, formula, chosen) : null;
  const seen = seenBy(chosen);
  if (!seen) return null;
  return kind === "glimpsed" ? { glimpsed: first, ...seen } : { two: [...chosen.ingredients], ...seen };
}

function seenBy({ isSale, potion, quality }: Chosen): Seen | null {
  if (!potion) return null;
  if (!isSale) return { result: potion };
  return quality ? { order: potion, quality } : null;
}

function theory(ingredient: Ingredient, formula: number, { whose, belief, seal }: Chosen): Fact | null {
  if (whose === "mine") return { published: ingredient, formula };
  if (whose === null || belief === null) return null;
  const weight = BELIEFS[belief];
  return seal === null ? { theory: ingredient, formula, weight } : { theory: ingredient, formula, weight, seal };
}
