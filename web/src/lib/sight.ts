/** What somebody should look at is brought to where it can be seen. */
import { motionless } from "./settings.svelte";

/**
 * A hand scrolls in its tray, and a table on a phone; and the question line and the tray lie
 * over the table: the middle of the window is free of both.
 */
export function bringIntoSight(thing: HTMLElement): void {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const shows = (part: number): boolean => thing.contains(document.elementFromPoint(left + part * width, top + part * height));
  if (shows(0.2) && shows(0.8)) return;
  const block = thing.closest(".tray") ? "nearest" : "center";
  thing.scrollIntoView({ block, inline: "nearest", behavior: motionless() ? "auto" : "smooth" });
}
