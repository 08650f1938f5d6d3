/** What the engine says of something that changes while it is entered: the last answer counts. */
import { sentences } from "./refusal";

export class Answer<T> {
  /** Of what was asked last, or of what was asked before while that is counted. */
  told = $state.raw<T | null>(null);
  /** Why what was asked last was refused, a sentence for each thing that is wrong. */
  problems = $state.raw<readonly string[]>([]);
  /** Whether the answer to what was asked last is still to come. */
  isAsked = $state(false);

  /** *ask* is asked again whenever something it reads has changed; `null` asks nothing. */
  constructor(ask: () => Promise<T> | null) {
    $effect(() => {
      let over = false;
      const asked = ask();
      this.isAsked = asked !== null;
      if (asked === null) {
        this.told = null;
        this.problems = [];
      }
      asked?.then(
        (told) => {
          if (over) return;
          [this.told, this.problems, this.isAsked] = [told, [], false];
        },
        (why: unknown) => {
          if (!over) [this.problems, this.isAsked] = [sentences(why), false];
        },
      );
      return () => (over = true);
    });
  }
}
