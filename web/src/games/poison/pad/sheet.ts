/**
 * A count of Poison as it is entered: the rounds that are done, the one under way, one that is being
 * corrected, and the place that the next number goes to. Every tap makes a new sheet of the last one,
 * so that a step back takes back the number and the place.
 */
import type { Colour } from "../../../generated/poison";
import { COLOURS } from "../cards";

/** What somebody took in a round; a colour that is not there is not entered, and not taken once the round is done. */
export type Pile = Partial<Record<Colour, number>>;

/** A round of which nobody enters the cards; `null` is not entered yet. */
export interface PointsAlone {
  points: (number | null)[];
}

export type Round = Pile[] | PointsAlone;
export type Way = "cards" | "points";

/** As `retorta score` reads it. */
export interface Written {
  players: string[];
  options: Record<string, string>;
  rounds: Round[];
  /** Who dealt first, from one; nobody said so while it is not there. */
  dealer?: number;
}

export interface Sheet extends Written {
  /** What is entered of a round; `null` once the last one is done. */
  draft: Round | null;
  /** Counted through the round that is open. Older editions did not keep it. */
  place?: number;
  /** A round that is done and looked through again, counted from nought, and what is entered of it. */
  opened?: { round: number; entry: Round } | null;
}

export function begun(players: string[], options: Record<string, string>): Sheet {
  return { players, options, rounds: [], draft: nothing(players, "cards") };
}

export function nothing(players: readonly string[], way: Way): Round {
  return way === "cards" ? players.map(() => ({})) : { points: players.map(() => null) };
}

export function wayOf(round: Round): Way {
  return Array.isArray(round) ? "cards" : "points";
}

/** The round that numbers go to, if any. */
export function openOf({ draft, opened }: Sheet): Round | null {
  return opened?.entry ?? draft;
}

/** What is entered, place by place: player by player, and of each colour by colour. */
export function entriesOf(round: Round): (number | null)[] {
  if (!Array.isArray(round)) return round.points;
  return round.flatMap((pile) => COLOURS.map((colour) => pile[colour] ?? null));
}

/** Where the next number goes to. */
export function placeOf(sheet: Sheet): number {
  const entries = entriesOf(openOf(sheet) ?? []);
  if (sheet.place !== undefined && sheet.place < entries.length) return sheet.place;
  return Math.max(0, entries.indexOf(null));
}

export function choose(sheet: Sheet, place: number): Sheet {
  return { ...sheet, place };
}

/** Write a number, and go on to the next place. */
export function write(sheet: Sheet, number: number): Sheet {
  const round = openOf(sheet);
  if (round === null) return sheet;
  const entries = entriesOf(round);
  const place = placeOf(sheet);
  const written = entries.map((each, at) => (at === place ? number : each));
  return { ...withOpen(sheet, roundOf(round, written)), place: Math.min(place + 1, entries.length - 1) };
}

/** Whatever is still empty is none: said by a tap, and never by silence. */
export function fill(sheet: Sheet): Sheet {
  const round = openOf(sheet);
  if (round === null) return sheet;
  return withOpen(sheet, filled(round));
}

/** Enter the open round another way; what was entered is taken back by a step. */
export function switchTo(sheet: Sheet, way: Way): Sheet {
  return { ...withOpen(sheet, nothing(sheet.players, way)), place: 0 };
}

/** The open round is counted: the next one begins, if there is one. */
export function finish(sheet: Sheet, toPlay: number): Sheet {
  const { opened, draft, ...others } = sheet;
  if (opened) {
    const rounds = sheet.rounds.map((round, at) => (at === opened.round ? opened.entry : round));
    return leave({ ...sheet, rounds });
  }
  if (draft === null) return sheet;
  const rounds = [...sheet.rounds, draft];
  const next = rounds.length < toPlay ? nothing(sheet.players, wayOf(draft)) : null;
  return { ...others, rounds, draft: next, place: 0 };
}

/** Look through a round that is done. What was not entered there was not taken. */
export function open(sheet: Sheet, round: number): Sheet {
  const found = sheet.rounds[round];
  return found ? { ...sheet, opened: { round, entry: filled(found) }, place: 0 } : sheet;
}

/** Leave it as it was. */
export function leave(sheet: Sheet): Sheet {
  const { opened: _opened, place: _place, ...others } = sheet;
  return others;
}

/** What is asked of the engine: the round that is open counts as if it were done. */
export function asWritten({ players, options, rounds, dealer, draft, opened }: Sheet, withOpen: boolean): Written {
  const written = { players, options, ...(dealer === undefined ? {} : { dealer }) };
  if (!withOpen) return { ...written, rounds };
  if (opened)
    return { ...written, rounds: rounds.map((each, at) => (at === opened.round ? filled(opened.entry) : each)) };
  return { ...written, rounds: draft ? [...rounds, filled(draft)] : rounds };
}

export function isSheet(found: unknown): found is Sheet {
  if (!isWritten(found)) return false;
  const { players, draft, opened }: Partial<Sheet> & Written = found;
  const open = [draft, opened?.entry].filter((round) => round !== null && round !== undefined);
  return open.every((round) => isRound(round, players.length));
}

export function isWritten(found: unknown): found is Written {
  const sheet = (found ?? {}) as Partial<Written>;
  if (!Array.isArray(sheet.players) || !sheet.players.every((name) => typeof name === "string")) return false;
  if (typeof sheet.options !== "object" || !Array.isArray(sheet.rounds)) return false;
  const seats = sheet.players.length;
  return sheet.rounds.every((round) => isRound(round, seats));
}

function withOpen(sheet: Sheet, round: Round): Sheet {
  return sheet.opened ? { ...sheet, opened: { ...sheet.opened, entry: round } } : { ...sheet, draft: round };
}

function filled(round: Round): Round {
  return roundOf(
    round,
    entriesOf(round).map((each) => each ?? 0),
  );
}

function roundOf(like: Round, entries: readonly (number | null)[]): Round {
  if (!Array.isArray(like)) return { points: [...entries] };
  return like.map((_, seat) => {
    const pile = entries.slice(seat * COLOURS.length, (seat + 1) * COLOURS.length);
    return Object.fromEntries(COLOURS.flatMap((colour, at) => (pile[at] == null ? [] : [[colour, pile[at]]])));
  });
}

function isRound(found: unknown, seats: number): boolean {
  if (Array.isArray(found)) return found.length === seats && found.every(isPile);
  const { points } = (found ?? {}) as Partial<PointsAlone>;
  return (
    Array.isArray(points) && points.length === seats && points.every((each) => each === null || Number.isInteger(each))
  );
}

function isPile(found: unknown): boolean {
  if (typeof found !== "object" || found === null) return false;
  return Object.entries(found).every(
    ([colour, count]) => (COLOURS as readonly string[]).includes(colour) && Number.isInteger(count),
  );
}
