/**
 * Who keeps the tables: a server, or the engine in this very tab.
 *
 * Both answer the same requests and speak the same messages; pages do not know which it is.
 */
import { fileAt, inTab, socketAt } from "./base";

/** What one table says and is told: a `WebSocket`, or something that behaves like one. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/** What a request says besides: a server may want it. */
export type Headers = Record<string, string>;

export interface Host {
  /** Answer a request, whatever comes of it; throws only where nobody can be reached. */
  request(method: string, path: string, body?: string, more?: Headers): Promise<Response>;
  /** Settled when this person is known: a socket opened before would be a stranger's. */
  met(): Promise<unknown>;
  socket(path: string): Socket;
}

/**
 * A server. Who comes for the first time gets a cookie with the first answer. Nothing else is
 * asked before that, neither here nor by a socket: two first answers would make two persons of one.
 */
class Server implements Host {
  #introduction: Promise<Response> | null = null;

  async request(method: string, path: string, body?: string, more: Headers = {}): Promise<Response> {
    const introduction = await this.met();
    if (!introduction.ok) return introduction.clone();
    return method === "GET" && path === "/api/me" ? introduction.clone() : this.#fetch(method, path, body, more);
  }

  met(): Promise<Response> {
    this.#introduction ??= this.#introduce();
    this.#introduction.catch(() => (this.#introduction = null));
    return this.#introduction;
  }

  socket(path: string): Socket {
    return new WebSocket(socketAt(path));
  }

  async #introduce(): Promise<Response> {
    const answer = await this.#fetch("GET", "/api/me");
    // Who was turned away is not known yet, and asks again the next time.
    if (!answer.ok) this.#introduction = null;
    return answer;
  }

  #fetch(method: string, path: string, body?: string, more: Headers = {}): Promise<Response> {
    const request: RequestInit = { method, headers: { "content-type": "application/json", ...more } };
    if (body !== undefined) request.body = body;
    return fetch(fileAt(path), request);
  }
}

let chosen: Promise<Host> | null = null;

/** The one host of this page; what a tab needs is fetched only where there is no server. */
export function host(): Promise<Host> {
  chosen ??= inTab ? import("../tab/host").then(({ Tab }) => new Tab()) : Promise.resolve(new Server());
  return chosen;
}

/** What needs a second device, and hence somebody between the two. */
export const friends = !inTab;
