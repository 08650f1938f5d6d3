/** The browser's own database: what is written there is on the disk when it is said to be. */

/** Why something was not kept: no room, its place is taken by another tab, anything else. */
export type Failing = "full" | "taken" | "broken";

export class NotKept extends Error {
  constructor(readonly why: Failing) {
    super(why);
  }
}

export function openDatabase(name: string, version: number, stores: readonly string[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab with a newer version wants it: what is open here is written already.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(new NotKept("broken"));
    request.onblocked = () => reject(new NotKept("broken"));
  });
}

/** Write in one transaction: when this is done all of it is on the disk, and otherwise nothing. */
export function strictly(
  database: IDBDatabase,
  stores: readonly string[],
  asking: (writing: IDBTransaction) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let why: unknown = null;
    let writing: IDBTransaction | null = null;
    const fail = (problem: unknown): void => reject(new NotKept(reason(problem)));
    try {
      const begun = database.transaction([...stores], "readwrite", { durability: "strict" });
      writing = begun;
      begun.oncomplete = () => resolve();
      begun.onerror = (event) => (why ??= (event.target as IDBRequest).error);
      begun.onabort = () => fail(why ?? begun.error);
      asking(begun);
    } catch (problem) {
      // What was asked before it would be written all the same.
      why = problem;
      if (writing) writing.abort();
      else fail(problem);
    }
  });
}

function reason(problem: unknown): Failing {
  const name = problem instanceof DOMException ? problem.name : "";
  if (name === "QuotaExceededError") return "full";
  return name === "ConstraintError" ? "taken" : "broken";
}
