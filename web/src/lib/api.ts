/** The HTTP half of the wire: lobby, seats, records. */
import type { Game, Hint, Moment, Need, Refusal, Replay, SeatWish, Summary, TableInfo, Verdict } from "./wire";

/** The server said no, and which sentence says why. */
export class Declined extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.error);
  }
}

const LOST: Refusal = { error: "no-connection", parts: {}, rule: null, section: null };

let introduction: Promise<{ nickname: string }> | null = null;

/**
 * Who comes for the first time gets a cookie with the first answer. Nothing else is asked before
 * that, neither here nor by a socket: two first answers would make two persons of one.
 */
export function introduced(): Promise<{ nickname: string }> {
  introduction ??= request<{ nickname: string }>("GET", "/api/me");
  introduction.catch(() => (introduction = null));
  return introduction;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  await introduced();
  return request(method, path, body);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { "content-type": "application/json" } };
  if (body !== undefined) request.body = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(path, request).catch(() => {
    throw new Declined(LOST);
  });
  const said = (await answer.json().catch(() => LOST)) as unknown;
  if (!answer.ok) throw new Declined({ ...LOST, ...(said as Refusal) });
  return said as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const replay = (id: string) => `/api/replays/${encodeURIComponent(id)}`;

/** A little luck of one's own for the deal. */
export function salt(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

export const api = {
  shelf: () => ask<Game[]>("GET", "/api/shelf"),
  me: introduced,
  rename: (nickname: string) => ask<{ nickname: string }>("PUT", "/api/me", { nickname }),
  link: () => ask<{ url: string; expires: number }>("POST", "/api/me/link"),
  claim: (token: string) => ask<{ nickname: string }>("POST", `/api/claim/${encodeURIComponent(token)}`),
  tables: () => ask<{ mine: Summary[]; listed: Summary[]; finished: Summary[] }>("GET", "/api/tables"),
  open: (wish: { game: string; options: Record<string, string>; seats: SeatWish[]; listed: boolean }) =>
    ask<{ id: string }>("POST", "/api/tables", { ...wish, salt: salt() }),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  sit: (id: string, seat: number, nickname: string) =>
    ask<TableInfo>("POST", `${table(id)}/sit`, nickname ? { seat, nickname, salt: salt() } : { seat, salt: salt() }),
  stand: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/stand`, { seat }),
  start: (id: string, bot: string) => ask<TableInfo>("POST", `${table(id)}/start`, { bot }),
  seatBot: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", `${table(id)}/bot`, { seat, bot }),
  comeBack: (id: string, seat: number) => ask<TableInfo>("POST", `${table(id)}/return`, { seat }),
  /** The table in the game's own words. */
  lines: (id: string, seat: number | null, language: string) =>
    ask<{ number: number; lines: string[] }>("GET", `${table(id)}/lines?language=${language}${seat === null ? "" : `&seat=${seat}`}`),
  worth: (id: string, seat: number) => ask<{ number: number; things: Record<string, number> }>("GET", `${table(id)}/worth?seat=${seat}`),
  sources: (id: string, seat: number) => ask<{ number: number; things: Record<string, Need> }>("GET", `${table(id)}/sources?seat=${seat}`),
  hint: (id: string, seat: number) => ask<Hint>("POST", `${table(id)}/hint`, { seat }),
  rematch: (id: string) => ask<{ id: string }>("POST", `${table(id)}/rematch`),
  clear: (id: string) => ask<object>("DELETE", table(id)),
  upload: (record: string) => ask<{ id: string }>("POST", "/api/records", record),
  replay: (id: string) => ask<Replay>("GET", replay(id)),
  moment: (id: string, number: number, seat: number | null) =>
    ask<Moment>("GET", `${replay(id)}/moments/${number}${seat === null ? "" : `?seat=${seat}`}`),
  /** The oracle of Alchemists, for a real table. */
  alchemy: <T>(what: string, body: object) => ask<T>("POST", `/api/alchemy/${what}`, body),
  sheet: async (code: string, language: string): Promise<Blob> => {
    const answer = await fetch("/api/alchemy/sheet", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code, language }),
    }).catch(() => {
      throw new Declined(LOST);
    });
    if (!answer.ok) throw new Declined({ ...LOST, ...((await answer.json().catch(() => LOST)) as Refusal) });
    return answer.blob();
  },
  verify: (id: string) => ask<Verdict>("POST", `${replay(id)}/verify`),
};
