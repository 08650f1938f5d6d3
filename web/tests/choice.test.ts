/** Clicks narrow the moves that may be played by the things they touch; one that is left is sent. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import type { LegalMove, RuleAgainst } from "../src/generated/wire";

/** A move that touches *targets*, in the order in which they are clicked. */
function move(name: string, ...targets: string[]): LegalMove {
  return { move: { move: name }, targets };
}

function forbidden(rule: string, ...targets: string[][]): RuleAgainst {
  return { rule, section: "4.1", targets };
}

const send = vi.fn();
let choice: Choice;

beforeEach(() => {
  send.mockReset();
  choice = new Choice(send);
});

describe("narrowing", () => {
  const RED_TO_LEFT = move("red-left", "hand:red", "cauldron:0");
  const RED_TO_RIGHT = move("red-right", "hand:red", "cauldron:1");
  const BLUE_TO_LEFT = move("blue-left", "hand:blue", "cauldron:0");

  beforeEach(() => {
    choice.ask([RED_TO_LEFT, RED_TO_RIGHT, BLUE_TO_LEFT], []);
  });

  test("the first thing of every move may be clicked", () => {
    expect(choice.next).toEqual(new Set(["hand:red", "hand:blue"]));
    expect(choice.light("hand:red")).toBe("glow");
    expect(choice.light("cauldron:0")).toBe("still");
  });

  test("a click keeps the moves that touch it, and sends nothing while two are left", () => {
    choice.click("hand:red");
    expect(choice.open).toEqual([RED_TO_LEFT, RED_TO_RIGHT]);
    expect(choice.light("hand:red")).toBe("picked");
    expect(choice.light("cauldron:1")).toBe("glow");
    expect(choice.light("hand:blue")).toBe("dim");
    expect(send).not.toHaveBeenCalled();
  });

  test("one move left with everything clicked is sent, and nothing stays picked", () => {
    choice.click("hand:red");
    choice.click("cauldron:1");
    expect(send.mock.calls).toEqual([[RED_TO_RIGHT.move]]);
    expect(choice.picked).toEqual([]);
  });

  test("the things of a move may be clicked in any order", () => {
    choice.click("cauldron:1");
    choice.click("hand:red");
    expect(send.mock.calls).toEqual([[RED_TO_RIGHT.move]]);
  });

  test("one move left before everything is clicked is offered, not sent", () => {
    choice.click("hand:blue");
    expect(choice.ready).toEqual([BLUE_TO_LEFT]);
    expect(send).not.toHaveBeenCalled();
    choice.confirm(BLUE_TO_LEFT);
    expect(send.mock.calls).toEqual([[BLUE_TO_LEFT.move]]);
  });

  test("a second click on a picked thing puts it back", () => {
    choice.click("hand:red");
    choice.click("hand:red");
    expect(choice.picked).toEqual([]);
    expect(choice.open).toHaveLength(3);
  });

  test("a click on another card takes the place of the one before", () => {
    choice.click("hand:red");
    choice.click("hand:blue");
    expect(choice.picked).toEqual(["hand:blue"]);
  });

  test("one step back keeps what was picked before it; clearing keeps nothing", () => {
    choice.ask([move("long", "a", "b", "c"), move("other", "a", "b", "d")], []);
    choice.click("a");
    choice.click("b");
    choice.back();
    expect(choice.picked).toEqual(["a"]);
    choice.clear();
    expect(choice.picked).toEqual([]);
  });

  test("a new question forgets what was half chosen", () => {
    choice.click("hand:red");
    choice.ask([BLUE_TO_LEFT], []);
    expect(choice.picked).toEqual([]);
    expect(choice.next).toEqual(new Set(["hand:blue"]));
  });
});

describe("one move within another", () => {
  const ALONE = move("sell", "hand:fern");
  const TWO = move("mix", "hand:fern", "hand:toad");

  beforeEach(() => {
    choice.ask([ALONE, TWO], []);
  });

  test("a move that wants nothing more is offered beside those that do", () => {
    choice.click("hand:fern");
    expect(choice.ready).toEqual([ALONE]);
    expect(choice.next).toEqual(new Set(["hand:toad"]));
    expect(send).not.toHaveBeenCalled();
  });

  test("going on narrows to the longer one", () => {
    choice.click("hand:fern");
    choice.click("hand:toad");
    expect(send.mock.calls).toEqual([[TWO.move]]);
  });
});

describe("refusals", () => {
  test("a click on what a rule forbids says the rule and keeps what is picked", () => {
    choice.ask(
      [move("red-left", "hand:red", "cauldron:0"), move("red-right", "hand:red", "cauldron:1")],
      [forbidden("rule-colour", ["hand:red", "cauldron:2"])],
    );
    choice.click("hand:red");
    choice.click("cauldron:2");
    expect(choice.reason).toEqual({ kind: "rule", rule: "rule-colour", section: "4.1" });
    expect(choice.picked).toEqual(["hand:red"]);
    expect(send).not.toHaveBeenCalled();
  });

  test("a thing that only forbidden moves touch says why at once", () => {
    choice.ask([move("pass", "pass")], [forbidden("rule-closed", ["door:1", "hand:red"])]);
    choice.click("door:1");
    expect(choice.reason).toMatchObject({ kind: "rule", rule: "rule-closed" });
  });

  test("a thing that no move touches is not asked for now", () => {
    choice.ask([move("pass", "pass")], []);
    choice.click("lamp");
    expect(choice.reason).toEqual({ kind: "not-now" });
  });

  test("who is not asked anything is waiting", () => {
    choice.ask([], []);
    choice.click("hand:red");
    expect(choice.reason).toEqual({ kind: "waiting" });
    expect(choice.light("hand:red")).toBe("still");
  });

  test("the next click forgets the last reason", () => {
    choice.ask([move("a", "one", "two"), move("b", "one", "three")], []);
    choice.click("lamp");
    choice.click("one");
    expect(choice.reason).toBeNull();
  });
});

