/** The socket of a table: what was said is kept, what was sent is answered once, what broke comes back. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection } from "../src/lib/connection.svelte";
import { WIRE, WIRE_2, type EventLine, type Refused, type ServerMessage, type ViewShown } from "../src/generated/wire";

interface Sent {
  id: string;
  type: string;
  [field: string]: unknown;
}

/** A socket with us at the other end. */
class Line {
  static readonly all: Line[] = [];
  readyState: number = WebSocket.CONNECTING;
  readonly sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((frame: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  say(message: ServerMessage | Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakOff(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

function latest(): Line {
  const line = Line.all.at(-1);
  if (!line) throw new Error("nobody called");
  return line;
}

function happened(number: number): EventLine {
  return { number, by: 0, undo: false, events: [] };
}

function view(number: number, ...events: EventLine[]): { type: "view" } & ViewShown {
  return {
    type: "view",
    number,
    seat: 0,
    public: {},
    own: null,
    moves: [],
    refused: [],
    question: "choose",
    deciders: [0],
    can_undo: false,
    events,
    points: null,
    outcome: null,
  };
}

/** A connection whose first socket has been accepted. */
async function connected(seat: number | null = null): Promise<Connection> {
  const connection = new Connection("t1", seat, (address) => new Line(address));
  await vi.waitFor(() => latest());
  latest().accept();
  return connection;
}

/** What a server of version *wire* answers to a hello of another, before it closes. */
function speaks(wire: number): { type: "refused" } & Refused {
  return { type: "refused", id: "h", error: "wire-version", parts: { wire }, rule: null, section: null, message: "" };
}

beforeEach(() => {
  Line.all.length = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ nickname: "Ann" })));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("reading", () => {
  test("it says hello with the last number it has seen", async () => {
    const connection = await connected();
    expect(latest().sent).toMatchObject([{ type: "hello", seen: -1 }]);
    latest().say(view(3, happened(2), happened(3)));
    latest().breakOff();
    vi.advanceTimersByTime(1000);
    latest().accept();
    expect(latest().sent).toMatchObject([{ type: "hello", seen: 3 }]);
    connection.close();
  });

  test("who comes back names the seat that has seen it", async () => {
    const connection = await connected();
    expect(latest().address).toMatch(/\/t1$/);
    latest().say(view(3, happened(3)));
    latest().breakOff();
    vi.advanceTimersByTime(1000);
    expect(latest().address).toMatch(/\/t1\?seat=0$/);
    connection.close();
  });

  test.each([1, null])("what one seat saw is forgotten when the view is another's (%s)", async (seat) => {
    const connection = await connected();
    latest().say(view(3, happened(2), happened(3)));
    latest().say({ ...view(3, happened(3)), seat });
    expect(connection.log.map((each) => each.number)).toEqual([3]);
    expect(connection.view?.seat).toBe(seat);
  });

  test("what happened is told once, though two views tell it", async () => {
    const connection = await connected();
    latest().say(view(2, happened(1), happened(2)));
    latest().say(view(3, happened(2), happened(3)));
    expect(connection.log.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(connection.view?.number).toBe(3);
  });

  test("what choices bring is told of the view that they are of", async () => {
    const connection = await connected(0);
    const gold = { kind: "change" as const, what: "gold", seat: 0, least: 1, most: 1 };
    const tells = { type: "tells", number: 3, seat: 0, question: [], brings: [[gold], []], which: [1, 0, 1] };
    expect(connection.told).toBeNull();
    latest().say(view(3));
    expect(connection.told).toBeNull();
    latest().say(tells);
    expect(connection.told).toEqual(tells);
    latest().say(view(3));
    expect(connection.told).toEqual(tells);
    latest().say({ ...view(3), seat: 1 });
    expect(connection.told).toBeNull();
    latest().say(view(4));
    expect(connection.told).toBeNull();
    latest().say({ ...tells, number: 5 });
    expect(connection.told).toBeNull();
    connection.look(0);
    expect(connection.told).toBeNull();
  });

  test("a line of chat is kept once", async () => {
    const connection = await connected();
    const line = (number: number) => ({ number, seat: 0, name: "Ann", text: "hello", at: 0 });
    latest().say({ type: "chat", lines: [line(1)] });
    latest().say({ type: "chat", lines: [line(1), line(2)] });
    expect(connection.chat.map((each) => each.number)).toEqual([1, 2]);
  });

  test("what an old socket still says is not heard", async () => {
    const connection = await connected(0);
    const old = latest();
    connection.look(1);
    old.say(view(7));
    expect(connection.view).toBeNull();
    expect(latest().address).toMatch(/\/ws\/tables\/t1\?seat=1$/);
  });
});

describe("sending", () => {
  test("a message is under way until it is answered, and a move until it is seen", async () => {
    const connection = await connected(0);
    latest().say(view(4));
    connection.play(0, { move: "pass" });
    const sent = latest().sent.at(-1);
    expect(sent).toMatchObject({ type: "move", seat: 0, move: { move: "pass" } });
    expect(connection.busy).toBe(true);
    latest().say({ type: "ok", id: sent?.id ?? "", number: 5 });
    expect(connection.busy).toBe(true);
    latest().say(view(5));
    expect(connection.busy).toBe(false);
  });

  test("a second move is not sent before the first is seen", async () => {
    const connection = await connected(0);
    connection.play(0, { move: "pass" });
    connection.play(0, { move: "pass" });
    expect(latest().sent.filter((each) => each.type === "move")).toHaveLength(1);
  });

  test("a refusal says why and frees the table", async () => {
    const connection = await connected(0);
    connection.play(0, { move: "pass" });
    const id = latest().sent.at(-1)?.id ?? "";
    latest().say({ type: "refused", id, error: "not-your-turn", parts: {}, rule: null, section: null, message: "" });
    expect(connection.refusal?.error).toBe("not-your-turn");
    expect(connection.busy).toBe(false);
    connection.say("sorry");
    expect(connection.refusal).toBeNull();
  });
});

describe("coming back", () => {
  test("what was not answered is sent again under the same id", async () => {
    const connection = await connected(0);
    connection.play(0, { move: "pass" });
    const first = latest().sent.at(-1);
    latest().breakOff();
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Line.all).toHaveLength(2);
    latest().accept();
    expect(connection.state).toBe("open");
    expect(latest().sent.at(-1)).toEqual(first);
  });

  test("a socket on which nothing is answered is given up for another", async () => {
    const connection = await connected();
    latest().say(view(1));
    connection.play(0, { move: "pass" });
    const first = latest().sent.at(-1);
    const silent = latest();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(latest()).not.toBe(silent);
    expect(silent.readyState).toBe(WebSocket.CLOSED);
    latest().accept();
    expect(latest().sent.at(-1)).toEqual(first);
  });

  test("whoever hears something waits for the answer", async () => {
    const connection = await connected();
    connection.play(0, { move: "pass" });
    latest().say(view(1));
    const slow = latest();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(latest()).toBe(slow);
  });

  test("what is said meanwhile waits for the next socket", async () => {
    const connection = await connected(0);
    latest().breakOff();
    connection.say("still there?");
    expect(Line.all[0]?.sent.filter((each) => each.type === "chat")).toEqual([]);
    vi.advanceTimersByTime(1000);
    latest().accept();
    expect(latest().sent.at(-1)).toMatchObject({ type: "chat", text: "still there?" });
  });

  test("pauses grow, up to a quarter of a minute and a little", async () => {
    await connected();
    let pauses = 0;
    for (let tries = 0; tries < 12; tries += 1) {
      latest().breakOff();
      const before = Line.all.length;
      let waited = 0;
      for (; Line.all.length === before && waited < 60_000; waited += 100) vi.advanceTimersByTime(100);
      if (tries === 0) expect(waited).toBeLessThan(1000);
      pauses = waited;
    }
    expect(pauses).toBeGreaterThan(10_000);
    expect(pauses).toBeLessThan(20_000);
  });

  test("a table that does not exist is not asked for again", async () => {
    const connection = await connected();
    latest().breakOff(4404);
    vi.advanceTimersByTime(60_000);
    expect(connection.state).toBe("missing");
    expect(Line.all).toHaveLength(1);
  });

  test("who has left does not come back", async () => {
    const connection = await connected();
    connection.close();
    latest().breakOff();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });

  test("a restored table at an earlier number does not keep anybody waiting", async () => {
    const connection = await connected(0);
    latest().say(view(8));
    connection.play(0, { move: "pass" });
    latest().say({ type: "ok", id: latest().sent.at(-1)?.id ?? "", number: 9 });
    latest().breakOff();
    vi.advanceTimersByTime(1000);
    latest().accept();
    latest().say(view(6));
    expect(connection.busy).toBe(false);
  });
});

describe("a server of the version before, while all are renewed one by one", () => {
  test("is greeted again as it speaks, at once, and its views are read", async () => {
    const connection = await connected();
    expect(latest().sent).toMatchObject([{ type: "hello", wire: WIRE }]);
    latest().say(speaks(WIRE_2));
    latest().breakOff(4426);
    expect(Line.all).toHaveLength(2);
    latest().accept();
    expect(latest().sent).toMatchObject([{ type: "hello", wire: WIRE_2 }]);
    expect(connection.refusal).toBeNull();
    const { moves: _, ...rest } = view(3);
    const asked = [{ move: { move: "sell" }, targets: [] }];
    latest().say({ ...rest, public: { asked: [0] }, asked });
    expect(connection.view).toMatchObject({ number: 3, moves: asked, public: { deciders: [0] } });
    connection.close();
  });

  test("one that speaks neither is not tried for ever at once", async () => {
    const connection = await connected();
    latest().say(speaks(WIRE + 1));
    latest().breakOff(4426);
    expect(Line.all).toHaveLength(1);
    connection.close();
  });
});
