/** What one seat was told, nobody else who looks from the same device finds there. */
import { flushSync, tick } from "svelte";
import { expect, test } from "vitest";
import { Announcement } from "../src/lib/announcement.svelte";

/** Somebody at a table, and what they are told. */
function table(): { look: (eyes: string) => void; telling: Announcement; leave: () => void } {
  let eyes = $state("seat 0");
  let telling!: Announcement;
  const leave = $effect.root(() => {
    telling = new Announcement(() => eyes);
  });
  flushSync();
  const look = (now: string): void => {
    eyes = now;
    flushSync();
  };
  return { look, telling, leave };
}

test("an answer goes when somebody else looks, or the curtain is drawn", async () => {
  const { look, telling, leave } = table();
  for (const now of ["curtain", "seat 1"]) {
    await telling.say("You drew a fern.");
    expect(telling.said).toBe("You drew a fern.");
    look(now);
    expect(telling.said).toBe("");
  }
  leave();
});

test("an answer that comes late is told to nobody else", async () => {
  const { look, telling, leave } = table();
  let found!: (told: string) => void;
  const saying = telling.say(new Promise((done) => (found = done)));
  look("curtain");
  found("You drew a fern.");
  await saying;
  await tick();
  expect(telling.said).toBe("");
  leave();
});

test("an answer of several lines is shown line by line, and said in one", async () => {
  const { look, telling, leave } = table();
  await telling.say([
    { seats: [1], text: "Maria draws a card." },
    { seats: [], text: "A round ends." },
  ]);
  expect(telling.lines.map((line) => line.seats)).toEqual([[1], []]);
  expect(telling.said).toBe("Maria draws a card. A round ends.");
  await telling.say("Nobody leads.");
  expect(telling.lines).toEqual([]);
  look("seat 1");
  expect(telling.said).toBe("");
  leave();
});
