/** What stands in a notebook. Facts are written as `docs/companion.md` describes them; the engine reads them. */
import { FORMULA_ORDER, INGREDIENT_ORDER, POTIONS, type Colour } from "../../things";
import { seats, type Ingredient, type Potion, type Quality, type Seal } from "../../../../generated/alchemists";
import { capital, say, type Speaker } from "../../../../lib/words.svelte";

export const HELPS = ["none", "crosses", "chances", "advice"] as const;
export type Help = (typeof HELPS)[number];
export type Sign = "+" | "-";
export type Pair = [Ingredient, Ingredient];
/** What all saw: a potion, or how near a sold one came to its order. */
export type Seen = { result: Potion } | { order: Potion; quality: Quality };

export const SIGHTS = ["potion", "sale", "exhibition"] as const;
export type Sight = (typeof SIGHTS)[number];
/** Whose deed a fact tells of, if it is the owner's of this notebook. */
export const ME = "me";

/** When something was noted, and whose deed it was; notebooks of earlier versions do not say. */
export type Occasion = {
  /** From one. */
  round?: number;
  by?: string;
  /** Everybody saw all of it, the ingredients too. */
  all?: true;
};

export type Fact = Occasion &
  (
    | { mix: Pair; result: Potion }
    | { not: Pair; result: Potion }
    | { sold: Pair; order: Potion; quality: Quality }
    | ({ glimpsed: Ingredient } & Seen)
    | ({ two: Ingredient[] } & Seen)
    | { one: Ingredient[]; colour: Colour; sign: Sign }
    | { aspect: Ingredient; colour: Colour; sign: Sign }
    | { theory: Ingredient; formula: number; weight: number; seal?: Seal }
    | { published: Ingredient; formula: number; seal?: Seal }
    | { sealed: Ingredient; seal?: Seal }
    | ({ seen: Sight } & Seen)
  );

export interface Notes {
  /** In the order they were noted. */
  facts: Fact[];
  /** One's own pencil in the grid, ingredient by ingredient: a full stop, x, ? or o. */
  marks: string;
  note: string;
  help: Help;
  hand: Record<Ingredient, number>;
  seats: number;
  /** What I am called in a log that others are given. */
  me?: string;
  /** This is no notebook of somebody's but what a whole table saw. */
  isLog?: true;
}

const CELLS = INGREDIENT_ORDER.length * FORMULA_ORDER.length;
const KINDS = ["mix", "not", "sold", "glimpsed", "two", "one", "aspect", "theory", "published", "sealed", "seen"];
export const EMPTY: Notes = {
  facts: [],
  marks: ".".repeat(CELLS),
  note: "",
  help: "crosses",
  hand: Object.fromEntries(INGREDIENT_ORDER.map((each) => [each, 0])) as Record<Ingredient, number>,
  seats: seats.most,
};

export function fits(found: unknown): found is Notes {
  const { facts, marks, note, help, hand, seats: playing } = (found ?? {}) as Partial<Notes>;
  return (
    Array.isArray(facts) &&
    facts.every(isFact) &&
    typeof marks === "string" &&
    marks.length === CELLS &&
    typeof note === "string" &&
    HELPS.some((each) => each === help) &&
    INGREDIENT_ORDER.every((each) => typeof hand?.[each] === "number") &&
    typeof playing === "number"
  );
}

/** Whether it can be drawn; whether it makes sense, the engine says. */
function isFact(found: unknown): boolean {
  if (typeof found !== "object" || found === null || !KINDS.some((kind) => kind in found)) return false;
  const fact = found as Fact;
  const potions = ["result" in fact ? fact.result : null, "order" in fact ? fact.order : null];
  return (
    (fact.round === undefined || typeof fact.round === "number") &&
    (fact.by === undefined || typeof fact.by === "string") &&
    [about(fact)].flat().every((each) => INGREDIENT_ORDER.includes(each)) &&
    potions.every((each) => each === null || each in POTIONS) &&
    (!("formula" in fact) || FORMULA_ORDER[fact.formula - 1] !== undefined)
  );
}

/** How far a rival's word is believed: the chance one would give it, knowing nothing else. */
export const BELIEFS = { little: 0.3, half: 0.5, much: 0.8, nearly: 0.95 } as const;
export type Belief = keyof typeof BELIEFS;

/** The ingredients that a fact speaks of. */
export function about(fact: Fact): Ingredient[] {
  if ("mix" in fact) return fact.mix;
  if ("not" in fact) return fact.not;
  if ("sold" in fact) return fact.sold;
  if ("glimpsed" in fact) return [fact.glimpsed];
  if ("two" in fact) return fact.two;
  if ("one" in fact) return fact.one;
  if ("aspect" in fact) return [fact.aspect];
  if ("theory" in fact) return [fact.theory];
  if ("sealed" in fact) return [fact.sealed];
  return "published" in fact ? [fact.published] : [];
}

/** A fact in words. */
export function told(fact: Fact, speaker: Speaker): string {
  const ingredients = about(fact).map((each) => speaker.member("ingredient", each));
  const parts = { ingredients: capital(ingredients.join(", ")), pair: capital(ingredients.join(" + ")) };
  if ("mix" in fact) return say("alchemists-fact-mix", { ...parts, seen: seen(fact, speaker) });
  if ("not" in fact) return say("alchemists-fact-not", { ...parts, seen: seen(fact, speaker) });
  if ("sold" in fact) return say("alchemists-fact-mix", { ...parts, seen: seen(fact, speaker) });
  /** In the middle of the sentence. */
  const inside = { ingredients: ingredients.join(", ") };
  if ("glimpsed" in fact) return say("alchemists-fact-glimpsed", { ...inside, seen: seen(fact, speaker) });
  if ("two" in fact) return say("alchemists-fact-two", { ...inside, seen: seen(fact, speaker) });
  if ("seen" in fact) {
    const name = fact.seen === "exhibition" ? "alchemists-fact-exhibited" : "alchemists-fact-seen";
    return say(name, { by: fact.by || "none", seen: seen(fact, speaker) });
  }
  if ("published" in fact || "theory" in fact || "sealed" in fact) {
    const seal = fact.seal ? speaker.member("seal", fact.seal) : "none";
    if ("published" in fact) return say("alchemists-fact-published", { ...parts, by: fact.by ?? ME, seal });
    const by = fact.by || "none";
    if ("sealed" in fact) return say("alchemists-fact-sealed", { ...parts, by, seal });
    return say("alchemists-fact-theory", { ...parts, by, chance: `${Math.round(100 * fact.weight)} %`, seal });
  }
  const aspect = { colour: speaker.member("colour", fact.colour), sign: fact.sign === "-" ? "−" : "+" };
  if ("one" in fact) return say("alchemists-fact-one", { ...inside, ...aspect });
  return say("alchemists-fact-aspect", { ...parts, ...aspect });
}

function seen(fact: Seen, speaker: Speaker): string {
  if ("result" in fact) return speaker.member("potion", fact.result);
  return say("alchemists-fact-sold", {
    order: speaker.member("potion", fact.order),
    quality: speaker.member("quality", fact.quality),
  });
}
