/**
 * Moments: what just happened is staged once, where it happened, and can be seen again from the
 * log. Which events deserve it, and where, a game says in its `moments.ts`.
 */
import { untrack } from "svelte";
import type { EventLine, ViewShown } from "../generated/wire";
import { drawn } from "./travel.svelte";
import { motionless } from "./settings.svelte";
import type { Data } from "./vocabulary";

/** The events that are staged, the weightiest last; each with the places where that is. */
export type Moments = Record<string, (event: Data) => readonly string[]>;

export interface Staged {
  event: Data;
  /** What else happened with it, as this seat was shown it. */
  line: EventLine;
  /** The middle of the place, if it can be seen. */
  at: readonly [number, number] | null;
}

const DURATION = 2000;

export class Stage {
  shown = $state.raw<Staged | null>(null);
  /** Whether somebody wants to see it, rather than that it just happened. */
  isAskedFor = $state(false);
  #moments: () => Moments;
  #timer = 0;

  /** What one seat looks at ends when another looks, or the curtain is drawn: *eyes* says which. */
  constructor(message: () => ViewShown | null, moments: () => Moments, eyes: () => unknown = () => null) {
    this.#moments = moments;
    $effect(() => {
      void eyes();
      untrack(this.end);
    });
    let number: number | null = null;
    // After the table is drawn anew: what the moment is about lies there now.
    $effect(() => {
      const latest = message();
      if (!latest) return;
      const moved = number !== null && latest.number !== number;
      number = latest.number;
      if (moved && !motionless()) untrack(() => this.#stageLatest(latest));
    });
  }

  /** Any key or touch ends it; nothing waits for it. */
  end = (): void => {
    clearTimeout(this.#timer);
    this.shown = null;
  };

  /** Shown once more from the log, for as long as one likes. */
  again(line: EventLine, event: Data): void {
    this.end();
    this.isAskedFor = true;
    this.#show(line, event);
  }

  /** What a view brought is shown because somebody asked for it, for as long as they like. */
  see(view: ViewShown): void {
    this.#stageLatest(view);
    this.isAskedFor = true;
    clearTimeout(this.#timer);
  }

  #stageLatest({ events, seat }: ViewShown): void {
    const kinds = Object.keys(this.#moments());
    const weigh = (event: Data): number => kinds.indexOf(String(event["event"])) * 2 + Number(event["seat"] === seat);
    const staged = events
      .flatMap((line) => line.events.map((event) => ({ line, event })))
      .filter(({ event }) => kinds.includes(String(event["event"])));
    const most = Math.max(...staged.map(({ event }) => weigh(event)));
    const chosen = staged.findLast(({ event }) => weigh(event) === most);
    if (!chosen) return;
    this.end();
    this.isAskedFor = false;
    this.#show(chosen.line, chosen.event);
    this.#timer = window.setTimeout(this.end, DURATION);
  }

  #show(line: EventLine, event: Data): void {
    const places = this.#moments()[String(event["event"])]?.(event) ?? [];
    this.shown = { event, line, at: middleOf([...places, `plate-${String(event["seat"])}`]) };
  }
}

function middleOf(places: readonly string[]): readonly [number, number] | null {
  for (const place of places) {
    const found = drawn(place)?.getBoundingClientRect();
    const [x, y] = found ? [found.left + found.width / 2, found.top + found.height / 2] : [-1, -1];
    if (found && found.width > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight) return [x, y];
  }
  return null;
}
