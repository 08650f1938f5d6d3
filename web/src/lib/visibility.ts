/** Whether a thing can be seen, and what one should look at is brought to where it can be. */
import { motionless } from "./settings.svelte";

/** Cards overlap like a fan, and a thing at an edge shows in part: a strip of it is enough. */
const PARTS = [0.12, 0.5, 0.88] as const;
const ENOUGH = 3;
/** By then whatever flew has landed. */
const LANDED = 700;

/** Whether somebody sees it: it is in the window, and neither line nor tray nor drawer lies over it. */
export function isInSight(thing: HTMLElement): boolean {
  const { left, top, width, height, right, bottom } = thing.getBoundingClientRect();
  if (width === 0 || right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return false;
  const shows = (across: number, down: number): boolean =>
    thing.contains(document.elementFromPoint(left + across * width, top + down * height));
  if (shows(0.5, 0.5)) return true;
  return PARTS.flatMap((across) => PARTS.filter((down) => shows(across, down))).length >= ENOUGH;
}

/** Looks again whenever something scrolled, grew, landed or was drawn anew; the answer ends it. */
export function keepLooking(table: HTMLElement, look: () => void): () => void {
  let frame = 0;
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const grown = new ResizeObserver(soon);
  grown.observe(table);
  const landed = setTimeout(soon, LANDED);
  const flies = document.getAnimations().some((each) => each.playState === "running");
  const occasions = ["scroll", "resize", "transitionend"] as const;
  for (const occasion of occasions) addEventListener(occasion, soon, { capture: true, passive: true });
  // What is still on its way would be called out of sight, and be there a moment later.
  if (!flies) soon();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(landed);
    grown.disconnect();
    for (const occasion of occasions) removeEventListener(occasion, soon, { capture: true });
  };
}

/** A hand scrolls in its tray; the page itself stays where it is, for somebody may be pointing. */
export function bringIntoSight(thing: HTMLElement): void {
  const tray = thing.closest<HTMLElement>(".tray");
  if (!tray || isInSight(thing)) return;
  thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: motionless() ? "auto" : "smooth" });
}
