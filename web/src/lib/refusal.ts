/** Why something did not work, as one sentence. */
import { Declined } from "./api";
import { Speaker, say } from "./words.svelte";

const house = new Speaker("", {}, []);

export function sentence(problem: unknown): string {
  if (problem instanceof Declined) return house.refusal(problem.refusal);
  return say("web-went-wrong");
}
