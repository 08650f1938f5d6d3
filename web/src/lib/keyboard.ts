/**
 * Ways through a table by keys: every place that matters can be gone to at once, and so can the
 * next thing that may be chosen.
 *
 * A table marks its headings with `data-stop`; a view that may be closed is a `data-page`, and what
 * opens it the `data-view` of the same name. What may be chosen has `data-may`. Keys are Alt with a letter, taken by its place
 * on the keyboard whatever the alphabet: screen readers keep plain letters and other modifiers
 * for themselves, and none of these opens a menu.
 */
import { tick } from "svelte";
import { motionless } from "./settings.svelte";

/** Which key leads to which stop; a table need not have all of them. */
export const STOPS = {
  KeyQ: "question",
  KeyC: "hand",
  KeyP: "player",
  KeyM: "middle",
  KeyL: "own",
} as const;

/** Which key goes to what may be chosen: on, and back. */
export const CHOICES = { KeyJ: 1, KeyK: -1 } as const;

/** Which key asks what. */
export const QUESTIONS = { KeyN: "changes", KeyR: "standing" } as const;

export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

/** Whether somebody is writing, so that every key is theirs. */
export function isTyping(event: Event): boolean {
  return event.target instanceof Element && event.target.matches("input, textarea, select, [contenteditable]");
}

/** The key that was pressed with Alt alone; AltGr writes letters and is none. */
export function pressedWithAlt(event: KeyboardEvent): string | null {
  const others = event.ctrlKey || event.metaKey || event.shiftKey || event.getModifierState("AltGraph");
  return event.altKey && !others ? event.code : null;
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** The next after the one that has the focus, or comes before it in the page; round and round. */
function following(found: readonly HTMLElement[], step: number): HTMLElement | undefined {
  const here = document.activeElement;
  const at = here ? found.indexOf(here as HTMLElement) : -1;
  if (at >= 0) return found.at((at + step) % found.length);
  const isLater = (each: HTMLElement): boolean =>
    here !== null && (here.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return step > 0 ? (found.find(isLater) ?? found[0]) : (found.findLast((each) => !isLater(each)) ?? found.at(-1));
}

/** Go to a place of the table; where there are several of the kind, to the next of them. */
export async function goTo(stop: string): Promise<void> {
  const stops = all(`[data-stop="${stop}"]`);
  const open = stops.filter((each) => each.checkVisibility());
  // Who is at one of them goes on through all, also through views that are closed.
  const isThere = stops.includes(document.activeElement as HTMLElement);
  const next = following(isThere || open.length === 0 ? stops.filter(canBeSeen) : open, 1);
  if (next && !next.checkVisibility()) {
    openerOf(next)?.click();
    await tick();
  }
  next?.focus();
}

/** Bring a thing that may be chosen to where it is seen, in another view if it lies there, and go to it. */
export async function showThing(target: string): Promise<void> {
  const lying = all(`[data-target="${CSS.escape(target)}"]`);
  const thing = lying.find((each) => each.checkVisibility()) ?? lying[0];
  if (!thing) return;
  if (!thing.checkVisibility()) {
    openerOf(thing)?.click();
    await tick();
  }
  thing.scrollIntoView({ block: "center", inline: "center", behavior: motionless() ? "auto" : "smooth" });
  thing.focus({ preventScroll: true });
}

function openerOf(heading: HTMLElement): HTMLElement | null {
  const page = heading.closest<HTMLElement>("[data-page]")?.dataset["page"];
  return page === undefined ? null : document.querySelector<HTMLElement>(`[data-view="${page}"]`);
}

function canBeSeen(heading: HTMLElement): boolean {
  return heading.checkVisibility() || openerOf(heading) !== null;
}

/** Go to the next thing that may be chosen; what stands in the question line and on the table, once. */
export function goToChoice(step: number): void {
  const shown = all("[data-may]").filter((each) => each.checkVisibility());
  const lying = new Set(shown.flatMap((each) => each.dataset["target"] ?? []));
  following(
    shown.filter((each) => !lying.has(each.dataset["choice"] ?? "")),
    step,
  )?.focus();
}

/** Where the headings of this table lead, for who asks which keys there are. */
export function stopsHere(): { key: string; name: string }[] {
  return Object.entries(STOPS).flatMap(([code, stop]) => {
    const heading = document.querySelector<HTMLElement>(`[data-stop="${stop}"]`);
    return heading ? [{ key: code.replace("Key", ""), name: heading.dataset["stopName"] ?? heading.innerText }] : [];
  });
}
