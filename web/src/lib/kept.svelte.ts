/** A value that a person entered: shown as it is on this device's disk, and changed there first. */
import { keeping } from "./keeping.svelte";

export class Kept<T> {
  readonly #first: T;
  readonly #fits: (found: unknown) => boolean;
  #text: string | undefined = undefined;
  #read: T;

  constructor(
    readonly name: string,
    first: T,
    fits: (found: unknown) => boolean,
  ) {
    this.#first = first;
    this.#read = first;
    this.#fits = fits;
  }

  /** Never changed in place: `change` makes another one. */
  get value(): T {
    // Read anew when the text is another one. Not derived: it would end with the page that asked first.
    const text = keeping.text(this.name);
    if (text !== this.#text) [this.#text, this.#read] = [text, this.read(text)];
    return this.#read;
  }

  /** Whether it lasts only while the page does: a private window, or no room left. */
  get isLost(): boolean {
    return keeping.isLost(this.name);
  }

  /** Done when the changed value is kept and shown. */
  change(change: (before: T) => T): Promise<void> {
    return keeping.change([this.name], (text) => ({
      [this.name]: JSON.stringify(change(this.read(text(this.name)))),
    }));
  }

  set(value: T): Promise<void> {
    return this.change(() => value);
  }

  /** What was written, if it can be read and still has the shape that the page expects. */
  read(text: string | undefined): T {
    if (text === undefined) return this.#first;
    try {
      const found: unknown = JSON.parse(text);
      return this.#fits(found) ? (found as T) : this.#first;
    } catch {
      return this.#first;
    }
  }
}

/** Change two values together, or neither. */
export function changeBoth<A, B>(one: Kept<A>, other: Kept<B>, change: (one: A, other: B) => [A, B]): Promise<void> {
  return keeping.change([one.name, other.name], (text) => {
    const [first, second] = change(one.read(text(one.name)), other.read(text(other.name)));
    return { [one.name]: JSON.stringify(first), [other.name]: JSON.stringify(second) };
  });
}

const all = new Map<string, Kept<unknown>>();

/**
 * The value kept under a name, the same one for every part of the page. What was kept by an
 * older version and does not fit any more is left out.
 */
export function kept<T>(name: string, first: T, fits: (found: unknown) => boolean = () => true): Kept<T> {
  let found = all.get(name);
  if (!found) {
    found = new Kept<unknown>(name, first, fits);
    all.set(name, found);
  }
  return found as Kept<T>;
}
