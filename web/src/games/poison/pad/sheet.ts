/** A count of Poison as it is entered: the rounds that are done, and the one under way. */
import type { Colour } from "../../../generated/poison";
import { COLOURS } from "../cards";

/** What somebody took in a round. */
export type Pile = Partial<Record<Colour, number>>;

/** As `retorta score` reads it. */
export interface Written {
  players: string[];
  options: Record<string, string>;
  rounds: Pile[][];
}

export interface Sheet extends Written {
  /** What is entered of a round; `null` once the last one is done. */
  draft: Pile[] | null;
}

/** The options that change the count. */
export const COUNTED = ["rulebook", "hand", "aside"];

export function nothing(players: readonly string[]): Pile[] {
  return players.map(() => ({}));
}

/** What is asked of the engine: the round under way counts as if it were done. */
export function asWritten({ players, options, rounds, draft }: Sheet, withDraft: boolean): Written {
  return { players, options, rounds: withDraft && draft ? [...rounds, draft] : rounds };
}

export function isSheet(found: unknown): found is Sheet {
  const sheet = (found ?? {}) as Partial<Sheet>;
  if (!Array.isArray(sheet.players) || !sheet.players.every((name) => typeof name === "string")) return false;
  if (typeof sheet.options !== "object" || !Array.isArray(sheet.rounds)) return false;
  const seats = sheet.players.length;
  return [...sheet.rounds, ...(sheet.draft ? [sheet.draft] : [])].every(
    (piles) => Array.isArray(piles) && piles.length === seats && piles.every(isPile),
  );
}

function isPile(found: unknown): boolean {
  if (typeof found !== "object" || found === null) return false;
  return Object.entries(found).every(
    ([colour, count]) => (COLOURS as readonly string[]).includes(colour) && Number.isInteger(count),
  );
}
