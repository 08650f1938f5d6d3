/**
 * What a tab keeps, in the browser's own database: texts by key, in four stores.
 *
 * It knows nothing of what it keeps. A write is all or nothing, and is on the disk when it is done.
 */
import { NotKept, openDatabase, strictly } from "../lib/database";

export type Key = string | [string, number];
export type Step = ["add", StoreName, Key, string] | ["put", StoreName, Key, string] | ["drop", StoreName, Key, null];
type StoreName = (typeof STORES)[number];

export interface Store {
  /** Whether it outlives this tab. */
  readonly lasts: boolean;
  write(steps: Step[]): Promise<void>;
  /** As `docs/offline.md` says: all of a table's rows, one record, or all of a store. */
  read(store: string, key: string): Promise<string[]>;
}

const STORES = ["rows", "tables", "records", "person"] as const;
const VERSION = 1;

/** Open the database of the site that stands at *name*; where there is none, this tab remembers. */
export async function openStore(name: string): Promise<Store> {
  try {
    return new Kept(await openDatabase(`retorta ${name}`, VERSION, STORES));
  } catch {
    return new Remembered();
  }
}

/** All keys that belong to *key*: of rows, those of one table. */
function range(store: string, key: Key): IDBKeyRange {
  return store === "rows" && typeof key === "string"
    ? IDBKeyRange.bound([key, 0], [key, Number.MAX_SAFE_INTEGER])
    : IDBKeyRange.only(key);
}

class Kept implements Store {
  readonly lasts = true;

  constructor(readonly database: IDBDatabase) {}

  write(steps: Step[]): Promise<void> {
    const names = [...new Set(steps.map(([, store]) => store))];
    return strictly(this.database, names, (writing) => {
      for (const step of steps) this.#request(writing.objectStore(step[1]), step);
    });
  }

  #request(store: IDBObjectStore, [what, name, key, value]: Step): IDBRequest {
    if (what === "add") return store.add(value, key);
    return what === "put" ? store.put(value, key) : store.delete(range(name, key));
  }

  read(store: string, key: string): Promise<string[]> {
    return new Promise((resolve, reject) => {
      const fail = (): void => reject(new NotKept("broken"));
      try {
        const reading = this.database.transaction(store).objectStore(store);
        const request =
          key !== ""
            ? reading.getAll(range(store, key))
            : store === "records"
              ? reading.getAllKeys()
              : reading.getAll();
        request.onsuccess = () => resolve(request.result.map(String));
        request.onerror = fail;
      } catch {
        fail();
      }
    });
  }
}

/** Where a browser keeps nothing (a private window, perhaps), games last as long as the tab. */
export class Remembered implements Store {
  readonly lasts = false;
  #stores = new Map<string, Map<string, string>>();

  write(steps: Step[]): Promise<void> {
    const taken = steps.some(([what, store, key]) => what === "add" && this.#of(store).has(JSON.stringify(key)));
    if (taken) return Promise.reject(new NotKept("taken"));
    for (const [what, store, key, value] of steps) {
      const kept = this.#of(store);
      const name = JSON.stringify(key);
      if (what !== "drop") kept.set(name, value);
      else for (const each of [...kept.keys()]) if (isOf(each, key)) kept.delete(each);
    }
    return Promise.resolve();
  }

  read(store: string, key: string): Promise<string[]> {
    const kept = [...this.#of(store)];
    if (key === "" && store === "records") return Promise.resolve(kept.map(([name]) => JSON.parse(name) as string));
    return Promise.resolve(kept.filter(([name]) => key === "" || isOf(name, key)).map(([, value]) => value));
  }

  #of(store: string): Map<string, string> {
    let found = this.#stores.get(store);
    if (!found) this.#stores.set(store, (found = new Map<string, string>()));
    return found;
  }
}

/** Whether the entry that is called *name* belongs to *key*: it is the same, or a row of that table. */
function isOf(name: string, key: Key): boolean {
  const own = JSON.parse(name) as Key;
  return name === JSON.stringify(key) || (Array.isArray(own) && own[0] === key);
}