describe("what a table draws", () => {
  test("a move whose next thing is not drawn wants a button, until it is drawn", () => {
    const stay = move("stay", "stay");
    const go = move("go", "road");
    choice.ask([stay, go], []);
    expect(choice.undrawn).toEqual([stay, go]);
    const erase = choice.draw("road", () => "the road");
    expect(choice.undrawn).toEqual([stay]);
    expect(choice.label("road")).toBe("the road");
    erase();
    expect(choice.undrawn).toEqual([stay, go]);
  });

  test("a move that touches nothing wants a button, too", () => {
    const pass = move("pass");
    choice.ask([pass, move("go", "road", "inn"), move("stay", "road", "home")], []);
    expect(choice.undrawn).toContainEqual(pass);
    choice.click("road");
    expect(choice.undrawn).not.toContainEqual(pass);
    expect(send).not.toHaveBeenCalled();
  });

  test("a thing drawn twice is there until both are gone", () => {
    const go = move("go", "road");
    choice.ask([go, move("stay", "stay")], []);
    const erase = [choice.draw("road", () => ""), choice.draw("road", () => "")];
    erase[0]?.();
    expect(choice.undrawn).not.toContainEqual(go);
    erase[1]?.();
    expect(choice.undrawn).toContainEqual(go);
  });

  test("what may be clicked is looked for: whether it can be seen where it lies", () => {
    let isInSight = false;
    choice.ask([move("go", "road"), move("stay", "home")], []);
    choice.draw("road", () => "the long road", { isInSight: () => isInSight, words: () => "road" });
    choice.draw("home", () => "home");
    expect(choice.unseen).toEqual([]);
    choice.look();
    expect(choice.unseen).toEqual(["road"]);
    expect(choice.brief("road")?.words()).toBe("road");
    isInSight = true;
    choice.look();
    expect(choice.unseen).toEqual([]);
  });

  test("a thing that lies in two places is in sight when one of them is", () => {
    choice.ask([move("go", "road"), move("stay", "home")], []);
    choice.draw("road", () => "", { isInSight: () => false });
    choice.draw("road", () => "", { isInSight: () => true });
    choice.look();
    expect(choice.unseen).toEqual([]);
  });

  test("what may not be clicked is offered nowhere", () => {
    choice.ask([move("go", "road"), move("stay", "home")], []);
    choice.draw("inn", () => "", { isInSight: () => false });
    choice.look();
    expect(choice.unseen).toEqual([]);
  });

  test("all that may be chosen next is offered, seen or not, each thing once", () => {
    const pass = move("pass");
    choice.ask([move("go", "road", "inn"), move("walk", "road", "lake"), pass, move("stay", "home")], []);
    choice.draw("road", () => "", { isInSight: () => false });
    choice.draw("home", () => "");
    expect(choice.offers).toEqual([
      { target: "road", legal: null },
      { target: null, legal: pass },
      { target: "home", legal: null },
    ]);
    choice.draw("inn", () => "");
    choice.draw("lake", () => "");
    choice.click("road");
    expect(choice.offers.map((offer) => offer.target)).toEqual(["inn", "lake"]);
  });

  test("a move that is offered for confirmation is not offered twice", () => {
    choice.ask([move("go", "road", "inn"), move("stay", "home", "bed")], []);
    choice.click("road");
    choice.draw("inn", () => "");
    expect(choice.ready).toHaveLength(1);
    expect(choice.undrawn).toEqual([]);
    expect(choice.offers).toEqual([]);
  });
});

describe("who wants to be asked first", () => {
  const GO = move("go", "road", "inn");
  let careful: Choice;

  beforeEach(() => {
    careful = new Choice(send, () => true);
    careful.ask([GO, move("stay", "home")], []);
  });

  test("is asked when everything is clicked, and a second click puts it back", () => {
    careful.click("road");
    careful.click("inn");
    expect(send).not.toHaveBeenCalled();
    expect(careful.ready).toEqual([GO]);
    careful.click("inn");
    expect(careful.picked).toEqual(["road"]);
    careful.click("inn");
    careful.confirm(GO);
    expect(send).toHaveBeenCalledExactlyOnceWith(GO.move);
  });

  test("is asked about a move that was named whole, too", () => {
    careful.propose(GO);
    expect(careful.offers).toEqual([]);
    expect(send).not.toHaveBeenCalled();
    expect(careful.ready).toEqual([GO]);
    careful.clear();
    expect(careful.ready).toEqual([]);
    choice.ask([GO], []);
    choice.propose(GO);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
