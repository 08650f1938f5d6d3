import { expect, test } from "vitest";
import { Gaps } from "../src/lib/gaps";

function seen(gaps: Gaps<string>, present: string[]): string[] {
  return gaps.among(present).map(({ thing, gone }) => (gone ? "–" : thing));
}

test("what is taken leaves a gap, and what is left stays", () => {
  const gaps = new Gaps<string>(String);
  expect(seen(gaps, ["cup", "idol", "robe"])).toEqual(["cup", "idol", "robe"]);
  expect(seen(gaps, ["cup", "robe"])).toEqual(["cup", "–", "robe"]);
  expect(seen(gaps, [])).toEqual(["–", "–", "–"]);
});

test("what is put back lies where it was", () => {
  const gaps = new Gaps<string>(String);
  gaps.among(["cup", "idol"]);
  gaps.among(["idol"]);
  expect(seen(gaps, ["cup", "idol"])).toEqual(["cup", "idol"]);
});

test("with something new the row is laid out anew", () => {
  const gaps = new Gaps<string>(String);
  gaps.among(["cup", "idol"]);
  gaps.among(["idol"]);
  expect(seen(gaps, ["idol", "mirror"])).toEqual(["idol", "mirror"]);
});
