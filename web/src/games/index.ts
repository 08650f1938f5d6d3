/** Every game's table, fetched when it is opened. A game without a drawn one gets the plain table. */
import type { Component } from "svelte";
import type { Data, Vocabulary } from "../lib/vocabulary";
import type { TableInfo, ViewMessage } from "../lib/wire";

export interface TableProps {
  view: Data;
  message: ViewMessage | null;
  info: TableInfo | null;
}

export interface SheetProps {
  view: Data;
  points: number[];
  winners: number[];
}

export interface Room {
  Table: Component<TableProps>;
  Sheet: Component<SheetProps> | null;
  vocabulary: Vocabulary;
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
export interface Lesson {
  Example: Component<{ section: string }> | null;
  vocabulary: Vocabulary;
}

const tables = import.meta.glob<{ default: Component<TableProps> }>("./*/Table.svelte");
const sheets = import.meta.glob<{ default: Component<SheetProps> }>("./*/Sheet.svelte");
const examples = import.meta.glob<{ default: Component<{ section: string }> }>("./*/Example.svelte");
const settings = import.meta.glob<Settings>("./*/Settings.svelte");
const vocabularies = import.meta.glob<{ vocabulary: Vocabulary }>("../generated/*.ts");

/** A game that has no table, or whose table cannot be fetched, is played as a plain one. */
async function drawn(game: string): Promise<{ default: Component<TableProps> }> {
  const table = await tables[`./${game}/Table.svelte`]?.().catch(() => null);
  return table ?? import("../parts/PlainTable.svelte");
}

export async function openRoom(game: string): Promise<Room> {
  const [Table, Sheet, words] = await Promise.all([
    drawn(game),
    sheets[`./${game}/Sheet.svelte`]?.(),
    vocabularies[`../generated/${game}.ts`]?.(),
  ]);
  return { Table: Table.default, Sheet: Sheet?.default ?? null, vocabulary: words?.vocabulary ?? {} };
}

export async function openLesson(game: string): Promise<Lesson> {
  const [Example, words] = await Promise.all([
    examples[`./${game}/Example.svelte`]?.(),
    vocabularies[`../generated/${game}.ts`]?.(),
  ]);
  return { Example: Example?.default ?? null, vocabulary: words?.vocabulary ?? {} };
}

export async function openSettings(game: string): Promise<Settings | null> {
  return (await settings[`./${game}/Settings.svelte`]?.()) ?? null;
}
