/** The lines of the final count, in the order of the rulebook: at the table, in the companion and on paper. */
import type { ScoreView } from "../../generated/alchemists";

export type Line = Exclude<keyof ScoreView, "total" | "coins">;

const EACH: Record<Line, true> = {
  reputation: true,
  artifacts: true,
  grants: true,
  gold: true,
  seals: true,
  idol: true,
};
export const LINES = Object.keys(EACH) as Line[];
