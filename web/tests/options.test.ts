import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../src/generated/wire";
import { agreed, applies, choose, isPractice, usualOptions } from "../src/lib/options";

const GAME = {
  options: [
    {
      name: "rulebook",
      values: ["russian", "polish"],
      default: "russian",
      file: false,
      by_language: { pl: "polish" },
      needs: {},
    },
    {
      name: "hand",
      values: ["whole", "five"],
      default: "whole",
      file: false,
      by_language: {},
      needs: { five: ["rulebook", "polish"] },
    },
  ],
} as unknown as GameInfo;

test("who reads Polish is offered the Polish rulebook first", () => {
  expect(usualOptions(GAME, "pl")).toEqual({ rulebook: "polish", hand: "whole" });
  expect(usualOptions(GAME, "ru")).toEqual({ rulebook: "russian", hand: "whole" });
});

test("five cards bring the Polish rulebook with them", () => {
  const { options, switched } = choose(GAME, { rulebook: "russian", hand: "whole" }, "hand", "five");
  expect(options).toEqual({ rulebook: "polish", hand: "five" });
  expect(switched).toMatchObject({ name: "rulebook", value: "polish" });
});

test("the Russian rulebook takes the five cards away again", () => {
  const { options, switched } = choose(GAME, { rulebook: "polish", hand: "five" }, "rulebook", "russian");
  expect(options).toEqual({ rulebook: "russian", hand: "whole" });
  expect(switched).toMatchObject({ name: "hand", value: "whole" });
});

test("what goes together changes nothing else", () => {
  const { options, switched } = choose(GAME, { rulebook: "polish", hand: "whole" }, "hand", "five");
  expect(options).toEqual({ rulebook: "polish", hand: "five" });
  expect(switched).toBeNull();
});

const ASIDE = { name: "aside", default: "twelve", seats: [3], beside: ["hand", "five"], about_bots: false };
const MEMORY = { name: "memory", default: "aid", seats: [], beside: null, about_bots: true };
const OTHER = { name: "rulebook", default: "russian", seats: [], beside: null, about_bots: false };

test("an option is offered only where it means something", () => {
  const found = (options: Record<string, string>, ...sitters: string[]): string[] =>
    ([ASIDE, MEMORY, OTHER] as unknown as OptionInfo[])
      .filter((option) => applies(option, options, sitters))
      .map(({ name }) => name);
  expect(found({ hand: "five" }, "me", "friend", "hotseat")).toEqual(["aside", "rulebook"]);
  expect(found({ hand: "whole" }, "me", "friend", "hotseat")).toEqual(["rulebook"]);
  expect(found({ hand: "five" }, "me", "bot:novice", "friend", "friend")).toEqual(["memory", "rulebook"]);
});

test("what was chosen and means nothing any more is not agreed on", () => {
  const game = { options: [ASIDE, MEMORY, OTHER] } as unknown as GameInfo;
  const chosen = { rulebook: "polish", hand: "five", aside: "none", memory: "none" };
  expect(agreed(game, chosen, ["me", "friend", "friend"])).toEqual({ ...chosen, memory: "aid" });
  expect(agreed(game, chosen, ["me", "bot:novice"])).toEqual({ ...chosen, aside: "twelve" });
});

test("who plays alone against bots practises", () => {
  expect(isPractice(["me", "bot:novice", "bot:master"])).toBe(true);
  expect(isPractice(["hotseat", "bot:novice"])).toBe(true);
  expect(isPractice(["friend", "bot:novice"])).toBe(false);
  expect(isPractice(["me", "hotseat", "bot:novice"])).toBe(false);
  expect(isPractice(["bot:novice", "bot:novice"])).toBe(false);
});
