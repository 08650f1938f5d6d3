import { expect, test } from "vitest";
import { absentees, ahead, comings, passed } from "../src/lib/absence";
import type { Info, SeatInfo } from "../src/generated/wire";

function seat(number: number, away: number | null, bot: string | null = null): SeatInfo {
  return {
    seat: number,
    kind: "person",
    name: "",
    mine: false,
    free: false,
    present: away === null,
    bot,
    away,
    left: false,
  } as SeatInfo;
}

function table(phase: Info["phase"], ...seats: SeatInfo[]): Info {
  return { phase, seats, absence_seconds: 30 } as Info;
}

test("whoever is away is told with what has passed since, and what is left until a bot may play", () => {
  const found = absentees(table("playing", seat(0, null), seat(1, 12), seat(2, 40)), 3);
  expect(found.map(({ seat: { seat }, away, wait }) => [seat, away, wait])).toEqual([
    [1, 15, 15],
    [2, 43, 0],
  ]);
});

test("nobody is missed before the game, after it, or where a bot plays already", () => {
  expect(absentees(table("waiting", seat(0, 9)), 0)).toEqual([]);
  expect(absentees(table("over", seat(0, 9)), 0)).toEqual([]);
  expect(absentees(table("playing", seat(0, 99, "novice")), 0)).toEqual([]);
});

test("what has passed is never told longer, what is to come never shorter", () => {
  expect(passed(4)).toEqual({ unit: "none", count: 0 });
  expect(passed(59)).toEqual({ unit: "seconds", count: 55 });
  expect(passed(119)).toEqual({ unit: "minutes", count: 1 });
  expect(ahead(0)).toEqual({ unit: "none", count: 0 });
  expect(ahead(0.2)).toEqual({ unit: "seconds", count: 5 });
  expect(ahead(58)).toEqual({ unit: "seconds", count: 60 });
  expect(ahead(61)).toEqual({ unit: "minutes", count: 2 });
});

test("who leaves and who returns is told to everybody else", () => {
  const [here, gone] = [false, true].map((left) => table("playing", seat(0, null), { ...seat(1, null), left }));
  if (!here || !gone) throw new Error("there are two");
  const told = (before: Info, now: Info): [number, boolean][] =>
    comings(before, now).map(({ seat, left }) => [seat.seat, left]);
  expect(told(here, gone)).toEqual([[1, true]]);
  expect(told(gone, here)).toEqual([[1, false]]);
  expect(told(gone, gone)).toEqual([]);
  const mine = { ...gone, seats: gone.seats.map((each) => ({ ...each, mine: true })) };
  expect(told(here, mine)).toEqual([]);
});
