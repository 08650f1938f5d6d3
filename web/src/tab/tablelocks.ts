/** One tab at a time plays at a table: whoever holds its lock. */

/** The browser's own locks; over plain HTTP there are none, and the log itself refuses the second. */
type Locks = Pick<LockManager, "request">;

export class TableLocks {
  #held = new Map<string, { count: number; taken: Promise<boolean>; release: () => void }>();
  #site: string;
  #locks: Locks | undefined;

  constructor(site: string, locks: Locks | undefined = (navigator as { locks?: LockManager }).locks) {
    this.#site = site;
    this.#locks = locks;
  }

  /** Lock a table, once more if it is ours already; say whether it is. */
  async take(table: string): Promise<boolean> {
    let held = this.#held.get(table);
    if (!held) {
      let release = (): void => undefined;
      const until = new Promise<void>((resolve) => (release = resolve));
      held = { count: 0, release, taken: this.#ask(table, until) };
      this.#held.set(table, held);
    }
    held.count += 1;
    if (await held.taken) return true;
    this.leave(table);
    return false;
  }

  /** Let go of it once; whoever lets go last gives it back. */
  leave(table: string): void {
    const held = this.#held.get(table);
    if (!held || (held.count -= 1) > 0) return;
    this.#held.delete(table);
    held.release();
  }

  #ask(table: string, until: Promise<void>): Promise<boolean> {
    const locks = this.#locks;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      locks
        .request(`retorta ${this.#site} ${table}`, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock ? until : undefined;
        })
        .catch(() => resolve(true)); // a browser that forbids them: as if there were none
    });
  }
}
