/** Of whom an event speaks: every event of every game, as its vocabulary has it. */
import { describe, expect, test } from "vitest";
import * as alchemists from "../src/generated/alchemists";
import * as laar from "../src/generated/laar";
import * as poison from "../src/generated/poison";
import * as potionMaking from "../src/generated/potion-making";
import type { Data, Word } from "../src/lib/vocabulary";
import { Speaker } from "../src/lib/words.svelte";

const GAMES = { alchemists, laar, poison, "potion-making": potionMaking };

/** An event with another seat wherever one stands in it, and those seats by their fields. */
function made(kind: string, fields: Record<string, Word>): [Data, Record<string, number[]>] {
  const event: Data = { event: kind };
  const seats: Record<string, number[]> = {};
  let next = 0;
  for (const [field, word] of Object.entries(fields)) {
    if (word && "seat" in word) event[field] = (seats[field] = [next++])[0];
    else if (word && "list" in word && word.list && "seat" in word.list) event[field] = seats[field] = [next++, next++];
    else event[field] = 9; // no seat, whatever it is
  }
  return [event, seats];
}

describe.each(Object.entries(GAMES))("%s", (game, { vocabulary }) => {
  const speaker = new Speaker(game, vocabulary, []);
  const events = Object.entries(vocabulary).filter(([kind]) => kind.startsWith("event-"));

  test("has events", () => expect(events.length).toBeGreaterThan(5));

  test.each(events)("%s", (key, fields) => {
    const kind = key.slice("event-".length);
    const [event, seats] = made(kind, fields);
    const expected = "seat" in fields ? seats["seat"] : Object.values(seats).flat();
    expect(speaker.seats(event)).toEqual(expected);
    expect(speaker.seats({ ...event, event: `${kind}-since` })).toEqual(expected);
  });
});

test("nobody is named twice, and where nobody is named there is no face", () => {
  const speaker = new Speaker("poison", poison.vocabulary, []);
  expect(speaker.seats({ event: "round-begun", round: 1, giver: 2, first: 2, set_aside: 0 })).toEqual([2]);
  expect(speaker.seats({ event: "round-scored", round: 1, sheet: [], points: [1, 2], totals: [] })).toEqual([]);
  expect(speaker.seats({ event: "unheard-of", owner: 1 })).toEqual([]);
});
