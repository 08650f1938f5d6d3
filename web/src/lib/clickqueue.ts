/** Taps that come while the last entry is being written wait for it: each finds what the one before has left. */
import { tick } from "svelte";
import { keeping } from "./keeping.svelte";

const TAPPED = "a, button, input, label, summary";
const waiting: HTMLElement[] = [];

/** For every click, before anybody else hears of it. */
export function queueClick(event: MouseEvent): void {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement>(TAPPED) : null;
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!found || !event.isTrusted || !isPlain || (!keeping.isWriting && waiting.length === 0)) return;
  event.preventDefault();
  event.stopPropagation();
  waiting.push(found);
  if (waiting.length === 1) void clickQueued();
}

async function clickQueued(): Promise<void> {
  for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
    await keeping.settled();
    await tick();
    // What is gone from the page was meant for the entry before: a double tap enters once.
    if (next.isConnected) next.click();
    waiting.shift();
  }
}
