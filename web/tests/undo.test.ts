import { expect, test } from "vitest";
import { stepBack, steppedBack } from "../src/lib/undo";

/** A generator of numbers that are the same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
}

function anything(roll: (sides: number) => number, depth = 3): unknown {
  const kind = roll(depth > 0 ? 7 : 4);
  if (kind === 0) return roll(5);
  if (kind === 1) return ["", "a", "b"][roll(3)];
  if (kind === 2) return null;
  if (kind === 3) return roll(2) === 1;
  const parts = Array.from({ length: roll(5) }, () => anything(roll, depth - 1));
  return kind < 6 ? parts : Object.fromEntries(parts.map((part) => ["kmpx"[roll(4)], part]));
}

test("the step back from anything to anything leads there", () => {
  const roll = dice(7);
  for (let trial = 0; trial < 3000; trial++) {
    const [now, before] = [anything(roll), anything(roll)];
    const frozen = JSON.stringify(now);
    const step = JSON.parse(JSON.stringify(stepBack(now, before))) as ReturnType<typeof stepBack>;
    expect(steppedBack(now, step)).toEqual(before);
    expect(JSON.stringify(now)).toBe(frozen);
  }
});

test("a step is as small as the change", () => {
  const facts = Array.from({ length: 200 }, (_, number) => ({ mix: ["fern", "toad"], result: "healing", number }));
  const before = { facts, note: "" };
  expect(stepBack({ facts: [...facts, { mix: [] }], note: "" }, before)).toEqual([["splice", ["facts"], 200, 1, []]]);
  expect(stepBack({ facts: facts.filter((_, place) => place !== 7), note: "" }, before)).toEqual([
    ["splice", ["facts"], 7, 0, [facts[7]]],
  ]);
  expect(stepBack({ facts, note: "n" }, before)).toEqual([["put", ["note"], ""]]);
});

test("what is undefined is not there", () => {
  expect(stepBack({ place: undefined, rounds: [] }, { rounds: [] })).toEqual([]);
  expect(steppedBack({ place: 3 }, stepBack({ place: 3 }, {}))).toEqual({});
});
