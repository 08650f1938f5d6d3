/** Room for what somebody opens over the table: it leaves question and hand free. */

const GAP = 6;

/** Where one's own things begin that stay at the foot of the window. */
function foot(): number {
  const tops = [...document.querySelectorAll<HTMLElement>(".tray")]
    .filter((tray) => tray.checkVisibility() && tray.contains(document.querySelector('[data-stop="hand"]')))
    .map((tray) => tray.getBoundingClientRect().top);
  return Math.min(innerHeight, ...tops.filter((top) => top > innerHeight / 3));
}

/** Keep *thing* as high as there is room between where it begins and the hand; the answer ends it. */
export function roomBelow(thing: HTMLElement): () => void {
  const fit = (): void => {
    const least = Math.min(innerHeight / 4, 180);
    const room = foot() - thing.getBoundingClientRect().top - GAP;
    thing.style.maxHeight = `${Math.max(room, least)}px`;
  };
  fit();
  addEventListener("resize", fit, { passive: true });
  return () => removeEventListener("resize", fit);
}
