/** The socket of one table: the latest view, what happened, who is there; it comes back by itself. */
import { host, type Socket } from "./host";
import type { Data } from "./vocabulary";
import {
  WIRE,
  WIRE_2,
  type ChatLine,
  type ClientMessage,
  type EventLine,
  type Info,
  type Refused,
  type ServerMessage,
  type TellsShown,
  type ViewShown,
} from "../generated/wire";
import { newerView } from "./older-names";
import { loadAgain } from "./version";

/** A message before it has an id. */
type Saying = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "id"> : never) : never;

const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const NO_SUCH_TABLE = 4404;
/** It cannot be played on here; whoever asks for the table is told why. */
const SHUT = [4409, 4423];
const OTHER_WIRE = 4426;
/** The refusal that comes before it; it tells which version is spoken there. */
const WIRE_VERSION = "wire-version";
/** Nobody can say yet whether it was written down: sent again, it counts once. */
const UNCLEAR = "unclear";
const UNCLEAR_PAUSE = 2_000;
/** A socket on which nothing comes for so long, though an answer is due, leads nowhere. */
const SILENCE = 4_000;

export class Connection {
  info = $state.raw<Info | null>(null);
  view = $state.raw<ViewShown | null>(null);
  /** What was last told of choices, perhaps of an earlier view. */
  #tells: TellsShown | null = $state.raw(null);
  /** What each choice of this view brings; null until it is told, and where there is nothing to tell. */
  readonly told: TellsShown | null = $derived.by(() => {
    const [tells, view] = [this.#tells, this.view];
    return tells && tells.number === view?.number && tells.seat === view.seat ? tells : null;
  });
  /** All that happened, as this seat saw it. */
  log: EventLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  state: "connecting" | "open" | "lost" | "missing" | "shut" = $state("connecting");
  refusal = $state.raw<Refused | null>(null);
  /** Told of the table when I come to it, also after the connection was lost. */
  arrived: (info: Info) => void = () => undefined;
  /** A message is under way, or what came of it is not seen yet. */
  busy = $state(false);

  #id: string;
  #seat: number | null;
  #open: ((path: string) => Socket) | null;
  #socket: Socket | null = null;
  #pause = SHORTEST_PAUSE;
  #timer = 0;
  #closed = false;
  #arriving = true;
  /** What is spoken here: while servers are renewed one by one, mine may be of the version before. */
  #wire = WIRE;
  /** Not answered yet; sent again after a reconnect under the same id. */
  #waiting = new Map<string, ClientMessage>();
  /** Counts what came in: whether anybody is there at all. */
  #heard = 0;
  /** The number that the view will have when my last move shows. */
  #due = 0;

  constructor(id: string, seat: number | null, open: ((path: string) => Socket) | null = null) {
    this.#id = id;
    this.#seat = seat;
    this.#open = open;
    void this.#start();
  }

  async #start(): Promise<void> {
    try {
      const found = await host();
      this.#open ??= (path) => found.socket(path);
      await found.met();
    } catch {
      // then the socket will not open either, and is tried again
    }
    if (!this.#closed) this.#connect();
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

  /** A connection of its own that sees what everybody sees: whoever has several seats has chosen none there. */
  bystander(): Connection {
    return new Connection(this.#id, null, this.#open);
  }

  #closeQuietly(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close(1000);
  }

  #connect(): void {
    // What was seen counts for the seat that saw it: so it is named, whether chosen or not.
    const looked = this.#seat ?? this.view?.seat ?? null;
    const seat = looked === null ? "" : `?seat=${looked}`;
    const socket = this.#open?.(`/ws/tables/${this.#id}${seat}`);
    if (!socket) return;
    this.#socket = socket;
    const wire = this.#wire;
    socket.onopen = () => {
      this.state = "open";
      this.#pause = SHORTEST_PAUSE;
      this.#due = 0; // a restored table may stand at an earlier number
      const seen = this.log.at(-1)?.number ?? -1;
      socket.send(JSON.stringify({ id: newId(), type: "hello", wire, seen } satisfies ClientMessage));
      for (const message of this.#waiting.values()) socket.send(JSON.stringify(message));
      this.#expectAnswer();
    };
    socket.onmessage = (frame) => {
      this.#heard += 1;
      if (socket === this.#socket) this.#take(JSON.parse(String(frame.data)) as ServerMessage);
    };
    this.#expectAnswer();
    socket.onclose = (frame) => {
      if (socket !== this.#socket || this.#closed) return;
      if (frame.code === NO_SUCH_TABLE) {
        this.state = "missing";
        return;
      }
      if (SHUT.includes(frame.code)) {
        this.state = "shut";
        return;
      }
      if (frame.code === OTHER_WIRE && this.#wire !== wire) {
        this.#connect();
        return;
      }
      // Another version of the wire: this page is loaded again rather than misread anything.
      if (frame.code === OTHER_WIRE && loadAgain()) return;
      this.state = "lost";
      this.#arriving = true;
      const pause = this.#pause * (0.75 + Math.random() / 2);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
      this.#timer = window.setTimeout(() => this.#connect(), pause);
    };
  }

  #post(message: Saying): void {
    const id = newId();
    const whole: ClientMessage = { id, ...message };
    this.#waiting.set(id, whole);
    this.busy = true;
    this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(whole));
      this.#expectAnswer();
    }
  }

  /** Try another socket if nothing comes on this one: what stands behind it may hang for a long time. */
  #expectAnswer(): void {
    const socket = this.#socket;
    const heard = this.#heard;
    window.setTimeout(() => {
      const isWaitedFor = socket === this.#socket && socket?.readyState !== WebSocket.CLOSED;
      if (this.#closed || !isWaitedFor || heard !== this.#heard) return;
      this.#closeQuietly();
      this.state = "lost";
      this.#arriving = true;
      this.#connect();
    }, SILENCE);
  }

  #sendLater(id: string): void {
    window.setTimeout(() => {
      const message = this.#waiting.get(id);
      if (message && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }, UNCLEAR_PAUSE);
  }

  #take(said: ServerMessage): void {
    switch (said.type) {
      case "ok":
        this.#expect(this.#waiting.get(said.id), said.number);
        this.#answered(said.id);
        break;
      case "refused":
        if (said.error === WIRE_VERSION && said.parts["wire"] === WIRE_2) {
          this.#wire = WIRE_2;
          break;
        }
        this.refusal = said;
        if (said.error === UNCLEAR && said.id) this.#sendLater(said.id);
        else if (said.id) this.#answered(said.id);
        break;
      case "table":
        this.info = said;
        if (this.#arriving) this.arrived(said);
        this.#arriving = false;
        break;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.number));
        this.chat = [...this.chat, ...said.lines.filter((line) => !known.has(line.number))];
        break;
      }
      case "tells":
        this.#tells = said;
        break;
      case "view": {
        // Whoever looks from another seat now must not read what this one saw.
        if (this.view && this.view.seat !== said.seat) this.log = [];
        const last = this.log.at(-1)?.number ?? -1;
        this.log = [...this.log, ...said.events.filter((happened) => happened.number > last)];
        this.view = this.#wire === WIRE_2 ? newerView(said) : said;
        this.#settle();
        break;
      }
    }
  }

  /** The answer to a move may come before its view: until then the old view asks in vain. */
  #expect(sent: ClientMessage | undefined, number: number): void {
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

function isMove(message: Saying): boolean {
  return message.type === "move" || message.type === "undo";
}

/** `crypto.randomUUID` exists only on safe origins, and a table in the living room is on plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
