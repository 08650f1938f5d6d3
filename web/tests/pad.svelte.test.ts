import "fake-indexeddb/auto";
import { flushSync } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keeping } from "../src/lib/keeping.svelte";
import { kept } from "../src/lib/kept.svelte";
import { Pad } from "../src/lib/pad.svelte";

interface Sheet {
  points: number[];
}
const isSheet = (found: unknown): found is Sheet => Array.isArray((found as Partial<Sheet> | null)?.points);
const OLD = {
  sheet: { points: [9] },
  steps: [{ points: [] }],
  earlier: [
    { when: 2000, sheet: { points: [2] } },
    { when: 1000, sheet: { points: [1] } },
  ],
};

const WHOLE = { sheet: { points: [1, 2] }, steps: [{ points: [] }, { points: [1] }], earlier: [] };

beforeAll(() => {
  localStorage.setItem("retorta-companion-older", JSON.stringify(OLD));
  localStorage.setItem("retorta-companion-whole-steps", JSON.stringify(WHOLE));
  localStorage.setItem("retorta-companion-no-sheet", '{"sheet": 5, "steps": [], "earlier": []}');
  return keeping.open();
});

let names = 0;
let name = "";
beforeEach(() => {
  name = `pad-${names++}`;
});

test("every change can be taken back, one after the other", async () => {
  const pad = new Pad<Sheet>(name, isSheet);
  await pad.begin({ points: [] });
  expect(pad.canUndo).toBe(false);
  await pad.enter({ points: [1] });
  await pad.enter({ points: [1, 2] });
  await pad.undo();
  expect(pad.sheet).toEqual({ points: [1] });
  await pad.undo();
  expect(pad.sheet).toEqual({ points: [] });
  expect(pad.canUndo).toBe(false);
});

test("what was entered first can be taken back, too", async () => {
  const pad = new Pad<Sheet>(name, isSheet);
  await pad.enter({ points: [1] });
  expect(pad.canUndo).toBe(true);
  await pad.undo();
  expect(pad.sheet).toBeNull();
  expect(pad.canUndo).toBe(false);
});

test("it is kept at once, with the way back", async () => {
  const pad = new Pad<Sheet>(name, isSheet);
  await pad.begin({ points: [] });
  await pad.enter({ points: [7] });
  const held = kept<object>(name, {}).value;
  expect(held).toMatchObject({ sheet: { points: [7] }, steps: [[["splice", ["points"], 0, 1, []]]] });
});

test("a text that is typed is one step", async () => {
  const pad = new Pad<Sheet>(name, isSheet);
  await pad.begin({ points: [] });
  await pad.enter({ points: [1] });
  await pad.amend({ points: [12] });
  await pad.undo();
  expect(pad.sheet).toEqual({ points: [] });
});

test("changes that come at once each go on from the one before", async () => {
  const pad = new Pad<Sheet>(name, isSheet);
  const more = (point: number) => pad.enter((before) => ({ points: [...(before?.points ?? []), point] }));
  await Promise.all([more(1), more(2), more(3)]);
  expect(pad.sheet).toEqual({ points: [1, 2, 3] });
});

test("a new game lays the old one aside, and it can be opened again or forgotten", async () => {
  const pad = new Pad<Sheet>(name, isSheet);
  await pad.begin({ points: [1] });
  await pad.begin({ points: [2] });
  await pad.begin(null);
  expect(pad.earlier.map(({ sheet }) => sheet.points)).toEqual([[2], [1]]);
  const [, first] = pad.earlier;
  if (!first) throw new Error("forgotten");
  await pad.open(first);
  expect(pad.sheet).toEqual({ points: [1] });
  expect(pad.earlier.map(({ sheet }) => sheet.points)).toEqual([[2]]);
  const [second] = pad.earlier;
  if (!second) throw new Error("forgotten");
  await pad.forget(second);
  expect(pad.earlier).toEqual([]);
  expect(pad.sheet).toEqual({ points: [1] });
});

