/** The last line of a table's chat that could be read here, kept for the next visit. */
import type { ChatLine } from "../generated/wire";
import { memory } from "./settings.svelte";

export class ChatRead {
  #lines: () => readonly ChatLine[];
  #last = $state(-1);

  /** *isRead*: whether the lines can be seen now. */
  constructor(table: string, lines: () => readonly ChatLine[], isRead: () => boolean) {
    this.#lines = lines;
    this.#last = Number(memory.kept(`heard-${table}`) ?? -1);
    $effect(() => {
      const last = lines().at(-1)?.number ?? -1;
      if (last <= this.#last || !isRead()) return;
      this.#last = last;
      memory.keep(`heard-${table}`, String(last));
    });
  }

  /** How many lines of others came since. */
  unheard(mine: readonly number[]): number {
    const later = this.#lines().filter((line) => line.number > this.#last);
    return later.filter((line) => line.seat === null || !mine.includes(line.seat)).length;
  }
}
