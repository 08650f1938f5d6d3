import { expect, test } from "vitest";
import { byPlace, ranking } from "../src/lib/ranking";

test("who won is first, and the others follow by their points", () => {
  expect(ranking([12, 30, 7, 12], [1])).toEqual([2, 1, 4, 2]);
});

test("where the fewest points win, the order is the other way round", () => {
  expect(ranking([12, 30, 7, 12], [2])).toEqual([2, 4, 1, 2]);
});

test("a shared victory is a shared first place, and the next is after all of them", () => {
  expect(ranking([4, 9, 4], [0, 2])).toEqual([1, 3, 1]);
});

test("a tie that something else decided has one winner", () => {
  expect(ranking([20, 20, 11], [1])).toEqual([2, 1, 3]);
});

test("in the order of places, seats that share one stay in theirs", () => {
  expect(byPlace([12, 30, 7, 12], [1])).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
    { seat: 3, place: 2 },
    { seat: 2, place: 4 },
  ]);
});
