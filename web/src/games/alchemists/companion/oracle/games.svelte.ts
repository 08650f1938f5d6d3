/** The games of the oracle that this phone keeps: their codes, answers, and what was told. */
import { asker } from "../../../../lib/companion";
import type { Level } from "../../../../generated/alchemists";
import { kept } from "../../../../lib/kept.svelte";
import type {
  AspectSign,
  CodeKind,
  Colour,
  Given,
  Ingredient,
  Opened,
  Potion,
  Quality,
  Questions,
  What,
} from "../../../../generated/companion/alchemists";

export const ask = asker<Questions>("alchemists");

export type { Level };

export interface Game {
  code: string;
  kind: CodeKind;
  promise: string | null;
  level: Level;
  /** When it was opened here, in milliseconds since 1970. */
  begun: number;
  /** Whether the table said that the last round has begun. */
  isLastRound: boolean;
  /** Every answer there is, not to be read in passing. */
  book: string;
  /** Everything that this phone has told. */
  given: Given[];
}

interface Shelf {
  /** The code of the game on the table. */
  open: string;
  /** The youngest first. */
  games: Game[];
}

function fits(found: unknown): boolean {
  const shelf = found as Partial<Shelf> | null;
  return typeof shelf?.open === "string" && Array.isArray(shelf.games);
}

export const shelf = kept<Shelf>("alchemists-oracle", { open: "", games: [] }, fits);

export function openGame(): Game | null {
  return shelf.value.games.find((game) => game.code === shelf.value.open) ?? null;
}

/** A code for eyes that should not read it yet. */
export function masked(code: string): string {
  return code.replaceAll(/[^-]/g, "•");
}

/** Lay a game on the table; the one that lay there stays in the list. */
export function lay(opened: Opened, level: Level | null): Promise<void> {
  const { code, kind, promise } = opened;
  return shelf.change(({ games }) => {
    const before = games.find((game) => game.code === code);
    if (before) return { open: code, games: level ? changed(games, code, { level }) : games };
    const book = btoa(JSON.stringify(opened));
    const game = { code, kind, promise, level: level ?? "apprentice", begun: Date.now(), isLastRound: false, book };
    return { open: code, games: [{ ...game, given: [] }, ...games] };
  });
}

/** Lay one of the games on the table that were played before. */
export function layAgain(code: string): Promise<void> {
  return shelf.change((before) => ({ ...before, open: code }));
}

export function changeGame(code: string, changes: Partial<Game>): Promise<void> {
  return shelf.change((before) => ({ ...before, games: changed(before.games, code, changes) }));
}

function changed(games: readonly Game[], code: string, changes: Partial<Game>): Game[] {
  return games.map((game) => (game.code === code ? { ...game, ...changes } : game));
}

export function forget(code: string): Promise<void> {
  return shelf.change(({ open, games }) => ({
    open: open === code ? "" : open,
    games: games.filter((game) => game.code !== code),
  }));
}

/** What is asked, as far as it has been chosen. */
export interface Choice {
  what: What;
  ingredients: readonly Ingredient[];
  potion: Potion | null;
  colour: Colour | null;
}

/** An answer, and what else the table may need with it. */
export interface Told extends Choice {
  made: Potion | null;
  quality: Quality | null;
  sign: AspectSign | null;
  isTrue: boolean;
  isUnwelcome: boolean;
}

/** Note that an answer was given, and then give it; it was worked out when the game was opened. */
export async function tell(game: Game, choice: Choice): Promise<Told | null> {
  const found = looked(game, choice);
  if (found === null) return null;
  const { told, given } = found;
  await shelf.change((before) => {
    const games = before.games.map((each) =>
      each.code === game.code ? { ...each, given: [...each.given, given] } : each,
    );
    return { ...before, games };
  });
  return told;
}

function looked(game: Game, choice: Choice): { told: Told; given: Given } | null {
  const book = JSON.parse(atob(game.book)) as Opened;
  const { what, ingredients, potion, colour } = choice;
  const [first, second] = ingredients;
  const told: Told = { ...choice, made: null, quality: null, sign: null, isTrue: false, isUnwelcome: false };
  if (first === undefined) return null;
  let answer: string;
  if (what === "aspect") {
    if (colour === null) return null;
    answer = told.sign = book.aspects[first][colour];
  } else {
    if (second === undefined) return null;
    const made = book.mixes[first][second];
    told.isTrue = made === potion;
    if (what === "sell") {
      if (potion === null) return null;
      answer = told.quality = book.consequences.qualities[made][potion];
    } else if (what === "claim") answer = told.isTrue ? "yes" : "no";
    else {
      answer = told.made = made;
      told.isUnwelcome = book.consequences.unwelcome.includes(made);
    }
  }
  return { told, given: { what, first, second: second ?? null, potion, colour, told: answer } };
}
