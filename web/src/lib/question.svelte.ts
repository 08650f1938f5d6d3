/** What the table asks becomes a choice; one that is half made stays while the question does. */
import { untrack } from "svelte";
import type { ViewShown } from "../generated/wire";
import type { Advice } from "./advice.svelte";
import type { Choice } from "./choice.svelte";

export function followQuestion(view: () => ViewShown | null, choice: Choice, advice: Advice): void {
  let before: ViewShown | null = null;
  $effect(() => {
    const now = view();
    if (!now) return;
    const isSame = before !== null && isSameQuestion(before, now);
    before = now;
    if (isSame) return;
    untrack(() => {
      choice.ask(now.moves, now.refused);
      advice.dismiss();
    });
  });
}

/**
 * A jotting brings a view, and so does what others choose at the same time, but no new
 * question: what is half chosen stays, and so does a hint.
 */
function isSameQuestion(before: ViewShown, now: ViewShown): boolean {
  if (now.seat !== before.seat || now.question !== before.question) return false;
  const moved =
    now.number > before.number && (now.moves.length === 0 || now.events.some((happened) => happened.by === now.seat));
  return !moved && JSON.stringify([now.moves, now.refused]) === JSON.stringify([before.moves, before.refused]);
}
