/** What the parts of a table share without handing it down by hand. */
import { getContext, setContext } from "svelte";
import type { Choice } from "./choice.svelte";
import type { Travels } from "./flight.svelte";
import type { Data } from "./vocabulary";
import type { Speaker } from "./words.svelte";

const CHOICE = Symbol("choice");
const SPEAKER = Symbol("speaker");
const TRAVELS = Symbol("travels");
const NOTEBOOK = Symbol("notebook");

/** The choice of who sits here; none where a table is only looked at. */
export function seatedChoice(): Choice | null {
  return getContext<Choice | null>(CHOICE) ?? null;
}

export function seatChoice(choice: Choice | null): void {
  setContext(CHOICE, choice);
}

/** A function, since the speaker changes when somebody sits down under another name. */
export function seatedSpeaker(): () => Speaker {
  return getContext<() => Speaker>(SPEAKER);
}

export function seatSpeaker(speaker: () => Speaker): void {
  setContext(SPEAKER, speaker);
}

/** What lately came from where; nothing where nothing happens, as in an example. */
export function seatedTravels(): Travels | null {
  return getContext<Travels | undefined>(TRAVELS) ?? null;
}

export function seatTravels(travels: Travels): Travels {
  setContext(TRAVELS, travels);
  return travels;
}

type Write = (written: Data) => void;

/** Writes into the notebook of who sits here; none where a table is only looked at. */
export function seatedNotebook(): Write | null {
  return getContext<Write | undefined>(NOTEBOOK) ?? null;
}

export function seatNotebook(write: Write): void {
  setContext(NOTEBOOK, write);
}

const READER = Symbol("reader");

/** Opens the rules beside the table, at a section. */
export function seatReader(read: (section: string) => void): void {
  setContext(READER, read);
}

export function seatedReader(): ((section: string) => void) | null {
  return getContext<((section: string) => void) | undefined>(READER) ?? null;
}
