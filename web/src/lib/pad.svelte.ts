/**
 * A game that is counted on this phone: its sheet, the steps back from it, and the games before.
 *
 * A sheet is never changed in place. Every step back is kept, to the beginning of the game. What an
 * older edition wrote and this one cannot show stays where it is.
 */
import { changeBoth, kept, type Kept } from "./kept.svelte";
import { lastOf, wayAmended, wayOn, type Way } from "./undo";

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

interface Saved<S> {
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
  readonly #saved: Kept<Saved<S>>;
  readonly #games: Kept<Earlier<S>[]>;

  /** *name* is the pad's own, as in `<game>-pad`; *fits* tells a sheet from something else. */
  constructor(
    name: string,
    readonly fits: (found: unknown) => found is S,
  ) {
    this.#saved = kept<Saved<S>>(name, { sheet: null, steps: [] }, isSaved);
    this.#games = kept<Earlier<S>[]>(`${name}-games`, [], Array.isArray);
  }

  get sheet(): S | null {
    return this.#read(this.#saved.value.sheet);
  }

  /** The youngest first. */
  get earlier(): readonly Earlier<S>[] {
    return earlierOf(this.#saved.value, this.#games.value).filter((each) => this.fits(each.sheet));
  }

  /** When something was entered last, in milliseconds since 1970; `null` where nobody knows. */
  get when(): number | null {
    return this.#saved.value.when ?? null;
  }

  /** Whom the page called the winners of this sheet; nothing where it called nobody. */
  get winners(): readonly number[] | null {
    return this.#saved.value.winners ?? null;
  }

  /** Whether it will be gone when the page is: the browser keeps nothing. */
  get isLost(): boolean {
    return this.#saved.isLost || this.#games.isLost;
  }

  get canUndo(): boolean {
    return this.#saved.value.steps.length > 0;
  }

  /** Go on with a changed sheet, or with what comes of the last one. */
  enter(next: S | ((before: S | null) => S)): Promise<void> {
    return this.#saved.change((saved) => {
      const entered = this.#entered(saved, next);
      return { ...entered, steps: wayOn(saved.steps, saved.sheet, entered.sheet) };
    });
  }

  /** The same where it goes on with the last step, as when a text is typed or another place is looked at. */
  amend(next: S | ((before: S | null) => S)): Promise<void> {
    return this.#saved.change((saved) => {
      const entered = this.#entered(saved, next);
      return { ...entered, steps: wayAmended(saved.steps, saved.sheet, entered.sheet) };
    });
  }

  undo(): Promise<void> {
    return this.#saved.change((saved) => {
      if (saved.steps.length === 0) return saved;
      const sheet = lastOf(saved.steps, saved.sheet);
      // What does not lead to a sheet leads nowhere.
      if (sheet !== null && !this.fits(sheet)) return { ...saved, steps: [] };
      return { ...this.#entered(saved, () => sheet), steps: saved.steps.slice(0, -1) };
    });
  }

  /** Note whom the page calls the winners of this sheet. */
  async tell(sheet: S, winners: readonly number[]): Promise<void> {
    const isTold = JSON.stringify(this.#saved.value.winners) === JSON.stringify(winners);
    // Another tab, or a tap, may have gone on meanwhile.
    const isSo = (saved: Saved<S>): boolean => JSON.stringify(saved.sheet) === JSON.stringify(sheet);
    if (!isTold) await this.#saved.change((saved) => (isSo(saved) ? { ...saved, winners } : saved));
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
    return changeBoth(this.#saved, this.#games, (saved, games) => {
      const others = laidAside(saved, games).filter((each) => !same(each, game));
      return [{ ...game, steps: game.steps ?? [] }, others];
    });
  }

  forget(game: Earlier<S>): Promise<void> {
    return changeBoth(this.#saved, this.#games, (saved, games) => {
      const { earlier: _, ...bare } = saved;
      return [bare, earlierOf(saved, games).filter((each) => !same(each, game))];
    });
  }

  #goOn(next: Saved<S>): Promise<void> {
    return changeBoth(this.#saved, this.#games, (saved, games) => [next, laidAside(saved, games)]);
  }

  #entered({ winners: _, ...saved }: Saved<S>, next: S | ((before: S | null) => S | null)): Saved<S> {
    const sheet = typeof next === "function" ? next(this.#read(saved.sheet)) : next;
    const now = Date.now();
    return { ...saved, sheet, when: now, ...(saved.sheet === null ? { begun: now } : {}) };
  }

  #read(sheet: S | null): S | null {
    return this.fits(sheet) ? sheet : null;
  }
}

function earlierOf<S>({ earlier = [] }: Saved<S>, games: readonly Earlier<S>[]): Earlier<S>[] {
  return [...games, ...earlier];
}

function laidAside<S>(saved: Saved<S>, games: readonly Earlier<S>[]): Earlier<S>[] {
  const { sheet, steps, begun, when = Date.now(), winners } = saved;
  const earlier = earlierOf(saved, games);
  if (sheet === null) return earlier;
  const laid = { sheet, steps, when, ...(begun === undefined ? {} : { begun }) };
  return [winners === undefined ? laid : { ...laid, winners }, ...earlier];
}

function same(one: Earlier<unknown>, other: Earlier<unknown>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isSaved(found: unknown): boolean {
  const { sheet, steps, earlier = [] } = (found ?? {}) as Partial<Saved<unknown>>;
  return sheet !== undefined && Array.isArray(steps) && Array.isArray(earlier);
}
