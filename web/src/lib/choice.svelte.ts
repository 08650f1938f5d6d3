/**
 * Clicking narrows the moves that may be played by the things they touch, until one is left.
 *
 * One piece of code for every game, by mouse, touch, keyboard and screen reader: a table draws
 * its things as spots, each with the name of a target. The question line offers every choice as
 * well, drawn or not: all of them as buttons where they fit, and all of them in a list otherwise.
 */
import type { Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { LegalMove, RuleAgainst } from "../generated/wire";

export type Reason = { kind: "rule"; rule: string; section: string } | { kind: "not-now" } | { kind: "waiting" };

interface Forbidden {
  targets: string[];
  reason: Reason;
}

/** How a thing stands in the question line, and whether it can be seen on the table. */
export interface Brief {
  isInSight: () => boolean;
  /** What tells it from the others in a word or two. */
  words: () => string;
  picture: () => Snippet | null;
}

/** What the question line offers: a thing to click next, or a whole move. */
export type Offer = { target: string; legal: null } | { target: null; legal: LegalMove };

/** Whether a spot may be clicked, is picked, or stands back while a choice is half made. */
export type Light = "glow" | "picked" | "dim" | "still";

export class Choice {
  moves: LegalMove[] = $state.raw([]);
  /** What each move that is not allowed would touch, and why it is not. */
  refused: Forbidden[] = $state.raw([]);
  picked: string[] = $state.raw([]);
  reason = $state.raw<Reason | null>(null);
  /** What a hint would have us touch. */
  hinted: readonly string[] = $state.raw([]);
  /** What would serve for that which is picked, though it cannot be chosen yet. */
  lit: ReadonlySet<string> = $state.raw(new Set<string>());
  /** Where a thing was when it was picked, so that it can travel from there. */
  origins = new Map<string, DOMRect>();
  #labels = new Map<string, () => string>();
  /** The same thing may lie in several places. */
  #drawn = new SvelteMap<string, readonly Brief[]>();
  #hidden: ReadonlySet<string> = $state.raw(new Set<string>());
  /** A move that was named whole, and waits for a yes. */
  proposed = $state.raw<LegalMove | null>(null);
  #send: (move: LegalMove["move"]) => void;
  #asksFirst: () => boolean;

  constructor(send: (move: LegalMove["move"]) => void, asksFirst: () => boolean = () => false) {
    this.#send = send;
    this.#asksFirst = asksFirst;
  }

  /** The moves that touch everything picked so far. */
  open: LegalMove[] = $derived(this.moves.filter((legal) => touches(legal, this.picked)));

  /** What may be clicked next. */
  next: Set<string> = $derived(new Set(this.open.map((legal) => firstLeft(legal, this.picked)).filter(isText)));

  /** Moves that can be made without touching anything more: they want a word of confirmation. */
  ready: LegalMove[] = $derived(
    this.proposed
      ? [this.proposed]
      : this.picked.length > 0
        ? this.open.length === 1
          ? this.open
          : this.open.filter((legal) => firstLeft(legal, this.picked) === null)
        : [],
  );

  /** Moves whose next thing is not on the table, or that touch nothing at all: they need a button. */
  undrawn: LegalMove[] = $derived(
    this.open.filter((legal) => {
      const next = firstLeft(legal, this.picked);
      const isDrawn = next === null ? this.picked.length > 0 : this.#drawn.has(next);
      return !isDrawn && !this.ready.includes(legal);
    }),
  );

  /** All that may be chosen next, in the order of the moves. */
  offers: Offer[] = $derived.by(() => {
    if (this.proposed) return [];
    const undrawn = new Set(this.undrawn);
    const left = new Set(this.next);
    return this.open.flatMap((legal): Offer[] => {
      if (undrawn.has(legal)) return [{ target: null, legal }];
      const target = firstLeft(legal, this.picked);
      if (target === null || this.ready.includes(legal) || !left.delete(target)) return [];
      return [{ target, legal: null }];
    });
  });

  /** What may be clicked next and is drawn, but cannot be seen at the moment. */
  unseen: string[] = $derived([...this.next].filter((target) => this.#drawn.has(target) && this.#hidden.has(target)));

  ask(moves: LegalMove[], refused: RuleAgainst[]): void {
    this.moves = moves;
    this.refused = refused.flatMap(({ rule, section, targets }) =>
      targets.map((each) => ({ targets: each, reason: { kind: "rule", rule, section } as const })),
    );
    this.clear();
  }

  /** A table has drawn a thing, and says what it is called; the answer takes it away again. */
  draw(target: string, label: () => string, brief: Partial<Brief> = {}): () => void {
    const drawn: Brief = { isInSight: () => true, words: label, picture: () => null, ...brief };
    this.#drawn.set(target, [...(this.#drawn.get(target) ?? []), drawn]);
    this.#labels.set(target, label);
    return () => {
      const left = (this.#drawn.get(target) ?? []).filter((each) => each !== drawn);
      if (left.length > 0) this.#drawn.set(target, left);
      else this.#drawn.delete(target);
    };
  }

  /** Look which of the things that may be clicked next can be seen. */
  look(): void {
    const hidden = [...this.next].filter((target) => this.#drawn.get(target)?.every((each) => !each.isInSight()));
    if (hidden.length !== this.#hidden.size || hidden.some((target) => !this.#hidden.has(target))) {
      this.#hidden = new Set(hidden);
    }
  }

  label(target: string): string {
    return this.#labels.get(target)?.() ?? "";
  }

  brief(target: string): Brief | null {
    return this.#drawn.get(target)?.[0] ?? null;
  }

  light(target: string): Light {
    if (this.moves.length === 0) return "still";
    if (this.picked.includes(target)) return "picked";
    if (this.next.has(target)) return "glow";
    return this.picked.length > 0 ? "dim" : "still";
  }

  /** Whether *target* would go on from what is picked. */
  allows(target: string): boolean {
    return this.open.some((legal) => legal.targets.includes(target) && !this.picked.includes(target));
  }

  click(target: string, element?: Element): void {
    if (element) this.origins.set(target, element.getBoundingClientRect());
    this.reason = null;
    this.proposed = null;
    if (this.moves.length === 0) {
      this.reason = { kind: "waiting" };
      return;
    }
    if (this.picked.includes(target)) {
      const only = this.open.length === 1 ? this.open[0] : undefined;
      if (only && firstLeft(only, this.picked) === null && !this.#asksFirst()) this.#play(only);
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
      if (this.moves.some((legal) => touches(legal, instead))) return this.#pick(instead);
    }
    this.reason = this.#refusal([target]) ?? { kind: "not-now" };
  }

  /** Say yes to a move that is left. */
  confirm(legal: LegalMove): void {
    this.#play(legal);
  }

  /** Name a whole move: it is played, or waits for a yes where somebody wants to be asked first. */
  propose(legal: LegalMove): void {
    if (this.#asksFirst()) this.proposed = legal;
    else this.#play(legal);
  }

  clear(): void {
    this.picked = [];
    this.proposed = null;
    this.reason = null;
  }

  back(): void {
    this.picked = this.picked.slice(0, -1);
    this.reason = null;
  }

  #pick(picked: string[]): void {
    this.picked = picked;
    const only = this.open.length === 1 ? this.open[0] : undefined;
    if (only && firstLeft(only, picked) === null && !this.#asksFirst()) this.#play(only);
  }

  #play(legal: LegalMove): void {
    this.#send(legal.move);
    this.picked = [];
    this.proposed = null;
  }

  #refusal(picked: string[]): Reason | null {
    return this.refused.find((each) => touches(each, picked))?.reason ?? null;
  }
}

function touches(legal: { targets: string[] }, picked: readonly string[]): boolean {
  return picked.every((target) => legal.targets.includes(target));
}

function firstLeft(legal: LegalMove, picked: readonly string[]): string | null {
  return legal.targets.find((target) => !picked.includes(target)) ?? null;
}

function isText(value: string | null): value is string {
  return value !== null;
}
