/** The worker in which the tables stand: Python's host in it, what it writes, who may play where. */
import type { Begin, FromWorker, Hindrance, ToWorker } from "./messages";
import { TableLocks } from "./tablelocks";
import { fetchParts, NotFetched, startPython } from "./python";
import { openStore, type Step, type Store } from "./store";
import { NotKept } from "../lib/database";
import { ThinkerClient } from "./thinkerclient";

/** `retorta.tab.host.Host`; everything is text. */
interface Host {
  request(number: number, method: string, path: string, body: string): void;
  open(socket: number, table: string, seat: string): void;
  send(socket: number, text: string): void;
  close(socket: number): void;
  written(number: number): void;
  failed(number: number, why: string): void;
  found(number: number, text: string): void;
  lost(number: number, why: string): void;
  thinker_answered(number: number, text: string): void;
  waited(number: number): void;
}

type Posted =
  | Extract<FromWorker, { answer: number } | { socket: number } | { closed: number } | { broke: string }>
  | { write: number; steps: Step[] }
  | { read: number; store: string; key: string }
  | { think: number; job: string }
  | { wait: number; pause: number };

/** Clock and luck are the browser's own: Pyodide asks it. */
const MAKE_HOST = `
import os, time
from retorta.tab.host import Host
lambda post, person, settings: Host(post, time.time, os.urandom, person, settings)
`;
const AT_A_TABLE = /^\/api\/tables\/([^/?]+)/;
const ABOUT_A_TABLE = /^\/api\/tables\/([^/?]+)$/;
const ELSEWHERE = 4423;
const MEGABYTE = 1 << 20;
const OTHER_TAB = { type: "refused", id: null, error: "other-tab", parts: {}, rule: null, section: null, message: "" };

function tell(said: FromWorker): void {
  self.postMessage(said);
}

class Tables {
  #host!: Host;
  #store: Store;
  #locks: TableLocks;
  #thinking: ThinkerClient;
  /** The table of each open socket, and of each request that holds one. */
  #sockets = new Map<number, string>();
  #requests = new Map<number, string>();
  /** What was said on sockets whose table is not ours yet. */
  #opening = new Map<number, string[]>();
  #memory = { tables: 0, thinking: 0 };
  #measure = (): number => 0;

  private constructor(store: Store, locks: TableLocks, thinking: (tables: () => Tables) => ThinkerClient) {
    this.#store = store;
    this.#locks = locks;
    this.#thinking = thinking(() => this);
  }

  static async begin({ begin: files, site, settings, gather }: Begin): Promise<Tables> {
    const [parts, store] = await Promise.all([
      fetchParts(files, (share) => tell({ progress: share })),
      openStore(site),
    ]);
    if (!store.lasts) tell({ problem: "fleeting" });
    const python = await startPython(files.folder, parts);
    const tables = new Tables(
      store,
      new TableLocks(site),
      (tables) =>
        new ThinkerClient(
          files.folder,
          parts,
          (number, text) => tables().#host.thinker_answered(number, text),
          (bytes) => tables().#measured({ thinking: bytes }),
        ),
    );
    tables.#measure = () => (python as unknown as { _module: { HEAPU8: Uint8Array } })._module.HEAPU8.length;
    const [person = ""] = await store.read("person", "me").catch(() => []);
    const make = python.runPython(MAKE_HOST) as (
      post: (text: string) => void,
      person: string,
      settings: string,
    ) => Host;
    tables.#host = make((text) => tables.#posted(JSON.parse(text) as Posted), person, settings);
    tables.#measured({ tables: tables.#measure() });
    tell({ ready: true });
    if (gather) void tables.#thinking.gather().then(() => tell({ gathered: true }));
    return tables;
  }

