/**
 * What the table tells of the present choice: what a move brings, or all moves that touch a thing.
 *
 * It comes a moment after the view that it is about, and is of no other: what was told of another
 * number or seat is never shown.
 */
import { untrack } from "svelte";
import type { Effect, LegalMove, TellsShown, ViewShown } from "../generated/wire";
import type { Choice } from "./choice.svelte";
import { common, inOrder, type Icons } from "./effects";
import type { Speaker } from "./words.svelte";

/** Milliseconds that a question is given before it is laid out without what its answers bring. */
const PATIENCE = 250;

const NONE: ReadonlySet<number> = new Set();

/** What each move brings, without what else this page knows of it: for the page of a guest. */
export interface ToldOfMoves {
  /** What concerns the question as a whole. */
  question: readonly Effect[];
  /** What each move of the view brings, in the order of its moves. */
  moves: readonly (readonly Effect[])[];
}

interface Source {
  /** What is told of this view; nothing until it comes. */
  told: TellsShown | null;
  view: ViewShown | null;
}

export class Told {
  /** What somebody points at says here what it brings. */
  pointed = $state.raw<(() => readonly Effect[]) | null>(null);
  /** The game's own icons for what changes. */
  icons: () => Icons;
  speaker: () => Speaker;
  readonly #source: Source;
  readonly #choice: Choice;
  #late = $state(false);

  constructor(source: Source, choice: Choice, speaker: () => Speaker, icons: () => Icons = () => ({})) {
    this.#source = source;
    this.#choice = choice;
    this.speaker = speaker;
    this.icons = icons;
    $effect(() => {
      void source.view;
      untrack(() => (this.pointed = null));
      this.#late = false;
      const timer = setTimeout(() => (this.#late = true), PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  /** What is told of the moves that are being chosen from; it may be an earlier view's for a moment. */
  #now: TellsShown | null = $derived.by(() => {
    const { told } = this.#source;
    return told?.which.length === this.#choice.moves.length ? told : null;
  });

  /** Whether it will come in a moment: what needs room for it may wait. */
  isAwaited = $derived.by(() => {
    const { told, view } = this.#source;
    const isAsked = view !== null && view.seat !== null && view.moves.length > 0;
    return isAsked && told === null && !this.#late && "tells" in this.speaker().vocabulary;
  });

  /** Which moves bring the same, by their place among all moves. */
  #places: ReadonlyMap<LegalMove, number> = $derived.by(() => {
    const now = this.#now;
    return new Map(this.#choice.moves.map((legal, place) => [legal, now?.which[place] ?? -1]));
  });

  /** For each thing, what the open moves that touch it bring: each list once. */
  #touching: ReadonlyMap<string, ReadonlySet<number>> = $derived.by(() => {
    const found = new Map<string, Set<number>>();
    for (const legal of this.#choice.open)
      for (const target of legal.targets) {
        const lists = found.get(target) ?? new Set();
        found.set(target, lists.add(this.#places.get(legal) ?? -1));
      }
    return found;
  });

  /** Facts of the question as a whole. */
  question: readonly Effect[] = $derived(inOrder(this.#now?.question ?? []));

  /** Whether anything is told of what may be chosen. */
  isTold = $derived(this.#now?.brings.some((effects) => effects.length > 0) ?? false);

  /** All of it, as it comes; null until it is told. */
  ofMoves: ToldOfMoves | null = $derived.by(() => {
    const now = this.#now;
    return now && { question: now.question, moves: now.which.map((place) => now.brings[place] ?? []) };
  });

  move(legal: LegalMove): readonly Effect[] {
    return inOrder(this.#brings(this.#places.get(legal) ?? -1));
  }

  /** What all that may still be chosen with *target* has in common. */
  target(target: string): readonly Effect[] {
    return this.#shared(this.#touching.get(target) ?? NONE);
  }

  /** What all moves that are left have in common, once something is picked. */
  picked: readonly Effect[] = $derived.by(() => {
    const { open, picked, proposed } = this.#choice;
    if (proposed) return this.move(proposed);
    return picked.length === 0 ? [] : this.#shared(new Set(open.map((legal) => this.#places.get(legal) ?? -1)));
  });

  /** The same in words, for who listens. */
  aloud(effects: readonly Effect[]): string {
    return effects.map((effect) => this.say(effect)).join(". ");
  }

  say(effect: Effect): string {
    return this.speaker().effect(effect, this.#source.view?.seat ?? null);
  }

  /** Whoever looks from a seat is not named to themselves. */
  isMine(seat: number): boolean {
    return seat === this.#source.view?.seat;
  }

  #shared(lists: ReadonlySet<number>): readonly Effect[] {
    return inOrder(common([...lists].map((place) => this.#brings(place))));
  }

  #brings(place: number): readonly Effect[] {
    return this.#now?.brings[place] ?? [];
  }
}
