/** What choices bring is shown for the view that it is about, and for a thing what all its moves share. */
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { common, signsOf } from "../src/lib/effects";
import { Told } from "../src/lib/told.svelte";
import { Speaker } from "../src/lib/words.svelte";
import type { Change, Effect, Fact, LegalMove, TellsShown, ViewShown } from "../src/generated/wire";

function change(what: string, least: number, most = least, seat = 0): Change {
  return { kind: "change", what, seat, least, most };
}

function fact(what: string, warns = false): Fact {
  return { kind: "fact", what, warns };
}

describe("what several moves have in common", () => {
  test("is what all of them tell alike", () => {
    const stays = fact("stays");
    expect(
      common([
        [stays, fact("one")],
        [fact("two"), stays],
      ]),
    ).toEqual([stays]);
  });

  test("a number that differs is a range, and possible", () => {
    expect(common([[change("cards", 2)], [change("cards", 4, 5)]])).toEqual([
      { ...change("cards", 2, 5), how: "possible", deduced: false },
    ]);
  });

  test("of a number that one of them does not tell, nothing is told", () => {
    expect(common([[change("cards", 2)], []])).toEqual([]);
    expect(common([[change("cards", 2)], [change("cards", 2, 2, 1)]])).toEqual([]);
  });

  test("a number that one of them tells twice is no range", () => {
    expect(common([[change("cards", 2)], [change("cards", 3), change("cards", 4)]])).toEqual([]);
  });

  test("of one move it is all that it tells, and of none nothing", () => {
    expect(common([[fact("one")]])).toEqual([fact("one")]);
    expect(common([])).toEqual([]);
  });
});

test("signs are numbers and what speaks against a choice, the warnings first", () => {
  const lacking: Effect = { kind: "lacking", what: "gold", needs: 3, has: 2 };
  const warning = fact("lost", true);
  expect(signsOf([change("gold", 1), fact("stays"), lacking, warning])).toEqual([warning, lacking, change("gold", 1)]);
});

describe("at a table", () => {
  const RED: LegalMove = { move: { move: "red" }, targets: ["hand:red", "pot:0"] };
  const BLUE: LegalMove = { move: { move: "blue" }, targets: ["hand:blue", "pot:0"] };
  const PASS: LegalMove = { move: { move: "pass" }, targets: [] };
  const moves = [RED, BLUE, PASS];
  const view = { number: 4, seat: 0, moves } as unknown as ViewShown;
  const tells: TellsShown = {
    type: "tells",
    number: 4,
    seat: 0,
    question: [fact("calm"), fact("danger", true)],
    brings: [[change("cards", 3)], [change("cards", 1)], []],
    which: [0, 1, 2],
  };
  let source: { told: TellsShown | null; view: ViewShown | null };
  let choice: Choice;

  beforeEach(() => {
    source = { told: tells, view };
    choice = new Choice(vi.fn());
    choice.ask(moves, []);
  });

  function withTold(check: (told: Told) => void, vocabulary = {}): void {
    const end = $effect.root(() => {
      check(new Told(source, choice, () => new Speaker("market-day", vocabulary, [])));
    });
    end();
  }

  test("a move brings what is told of it, a thing what its moves share", () => {
    withTold((told) => {
      expect(told.move(RED)).toEqual([change("cards", 3)]);
      expect(told.target("hand:blue")).toEqual([change("cards", 1)]);
      expect(told.target("pot:0")).toMatchObject([{ least: 1, most: 3, how: "possible" }]);
      expect(told.target("lamp")).toEqual([]);
    });
  });

  test("what is picked narrows what a place brings", () => {
    withTold((told) => {
      choice.click("hand:red");
      expect(told.target("pot:0")).toEqual([change("cards", 3)]);
      expect(told.picked).toEqual([change("cards", 3)]);
    });
  });

  test("warnings of the question come first", () => {
    withTold((told) => {
      expect(told.question.map((effect) => effect.what)).toEqual(["danger", "calm"]);
    });
  });

  test("while other moves are chosen from, nothing is told", () => {
    withTold((told) => {
      choice.ask([PASS], []);
      expect(told.move(PASS)).toEqual([]);
      expect(told.question).toEqual([]);
    });
  });

  test("it is waited for where the game tells, for a moment and no longer", () => {
    vi.useFakeTimers();
    source = { told: null, view };
    const end = $effect.root(() => {
      const told = new Told(source, choice, () => new Speaker("market-day", { tells: {} }, []));
      const silent = new Told(source, choice, () => new Speaker("chess", {}, []));
      flushSync();
      expect([told.isAwaited, silent.isAwaited]).toEqual([true, false]);
      vi.advanceTimersByTime(300);
      expect(told.isAwaited).toBe(false);
    });
    end();
    vi.useRealTimers();
  });
});
