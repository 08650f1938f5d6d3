/**
 * A game that is counted on this phone: its sheet, the steps back from it, and the games before.
 *
 * A sheet is never changed in place. Every step back is kept, to the beginning of the game. What an
 * older edition wrote and this one cannot show stays where it is.
 */
import { changeBoth, kept, type Kept } from "./kept.svelte";
import { lastOf, wayAmended, wayOn, type Way } from "./steps";

/** A game of before. */
export interface Earlier<S> {
  /**
   * When it was played last, in milliseconds since 1970; of games of older editions, when it was
   * laid aside; `null` of one that came from elsewhere, which does not say.
   */
  when: number | null;
  /** When it was begun; older editions did not say. */
  begun?: number;
  /** The seats that the pad called the winners; nothing where it called nobody. */
  winners?: readonly number[];
  sheet: S;
  /** The way back; older editions did not keep it. */
  steps?: Way<S | null>;
}

interface Held<S> {
  /** `null` before a game was begun. */
  sheet: S | null;
  /** The way back, to `null` where there was no sheet. */
  steps: Way<S | null>;
  begun?: number;
  /** When something was entered last; `null` where that was elsewhere. */
  when?: number | null;
  winners?: readonly number[];
  /** Where editions before had the games that now have a place of their own. */
  earlier?: Earlier<S>[];
}

export class Pad<S extends object> {
  readonly #held: Kept<Held<S>>;
  readonly #games: Kept<Earlier<S>[]>;

  /** *name* is the pad's own, as in `<game>-pad`; *fits* tells a sheet from something else. */
  constructor(
    name: string,
    readonly fits: (found: unknown) => found is S,
  ) {
    this.#held = kept<Held<S>>(name, { sheet: null, steps: [] }, isHeld);
    this.#games = kept<Earlier<S>[]>(`${name}-games`, [], Array.isArray);
  }

  get sheet(): S | null {
    return this.#read(this.#held.value.sheet);
  }

  /** The youngest first. */
  get earlier(): readonly Earlier<S>[] {
    return earlierOf(this.#held.value, this.#games.value).filter((each) => this.fits(each.sheet));
  }

  /** When something was entered last, in milliseconds since 1970; `null` where nobody knows. */
  get when(): number | null {
    return this.#held.value.when ?? null;
  }

  /** Whom the page called the winners of this sheet; nothing where it called nobody. */
  get winners(): readonly number[] | null {
    return this.#held.value.winners ?? null;
  }

  /** Whether it will be gone when the page is: the browser keeps nothing. */
  get isLost(): boolean {
    return this.#held.isLost || this.#games.isLost;
  }

  get canUndo(): boolean {
    return this.#held.value.steps.length > 0;
  }

  /** Go on with a changed sheet, or with what comes of the last one. */
  enter(next: S | ((before: S | null) => S)): Promise<void> {
    return this.#held.change((held) => {
      const entered = this.#entered(held, next);
      return { ...entered, steps: wayOn(held.steps, held.sheet, entered.sheet) };
    });
  }

  /** The same where it goes on with the last step, as when a text is typed or another place is looked at. */
  amend(next: S | ((before: S | null) => S)): Promise<void> {
    return this.#held.change((held) => {
      const entered = this.#entered(held, next);
      return { ...entered, steps: wayAmended(held.steps, held.sheet, entered.sheet) };
    });
  }

  undo(): Promise<void> {
    return this.#held.change((held) => {
      if (held.steps.length === 0) return held;
      const sheet = lastOf(held.steps, held.sheet);
      // What does not lead to a sheet leads nowhere.
      if (sheet !== null && !this.fits(sheet)) return { ...held, steps: [] };
      return { ...this.#entered(held, () => sheet), steps: held.steps.slice(0, -1) };
    });
  }

  /** Note whom the page calls the winners of this sheet. */
  async tell(sheet: S, winners: readonly number[]): Promise<void> {
    const isTold = JSON.stringify(this.#held.value.winners) === JSON.stringify(winners);
    // Another tab, or a tap, may have gone on meanwhile.
    const isSo = (held: Held<S>): boolean => JSON.stringify(held.sheet) === JSON.stringify(sheet);
    if (!isTold) await this.#held.change((held) => (isSo(held) ? { ...held, winners } : held));
  }

  /** Lay the present game aside, and go on with another one, or with none yet. */
  begin(sheet: S | null): Promise<void> {
    const now = Date.now();
    return this.#goOn({ sheet, steps: [], ...(sheet === null ? {} : { begun: now, when: now }) });
  }

  /** Lay the present game aside, and go on with one that came from elsewhere. */
  receive(sheet: S): Promise<void> {
    return this.#goOn({ sheet, steps: [], when: null });
  }

  /** Go on with a game of before; the present one is laid aside. */
  open(game: Earlier<S>): Promise<void> {
    return changeBoth(this.#held, this.#games, (held, games) => {
      const others = laidAside(held, games).filter((each) => !same(each, game));
      return [{ ...game, steps: game.steps ?? [] }, others];
    });
  }

  forget(game: Earlier<S>): Promise<void> {
    return changeBoth(this.#held, this.#games, (held, games) => {
      const { earlier: _, ...bare } = held;
      return [bare, earlierOf(held, games).filter((each) => !same(each, game))];
    });
  }

  #goOn(next: Held<S>): Promise<void> {
    return changeBoth(this.#held, this.#games, (held, games) => [next, laidAside(held, games)]);
  }

  #entered({ winners: _, ...held }: Held<S>, next: S | ((before: S | null) => S | null)): Held<S> {
    const sheet = typeof next === "function" ? next(this.#read(held.sheet)) : next;
    const now = Date.now();
    return { ...held, sheet, when: now, ...(held.sheet === null ? { begun: now } : {}) };
  }

  #read(sheet: S | null): S | null {
    return this.fits(sheet) ? sheet : null;
  }
}

function earlierOf<S>({ earlier = [] }: Held<S>, games: readonly Earlier<S>[]): Earlier<S>[] {
  return [...games, ...earlier];
}

function laidAside<S>(held: Held<S>, games: readonly Earlier<S>[]): Earlier<S>[] {
  const { sheet, steps, begun, when = Date.now(), winners } = held;
  const earlier = earlierOf(held, games);
  if (sheet === null) return earlier;
  const laid = { sheet, steps, when, ...(begun === undefined ? {} : { begun }) };
  return [winners === undefined ? laid : { ...laid, winners }, ...earlier];
}

function same(one: Earlier<unknown>, other: Earlier<unknown>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isHeld(found: unknown): boolean {
  const { sheet, steps, earlier = [] } = (found ?? {}) as Partial<Held<unknown>>;
  return sheet !== undefined && Array.isArray(steps) && Array.isArray(earlier);
}
