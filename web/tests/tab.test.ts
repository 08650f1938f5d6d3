/** The engine in a worker, as the pages see it: one thing that went wrong there is one thing, and no more. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tab } from "../src/tab/host";
import { status } from "../src/tab/status.svelte";
import type { FromWorker, ToWorker } from "../src/tab/messages";

// This DOM does not know whether it is secure.
vi.hoisted(() => vi.stubGlobal("isSecureContext", true));

/** A worker with us inside. */
class Inside {
  static latest: Inside | null = null;
  readonly heard: ToWorker[] = [];
  onmessage: ((said: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    Inside.latest = this;
  }

  postMessage(said: ToWorker): void {
    this.heard.push(said);
  }

  say(said: FromWorker): void {
    this.onmessage?.({ data: said });
  }
}

async function begun(): Promise<[Tab, Inside]> {
  const tab = new Tab();
  await tab.met();
  if (!Inside.latest) throw new Error("no worker");
  return [tab, Inside.latest];
}

beforeEach(() => {
  vi.stubGlobal("Worker", Inside);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  status.hindrance = null;
});

test("an error that nobody expected is told to a developer; tables and questions go on", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [tab, worker] = await begun();
  const shut = vi.fn();
  tab.socket("/ws/tables/t1").onclose = shut;
  const answer = tab.request("GET", "/api/me");
  await vi.waitFor(() => expect(worker.heard.at(-1)).toHaveProperty("request"));
  worker.say({ broke: "something could not be done", trace: "Traceback …" });
  expect(said).toHaveBeenCalledOnce();
  expect(status.hindrance).toBeNull();
  expect(shut).not.toHaveBeenCalled();
  const { request } = worker.heard.at(-1) as { request: number };
  worker.say({ answer: request, status: 200, type: "application/json", body: '{"nickname":"Ada"}', name: "" });
  expect(await (await answer).json()).toEqual({ nickname: "Ada" });
});

test("an engine that is gone answers whoever waits, and whoever comes, with the reason", async () => {
  const [tab, worker] = await begun();
  const shut = vi.fn();
  tab.socket("/ws/tables/t1").onclose = shut;
  const waiting = tab.request("GET", "/api/me");
  await vi.waitFor(() => expect(worker.heard.at(-1)).toHaveProperty("request"));
  worker.say({ hindrance: "broken" });
  expect(shut).toHaveBeenCalledOnce();
  for (const answer of [await waiting, await tab.request("GET", "/api/me")])
    expect(await answer.json()).toMatchObject({ type: "refused", error: "tab-broken" });
});
