/** Every game's help at a real table, fetched when it is opened; tables do without this list. */
import type { Component } from "svelte";
import { words } from "../lib/words.svelte";

const pages = import.meta.glob<{ default: Component }>("./*/Companion.svelte");
const toolPages = import.meta.glob<{ default: Component }>("./*/companion/*.svelte");

/** What a tool was called in addresses that people may have kept. */
const BEFORE: Readonly<Record<string, string>> = { lesson: "school" };

/** All of it, for who wants to have it before the network goes. */
export const everyTool: (() => Promise<unknown>)[] = [pages, toolPages].flatMap((parts) => Object.values(parts));

/** The tools of a game for a real table: a file each, `ScorePad.svelte` is `score-pad`. */
export function tools(game: string): string[] {
  const found = Object.keys(toolPages).filter((path) => path.startsWith(`./${game}/`));
  return found.map((path) => kebab(path.replace(/^.*\/|\.svelte$/g, "")));
}

/** The games that help at a real table. */
export const companions: readonly string[] = [
  ...new Set([...Object.keys(pages), ...Object.keys(toolPages)].map((path) => path.split("/")[1] ?? "")),
].sort();

/** The words that its pages need. */
export function booksOf(game: string): string[] {
  return ["companion", "shelf", ...(companions.includes(game) ? [game, `${game}.companion`] : [])];
}

/** A tool, or a game's start screen; `null` where there is no page of its own. */
export function pageOf(game: string, tool: string): Promise<Component | null> {
  return tool ? openTool(game, tool) : openCompanion(game);
}

/** Fetch a page and its words beside those of the house: a phone at a table is taken up for one question. */
export function fetchAhead(game: string, tool: string): void {
  // What does not come is told by the page itself.
  void pageOf(game, tool).catch(() => undefined);
  words
    .known()
    .then(() => words.openAll(booksOf(game)))
    .catch(() => undefined);
}

/** A game's own start screen; without one its tools are listed. */
async function openCompanion(game: string): Promise<Component | null> {
  return (await pages[`./${game}/Companion.svelte`]?.())?.default ?? null;
}

async function openTool(game: string, tool: string): Promise<Component | null> {
  const name = pascal(BEFORE[tool] ?? tool);
  const found = Object.keys(toolPages).find((path) => path === `./${game}/companion/${name}.svelte`);
  return found === undefined ? null : ((await toolPages[found]?.())?.default ?? null);
}

function kebab(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
