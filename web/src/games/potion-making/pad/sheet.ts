/** A count of Potion-Making as it is entered, and as `retorta score` reads it. */
import type { Recipe } from "../../../generated/companion/potion-making";

/** Who (from one) brought new elements, or built a recipe from whose. */
export interface Turn {
  player: number;
  elements?: number;
  recipe?: Recipe;
  from?: number[];
}

export interface LastCount {
  elements: number;
  recipes: Recipe[];
  halves: number;
}

/** Either as the game goes, or only at its end. */
export type Sheet = { players: string[] } & ({ turns: Turn[] } | { counts: LastCount[] });

export function isSheet(found: unknown): found is Sheet {
  const sheet = (found ?? {}) as { players?: unknown; turns?: unknown; counts?: unknown };
  if (!Array.isArray(sheet.players) || !sheet.players.every((name) => typeof name === "string")) return false;
  if ("turns" in sheet) return Array.isArray(sheet.turns) && sheet.turns.every((turn) => hasNumbers(turn, "player"));
  return (
    Array.isArray(sheet.counts) &&
    sheet.counts.length === sheet.players.length &&
    sheet.counts.every(
      (count) => hasNumbers(count, "elements", "halves") && Array.isArray((count as LastCount).recipes),
    )
  );
}

function hasNumbers(found: unknown, ...names: string[]): boolean {
  return (
    typeof found === "object" &&
    found !== null &&
    names.every((name) => Number.isInteger((found as Record<string, unknown>)[name]))
  );
}
