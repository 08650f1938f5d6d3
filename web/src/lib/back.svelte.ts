/**
 * Back inside a page, by a phone's own button: out of what was opened last, one step at a time,
 * before the page itself is left. Every step is an entry in the browser's history.
 */
import { tick } from "svelte";

interface Place {
  back: () => void;
}

/** What is open, the last one last; a place that is several steps deep is there as often. */
const opened: Place[] = [];
/** The browser is on its way back, because a step was left by another button. */
let isMoving = false;

/** So many steps are open here now; *back* closes one. For the beginning of a component. */
export function stepsBack(depth: () => number, back: () => void): void {
  const place = { back };
  $effect(() => {
    const before = opened.filter((each) => each === place).length;
    const now = depth();
    for (let less = before; less > now; less--) opened.splice(opened.lastIndexOf(place), 1);
    for (let more = before; more < now; more++) opened.push(place);
    if (now !== before) later();
  });
  $effect(() => () => {
    for (let at = opened.indexOf(place); at >= 0; at = opened.indexOf(place)) opened.splice(at, 1);
    later();
  });
}

/** Where somebody is among places side by side, and by which way they came: Back leads along it. */
export class Trail<T> {
  #way: T[] = $state.raw([]);
  readonly #first: T;

  constructor(first: T) {
    this.#first = first;
    stepsBack(
      () => Math.max(0, this.#way.length - 1),
      () => (this.#way = this.#way.slice(0, -1)),
    );
  }

  get here(): T {
    return this.#way.at(-1) ?? this.#first;
  }

  /** Whoever returns to a place has not gone further by that. */
  go(place: T): void {
    const way = this.#way.length > 0 ? this.#way : [this.#first];
    const before = way.indexOf(place);
    this.#way = before < 0 ? [...way, place] : way.slice(0, before + 1);
  }

  begin(place: T): void {
    this.#way = [place];
  }
}

function step(): number {
  const state = history.state as { step?: number } | null;
  return state?.step ?? 0;
}

function later(): void {
  void tick().then(follow);
}

/** Have the browser's history follow what is open. */
function follow(): void {
  if (isMoving) return;
  const here = step();
  if (opened.length < here) {
    isMoving = true;
    history.go(opened.length - here);
  }
  for (let more = here + 1; more <= opened.length; more++) history.pushState({ step: more }, "");
}

addEventListener("popstate", () => {
  if (isMoving) isMoving = false;
  else for (const place of opened.slice(step()).reverse()) place.back();
  // An entry of a page that was left meanwhile leads nowhere: it is passed over.
  later();
});
// The page was loaded again in the middle of something.
later();
