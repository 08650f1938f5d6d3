/** What follows from a choice is said in the same words as in Python: tests/texts/test_effects_said.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { Vocabulary } from "../src/lib/vocabulary";
import { Speaker, words } from "../src/lib/words.svelte";
import type { Effect } from "../src/generated/wire";

interface Case {
  effect: Effect;
  seat: number | null;
  said: Record<string, string>;
}

const ROOT = join(import.meta.dirname, "../..");
const SAID = JSON.parse(readFileSync(join(ROOT, "tests/texts/effects_said.json"), "utf-8")) as Case[];
/** As `vocabulary(BOX)["tells"]` in the test beside the sentences. */
const VOCABULARY: Vocabulary = { tells: { gold: null, seller: { seat: true }, favour: { enum: "favour" } } };
const HOMES: Record<string, string> = { core: "src/retorta/texts", "market-day": "tests/market_day/texts" };

function library(address: string | URL | Request): Promise<Response> {
  const [, language = "", book = ""] = /texts\/(\w+)\/([\w-]+)\.ftl/.exec(String(address)) ?? [];
  return Promise.resolve(new Response(readFileSync(join(ROOT, HOMES[book] ?? "", language, `${book}.ftl`), "utf-8")));
}

beforeAll(() => {
  vi.stubGlobal("fetch", library);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test.each(["en", "pl", "ru"])("in %s", async (language) => {
  settings.speak(language);
  await words.openAll(["core", "market-day"]);
  const speaker = new Speaker("market-day", VOCABULARY, ["Ann", "Boris", ""]);
  expect(SAID.length).toBeGreaterThan(6);
  for (const { effect, seat, said } of SAID) expect(speaker.effect(effect, seat)).toBe(said[language]);
});
