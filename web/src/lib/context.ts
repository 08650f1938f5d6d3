/** What the parts of a table share without handing it down by hand. */
import { createContext } from "svelte";
import type { Choice } from "./choice.svelte";
import type { Told } from "./told.svelte";
import type { Travels } from "./travel.svelte";
import type { Data } from "./vocabulary";
import type { Speaker } from "./words.svelte";

/** A function, since the speaker changes when somebody sits down under another name. */
export const [seatedSpeaker, seatSpeaker] = createContext<() => Speaker>();

/** The choice of who sits here; none where a table is only looked at. */
export const [seatedChoice, seatChoice] = createOptional<Choice | null>();

/** What the choices of who sits here bring; none where a table is only looked at. */
export const [seatedTold, seatTold] = createOptional<Told>();

/** What lately came from where; nothing where nothing happens, as in an example. */
export const [seatedTravels, seatTravels] = createOptional<Travels>();

/** Writes into the notebook of who sits here; none where a table is only looked at. */
export const [seatedNotebook, seatNotebook] = createOptional<(written: Data) => void>();

/** Opens the rules beside the table, at a section. */
export const [seatedReader, seatReader] = createOptional<(section: string) => void>();

/** A context that some pages do without. */
function createOptional<T>(): [() => T | null, (shared: T) => T] {
  const [get, set, isSet] = createContext<T>();
  return [() => (isSet() ? get() : null), set];
}
