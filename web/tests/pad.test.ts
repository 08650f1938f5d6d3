import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { Pad } from "../src/lib/pad.svelte";

interface Sheet {
  points: number[];
}
const isSheet = (found: unknown): found is Sheet => Array.isArray((found as Partial<Sheet> | null)?.points);

let names = 0;
let name = "";
beforeEach(() => {
  name = `pad-${names++}`;
});

function kept(): string {
  flushSync();
  return localStorage.getItem(`retorta-companion-${name}`) ?? "";
}

test("every change can be taken back, one after the other", () => {
  const pad = new Pad<Sheet>(name, isSheet);
  pad.begin({ points: [] });
  expect(pad.canUndo).toBe(false);
  pad.enter({ points: [1] });
  pad.enter({ points: [1, 2] });
  pad.undo();
  expect(pad.sheet).toEqual({ points: [1] });
  pad.undo();
  expect(pad.sheet).toEqual({ points: [] });
  expect(pad.canUndo).toBe(false);
});

test("it is kept at once, with the way back", () => {
  const pad = new Pad<Sheet>(name, isSheet);
  pad.begin({ points: [] });
  pad.enter({ points: [7] });
  expect(JSON.parse(kept())).toMatchObject({ sheet: { points: [7] }, steps: [{ points: [] }] });
});

test("a new game lays the old one aside, and it can be opened again or forgotten", () => {
  const pad = new Pad<Sheet>(name, isSheet);
  pad.begin({ points: [1] });
  pad.begin({ points: [2] });
  pad.begin(null);
  expect(pad.earlier.map(({ sheet }) => sheet.points)).toEqual([[2], [1]]);
  pad.open(1);
  expect(pad.sheet).toEqual({ points: [1] });
  expect(pad.earlier.map(({ sheet }) => sheet.points)).toEqual([[2]]);
  pad.forget(0);
  expect(pad.earlier).toEqual([]);
  expect(pad.sheet).toEqual({ points: [1] });
});

test("what an older version left behind and is no sheet is left out", () => {
  localStorage.setItem(`retorta-companion-${name}`, '{"sheet": 5, "steps": [], "earlier": []}');
  expect(new Pad<Sheet>(name, isSheet).sheet).toBeNull();
});
