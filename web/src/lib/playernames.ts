/** Who sat at a real table last time: the names are there already when the next pad is begun. */
import { kept } from "./kept.svelte";

const USUAL = 4;
const isNames = (found: unknown): boolean => Array.isArray(found) && found.every((name) => typeof name === "string");

export const playerNames = kept<string[]>(
  "players",
  Array.from({ length: USUAL }, () => ""),
  isNames,
);
