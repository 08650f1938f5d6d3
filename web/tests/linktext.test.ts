import { expect, test } from "vitest";
import { MOST_IN_A_CODE, packed, unpacked } from "../src/lib/linktext";

const SITE = "https://games.example.org/retorta/offline/#/companion/some-game/score-pad#";

test("what was packed is unpacked, whatever letters it has", async () => {
  const state = { players: ["Анна", "Łucja", "O’Neil"], rounds: [[{ a: 14 }]], draft: null };
  const text = await packed(state);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpacked(text)).toEqual(state);
});

test("objects in lists come back as they were, with what each of them lacks", async () => {
  const state = {
    rounds: [
      [{ red: 1, blue: 2 }, { blue: 0 }, {}],
      [{}, {}, { red: null }],
    ],
    turns: [{ player: 1, from: [2] }, { player: 2 }, { elements: 3, more: [{ a: 1 }, { b: [] }] }],
    mixed: [1, { a: {} }, [], null, "", [[{ a: 1 }]]],
  };
  expect(await unpacked(await packed(state))).toEqual(state);
});

test("six rounds of six players fit a code that cameras read", async () => {
  const count = (number: number): object => ({
    red: (number * 7) % 5,
    blue: (number * 3) % 7,
    purple: (number * 5) % 4,
    poison: number % 3,
  });
  const rounds = Array.from({ length: 6 }, (_, round) =>
    Array.from({ length: 6 }, (__, seat) => count(round * 11 + seat)),
  );
  const players = ["Анна", "Борис", "Вера", "Григорий", "Дарья", "Евгений"];
  const text = await packed({ players, options: { rulebook: "polish", hand: "whole", aside: "twelve" }, rounds });
  expect(SITE.length + text.length).toBeLessThan(MOST_IN_A_CODE);
});

test("a link that was cut off, or hides something huge, gives nothing", async () => {
  const text = await packed({ players: ["A", "B"], rounds: [] });
  expect(await unpacked(text.slice(0, -3))).toBeNull();
  expect(await unpacked("§§")).toBeNull();
  expect(await unpacked("")).toBeNull();
  expect(await unpacked(await packed("x".repeat(1_000_000)))).toBeNull();
});
