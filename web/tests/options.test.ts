import { expect, test } from "vitest";
import type { GameInfo } from "../src/generated/wire";
import { choose, usualOptions } from "../src/lib/options";

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
