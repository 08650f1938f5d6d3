/**
 * Clicking narrows the asked moves by the things they touch, until one is left.
 *
 * One piece of code for every game, by mouse, touch, keyboard and screen reader: a table draws
 * its things as spots, each with the name of a target; whatever a table does not draw is offered
 * as a button in the question line.
 */
import { SvelteMap } from "svelte/reactivity";
import type { Asked, Refused } from "./wire";

export type Reason = { kind: "rule"; rule: string; section: string } | { kind: "not-now" } | { kind: "waiting" };

interface Forbidden {
  targets: string[];
  reason: Reason;
}

/** Whether a spot may be clicked, is picked, or stands back while a choice is half made. */
export type Light = "glow" | "picked" | "dim" | "still";

export class Choice {
  asked: Asked[] = $state.raw([]);
  /** What each move that is not allowed would touch, and why it is not. */
  refused: Forbidden[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  reason = $state.raw<Reason | null>(null);
  /** What a hint would have us touch. */
  hinted: readonly string[] = $state.raw([]);
  /** What would serve for that which is picked, though it is not asked for yet. */
  lit: ReadonlySet<string> = $state.raw(new Set<string>());
  /** Where a thing was when it was picked, so that it can travel from there. */
  origins = new Map<string, DOMRect>();
  #labels = new Map<string, () => string>();
  #drawn = new SvelteMap<string, number>();
  #send: (move: Asked["move"]) => void;

  constructor(send: (move: Asked["move"]) => void) {
    this.#send = send;
  }

  /** The moves that touch everything picked so far. */
  open: Asked[] = $derived(this.asked.filter((asked) => touches(asked, this.picked)));

  /** What may be clicked next. */
  next: Set<string> = $derived(new Set(this.open.map((asked) => firstLeft(asked, this.picked)).filter(isText)));

  /** Moves that can be made without touching anything more: they want a word of confirmation. */
  ready: Asked[] = $derived(
    this.picked.length > 0
      ? this.open.length === 1
        ? this.open
        : this.open.filter((asked) => firstLeft(asked, this.picked) === null)
      : [],
  );

  /** Moves whose next thing is not on the table: they need a button. */
  undrawn: Asked[] = $derived(
    this.open.filter((asked) => {
      const next = firstLeft(asked, this.picked);
      return next !== null && !this.#drawn.has(next) && !this.ready.includes(asked);
    }),
  );

  ask(asked: Asked[], refused: Refused[]): void {
    this.asked = asked;
    this.refused = refused.flatMap(({ rule, section, targets }) =>
      targets.map((each) => ({ targets: each, reason: { kind: "rule", rule, section } as const })),
    );
    this.picked = [];
    this.reason = null;
  }

  /** A table has drawn a thing, and says what it is called; the answer takes it away again. */
  draw(target: string, label: () => string): () => void {
    this.#drawn.set(target, (this.#drawn.get(target) ?? 0) + 1);
    this.#labels.set(target, label);
    return () => {
      const left = (this.#drawn.get(target) ?? 1) - 1;
      if (left > 0) this.#drawn.set(target, left);
      else this.#drawn.delete(target);
    };
  }

  label(target: string): string {
    return this.#labels.get(target)?.() ?? "";
  }

  light(target: string): Light {
    if (this.asked.length === 0) return "still";
    if (this.picked.includes(target)) return "picked";
    if (this.next.has(target)) return "glow";
    return this.picked.length > 0 ? "dim" : "still";
  }

  /** Whether *target* would go on from what is picked. */
  allows(target: string): boolean {
    return this.open.some((asked) => asked.targets.includes(target) && !this.picked.includes(target));
  }

  click(target: string, element?: Element): void {
    if (element) this.origins.set(target, element.getBoundingClientRect());
    this.reason = null;
    if (this.asked.length === 0) {
      this.reason = { kind: "waiting" };
      return;
    }
    if (this.picked.includes(target)) {
      const only = this.open.length === 1 ? this.open[0] : undefined;
      if (only && firstLeft(only, this.picked) === null) this.#play(only);
      else this.picked = this.picked.filter((each) => each !== target);
      return;
    }
    if (this.allows(target)) return this.#pick([...this.picked, target]);
    const rule = this.#refusal([...this.picked, target]);
    if (rule) {
      this.reason = rule;
      return;
    }
    for (const instead of [[...this.picked.slice(0, -1), target], [target]]) {
      if (this.asked.some((asked) => touches(asked, instead))) return this.#pick(instead);
    }
    this.reason = this.#refusal([target]) ?? { kind: "not-now" };
  }

  /** Say yes to a move that is left. */
  confirm(asked: Asked): void {
    this.#play(asked);
  }

  clear(): void {
    this.picked = [];
    this.reason = null;
  }

  back(): void {
    this.picked = this.picked.slice(0, -1);
    this.reason = null;
  }

  #pick(picked: string[]): void {
    this.picked = picked;
    const only = this.open.length === 1 ? this.open[0] : undefined;
    if (only && firstLeft(only, picked) === null) this.#play(only);
  }

  #play(asked: Asked): void {
    this.#send(asked.move);
    this.picked = [];
  }

  #refusal(picked: string[]): Reason | null {
    return this.refused.find((each) => touches(each, picked))?.reason ?? null;
  }
}

function touches(asked: { targets: string[] }, picked: readonly string[]): boolean {
  return picked.every((target) => asked.targets.includes(target));
}

function firstLeft(asked: Asked, picked: readonly string[]): string | null {
  return asked.targets.find((target) => !picked.includes(target)) ?? null;
}

function isText(value: string | null): value is string {
  return value !== null;
}