test("a game is dated by when it was played, not by when it was laid aside, and keeps who won", async () => {
  vi.useFakeTimers({ now: 1000, toFake: ["Date"] });
  const pad = new Pad<Sheet>(name, isSheet);
  await pad.begin({ points: [] });
  vi.setSystemTime(2000);
  await pad.enter({ points: [3, 5] });
  await pad.tell({ points: [3, 5] }, [1]);
  vi.setSystemTime(9000);
  await pad.begin(null);
  vi.useRealTimers();
  expect(pad.earlier).toEqual([
    { sheet: { points: [3, 5] }, begun: 1000, when: 2000, winners: [1], steps: [expect.anything()] },
  ]);
});

test("who won is forgotten when the sheet goes on, and never told of another sheet", async () => {
  const pad = new Pad<Sheet>(name, isSheet);
  await pad.begin({ points: [3, 5] });
  await pad.tell({ points: [3, 5] }, [1]);
  await pad.enter({ points: [6, 5] });
  await pad.tell({ points: [3, 5] }, [1]);
  await pad.begin(null);
  expect(pad.earlier[0]?.winners).toBeUndefined();
});

test("a game that came from elsewhere has no date before it is gone on with", async () => {
  vi.useFakeTimers({ now: 5000, toFake: ["Date"] });
  const pad = new Pad<Sheet>(name, isSheet);
  await pad.begin({ points: [1] });
  await pad.receive({ points: [2] });
  expect(pad.when).toBeNull();
  await pad.receive({ points: [3] });
  await pad.enter({ points: [4] });
  await pad.begin(null);
  vi.useRealTimers();
  expect(pad.earlier.map(({ sheet, when, begun }) => [sheet.points, when, begun])).toEqual([
    [[4], 5000, undefined],
    [[2], null, undefined],
    [[1], 5000, 5000],
  ]);
});

test("a game that is opened again has its steps back, and so has the one that was laid aside for it", async () => {
  const pad = new Pad<Sheet>(name, isSheet);
  await pad.begin({ points: [] });
  await pad.enter({ points: [1] });
  await pad.begin({ points: [] });
  await pad.enter({ points: [2] });
  for (const points of [[], []]) {
    const [other] = pad.earlier;
    if (!other) throw new Error("forgotten");
    await pad.open(other);
    expect(pad.canUndo).toBe(true);
    await pad.undo();
    expect(pad.sheet).toEqual({ points });
  }
});

test("no game is dropped, however many there are", async () => {
  const pad = new Pad<Sheet>(name, isSheet);
  for (let game = 0; game < 50; game++) await pad.begin({ points: [game] });
  expect(pad.earlier.length).toBe(49);
  expect(pad.earlier.at(-1)?.sheet).toEqual({ points: [0] });
});

test("games of an older edition are read as before, and stay when the next is laid aside", async () => {
  const pad = new Pad<Sheet>("older", isSheet);
  expect(pad.sheet).toEqual({ points: [9] });
  expect(pad.canUndo).toBe(true);
  expect(pad.earlier).toEqual(OLD.earlier);
  await pad.begin(null);
  expect(pad.earlier.map(({ sheet }) => sheet.points)).toEqual([[9], [2], [1]]);
  const [, second] = pad.earlier;
  if (!second) throw new Error("forgotten");
  await pad.forget(second);
  expect(pad.earlier.map(({ sheet }) => sheet.points)).toEqual([[9], [1]]);
});

test("steps that an older edition kept as whole sheets still lead back", async () => {
  const pad = new Pad<Sheet>("whole-steps", isSheet);
  await pad.enter({ points: [1, 2, 3] });
  const seen = [];
  for (let undone = 0; undone < 3; undone++) {
    await pad.undo();
    seen.push(pad.sheet?.points);
  }
  expect(seen).toEqual([[1, 2], [1], []]);
  expect(pad.canUndo).toBe(false);
});

test("what an older edition left behind and is no sheet is not shown", () => {
  expect(new Pad<Sheet>("no-sheet", isSheet).sheet).toBeNull();
});

test("a value that was first asked for by a page that is gone is still followed by the next", async () => {
  let leave = $effect.root(() => {
    $effect(() => void kept<number[]>("points", []).value);
  });
  flushSync();
  leave();
  const seen: number[][] = [];
  leave = $effect.root(() => {
    $effect(() => void seen.push(kept<number[]>("points", []).value));
  });
  flushSync();
  await kept<number[]>("points", []).set([1]);
  flushSync();
  leave();
  expect(seen).toEqual([[], [1]]);
});
