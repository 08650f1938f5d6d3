/** A file for an option of a game, made by one page of this device and taken by the page of a new table. */
import { keeping } from "./keeping.svelte";
import { kept } from "./kept.svelte";

function fileOf(game: string, option: string) {
  return kept<string>(`own-${game}-${option}`, "", (found) => typeof found === "string");
}

export function handOver(game: string, option: string, text: string): Promise<void> {
  return fileOf(game, option).set(text);
}

export async function handedOver(game: string, option: string): Promise<string> {
  await keeping.open();
  return fileOf(game, option).value;
}
