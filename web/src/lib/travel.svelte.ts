/**
 * A thing that changes place travels there.
 *
 * Each game says, event by event, what came from where and what went where (`journeys.ts`);
 * whatever is drawn asks for its own journey by name: `{@attach arriving(travels, "good:3")}`.
 * Places are named as they are drawn: the target of a spot, a `data-place`, or an id.
 */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Choice } from "./choice.svelte";
import { motionless } from "./settings.svelte";
import type { Data } from "./vocabulary";
import type { ViewShown } from "../generated/wire";

const DURATION = 380;
/** What stays in a hand or a row while others come and go: it moves up, and never jumps. */
const NEIGHBOURS = ".tray .spot, [data-neighbour]";
const MOVING_UP = 250;
/** Later than this nothing sets out any more: what is drawn anew has only been looked at anew. */
const FRESH = 700;

/** What travels, and the places at the other end: the first that is found counts. */
export interface Journey {
  thing: string;
  from?: readonly string[];
  to?: readonly string[];
}

export class Travels {
  #from = new Map<string, DOMRect>();
  #to = new Map<string, DOMRect>();
  #until = 0;
  #choice: Choice | null;

  constructor(message: () => ViewShown | null, choice: Choice | null, tell: (event: Data) => Journey[]) {
    this.#choice = choice;
    let number: number | null = null;
    // Before the table is drawn anew, so that what is about to vanish is still in its place.
    $effect.pre(() => {
      const latest = message();
      if (!latest) return;
      const isFirst = number === null;
      const moved = latest.number !== number;
      number = latest.number;
      if (isFirst || !moved) return;
      moveUp();
      untrack(() => this.#setOut(latest.events.flatMap((happened) => happened.events.flatMap(tell))));
    });
  }

  from(thing: string): DOMRect | null {
    return this.#isFresh ? (this.#from.get(thing) ?? null) : null;
  }

  to(thing: string): DOMRect | null {
    return this.#isFresh ? (this.#to.get(thing) ?? null) : null;
  }

  get #isFresh(): boolean {
    return performance.now() < this.#until;
  }

  #setOut(journeys: readonly Journey[]): void {
    this.#from.clear();
    this.#to.clear();
    this.#until = performance.now() + FRESH;
    for (const { thing, from, to } of motionless() ? [] : journeys) {
      const [start, end] = [this.#find(from), this.#find(to)];
      if (start) this.#from.set(thing, start);
      if (end) this.#to.set(thing, end);
    }
  }

  #find(places: readonly string[] = []): DOMRect | null {
    for (const place of places) {
      // What was clicked may be gone by now; it was seen when it was clicked.
      const found = drawn(place)?.getBoundingClientRect() ?? this.#choice?.origins.get(place);
      if (found && found.width > 0) return found;
    }
    return null;
  }
}

/** The travels of a table whose events are a game's own: what comes over the wire is taken for them here. */
export function travelling(
  message: () => ViewShown | null,
  choice: Choice | null,
  tell: (event: never) => Journey[],
): Travels {
  return new Travels(message, choice, (event) => tell(event as never));
}

const gliding = new WeakMap<HTMLElement, () => void>();

/**
 * Whoever is still there after the next drawing glides from the old place to the new one.
 *
 * For one frame it is only held where it was: a browser counts what begins to move in the very
 * frame of its new place as a jump.
 */
function moveUp(): void {
  if (motionless()) return;
  const before = [...document.querySelectorAll<HTMLElement>(NEIGHBOURS)].map(
    (each) => [each, each.getBoundingClientRect()] as const,
  );
  void tick().then(() => {
    for (const [each, was] of before) {
      gliding.get(each)?.();
      const now = each.isConnected ? each.getBoundingClientRect() : was;
      const [x, y] = [was.left - now.left, was.top - now.top];
      if (now.width > 0 && was.width > 0 && Math.abs(x) + Math.abs(y) >= 1) glide(each, `${x}px ${y}px`);
    }
  });
}

function glide(thing: HTMLElement, translate: string): void {
  thing.style.translate = translate;
  let moving: Animation | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      thing.style.translate = "";
      moving = thing.animate([{ translate }, { translate: "0 0" }], { duration: MOVING_UP, easing: "ease-out" });
      moving.onfinish = () => landed(thing);
    });
  });
  gliding.set(thing, () => {
    cancelAnimationFrame(frame);
    thing.style.translate = "";
    moving?.cancel();
  });
}

/** Whoever looks what can be seen looks once more: what flies counts as seen till it has landed. */
function landed(thing: HTMLElement): void {
  thing.dispatchEvent(new Event("transitionend"));
}

/** Where a thing or place is drawn, by its name. */
export function drawn(place: string): Element | null {
  const name = CSS.escape(place);
  return document.querySelector(`#${name}, [data-place="${name}"], [data-target="${name}"]`);
}

function between(place: DOMRect, here: DOMRect): [number, number] {
  return [
    place.left + place.width / 2 - here.left - here.width / 2,
    place.top + place.height / 2 - here.top - here.height / 2,
  ];
}

/** A thing comes from where it was; `news` is what changes when one more comes, such as a count. */
export function arriving(travels: Travels | null, thing: string, news?: unknown): Attachment<HTMLElement> {
  void news;
  return (node) => {
    const place = untrack(() => travels?.from(thing));
    if (!place) return;
    const [x, y] = between(place, node.getBoundingClientRect());
    const flying = node.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.2, zIndex: 5 },
        { opacity: 1, offset: 0.4 },
        { transform: "none", opacity: 1, zIndex: 5 },
      ],
      { duration: DURATION, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    );
    flying.onfinish = () => landed(node);
    return () => flying.cancel();
  };
}

/** As `out:`, a thing goes away to a place. */
export function leaving(
  node: Element,
  { place, delay = 0 }: { place: DOMRect | null | undefined; delay?: number },
): TransitionConfig {
  if (!place) return { duration: 0 };
  const [x, y] = between(place, node.getBoundingClientRect());
  return {
    delay,
    duration: DURATION,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, t * 2)}; z-index: 5;`,
  };
}
