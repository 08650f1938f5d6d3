/** Nodes and guests of the version before are understood: for one version. */
import { describe, expect, test } from "vitest";
import { bothNames, messageInBothNames, newerName, newerView } from "../src/lib/older-names";
import type { ViewShown } from "../src/generated/wire";

const MOVES = [{ move: { move: "sell" }, targets: ["potion:red"] }];
const VIEW: ViewShown = {
  type: "view",
  number: 3,
  seat: 0,
  public: { deciders: [0], round: 1 },
  own: null,
  moves: MOVES,
  refused: [],
  question: "choose",
  deciders: [0],
  can_undo: false,
  events: [],
  points: null,
  outcome: null,
};

describe("what a node of the version before says", () => {
  test("is read by the names of today", () => {
    const { moves, ...rest } = VIEW;
    const read = newerView({ ...rest, public: { asked: [0], round: 1 }, asked: moves } as unknown as ViewShown);
    expect(read).toMatchObject(VIEW);
    expect(read).not.toHaveProperty("asked");
  });

  test("what lies open is left alone where it has today's name, or neither", () => {
    expect(newerName(VIEW.public)).toBe(VIEW.public);
    const market = { stalls: 3 };
    expect(newerName(market)).toBe(market);
  });
});

describe("what a guest's page is handed", () => {
  test("has both names, whichever the guest's rules have", () => {
    expect(bothNames({ deciders: [1] })).toEqual({ deciders: [1], asked: [1] });
    expect(bothNames({ asked: [1] })).toEqual({ deciders: [1], asked: [1] });
    expect(bothNames({ stalls: 3 })).toEqual({ stalls: 3 });
  });

  test("and so has the message", () => {
    const handed = messageInBothNames(VIEW);
    expect(handed.moves).toBe(MOVES);
    expect(handed.asked).toBe(MOVES);
    expect(handed.public).toEqual({ deciders: [0], round: 1, asked: [0] });
  });
});
