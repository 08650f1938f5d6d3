/** What each choice brings, as it is told of one view; see docs/wire.md. */
import type { Effect, TellsShown } from "../generated/wire";

export interface Told {
  /** What concerns the question as a whole. */
  question: readonly Effect[];
  /** What each move of the view brings, in the order of its moves. */
  moves: readonly (readonly Effect[])[];
}

/** Moves that bring the same share one list. */
export function toldOf({ question, brings, which }: TellsShown): Told {
  return { question, moves: which.map((place) => brings[place] ?? []) };
}
