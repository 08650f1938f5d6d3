/** What a card was in a recipe is drawn, not what else stands on it. */
import { expect, test } from "vitest";
import type { Card } from "../src/generated/potion-making";
import { ELEMENTS, gaveIcon, printed, recipeIcon, topIcon, usedIcon } from "../src/games/potion-making/cards";

const CARDS = Object.keys(printed) as Card[];

test("an element is drawn as that element, and a recipe as its own", () => {
  expect(usedIcon("snake-eye")).toBe(ELEMENTS["snake-eye"]);
  expect(usedIcon("love-potion")).toBe(recipeIcon("love-potion"));
});

test("a card under a recipe is drawn as what the recipe asks for in its place", () => {
  for (const built of CARDS)
    (printed[built].ingredients ?? []).forEach(([what, name], place) => {
      for (const card of CARDS) {
        const icon = gaveIcon(built, place, card);
        expect(icon).toBe(what === "element" ? ELEMENTS[name as keyof typeof ELEMENTS] : topIcon(card));
      }
    });
});
