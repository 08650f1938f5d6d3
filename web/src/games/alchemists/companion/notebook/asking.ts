/** What is asked for each kind of fact, and the fact that comes of the answers. */
import type { Colour } from "../../things";
import { BELIEFS, ME, type Belief, type Fact, type Pair, type Seen, type Sight, type Sign } from "./notes";
import type { Ingredient, Potion, Quality, Seal } from "../../../../generated/alchemists";

export type Kind = "mix" | "sold" | "seen" | "glimpsed" | "two" | "aspect" | "claim" | "theory" | "sealed" | "one";
export type Yes = "yes" | "no";

/** What has been tapped so far. */
export interface Chosen {
  ingredients: readonly Ingredient[];
  /** What all saw. */
  sight: Sight;
  potion: Potion | null;
  quality: Quality | null;
  colour: Colour | null;
  sign: Sign | null;
  answer: Yes | null;
  /** Its row in the grid, from one. */
  formula: number | null;
  /** Whose it is: mine, a player's by name, or somebody's without a name. */
  by: string | null;
  seal: Seal | null;
  belief: Belief | null;
}

export const NOTHING_CHOSEN: Chosen = {
  ingredients: [],
  sight: "potion",
  potion: null,
  quality: null,
  colour: null,
  sign: null,
  answer: null,
  formula: null,
  by: null,
  seal: null,
  belief: null,
};

/** How many ingredients a kind speaks of; `null` for two or more. */
export const INGREDIENTS_ASKED: Record<Kind, number | null> = {
  seen: 0,
  mix: 2,
  sold: 2,
  claim: 2,
  glimpsed: 1,
  aspect: 1,
  theory: 1,
  sealed: 1,
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
  if (kind === "seen") return seenByAll(chosen);
  const [first, second] = chosen.ingredients;
  if (!first) return null;
  if (INGREDIENTS_ASKED[kind] !== 1 && !second) return null;
  const pair: Pair = [first, second ?? first];
  const { potion, quality, colour, sign, formula } = chosen;
  if (kind === "sold") return potion && quality ? { sold: pair, order: potion, quality } : null;
  if (kind === "mix") return potion ? { mix: pair, result: potion } : null;
  if (kind === "claim") {
    if (!potion || !chosen.answer) return null;
    // Who debunks as a master shows both ingredients.
    return chosen.answer === "yes" ? { mix: pair, result: potion, all: true } : { not: pair, result: potion };
  }
  if (kind === "aspect") return colour && sign ? { aspect: first, colour, sign } : null;
  if (kind === "one") return colour && sign ? { one: [...chosen.ingredients], colour, sign } : null;
  if (kind === "theory") return formula ? theory(first, formula, chosen) : null;
  if (kind === "sealed") return sealed(first, chosen);
  const seen = seenBy(chosen);
  if (!seen) return null;
  return kind === "glimpsed" ? { glimpsed: first, ...seen } : { two: [...chosen.ingredients], ...seen };
}

function seenBy({ sight, potion, quality }: Chosen): Seen | null {
  if (!potion) return null;
  if (sight !== "sale") return { result: potion };
  return quality ? { order: potion, quality } : null;
}

function seenByAll(chosen: Chosen): Fact | null {
  const seen = seenBy(chosen);
  return seen && { seen: chosen.sight, ...seen, ...(chosen.by ? { by: chosen.by } : {}) };
}

function sealed(ingredient: Ingredient, { by, seal }: Chosen): Fact | null {
  if (by === null) return null;
  return { sealed: ingredient, by, ...(seal === null ? {} : { seal }) };
}

function theory(ingredient: Ingredient, formula: number, { by, belief, seal }: Chosen): Fact | null {
  const laid = seal === null ? {} : { seal };
  if (by === ME) return { published: ingredient, formula, by, ...laid };
  if (by === null || belief === null) return null;
  return { theory: ingredient, formula, weight: BELIEFS[belief], ...laid, ...(by ? { by } : {}) };
}
