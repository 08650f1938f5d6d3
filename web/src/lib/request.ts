/** How anything is asked of whoever keeps the tables, a server or the engine in this tab. */
import { host, type Headers } from "./host";
import type { Refused } from "../generated/wire";

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

/** Ask, and read the answer. */
export async function ask<T>(method: string, path: string, body?: unknown, more: Headers = {}): Promise<T> {
  const answer = await fetched(method, path, body, more);
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

/** An address with what stands behind its question mark. */
export function withQuery(path: string, parts: Record<string, string | number | undefined>): string {
  const said = Object.entries(parts).flatMap(([name, part]) =>
    part === undefined ? [] : [`${name}=${encodeURIComponent(part)}`],
  );
  return said.length ? `${path}?${said.join("&")}` : path;
}
