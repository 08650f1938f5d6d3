/** The engine in this tab, as the pages see it: it answers and speaks as a server would. */
import { fileAt } from "../lib/base";
import type { Host, Socket } from "../lib/host";
import { memory } from "../lib/settings.svelte";
import type { Begin, FromWorker, ToWorker } from "./messages";
import { keepForGood } from "./installing";
import { status } from "./status.svelte";

/** There is no engine; whoever asks for the table is told why. */
const SHUT = 4409;
/** What the engine's files weigh, beside them. */
const SIZES = "/engine/sizes.json";

/** What a socket is asked for: `/ws/tables/x?seat=1`. */
const SOCKET = /^\/ws\/tables\/([^/?]+)(?:\?seat=(\d+))?$/;

function refusal(error: string): Response {
  const refused = { type: "refused", id: null, error, parts: {}, rule: null, section: null, message: "" };
  return Response.json(refused, { status: 503 });
}

/** A line to one table; it behaves as a WebSocket does. */
class Line implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #send: (text: string) => void;
  #leave: () => void;

  constructor(send: (text: string) => void, leave: () => void) {
    this.#send = send;
    this.#leave = leave;
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.#send(text);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#leave();
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  shut(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

export class Tab implements Host {
  #worker: Worker | null = null;
  #waiting = new Map<number, (answer: Response) => void>();
  #lines = new Map<number, Line>();
  #last = 0;
  #shelf: Promise<Response>;
  #begun: Promise<void>;

  constructor() {
    this.#shelf = fetch(fileAt("/shelf.json"));
    // What one sees at once comes first; the engine behind it.
    this.#begun = this.#shelf.then(
      () => this.#begin(),
      () => this.#begin(),
    );
  }

  async request(method: string, path: string, body = ""): Promise<Response> {
    if (method === "GET" && path === "/api/shelf") return (await this.#shelf).clone();
    await this.#begun;
    if (status.hindrance) return refusal(`tab-${status.hindrance}`);
    const number = ++this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#say({ request: number, method, path, body });
    });
  }

  met(): Promise<void> {
    return this.#begun;
  }

  socket(path: string): Socket {
    const [, table = "", seat = ""] = SOCKET.exec(path) ?? [];
    const number = ++this.#last;
    const line = new Line(
      (text) => this.#say({ send: number, text }),
      () => {
        this.#lines.delete(number);
        this.#say({ close: number });
      },
    );
    this.#lines.set(number, line);
    this.#say({ open: number, table: decodeURIComponent(table), seat });
    // The worker takes what is said in order, so that nothing needs to be waited for.
    queueMicrotask(() => {
      if (status.hindrance) line.shut(SHUT);
      else line.opened();
    });
    return line;
  }

  #say(said: ToWorker): void {
    this.#worker?.postMessage(said);
  }

  async #begin(): Promise<void> {
    if (typeof Worker === "undefined" || typeof WebAssembly === "undefined") {
      status.hindrance = "no-wasm";
      return;
    }
    const sizes = await fetch(fileAt(SIZES))
      .then((answer) => answer.json() as Promise<Record<string, number>>)
      .catch(() => null);
    if (!sizes) {
      status.hindrance = "not-fetched";
      return;
    }
    const worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = () => this.#hear({ hindrance: "not-fetched" });
    this.#worker = worker;
    const held = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
    this.#say({
      begin: { folder: new URL(fileAt("/engine/"), location.href).href, sizes },
      site: fileAt("/"),
      settings: memory.kept("engine") ?? "{}",
      gather: !held,
    } satisfies Begin);
  }

  #hear(said: FromWorker): void {
    if ("answer" in said) {
      this.#waiting.get(said.answer)?.(
        new Response(said.body, { status: said.status, headers: { "content-type": said.type } }),
      );
      this.#waiting.delete(said.answer);
    } else if ("socket" in said) {
      this.#lines.get(said.socket)?.onmessage?.(new MessageEvent("message", { data: said.frame }));
    } else if ("closed" in said) {
      this.#lines.get(said.closed)?.shut(said.code);
      this.#lines.delete(said.closed);
    } else if ("progress" in said) status.progress = said.progress;
    else if ("ready" in said) {
      status.isReady = true;
      void keepForGood();
    } else if ("gathered" in said) void this.#gather();
    else if ("problem" in said) status.problem = said.problem;
    else if ("memory" in said) status.memory = said.memory;
    else if ("broke" in said) console.error(said.broke, said.trace);
    else this.#fail(said.hindrance);
  }

  /** The engine is all here; where no service worker will hold the pages, they are fetched too. */
  async #gather(): Promise<void> {
    const { gatherPages } = await import("./prefetch");
    status.isGathered = await gatherPages();
  }

  #fail(hindrance: NonNullable<typeof status.hindrance>): void {
    status.hindrance = hindrance;
    for (const answer of this.#waiting.values()) answer(refusal(`tab-${hindrance}`));
    this.#waiting.clear();
    for (const line of this.#lines.values()) line.shut(SHUT);
    this.#lines.clear();
  }
}
