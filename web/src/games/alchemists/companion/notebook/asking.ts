/** What is asked for each kind of fact, and the fact that comes of the answers. */
import type { Colour } from "../../things";
import { BELIEFS, ME, type Belief, type Fact, type Pair, type Seen, type Sight, type Sign } from "./notes";
import type { Ingredient, Potion, Quality, Seal } from "../../../../generated/alchemists";
import type { Followed } from "../../../../generated/companion/alchemists";

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

/** What lies on the board of theories, by what is noted so far: the engine says. */
export type Books = Pick<Followed, "board" | "to_turn_up">;

/** Whose seals on a fallen theory were opened and are not noted yet; `null` of a theory that stands. */
export function toTurnUp(books: Books | null, ingredient: Ingredient): readonly string[] | null {
  if (books === null) return [];
  return books.board[ingredient] === null ? books.to_turn_up[ingredient] : null;
}

/** What was half entered when its page was left, until it is entered or something else is begun. */
export let left: { readonly kind: Kind | null; readonly chosen: Chosen } = { kind: null, chosen: NOTHING_CHOSEN };

export function leaveHalf(kind: Kind | null, chosen: Chosen): void {
  left = { kind, chosen };
}

/** How many ingredients a kind speaks of at most; without an end, two or more. */
export const INGREDIENTS_WANTED: Record<Kind, number> = {
  seen: 0,
  mix: 2,
  sold: 2,
  claim: 2,
  glimpsed: 1,
  aspect: 1,
  theory: 1,
  sealed: 1,
  two: Infinity,
  one: Infinity,
};

/** The fact, once everything is tapped that it needs. */
export function factOf(kind: Kind, chosen: Chosen, books: Books | null): Fact | null {
  if (kind === "seen") return seenByAll(chosen);
  const [first, second] = chosen.ingredients;
  if (!first) return null;
  if (INGREDIENTS_WANTED[kind] !== 1 && !second) return null;
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
  if (kind === "sealed") return sealed(first, chosen, books);
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

function sealed(ingredient: Ingredient, { by, seal }: Chosen, books: Books | null): Fact | null {
  if (by === null) return null;
  // Of a fallen theory it is noted which seal was opened, and nothing else.
  if (toTurnUp(books, ingredient) !== null && seal === null) return null;
  return { sealed: ingredient, by, ...(seal === null ? {} : { seal }) };
}

function theory(ingredient: Ingredient, formula: number, { by, belief, seal }: Chosen): Fact | null {
  const laid = seal === null ? {} : { seal };
  if (by === ME) return { published: ingredient, formula, by, ...laid };
  if (by === null || belief === null) return null;
  return { theory: ingredient, formula, weight: BELIEFS[belief], ...laid, ...(by ? { by } : {}) };
}
