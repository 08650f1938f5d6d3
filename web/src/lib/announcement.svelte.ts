/** The answer to what was last asked at the table, for eyes and ears: of the seat that asked. */
import { tick, untrack } from "svelte";

export class Announcement {
  said = $state("");
  #eyes: () => unknown;

  /** What one seat was told goes when another looks, or the curtain is drawn: *eyes* says which. */
  constructor(eyes: () => unknown) {
    this.#eyes = eyes;
    $effect(() => {
      void eyes();
      untrack(() => (this.said = ""));
    });
  }

  /** Said again, the same words are news again. */
  async say(telling: string | Promise<string>): Promise<void> {
    const asker = this.#eyes();
    const told = await telling;
    this.said = "";
    await tick();
    if (this.#eyes() === asker) this.said = told;
  }
}
