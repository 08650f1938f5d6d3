/** The public log: nothing private in it, and nothing twice in a notebook that takes it. */
import { describe, expect, it } from "vitest";
import { logForOthers, logOf, news, withLog } from "../src/games/alchemists/companion/notebook/log";
import { EMPTY, fits, type Fact, type Notes } from "../src/games/alchemists/companion/notebook/notes";

const FACTS: Fact[] = [
  { mix: ["fern", "toad"], result: "healing", round: 1 },
  { sold: ["fern", "claw"], order: "speed", quality: "right-sign", round: 2 },
  { glimpsed: "scorpion", result: "poison", round: 2 },
  { one: ["fern", "claw"], colour: "red", sign: "+", round: 2 },
  { published: "fern", formula: 3, by: "me", seal: "gold", round: 2 },
  { theory: "claw", formula: 2, weight: 0.8, by: "Boris", seal: "red", round: 3 },
  { sealed: "claw", by: "me", seal: "silver", round: 3 },
  { sealed: "claw", by: "Boris", seal: "red", round: 4 },
  { mix: ["mushroom", "toad"], result: "wisdom", all: true, round: 4 },
  { not: ["mushroom", "fern"], result: "neutral", round: 4 },
  { aspect: "claw", colour: "green", sign: "-", round: 4 },
];

const notes = (facts: Fact[], more: Partial<Notes> = {}): Notes => ({ ...EMPTY, facts, ...more });

describe("what all saw", () => {
  it("tells potions, sales, theories and debunkings, and no ingredient or seal that is one's own", () => {
    expect(logOf(notes(FACTS))).toEqual([
      { seen: "potion", result: "healing", round: 1, by: "me" },
      { seen: "sale", order: "speed", quality: "right-sign", round: 2, by: "me" },
      { seen: "potion", result: "poison", round: 2 },
      { published: "fern", formula: 3, round: 2, by: "me" },
      { published: "claw", formula: 2, round: 3, by: "Boris" },
      { sealed: "claw", round: 3, by: "me" },
      { sealed: "claw", by: "Boris", seal: "red", round: 4 },
      { mix: ["mushroom", "toad"], result: "wisdom", all: true, round: 4 },
      { not: ["mushroom", "fern"], result: "neutral", round: 4 },
      { aspect: "claw", colour: "green", sign: "-", round: 4 },
    ]);
  });

  it("names me to the others, and is a notebook that can be opened", () => {
    const log = logForOthers(notes(FACTS, { me: "Anna", note: "secret", help: "advice" }));
    expect(log.facts.filter((fact) => fact.by === "Anna")).toHaveLength(4);
    expect(JSON.stringify(log)).not.toContain("secret");
    expect(fits(log)).toBe(true);
  });
});

describe("a log that arrives", () => {
  const log = logForOthers(notes(FACTS, { me: "Anna" }));

  it("adds what is new, each in its round", () => {
    const mine = notes(
      [
        { mix: ["claw", "feather"], result: "speed", round: 1 },
        { published: "toad", formula: 5, by: "me", round: 4 },
      ],
      { me: "Boris" },
    );
    const after = withLog(mine, log);
    // What Boris did himself he has noted, or not.
    expect(after.facts.some((fact) => fact.by === "Boris")).toBe(false);
    const rounds = after.facts.map((fact) => fact.round ?? 0);
    expect(rounds).toEqual([...rounds].sort());
    expect(after.facts).toHaveLength(2 + log.facts.length - 2);
  });

  it("adds nothing twice, but what happened twice", () => {
    const once = withLog(notes([], { me: "Cleo" }), log);
    expect(news(once, log)).toEqual([]);
    const again: Notes = { ...log, facts: [...log.facts, { seen: "potion", result: "healing", round: 5, by: "Anna" }] };
    expect(news(once, again)).toEqual([{ seen: "potion", result: "healing", round: 5, by: "Anna" }]);
  });

  it("fits notebooks of earlier versions", () => {
    const old: Fact[] = [
      { theory: "claw", formula: 2, weight: 0.8, seal: "red" },
      { published: "fern", formula: 3 },
    ];
    expect(fits(notes(old))).toBe(true);
    expect(logOf(notes(old))).toEqual([
      { published: "claw", formula: 2, by: "" },
      { published: "fern", formula: 3, by: "me" },
    ]);
    expect(news(notes(old), log)).toHaveLength(log.facts.length - 2);
  });

  it("stands where it happened, so that a theory that fell does not stand again", () => {
    const fell: Fact = { aspect: "fern", colour: "red", sign: "+", round: 2 };
    const published: Fact = { published: "fern", formula: 5, round: 2, by: "Boris" };
    const merged = withLog(notes([fell], { me: "Anna" }), notes([published, fell], { isLog: true }));
    expect(merged.facts).toEqual([published, fell]);
  });

  it("stands where it happened among what happened twice", () => {
    const fell: Fact = { aspect: "fern", colour: "red", sign: "+" };
    const published: Fact = { published: "fern", formula: 5, by: "Boris" };
    const merged = withLog(notes([fell, published]), notes([published, fell, published], { isLog: true }));
    expect(merged.facts).toEqual([published, fell, published]);
  });

  it("goes by the round where nothing known follows", () => {
    const mixed = (round: number): Fact => ({ mix: ["fern", "toad"], result: "healing", round });
    const published: Fact = { published: "fern", formula: 5, round: 2, by: "Boris" };
    const mine = notes([mixed(1), mixed(2), mixed(3)]);
    expect(withLog(mine, notes([published], { isLog: true })).facts).toEqual([mixed(1), mixed(2), published, mixed(3)]);
  });

  it("makes the log's own order of any part of it, and so the log's board of theories", () => {
    const what = ({ by: _by, round: _round, ...fact }: Fact): string => JSON.stringify(fact);
    for (let seed = 1; seed <= 500; seed++) {
      const draw = chance(seed);
      const log = Array.from({ length: 1 + draw(12) }, () => publicFact(draw));
      const mine = log.flatMap((fact): Fact[] => {
        const own: Fact[] = draw(3) === 0 ? [{ mix: ["fern", "toad"], result: "neutral", round: 1 + draw(6) }] : [];
        // Whoever notes a fact later than it happened notes it in another round.
        if (draw(2) === 0) own.push(draw(2) === 0 ? { ...fact } : { ...fact, round: 1 + draw(6) });
        return own;
      });
      const merged = withLog(notes(mine, { me: "Anna" }), notes(log, { isLog: true })).facts;
      const shown = merged.filter((fact) => !("mix" in fact));
      expect(shown.map(what), `seed ${seed}`).toEqual(log.map(what));
      expect(
        merged.filter((fact) => mine.includes(fact)),
        `seed ${seed}`,
      ).toEqual(mine);
    }
  });
});

/** Numbers below a bound, the same for a seed every time. */
function chance(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** A fact that all saw, of so few that some happen twice. */
function publicFact(draw: (bound: number) => number): Fact {
  const when = draw(3) === 0 ? {} : { round: 1 + draw(6) };
  const ingredient = draw(2) === 0 ? "fern" : "claw";
  switch (draw(3)) {
    case 0:
      return { published: ingredient, formula: 1 + draw(3), by: "Boris", ...when };
    case 1:
      return { aspect: ingredient, colour: "red", sign: draw(2) === 0 ? "+" : "-", ...when };
    default:
      return { sealed: ingredient, by: "Boris", ...when };
  }
}
