/** What the engine says of something that changes while it is entered: the last answer counts. */
import { sentences } from "./refusal";

export class Answer<T> {
  /** Of what was asked last, or of what was asked before while that is counted. */
  told = $state.raw<T | null>(null);
  #refused = $state.raw<unknown>(null);
  /** Why what was asked last was refused, a sentence for each thing that is wrong. */
  readonly problems: readonly string[] = $derived(this.#refused === null ? [] : sentences(this.#refused));
  /** Whether the answer to what was asked last is still to come. */
  isPending = $state(false);

  /** *ask* is asked again whenever something it reads has changed; `null` asks nothing. */
  constructor(ask: () => Promise<T> | null) {
    $effect(() => {
      let over = false;
      const answer = ask();
      this.isPending = answer !== null;
      if (answer === null) {
        this.told = null;
        this.#refused = null;
      }
      answer?.then(
        (told) => {
          if (over) return;
          [this.told, this.#refused, this.isPending] = [told, null, false];
        },
        (why: unknown) => {
          if (!over) [this.#refused, this.isPending] = [why, false];
        },
      );
      return () => (over = true);
    });
  }
}
