/** The answer to what was last asked at the table, for eyes and ears: of the seat that asked. */
import { tick, untrack } from "svelte";

/** A line of an answer, and of whom it speaks. */
export interface AnswerLine {
  seats: readonly number[];
  text: string;
}

/** An answer in one sentence, or in lines. */
export type Answered = string | readonly AnswerLine[];

export class Announcement {
  said = $state("");
  /** What was said, if it has several lines. */
  lines: readonly AnswerLine[] = $state.raw([]);
  #eyes: () => unknown;

  /** What one seat was told goes when the table moves on, another looks, or the curtain is drawn: *eyes* says which. */
  constructor(eyes: () => unknown) {
    this.#eyes = eyes;
    $effect(() => {
      void eyes();
      untrack(() => {
        this.said = "";
        this.lines = [];
      });
    });
  }

  /** Said again, the same words are news again. */
  async say(telling: Answered | Promise<Answered>): Promise<void> {
    const asker = this.#eyes();
    const told = await telling;
    this.said = "";
    this.lines = [];
    await tick();
    if (this.#eyes() !== asker) return;
    this.lines = typeof told === "string" ? [] : told;
    this.said = typeof told === "string" ? told : told.map(({ text }) => text).join(" ");
  }
}
