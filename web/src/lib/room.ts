/** Room for what lies over the table: between the question and one's own hand, which stay free. */

const GAP = 6;
/** Below that a sheet is of no use; only windows of less than a hand's height come to it. */
const LEAST = 96;

export interface Band {
  top: number;
  bottom: number;
}

/** Where the table lies free: below the question, above what stays at the foot of the window. */
export function freeBand(): Band {
  const question = document.querySelector(".question")?.getBoundingClientRect();
  const hand = document.querySelector('[data-stop="hand"]');
  const trays = [...document.querySelectorAll<HTMLElement>(".tray")]
    .filter((tray) => tray.checkVisibility() && tray.contains(hand))
    .map((tray) => tray.getBoundingClientRect())
    // One that leaves the window is not at its foot, but somewhere on a page that scrolls.
    .filter(({ top, bottom }) => top > innerHeight / 3 && bottom <= innerHeight + 1)
    .map(({ top }) => top);
  return { top: Math.max(question?.bottom ?? 0, 0) + GAP, bottom: Math.min(innerHeight, ...trays) - GAP };
}

/** Keep up with whatever changes the room; the answer ends it. */
function follow(fit: () => void): () => void {
  fit();
  const options = { capture: true, passive: true };
  addEventListener("resize", fit, options);
  addEventListener("scroll", fit, options);
  return () => {
    removeEventListener("resize", fit, options);
    removeEventListener("scroll", fit, options);
  };
}

/** What a sheet should have; where there is less, the page is scrolled to where there is most. */
const ENOUGH = 240;

/** The question at the upper edge, the hand at the lower: nothing else is needed for what opens. */
function makeRoom(thing: HTMLElement): void {
  const table = thing.closest<HTMLElement>(".room");
  const { top, bottom } = freeBand();
  if (table && bottom - top < ENOUGH) scrollTo({ top: table.offsetTop, behavior: "instant" });
}

/** What opens below the question is no higher than the room to the hand. */
export function belowTheQuestion(thing: HTMLElement): () => void {
  makeRoom(thing);
  return follow(() => {
    const room = freeBand().bottom - thing.getBoundingClientRect().top;
    thing.style.maxHeight = `${Math.max(room, LEAST)}px`;
  });
}

/** A sheet stands on the hand, and reaches to the question at most; it is measured anew when it opens. */
export function asSheet(thing: HTMLElement): () => void {
  const fit = (): void => {
    const { top, bottom } = freeBand();
    thing.style.setProperty("--foot", `${innerHeight - bottom}px`);
    thing.style.setProperty("--room", `${Math.max(bottom - top, LEAST)}px`);
  };
  const opened = new MutationObserver(() => {
    const isSheet = thing.classList.contains("open") && getComputedStyle(thing).position === "fixed";
    const table = thing.closest<HTMLElement>(".room");
    // What lies below the table has been left behind.
    if (isSheet && table && scrollY > table.offsetTop) scrollTo({ top: table.offsetTop, behavior: "instant" });
    if (isSheet) makeRoom(thing);
    fit();
  });
  opened.observe(thing, { attributeFilter: ["class"] });
  const end = follow(fit);
  return () => {
    opened.disconnect();
    end();
  };
}
