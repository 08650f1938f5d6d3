import { expect, test } from "vitest";
import type { EventLine } from "../src/generated/wire";
import { linesSince } from "../src/lib/asking";

function log(...seats: (number | null)[]): EventLine[] {
  return seats.map((by, number) => ({ number, by, undo: false, events: [] }));
}

function numbers(lines: readonly EventLine[]): number[] {
  return lines.map((line) => line.number);
}

test("what changed is what others did since my turn", () => {
  expect(numbers(linesSince(log(null, 0, 1, 2), 0))).toEqual([2, 3]);
});

test("in the middle of my turn it is what they did before it", () => {
  expect(numbers(linesSince(log(0, 1, 2, 0, 0), 0))).toEqual([1, 2]);
});

test("before my first turn it is everything, and nothing where nothing happened", () => {
  expect(numbers(linesSince(log(null, 1), 0))).toEqual([0, 1]);
  expect(linesSince(log(0), 0)).toEqual([]);
});

test("who looks on is told the last lines", () => {
  expect(numbers(linesSince(log(0, 1, 0, 1, 0, 1, 0, 1), null))).toEqual([2, 3, 4, 5, 6, 7]);
});
