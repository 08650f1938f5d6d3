/** The languages are those the house names; a person begins in one they read. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchLanguages, firstSpoken } from "../src/lib/languages";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";

const KNOWN = { en: "English", eo: "Esperanto", pl: "Polski" };

describe("the first language", () => {
  test.each([
    [["eo", "pl"], "eo"],
    [["", "pl-PL", "en-GB"], "pl"],
    [["de-DE", "EO"], "eo"],
    [["de", "fr"], "en"],
    [[], "en"],
  ])("of %j it is %s", (wishes, language) => {
    expect(firstSpoken(wishes, KNOWN)).toBe(language);
  });
});

describe("what the house speaks", () => {
  const books: Record<string, string> = {
    "/texts/languages.json": JSON.stringify(KNOWN),
    "/texts/eo/core.ftl": "core-player = Ludanto { $number }",
    "/texts/en/core.ftl": "core-player = Player { $number }",
  };

  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("fetch", (address: string) => {
      const found = books[address];
      return Promise.resolve(new Response(found ?? "", { status: found === undefined ? 404 : 200 }));
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("is asked for, not known beforehand", async () => {
    expect(await fetchLanguages()).toEqual(KNOWN);
  });

  test("a language chosen on this device is where the next visit begins", async () => {
    localStorage.setItem("retorta-language", "eo");
    await words.begin(["core"]);
    expect(settings.languages).toEqual(KNOWN);
    expect(settings.language).toBe("eo");
    expect(words.say("core-player", { number: 2 })).toBe("Ludanto 2");
  });

  test("a language that is gone is not missed", async () => {
    localStorage.setItem("retorta-language", "la");
    await words.begin(["core"]);
    expect(settings.language).toBe("en");
  });
});
