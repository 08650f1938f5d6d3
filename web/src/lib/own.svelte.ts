/** A file for an option of a game, made by one page of this device and taken by the page of a new table. */
import { kept } from "./kept.svelte";

function held(game: string, option: string) {
  return kept<string>(`own-${game}-${option}`, "", (found) => typeof found === "string");
}

export function handOver(game: string, option: string, text: string): void {
  held(game, option).value = text;
}

export function handedOver(game: string, option: string): string {
  return held(game, option).value;
}
