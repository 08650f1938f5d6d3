/** The grid of formulas: its rows stand in neutral pairs, so that each pair can have a ground of its own. */
import { expect, test } from "vitest";
import { FORMULA_ORDER, printed } from "../src/games/alchemists/things";

test("two rows that follow each other have no sign in common", () => {
  for (let row = 0; row < FORMULA_ORDER.length; row += 2) {
    const [one, other] = FORMULA_ORDER.slice(row, row + 2).map((formula) => printed.formulas[formula]);
    expect(one?.map(([colour, sign]) => [colour, sign === "+" ? "-" : "+"])).toEqual(
      other?.map(([colour, sign]) => [colour, sign]),
    );
  }
});
