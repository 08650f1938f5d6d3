/**
 * What a person entered at a real table, kept on this device as texts with names.
 *
 * A phone's browser may be ended at any moment, so an entry is shown only when it is on the disk.
 * A change reads, changes and writes in one transaction: what another tab wrote is changed, and
 * not overwritten.
 */
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { NotKept, openDatabase, strictly } from "./database";

const DATABASE = "retorta companion";
const STORE = "kept";
const VERSION = 1;
/** Editions before kept everything in `localStorage`, which a browser writes late. */
const PREFIX = "retorta-companion-";
/** What was taken over from there, until it is seen to be gone: a killed browser may bring it back. */
const TAKEN_OVER = "taken-over";

type Texts = Record<string, string>;
/** The texts as they are, each under its name, and as they are to be. */
export type Change = (before: (name: string) => string | undefined) => Texts;

class Keeping {
  /** As they are on the disk; where there is none, as they were entered. */
  #texts = new SvelteMap<string, string>();
  /** Names of what is newer here than on the disk, since that refused it. */
  #unwritten = new SvelteSet<string>();
  #database: IDBDatabase | null = $state.raw(null);
  #opening: Promise<void> | null = null;
  /** The last change of each name that is under way. */
  #latest = new Map<string, number>();
  #changes = 0;
  #writing = 0;
  #settled: (() => void)[] = [];
  #others: BroadcastChannel | null = null;

  get isWriting(): boolean {
    return this.#writing > 0;
  }

  /** Done when nothing is being written. */
  settled(): Promise<void> {
    return this.isWriting ? new Promise((done) => this.#settled.push(done)) : Promise.resolve();
  }

  /** Read everything; nothing can be asked for before. */
  open(): Promise<void> {
    return (this.#opening ??= this.#open());
  }

  text(name: string): string | undefined {
    return this.#texts.get(name);
  }

  /** Whether what is called so is gone when the page is: there is no database, or it refused it. */
  isLost(name: string): boolean {
    return this.#database === null || this.#unwritten.has(name);
  }

  /** Change all of *names* together; done when it is on the disk, or when that has failed. */
  async change(names: readonly string[], change: Change): Promise<void> {
    const number = ++this.#changes;
    for (const name of names) this.#latest.set(name, number);
    this.#writing++;
    try {
      await this.open();
      const after = await this.#written(names, change);
      // What is newer is written already, and comes at once.
      for (const [name, text] of Object.entries(after))
        if (this.#latest.get(name) === number) this.#texts.set(name, text);
    } finally {
      for (const name of names) if (this.#latest.get(name) === number) this.#latest.delete(name);
      if (--this.#writing === 0) for (const done of this.#settled.splice(0)) done();
    }
  }

  async #written(names: readonly string[], change: Change): Promise<Texts> {
    const here = (name: string): string | undefined => this.#texts.get(name);
    const made: Texts[] = [];
    try {
      if (this.#database === null) throw new NotKept("broken");
      await strictly(this.#database, [STORE], (writing) => {
        const store = writing.objectStore(STORE);
        reading(store, names, (found) => {
          try {
            // What could not be taken over is not on this disk yet.
            const after = change((name) => (this.#unwritten.has(name) ? here(name) : (found.get(name) ?? here(name))));
            made.push(after);
            for (const [name, text] of Object.entries(after)) store.put(text, name);
          } catch {
            writing.abort(); // what cannot be made is refused below
          }
        });
      });
    } catch (why) {
      if (!(why instanceof NotKept)) throw why;
      // The page goes on with it, and says that it is not kept.
      for (const [name, text] of Object.entries(made[0] ?? change(here))) {
        this.#unwritten.add(name);
        this.#texts.set(name, text);
      }
      return {};
    }
    for (const name of names) this.#unwritten.delete(name);
    this.#others?.postMessage(names);
    return made[0] ?? {};
  }

  async #open(): Promise<void> {
    const before = ofEditionsBefore();
    try {
      const database = await openDatabase(DATABASE, VERSION, [STORE]);
      const found = await everything(database);
      try {
        await takeOver(database, found, before);
      } catch {
        // It lies where it lay, is shown from there, and taken over when this is opened again.
        for (const [name, text] of before) if (!found.has(name)) found.set(name, text);
      }
      for (const [name, text] of found) this.#texts.set(name, text);
      this.#database = database;
      this.#listen();
    } catch {
      // It lies where it lay, and can be read at least.
      for (const [name, text] of before) this.#texts.set(name, text);
    }
  }

  /** Another tab has written: look what is there now. */
  #listen(): void {
    if (typeof BroadcastChannel === "undefined") return;
    this.#others = new BroadcastChannel(DATABASE);
    this.#others.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
      reading(this.#database?.transaction(STORE).objectStore(STORE), data, (found) => {
        for (const [name, text] of found)
          if (!this.#latest.has(name) && !this.#unwritten.has(name)) this.#texts.set(name, text);
      });
    };
  }
}

/** Ask a store for texts, and go on with those that are there, still in the same transaction. */
function reading(
  store: IDBObjectStore | undefined,
  names: readonly string[],
  found: (texts: Map<string, string>) => void,
): void {
  const texts = new Map<string, string>();
  let missing = names.length;
  for (const name of names) {
    const request = store?.get(name);
    if (!request) return;
    request.onsuccess = () => {
      if (request.result !== undefined) texts.set(name, String(request.result));
      if (--missing === 0) found(texts);
    };
  }
}

function everything(database: IDBDatabase): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const found = new Map<string, string>();
    const request = database.transaction(STORE).objectStore(STORE).openCursor();
    request.onerror = () => reject(new NotKept("broken"));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) {
        resolve(found);
        return;
      }
      found.set(String(cursor.key), String(cursor.value));
      cursor.continue();
    };
  });
}

/** What editions before have left in `localStorage`, by its name. */
function ofEditionsBefore(): Map<string, string> {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return new Map(names.map((name) => [name.slice(PREFIX.length), localStorage.getItem(name) ?? ""]));
  } catch {
    return new Map(); // a browser may forbid it
  }
}

/** Take over what is not here yet, once, and take it away there when it is on the disk. */
async function takeOver(
  database: IDBDatabase,
  found: Map<string, string>,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const taken = JSON.parse(found.get(TAKEN_OVER) ?? "{}") as Texts;
  found.delete(TAKEN_OVER);
  const fresh = [...before].filter(([name]) => !found.has(name));
  for (const [name, text] of fresh) {
    found.set(name, text);
    taken[name] = text;
  }
  const isOver = before.size === 0 && Object.keys(taken).length > 0;
  if (isOver || fresh.length > 0)
    await strictly(database, [STORE], (writing) => {
      const store = writing.objectStore(STORE);
      if (isOver) store.delete(TAKEN_OVER);
      else store.put(JSON.stringify(taken), TAKEN_OVER);
      const names = fresh.map(([name]) => name);
      // Another tab may have done it, and gone on from there.
      reading(store, names, (there) => {
        for (const [name, text] of fresh) if (!there.has(name)) store.put(text, name);
      });
    });
  for (const [name, text] of before) if (taken[name] === text) localStorage.removeItem(PREFIX + name);
}

export const keeping = new Keeping();
