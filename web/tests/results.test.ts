/** What is known of a mixture is told, and nothing that was only ordered. */
import { describe, expect, test } from "vitest";
import type { FactView, Potion, Quality } from "../src/generated/alchemists";
import { resultOf, soldAs, told } from "../src/games/alchemists/results";

const POTIONS: Potion[] = ["healing", "poison", "speed", "paralysis", "wisdom", "insanity", "neutral"];

describe("a sale", () => {
  test.each<[Quality, boolean, Potion]>([
    ["exact", false, "wisdom"],
    ["right-sign", true, "wisdom"],
    ["neutral", false, "neutral"],
    ["wrong-sign", true, "wisdom"],
  ])("of wisdom, %s", (quality, isNot, potion) => {
    expect(soldAs("wisdom", quality)).toEqual({ isNot, potions: [potion] });
  });

  test("equates nothing with an order that was not met", () => {
    for (const order of POTIONS.filter((potion) => potion !== "neutral"))
      for (const quality of ["right-sign", "neutral", "wrong-sign"] as const) {
        const { isNot, potions } = soldAs(order, quality);
        expect(!isNot && potions.includes(order)).toBe(false);
      }
  });
});

describe("two ingredients", () => {
  const facts: FactView[] = [
    { ingredients: ["toad", "claw"], potions: ["poison", "paralysis", "insanity"] },
    { ingredients: ["toad"], potions: ["healing"] },
    { ingredients: ["fern", "claw"], potions: ["speed"] },
  ];

  test("may give what all facts about them leave, in whatever order they are named", () => {
    expect(resultOf(facts, "claw", "toad")).toEqual(["poison", "paralysis", "insanity"]);
    const tested: FactView = { ingredients: ["claw", "toad"], potions: ["paralysis"] };
    expect(resultOf([...facts, tested], "toad", "claw")).toEqual(["paralysis"]);
    expect(resultOf(facts, "toad", "fern")).toBeNull();
  });

  test("are told by what they may give, or by what they do not, whichever is shorter", () => {
    expect(told(["poison", "paralysis", "insanity"])).toEqual({
      isNot: false,
      potions: ["poison", "paralysis", "insanity"],
    });
    expect(told(POTIONS.filter((potion) => potion !== "wisdom"))).toEqual({ isNot: true, potions: ["wisdom"] });
    expect(told(["speed"])).toEqual({ isNot: false, potions: ["speed"] });
  });
});
