/** The socket of one table: the latest view, what happened, who is there; it comes back by itself. */
import { introduced } from "./api";
import type { Data } from "./vocabulary";
import type { ChatLine, FromServer, Happened, Refusal, TableInfo, ViewMessage } from "./wire";

const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const NO_SUCH_TABLE = 4404;

export class Connection {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<ViewMessage | null>(null);
  /** All that happened, as this seat saw it. */
  log: Happened[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  state: "connecting" | "open" | "lost" | "missing" = $state("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** A message is under way, or what came of it is not seen yet. */
  busy = $state(false);

  #id: string;
  #seat: number | null;
  #socket: WebSocket | null = null;
  #pause = SHORTEST_PAUSE;
  #timer = 0;
  #closed = false;
  /** Not answered yet; sent again after a reconnect under the same id. */
  #waiting = new Map<string, Data>();
  /** The number that the view will have when my last move shows. */
  #due = 0;

  constructor(id: string, seat: number | null) {
    this.#id = id;
    this.#seat = seat;
    const start = (): void => {
      if (!this.#closed) this.#connect();
    };
    introduced().then(start, start);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close(1000);
  }

  /** One move at a time: what is clicked before its view has come answers an old question. */
  play(seat: number, move: Data): void {
    const moving = [...this.#waiting.values()].some(isMove) || this.#isDue();
    if (!moving) this.#post({ type: "move", seat, move });
  }

  undo(seat: number): void {
    this.#post({ type: "undo", seat });
  }

  /** Something for the notebook of a seat; no move, and nobody else is told. */
  jot(seat: number, written: Data): void {
    this.#post({ type: "jot", seat, written });
  }

  say(text: string): void {
    this.#post({ type: "chat", text });
  }

  /** Look from another seat of mine: what the last one saw is forgotten here. */
  look(seat: number): void {
    this.#seat = seat;
    this.view = null;
    this.log = [];
    this.#closeQuietly();
    this.#connect();
  }

  #closeQuietly(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close(1000);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.#seat === null ? "" : `?seat=${this.#seat}`;
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.#id}${seat}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.state = "open";
      this.#pause = SHORTEST_PAUSE;
      this.#due = 0; // a restored table may stand at an earlier number
      const seen = this.log.at(-1)?.number ?? -1;
      socket.send(JSON.stringify({ id: newId(), type: "hello", seen }));
      for (const message of this.#waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (frame) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(frame.data)) as FromServer);
    };
    socket.onclose = (frame) => {
      if (socket !== this.#socket || this.#closed) return;
      if (frame.code === NO_SUCH_TABLE) {
        this.state = "missing";
        return;
      }
      this.state = "lost";
      const pause = this.#pause * (0.75 + Math.random() / 2);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
      this.#timer = window.setTimeout(() => this.#connect(), pause);
    };
  }

  #post(message: Data): void {
    const id = newId();
    const whole = { id, ...message };
    this.#waiting.set(id, whole);
    this.busy = true;
    this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(whole));
  }

  #take(said: FromServer): void {
    switch (said.type) {
      case "ok":
        this.#expect(this.#waiting.get(said.id), said.number);
        this.#answered(said.id);
        break;
      case "refused":
        if (said.id) this.#answered(said.id);
        this.refusal = said;
        break;
      case "table":
        this.info = said;
        break;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.number));
        this.chat = [...this.chat, ...said.lines.filter((line) => !known.has(line.number))];
        break;
      }
      case "view": {
        const last = this.log.at(-1)?.number ?? -1;
        this.log = [...this.log, ...said.events.filter((happened) => happened.number > last)];
        this.view = said;
        this.#settle();
        break;
      }
    }
  }

  /** The answer to a move may come before its view: until then the old view asks in vain. */
  #expect(sent: Data | undefined, number: number): void {
    if (sent && isMove(sent)) this.#due = number;
  }

  #answered(id: string): void {
    this.#waiting.delete(id);
    this.#settle();
  }

  #settle(): void {
    this.busy = this.#waiting.size > 0 || this.#isDue();
  }

  #isDue(): boolean {
    return (this.view?.number ?? 0) < this.#due;
  }
}

function isMove(message: Data): boolean {
  return message["type"] === "move" || message["type"] === "undo";
}

/** `crypto.randomUUID` exists only on safe origins, and a table in the living room is on plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
