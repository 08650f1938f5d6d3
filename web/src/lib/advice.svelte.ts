/** A hint: asked for, waited for, shown until the question is another or somebody puts it away. */
import { api } from "./api";
import type { Choice } from "./choice.svelte";
import type { Hint } from "../generated/wire";

export class Advice {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Why there is none. */
  problem = $state.raw<unknown>(null);
  #choice: Choice;
  /** Which question it is about: an answer to an earlier one is not shown. */
  #question = 0;

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  get isOpen(): boolean {
    return this.hint !== null || this.problem !== null;
  }

  /** Ask what a seat of mine should play. */
  ask(table: string, seat: number): void {
    if (this.thinking) return;
    this.dismiss();
    this.thinking = true;
    const question = this.#question;
    api.hint(table, seat).then(
      (hint) => {
        if (question !== this.#question) return;
        this.hint = hint;
        this.thinking = false;
        this.#choice.hinted = hint.best.targets;
      },
      (problem: unknown) => {
        if (question !== this.#question) return;
        this.problem = problem;
        this.thinking = false;
      },
    );
  }

  dismiss(): void {
    this.#question += 1;
    this.hint = null;
    this.problem = null;
    this.thinking = false;
    this.#choice.hinted = [];
  }
}