  async hear(said: Exclude<ToWorker, Begin>): Promise<void> {
    if ("request" in said) await this.#request(said);
    else if ("open" in said) await this.#open(said);
    else if ("send" in said) {
      const early = this.#opening.get(said.send);
      if (early) early.push(said.text);
      else if (this.#sockets.has(said.send)) this.#host.send(said.send, said.text);
    } else this.#close(said.close);
  }

  /** What changes a table needs it, and whoever would come to it; a replay may be looked at in any tab. */
  async #request({ request, method, path, body }: Extract<ToWorker, { request: number }>): Promise<void> {
    const table = (method === "GET" ? ABOUT_A_TABLE : AT_A_TABLE).exec(path)?.[1];
    if (table !== undefined) {
      if (!(await this.#locks.take(table))) {
        tell({ answer: request, status: 409, type: "application/json", body: JSON.stringify(OTHER_TAB), name: "" });
        return;
      }
      this.#requests.set(request, table);
    }
    this.#host.request(request, method, path, body);
  }

  async #open({ open, table, seat }: Extract<ToWorker, { open: number }>): Promise<void> {
    const early: string[] = [];
    this.#opening.set(open, early);
    const isOurs = await this.#locks.take(table);
    if (!this.#opening.delete(open)) {
      if (isOurs) this.#locks.leave(table); // closed before it was open
    } else if (!isOurs) tell({ closed: open, code: ELSEWHERE });
    else {
      this.#sockets.set(open, table);
      this.#host.open(open, table, seat);
      for (const text of early) this.#host.send(open, text);
    }
  }

  #close(socket: number): void {
    this.#opening.delete(socket);
    const table = this.#sockets.get(socket);
    if (table === undefined) return;
    this.#sockets.delete(socket);
    this.#host.close(socket);
    this.#locks.leave(table);
  }

  #posted(said: Posted): void {
    if ("write" in said) void this.#write(said.write, said.steps);
    else if ("read" in said) void this.#read(said.read, said.store, said.key);
    else if ("think" in said) this.#thinking.ask(said.think, said.job);
    else if ("wait" in said) setTimeout(() => this.#host.waited(said.wait), said.pause);
    else {
      if ("closed" in said) this.#left(this.#sockets, said.closed);
      if ("answer" in said) this.#left(this.#requests, said.answer);
      tell(said);
    }
  }

  #left(holders: Map<number, string>, number: number): void {
    const table = holders.get(number);
    if (table !== undefined && holders.delete(number)) this.#locks.leave(table);
  }

  async #write(number: number, steps: Step[]): Promise<void> {
    try {
      await this.#store.write(steps);
    } catch (problem) {
      const why = problem instanceof NotKept ? problem.why : "broken";
      if (why !== "taken") tell({ problem: why });
      this.#host.failed(number, why);
      return;
    }
    this.#host.written(number);
    this.#measured({ tables: this.#measure() });
  }

  async #read(number: number, store: string, key: string): Promise<void> {
    try {
      this.#host.found(number, JSON.stringify(await this.#store.read(store, key)));
    } catch {
      this.#host.lost(number, "broken");
    }
  }

  /** Tell what both workers take, when it has grown. */
  #measured(found: Partial<{ tables: number; thinking: number }>): void {
    const before = JSON.stringify(this.#memory);
    for (const [worker, bytes] of Object.entries(found))
      this.#memory[worker as "tables"] = Math.round(bytes / MEGABYTE);
    if (JSON.stringify(this.#memory) !== before) tell({ memory: { ...this.#memory } });
  }
}

let tables: Promise<Tables> | null = null;

function begin(said: Begin): Promise<Tables> {
  const starting = Tables.begin(said);
  starting.catch((problem: unknown) => {
    console.warn("The engine did not start.", problem);
    tell({ hindrance: hindrance(problem) });
  });
  return starting;
}

function hindrance(problem: unknown): Hindrance {
  if (typeof WebAssembly === "undefined") return "no-wasm";
  if (problem instanceof NotFetched) return "not-fetched";
  return problem instanceof WebAssembly.CompileError ? "wasm-forbidden" : "broken";
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("begin" in data) tables = begin(data);
  // What is said before the engine is there waits for it, in order; why there is none is told already.
  else
    tables?.then(
      (found) => found.hear(data).catch(stumble),
      () => undefined,
    );
};

function stumble(problem: unknown): void {
  console.error("The engine stumbled.", problem);
  tell({ hindrance: "broken" });
}
