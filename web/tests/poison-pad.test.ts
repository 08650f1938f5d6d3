import "fake-indexeddb/auto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  asWritten,
  begun,
  choose,
  entriesOf,
  fill,
  finish,
  isSheet,
  leave,
  open,
  openOf,
  placeOf,
  switchTo,
  write,
  type Sheet,
} from "../src/games/poison/pad/sheet";
import { keeping } from "../src/lib/keeping.svelte";
import { Pad } from "../src/lib/pad.svelte";

const NAMES = ["Anna", "Boris", "Celina"];
const ROUNDS = 3;

beforeAll(() => keeping.open());

let names = 0;
let pad: Pad<Sheet>;
beforeEach(async () => {
  pad = new Pad<Sheet>(`poison-${names++}`, isSheet);
  await pad.begin(begun(NAMES, {}));
});

function sheet(): Sheet {
  if (pad.sheet === null) throw new Error("no game was begun");
  return pad.sheet;
}

async function enter(...numbers: number[]): Promise<void> {
  for (const number of numbers) await pad.enter((before) => write(before ?? sheet(), number));
}

test("undo takes back the number and the place", async () => {
  await enter(3);
  await pad.undo();
  await enter(5);
  expect(sheet().draft).toEqual([{ red: 5 }, {}, {}]);
  expect(placeOf(sheet())).toBe(1);
});

test("it goes back to the place that was chosen, also after another one was looked at", async () => {
  await pad.amend((before) => choose(before ?? sheet(), 11));
  await enter(4);
  await pad.amend((before) => choose(before ?? sheet(), 2));
  await pad.undo();
  expect(placeOf(sheet())).toBe(11);
  expect(openOf(sheet())).toEqual([{}, {}, {}]);
});

test("a whole evening is taken back to its beginning", async () => {
  const first = JSON.stringify(sheet());
  for (let round = 0; round < ROUNDS; round++) {
    await enter(...Array.from({ length: 12 }, (_, place) => place % 5));
    await pad.enter((before) => finish(before ?? sheet(), ROUNDS));
  }
  expect(sheet().draft).toBeNull();
  let undone = 0;
  while (pad.canUndo) {
    await pad.undo();
    undone++;
  }
  expect(undone).toBe(39);
  expect(JSON.stringify(sheet())).toBe(first);
});

type Deed = (before: Sheet) => Sheet;
const DEEDS: ((roll: (sides: number) => number) => Deed)[] = [
  (roll) => {
    const number = roll(15);
    return (before) => write(before, number);
  },
  () => fill,
  (roll) => {
    const way = roll(2) ? "cards" : "points";
    return (before) => switchTo(before, way);
  },
  () => (before) => finish(before, ROUNDS),
  (roll) => {
    const round = roll(ROUNDS);
    return (before) => open(before, round);
  },
  () => leave,
];

test("any entries and undos come to what was not undone", async () => {
  let state = 11;
  const roll = (sides: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
  for (let evening = 0; evening < 20; evening++) {
    pad = new Pad<Sheet>(`evening-${evening}`, isSheet);
    await pad.begin(begun(NAMES, {}));
    /** The sheets before each deed that was not undone, and the present one, kept whole. */
    const left: Sheet[] = [];
    let now = begun(NAMES, {});
    for (let tap = 0; tap < 80; tap++) {
      const kind = roll(12);
      if (kind < 3) {
        await pad.undo();
        now = left.pop() ?? now;
      } else if (kind === 3) {
        const place = roll(3);
        await pad.amend((before) => choose(before ?? sheet(), place));
        now = choose(now, place);
      } else {
        // Numbers are what is entered mostly.
        const deed = (DEEDS[kind < 9 ? 0 : roll(DEEDS.length)] ?? DEEDS[0])?.(roll) ?? leave;
        await pad.enter((before) => deed(before ?? sheet()));
        left.push(now);
        now = deed(now);
      }
      expect(sheet()).toEqual(now);
    }
    while (pad.canUndo) await pad.undo();
    expect({ ...sheet(), place: 0 }).toEqual({ ...begun(NAMES, {}), place: 0 });
  }
});

test("a round that is done is put right, and the one under way is as it was", async () => {
  await enter(1, 2, 3);
  await pad.enter((before) => finish(fill(before ?? sheet()), ROUNDS));
  await enter(7);
  await pad.enter((before) => open(before ?? sheet(), 0));
  await enter(9);
  await pad.enter((before) => finish(before ?? sheet(), ROUNDS));
  expect(sheet().rounds).toEqual([
    [
      { red: 9, blue: 2, purple: 3, poison: 0 },
      { red: 0, blue: 0, purple: 0, poison: 0 },
      { red: 0, blue: 0, purple: 0, poison: 0 },
    ],
  ]);
  expect(sheet().draft).toEqual([{ red: 7 }, {}, {}]);
  expect(placeOf(sheet())).toBe(1);
});

test("points alone are three numbers, and the next round is entered the same way", async () => {
  await pad.enter((before) => switchTo(before ?? sheet(), "points"));
  await enter(4, 5, 9);
  await pad.enter((before) => finish(before ?? sheet(), ROUNDS));
  expect(asWritten(sheet(), false).rounds).toEqual([{ points: [4, 5, 9] }]);
  expect(sheet().draft).toEqual({ points: [null, null, null] });
});

test("an empty place is not nought, and is filled only by a tap", async () => {
  await enter(0);
  expect(entriesOf(openOf(sheet()) ?? []).filter((each) => each === null)).toHaveLength(11);
  expect(asWritten(sheet(), true).rounds).toHaveLength(1);
});

test("a sheet of an older edition goes on where it was", async () => {
  const old: unknown = { players: NAMES, options: {}, rounds: [[{ red: 1 }, {}, {}]], draft: [{ red: 2 }, {}, {}] };
  expect(isSheet(old)).toBe(true);
  await pad.begin(old as Sheet);
  expect(placeOf(sheet())).toBe(1);
  await pad.enter((before) => open(before ?? sheet(), 0));
  expect(entriesOf(openOf(sheet()) ?? [])).toEqual([1, ...Array.from({ length: 11 }, () => 0)]);
});
