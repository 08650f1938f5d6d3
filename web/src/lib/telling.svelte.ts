/** The answer to what was last asked at the table, for eyes and ears. */
import { tick } from "svelte";

export class Telling {
  said = $state("");

  /** Said again, the same words are news again. */
  async say(told: string): Promise<void> {
    this.said = "";
    await tick();
    this.said = told;
  }
}
