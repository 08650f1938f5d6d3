/** The half of the wire that is asked and answers: lobby, seats, records. */
import { host, type Headers } from "./host";
import type {
  GameInfo,
  Hint,
  Written,
  Id,
  Me,
  Moment,
  Link,
  Refused,
  ReplayInfo,
  Shared,
  Sources,
  Standing,
  Info,
  NewTable,
  Lists,
  Verdict,
  Worth,
} from "../generated/wire";

/** How long the bots of a table think. */
export type Pace = Info["pace"];

/** Whoever keeps the tables said no, and which sentence says why. */
export class Declined extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.error);
  }
}

const LOST: Refused = {
  type: "refused",
  id: null,
  error: "no-connection",
  parts: {},
  rule: null,
  section: null,
  message: "",
};

/** Ask whoever keeps the tables. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetched(method, path, body);
  return (await answer.json().catch(() => {
    throw new Declined(LOST);
  })) as T;
}

/** The bare answer, if it is one; whatever else came of it is thrown as what was declined. */
export async function fetched(method: string, path: string, body?: unknown, more: Headers = {}): Promise<Response> {
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const answer = await host()
    .then((found) => found.request(method, path, text, more))
    .catch((why: unknown) => {
      throw why instanceof Declined ? why : new Declined(LOST);
    });
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => LOST)) as Refused;
  throw new Declined({ ...LOST, ...said });
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const replay = (id: string) => `/api/replays/${encodeURIComponent(id)}`;

/** A little luck of one's own for the deal. */
export function salt(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

export const api = {
  shelf: () => ask<GameInfo[]>("GET", "/api/shelf"),
  me: () => ask<Me>("GET", "/api/me"),
  rename: (nickname: string) => ask<Me>("PUT", "/api/me", { nickname }),
  link: () => ask<Link>("POST", "/api/me/link"),
  claim: (token: string) => ask<Me>("POST", `/api/claim/${encodeURIComponent(token)}`),
  tables: () => ask<Lists>("GET", "/api/tables"),
  open: (wish: NewTable) => ask<Id>("POST", "/api/tables", { ...wish, salt: salt() }),
  table: (id: string) => ask<Info>("GET", table(id)),
  sit: (id: string, seat: number, nickname: string) =>
    ask<Info>("POST", `${table(id)}/sit`, nickname ? { seat, nickname, salt: salt() } : { seat, salt: salt() }),
  stand: (id: string, seat: number) => ask<Info>("POST", `${table(id)}/stand`, { seat }),
  start: (id: string, bot: string) => ask<Info>("POST", `${table(id)}/start`, { bot }),
  seatBot: (id: string, seat: number, bot: string) => ask<Info>("POST", `${table(id)}/bot`, { seat, bot }),
  comeBack: (id: string, seat: number) => ask<Info>("POST", `${table(id)}/return`, { seat }),
  setPace: (id: string, pace: Pace) => ask<Info>("POST", `${table(id)}/pace`, { pace }),
  /** The table in the game's own words. */
  lines: (id: string, seat: number | null, language: string) =>
    ask<Written>("GET", `${table(id)}/lines?language=${language}${seat === null ? "" : `&seat=${seat}`}`),
  worth: (id: string, seat: number) => ask<Worth>("GET", `${table(id)}/worth?seat=${seat}`),
  standing: (id: string) => ask<Standing>("GET", `${table(id)}/standing`),
  sources: (id: string, seat: number) => ask<Sources>("GET", `${table(id)}/sources?seat=${seat}`),
  hint: (id: string, seat: number) => ask<Hint>("POST", `${table(id)}/hint`, { seat }),
  /** How others on the local network find the table; asked, or opened for them. */
  neighbours: (id: string, method: "GET" | "POST") => ask<Shared>(method, `${table(id)}/local-network`),
  rematch: (id: string) => ask<Id>("POST", `${table(id)}/rematch`),
  clear: (id: string) => ask<object>("DELETE", table(id)),
  upload: (record: string) => ask<Id>("POST", "/api/records", record),
  replay: (id: string) => ask<ReplayInfo>("GET", replay(id)),
  moment: (id: string, number: number, seat: number | null) =>
    ask<Moment>("GET", `${replay(id)}/moments/${number}${seat === null ? "" : `?seat=${seat}`}`),
  /** The record itself, as a file. */
  record: (id: string) => fetched("GET", `${replay(id)}/record`).then((answer) => answer.blob()),
  verify: (id: string) => ask<Verdict>("POST", `${replay(id)}/verify`),
};
