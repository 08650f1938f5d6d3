/**
 * Every game's table, fetched when it is opened: one that was built with this client, or the page
 * that a guest brings, or the plain table of words.
 */
import type { Component } from "svelte";
import { api } from "../lib/api";
import { fileAt } from "../lib/base";
import type { Icons } from "../lib/effects";
import { openGuest, type GuestPage } from "../lib/guest";
import type { Moments } from "../lib/stage.svelte";
import type { Data, Vocabulary } from "../lib/vocabulary";
import type { EventLine, Info, ViewShown } from "../generated/wire";

/** A page of a game names the views of its game; the house hands them on as they come. */
export interface TableProps<View = Data, Own = Data> {
  /** What lies open, the same for all. */
  view: View;
  /** What is my seat's own; who only looks on has nothing. */
  own: Own | null;
  /** Every seat's own, where all is open: in a replay. */
  owns?: readonly Own[] | null;
  message: ViewShown | null;
  info: Info | null;
  /** A guest's own page, for a table that is not drawn here. */
  page?: GuestPage | null;
}

export interface SheetProps<View = Data> {
  view: View;
  points: number[];
  winners: number[];
}

export interface Room {
  Table: Component<TableProps>;
  /** Fetched when the game is over. */
  sheet: (() => Promise<{ default: Component<SheetProps> }>) | null;
  page: GuestPage | null;
  vocabulary: Vocabulary;
  /** The log without what lies face down by now. */
  faded: Fading | null;
  /** What is staged when it happens. */
  moments: Moments;
  /** The signs of what choices bring, besides those of every game. */
  icons: Icons;
}

export type Fading = (log: readonly EventLine[], options: Record<string, string>) => EventLine[];

/** What a moment is drawn with, besides who did it and the sentence about it. */
export interface MomentProps<View = Data, Event = Data> {
  event: Event;
  /** What else happened with it. */
  line: Omit<EventLine, "events"> & { events: readonly Event[] };
  view: View;
}

/** Options of a game that want more than a list of values, drawn by the game. */
export interface SettingsProps {
  seats: number;
  options: Record<string, string>;
}

export interface Settings {
  default: Component<SettingsProps, object, "options">;
  /** The options it takes care of. */
  settled: readonly string[];
}

/** The examples of a rules page, drawn. */
export interface Examples {
  Example: Component<{ section: string }> | null;
  vocabulary: Vocabulary;
}

const tables = import.meta.glob<{ default: Component<TableProps> }>("./*/Table.svelte");
const sheets = import.meta.glob<{ default: Component<SheetProps> }>("./*/Sheet.svelte");
const examples = import.meta.glob<{ default: Component<{ section: string }> }>("./*/Example.svelte");
const settings = import.meta.glob<Settings>("./*/Settings.svelte");
const memories = import.meta.glob<{ faded: Fading }>("./*/memory.ts");
const signs = import.meta.glob<{ icons: Icons }>("./*/effects.ts");
const staged = import.meta.glob<{ moments: Moments }>("./*/moments.ts");
const drawings = import.meta.glob<{ default: Component<MomentProps> }>("./*/Moment.svelte");
const vocabularies = import.meta.glob<{ vocabulary: Vocabulary }>("../generated/*.ts");

/** All of it but the companion, for who wants to have it before the network goes. */
export const everyPart: (() => Promise<unknown>)[] = [
  tables,
  sheets,
  examples,
  settings,
  memories,
  signs,
  staged,
  drawings,
  vocabularies,
].flatMap((parts) => Object.values<() => Promise<unknown>>(parts));

type Drawn = Pick<Room, "Table" | "page">;

/** A game that has no table here, or whose table cannot be fetched, is a guest or is told in words. */
async function drawn(game: string): Promise<Drawn> {
  const table = await tables[`./${game}/Table.svelte`]?.().catch(() => null);
  if (table) return { Table: table.default, page: null };
  const shelf = await api.shelf();
  const page = await openGuest(shelf.find((each) => each.id === game)?.page ?? null);
  const { default: Table } = await (page ? import("../parts/GuestTable.svelte") : import("../parts/PlainTable.svelte"));
  return { Table, page };
}

/** How the fields of a game are put into words; of a guest, the server knows. */
async function vocabularyOf(game: string): Promise<Vocabulary> {
  const built = vocabularies[`../generated/${game}.ts`];
  if (built) return (await built()).vocabulary;
  const answer = await fetch(fileAt(`/texts/vocabulary/${game}.json`));
  return answer.ok ? ((await answer.json()) as Vocabulary) : {};
}

export async function openRoom(game: string): Promise<Room> {
  const [table, vocabulary, memory, stage, effects] = await Promise.all([
    drawn(game),
    vocabularyOf(game),
    memories[`./${game}/memory.ts`]?.(),
    staged[`./${game}/moments.ts`]?.(),
    signs[`./${game}/effects.ts`]?.(),
  ]);
  return {
    ...table,
    sheet: sheets[`./${game}/Sheet.svelte`] ?? null,
    vocabulary,
    faded: memory?.faded ?? null,
    moments: stage?.moments ?? {},
    icons: effects?.icons ?? {},
  };
}

/** How the moments of a game are drawn; fetched when the first is staged. */
export async function openMoment(game: string): Promise<Component<MomentProps> | null> {
  return (await drawings[`./${game}/Moment.svelte`]?.())?.default ?? null;
}

export async function openExamples(game: string): Promise<Examples> {
  const [Example, words] = await Promise.all([
    examples[`./${game}/Example.svelte`]?.(),
    vocabularies[`../generated/${game}.ts`]?.(),
  ]);
  return { Example: Example?.default ?? null, vocabulary: words?.vocabulary ?? {} };
}

export async function openSettings(game: string): Promise<Settings | null> {
  return (await settings[`./${game}/Settings.svelte`]?.()) ?? null;
}
