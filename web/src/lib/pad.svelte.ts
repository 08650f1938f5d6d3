/**
 * A game that is counted on this phone: its sheet, the steps back from it, and the games before.
 *
 * A sheet is handed in whole at every change and never changed in place, so that a step back is
 * the sheet of before.
 */
import { kept, type Kept } from "./kept.svelte";

const MOST_STEPS = 60;
const MOST_GAMES = 40;

/** A game of before, and when it was laid aside. */
export interface Earlier<S> {
  when: number;
  sheet: S;
}

interface Held<S> {
  /** `null` before a game was begun. */
  sheet: S | null;
  steps: S[];
  earlier: Earlier<S>[];
}

export class Pad<S> {
  readonly #held: Kept<Held<S>>;

  /** *name* is the pad's own, as in `<game>-pad`; *fits* tells a sheet from something else. */
  constructor(
    name: string,
    readonly fits: (found: unknown) => found is S,
  ) {
    this.#held = kept<Held<S>>(name, { sheet: null, steps: [], earlier: [] }, (found) => isHeld(found, fits));
  }

  get sheet(): S | null {
    return this.#held.value.sheet;
  }

  get earlier(): readonly Earlier<S>[] {
    return this.#held.value.earlier;
  }

  /** Whether it will be gone when the page is: the browser keeps nothing. */
  get isLost(): boolean {
    return this.#held.isLost;
  }

  get canUndo(): boolean {
    return this.#held.value.steps.length > 0;
  }

  /** Go on with a changed sheet. */
  enter(sheet: S): void {
    const held = this.#held.value;
    const steps = held.sheet === null ? [] : [...held.steps, held.sheet].slice(-MOST_STEPS);
    this.#held.value = { ...held, sheet, steps };
  }

  undo(): void {
    const held = this.#held.value;
    const sheet = held.steps.at(-1);
    if (sheet !== undefined) this.#held.value = { ...held, sheet, steps: held.steps.slice(0, -1) };
  }

  /** Lay the present game aside, and go on with another one, or with none yet. */
  begin(sheet: S | null): void {
    this.#held.value = { sheet, steps: [], earlier: this.#laidAside() };
  }

  /** Go on with a game of before; the present one is laid aside. */
  open(index: number): void {
    const found = this.earlier[index];
    if (!found) return;
    const earlier = this.#laidAside().filter((each) => each.sheet !== found.sheet);
    this.#held.value = { sheet: found.sheet, steps: [], earlier };
  }

  forget(index: number): void {
    const held = this.#held.value;
    this.#held.value = { ...held, earlier: held.earlier.filter((_, place) => place !== index) };
  }

  #laidAside(): Earlier<S>[] {
    const { sheet, earlier } = this.#held.value;
    return sheet === null ? [...earlier] : [{ when: Date.now(), sheet }, ...earlier].slice(0, MOST_GAMES);
  }
}

function isHeld(found: unknown, fits: (sheet: unknown) => boolean): boolean {
  const { sheet, steps, earlier } = (found ?? {}) as Partial<Held<unknown>>;
  if (!Array.isArray(steps) || !Array.isArray(earlier)) return false;
  return [...(sheet === null ? [] : [sheet]), ...steps, ...earlier.map((each) => each.sheet)].every(fits);
}
