/** The client says every sentence with a declined thing as Python does; see `tools/declined.py`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Thing } from "../src/lib/things";
import type { Data } from "../src/lib/vocabulary";
import { Speaker, words } from "../src/lib/words.svelte";

const TEXTS = "../src/retorta/texts";
const NAMES: Record<string, string[]> = { pl: ["Sasza", "Ola"], ru: ["Саша", "Оля"] };
const GAME = /^=== (\S+)$/;
const SENTENCE = /^([a-z][\w-]*) \((.*)\)$/;
const SAID = /^ {2}(.*) \[(.*)\]$/;

interface Line {
  game: string;
  key: string;
  /** What each part is: a set of things, a seat, a number or a text; several with a plus. */
  kinds: Record<string, string>;
  values: string[];
  said: string;
}

/** The lines of a document, with what each was said with. */
function lines(language: string): Line[] {
  const found: Line[] = [];
  let game = "";
  let key = "";
  let kinds: Record<string, string> = {};
  for (const line of readFileSync(`../tests/texts/declined.${language}.txt`, "utf-8").split("\n")) {
    const [, nextGame] = GAME.exec(line) ?? [];
    const [, nextKey, parts = ""] = SENTENCE.exec(line) ?? [];
    const [, said, values = ""] = SAID.exec(line) ?? [];
    if (nextGame) game = nextGame;
    if (nextKey) {
      key = nextKey;
      kinds = Object.fromEntries(parts.split(", ").map((part) => part.split(": ") as [string, string]));
    }
    if (said) found.push({ game, key, kinds, values: values.split(", "), said });
  }
  return found;
}

function read(kind: string, value: string): unknown {
  if (["none", "yes", "no"].includes(value)) return { none: null, yes: true, no: false }[value];
  if (kind.endsWith("+")) return value.split("+").map((each) => read(kind.slice(0, -1), each));
  return kind === "seat" || kind === "number" ? Number(value) : value;
}

function say(speaker: Speaker, { key, kinds, values }: Line): string {
  const parts = Object.entries(kinds).map(([part, kind], place) => {
    const name = kind.replace("+", "");
    const word = ["seat", "number", "text"].includes(name) ? null : { enum: name };
    return [part, speaker.spoken(read(kind, values[place] ?? ""), kind.endsWith("+") ? { list: word } : word)];
  });
  return speaker.say(key, Object.fromEntries(parts) as Data);
}

function library(address: string | URL | Request): Promise<Response> {
  const path = /texts\/(\w+\/[\w.-]+\.ftl)/.exec(String(address))?.[1] ?? "";
  return Promise.resolve(new Response(readFileSync(join(TEXTS, path), "utf-8")));
}

beforeEach(() => {
  vi.stubGlobal("fetch", library);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(Object.keys(NAMES))("%s", (language) => {
  test("every sentence with every thing", async () => {
    settings.speak(language);
    const files = readdirSync(join(TEXTS, language)).filter((name) => name.endsWith(".ftl"));
    await words.openAll(files.map((name) => name.slice(0, -".ftl".length)));
    const read = lines(language);

    expect(read.length).toBeGreaterThan(300);
    for (const line of read) {
      const speaker = new Speaker(line.game, {}, NAMES[language] ?? []);
      expect(say(speaker, line), line.key).toBe(line.said);
    }
  });
});

describe("a thing", () => {
  test("keeps its name where it has no such case", async () => {
    settings.speak("en");
    await words.open("alchemists");
    const toad = new Speaker("alchemists", {}, []).thing("ingredient", "toad");

    expect(String(toad)).toBe("toad");
    expect(toad.inCase("gen")).toBe("toad");
  });

  test("is what a page has to say where a sentence declines it", async () => {
    const complained = vi.spyOn(console, "error").mockReturnValue(undefined);
    settings.speak("ru");
    await words.open("poison");
    const speaker = new Speaker("poison", {}, []);

    expect(words.say("poison-web-nobody-spared", { colour: speaker.thing("colour", "red") })).toContain("красного");
    expect(complained).not.toHaveBeenCalled();
    expect(words.say("poison-web-nobody-spared", { colour: speaker.member("colour", "red") })).toContain("красное");
    expect(complained).toHaveBeenCalledOnce();
    expect(new Thing("–", () => "–").valueOf()).toBe("–");
  });
});
