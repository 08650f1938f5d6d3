/** Why something did not work, in sentences. */
import { Declined } from "./api";
import { Speaker, say } from "./words.svelte";
import type { Refused } from "../generated/wire";

const house = new Speaker("", {}, []);

/** A sentence for each thing that is wrong; what is wrong twice in the same words is said once. */
export function sentences(problem: unknown): string[] {
  if (!(problem instanceof Declined)) return [say("web-went-wrong")];
  const { error, parts } = problem.refusal;
  const several = error === "several" ? (parts["errors"] as Partial<Refused>[]) : [problem.refusal];
  return [...new Set(several.map((each) => house.refusal(each)))];
}

export function sentence(problem: unknown): string {
  return sentences(problem).join(" ");
}
