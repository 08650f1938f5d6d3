/** Messages read one by one are what Fluent makes of a whole file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Book } from "../src/lib/book";

const TEXTS = "../src/retorta/texts";
const LANGUAGES = ["en", "pl", "ru"];
const SAID = "said";
const functions = Object.fromEntries(
  ["PLAYER", "PLAYERS", "SCORES", "PAIRS", "SIGNED", "NTH", "CASE"].map((name) => [name, () => SAID]),
);

/** Every message of our own books, and what it says to parts that are all the same. */
function whole(texts: readonly string[], language: string): Map<string, string> {
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  const said = new Map<string, string>();
  const bodies = texts.map((text) => new FluentResource(text));
  for (const body of bodies) bundle.addResource(body);
  for (const { id } of bodies.flatMap((each) => each.body)) {
    const message = bundle.getMessage(id);
    if (message?.value) said.set(id, bundle.formatPattern(message.value, everything()));
  }
  return said;
}

/** Parts of whatever name. */
function everything(): Record<string, number> {
  return new Proxy({}, { get: () => 1, getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }) });
}

test.each(LANGUAGES)("a language that is read message by message: %s", (language) => {
  const folder = join(TEXTS, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const texts = files.map((name) => readFileSync(join(folder, name), "utf-8"));
  const book = new Book(language, functions);
  for (const text of texts) book.add(text);
  const said = whole(texts, language);
  expect(said.size).toBeGreaterThan(1000);
  for (const [key, sentence] of said) {
    expect(book.has(key), key).toBe(true);
    expect(book.say(key, everything())).toBe(sentence);
    expect(book.has(key), key).toBe(true);
  }
});

test("what is not there says nothing, and what came first stays", () => {
  const book = new Book("en", functions);
  book.add("one = first { two }\n\n# A word on two.\ntwo = second\n");
  book.add("one = another\nthree =\n    over\n    lines\n");
  expect(book.say("one", {})).toBe("first second");
  expect(book.say("three", {})).toBe("over\nlines");
  book.add("one = too late");
  expect(book.say("one", {})).toBe("first second");
  expect(book.has("four")).toBe(false);
  expect(book.say("four", {})).toBe("");
});
