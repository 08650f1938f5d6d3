/** The words of Alchemists, for its pages at a real table. */
import { Speaker, capital } from "../../../../lib/words.svelte";
import { vocabulary } from "../../../../generated/alchemists";
import { seatSpeaker } from "../../../../lib/context";

export const speaker = new Speaker("alchemists", vocabulary, []);

/** Let the drawings of the game find it; called while a page is made. */
export function speak(): void {
  seatSpeaker(() => speaker);
}

/** The name of a thing, as the first word on a button. */
export function named(kind: string, member: string): string {
  return capital(speaker.member(kind, member));
}
