/**
 * What a person entered, kept on this device: read at the start, written at every change.
 *
 * A phone's browser may be ended at any moment; what stands on the page stands here too.
 */
const PREFIX = "retorta-companion-";

export class Kept<T> {
  /** Change it as one likes, in its depth too. */
  value: T = $state() as T;
  /** Whether it could not be written: a private window, or no room left. It lasts while the page does. */
  isLost = $state(false);
  readonly #name: string;
  #written: string | null;

  constructor(name: string, first: T, fits: (found: unknown) => boolean) {
    this.#name = PREFIX + name;
    this.#written = this.#read();
    this.value = (parsed(this.#written, fits) ?? first) as T;
    $effect.root(() => {
      $effect.pre(() => this.#write(JSON.stringify(this.value)));
    });
    // The same in another tab of this device: the last who wrote is right.
    addEventListener("storage", ({ key, newValue }) => {
      if (key !== this.#name || newValue === null || newValue === this.#written) return;
      this.#written = newValue;
      const found = parsed(newValue, fits);
      if (found !== null) this.value = found as T;
    });
  }

  #read(): string | null {
    try {
      return localStorage.getItem(this.#name);
    } catch {
      return null; // a browser may forbid it
    }
  }

  #write(text: string): void {
    if (text === this.#written) return;
    try {
      localStorage.setItem(this.#name, text);
      this.#written = text;
      this.isLost = false;
    } catch {
      this.isLost = true;
    }
  }
}

/** What was written, if it can be read and still has the shape that the page expects. */
function parsed(text: string | null, fits: (found: unknown) => boolean): unknown {
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    return fits(found) ? found : null;
  } catch {
    return null;
  }
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
