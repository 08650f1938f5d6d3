/** What lies face down is named in the log no longer than the moment itself. */
import { expect, test } from "vitest";
import { faded as fadedGems } from "../src/games/laar/memory";
import { faded } from "../src/games/poison/memory";
import type { EventLine } from "../src/generated/wire";

const spill = { event: "cauldron-overflowed", seat: 1, card: "red-4", cauldron: 0, taken: ["red-7", "poison"] };
const line = (event: object): EventLine => ({ by: 1, events: [event], undo: false }) as unknown as EventLine;
const told = (log: EventLine[]): unknown[] => log.flatMap((each) => each.events.map((event) => event["taken"]));

test("taken cards are named in the moment, then only counted", () => {
  expect(told(faded([line(spill)], { taken: "closed" }))).toEqual([["red-7", "poison"]]);
  expect(told(faded([line(spill), line({ event: "card-played" })], { taken: "closed" }))).toEqual([2, undefined]);
});

test("with open piles, and once the round is counted, they stay named", () => {
  expect(told(faded([line(spill), line({ event: "card-played" })], { taken: "open" }))[0]).toEqual(spill.taken);
  expect(told(faded([line(spill), line({ event: "round-scored" })], { taken: "closed" }))[0]).toEqual(spill.taken);
});

test("gems of Laar are forgotten only where the table plays without the memory aid", () => {
  const gem = line({ event: "good-acquired", seat: 0, card: 3, kind: "gem", zone: { number: 5 } });
  const later = line({ event: "experts-returned", round: 1 });
  const kinds = (options: Record<string, string>): unknown[] =>
    fadedGems([gem, later], options).map((each) => each.events[0]?.["event"]);
  expect(kinds({ variant: "closed", memory: "none" })[0]).toBe("good-acquired-since");
  expect(kinds({ variant: "closed", memory: "aid" })[0]).toBe("good-acquired");
  expect(kinds({ variant: "open", memory: "none" })[0]).toBe("good-acquired");
});
