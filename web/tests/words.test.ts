/** Sentences from Fluent files, with their parts prepared as on the Python side. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { Vocabulary } from "../src/lib/vocabulary";
import { capital, Speaker, words } from "../src/lib/words.svelte";

const BOOKS: Record<string, string> = {
  "en/core": "core-player = Player { $number }\ncore-rule-cited = { $text } ({ $section })",
  "en/web": "web-went-wrong = Something went wrong.",
  "en/errors": [
    "error-seat-taken = Seat { $seat } is taken; free are { $free }.",
    "error-record-refused = Line { $line } is against the rules: { $cause }",
    "error-too-many = At { $game } there are too many.",
  ].join("\n"),
  "en/fair": [
    "fair-fruit-apple = apple",
    "fair-fruit-pear = pear",
    "fair-stall = the stall of { PLAYER($owner) }",
    "fair-event-sold = { PLAYER($seat) } sells { $fruit } at { $stall }.",
    "fair-event-shared = { PLAYERS($seats) } share { $fruits }.",
    "fair-event-counted = Points: { SCORES($points) }.",
    "fair-event-lost = { $fruit ->\n    [none] Nothing is lost.\n   *[other] { $fruit } is lost.\n }",
    "fair-event-shown = { $hidden ->\n    [yes] hidden\n   *[no] open\n }",
    "fair-move-sell = sell { $fruit } from basket { NTH($basket) }",
    "fair-question-choose = What for { $fruit }?",
    "fair = The Fair",
    "fair-rule = Not so.",
    "fair-event-judged = Judged: { $what }",
  ].join("\n"),
  "pl/core": "core-player = Gracz { $number }",
  "pl/web": "web-went-wrong = Coś poszło nie tak.",
  "pl/errors": "error-seat-taken = Miejsce { $seat } jest zajęte.",
  "pl/fair": "fair-fruit-apple = jabłko",
  "en/late": "late = late",
  "pl/late": "late = późno",
};

const VOCABULARY: Vocabulary = {
  "event-sold": { fruit: { enum: "fruit" }, stall: { object: "stall" } },
  "event-shared": { fruits: { list: { enum: "fruit" } } },
  "event-lost": { fruit: { enum: "fruit" } },
  "event-judged": { what: { one: [{ enum: "fruit" }, { object: "stall" }] } },
  "move-sell": { fruit: { enum: "fruit" } },
  stall: { owner: null },
  "task-view": { fruit: { enum: "fruit" } },
  "own-task-view": { fruit: { enum: "fruit" } },
};

const fetched: string[] = [];

function library(address: string | URL | Request): Promise<Response> {
  const path = /texts\/(\w+\/\w+)\.ftl/.exec(String(address))?.[1] ?? "";
  fetched.push(path);
  const book = BOOKS[path];
  return Promise.resolve(book === undefined ? new Response("", { status: 404 }) : new Response(book));
}

beforeEach(async () => {
  vi.stubGlobal("fetch", library);
  settings.speak("en");
  await words.openAll(["core", "web", "errors", "fair"]);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const ann = new Speaker("fair", VOCABULARY, ["Ann", ""]);

describe("parts of a sentence", () => {
  test("a seat is the name of who sits there, or a number counted from one", () => {
    expect(ann.player(0)).toBe("Ann");
    expect(ann.player(1)).toBe("Player 2");
    expect(ann.event({ event: "shared", seats: [0, 1], fruits: ["pear"] })).toBe("Ann, Player 2 share pear.");
    // Without a dash before the number: it would read as a minus.
    expect(ann.event({ event: "counted", points: [7, -2] })).toBe("Points: Ann (7), Player 2 (−2).");
  });

  test("a member of an enumeration is its word, an object its sentence", () => {
    expect(ann.event({ event: "sold", seat: 0, fruit: "apple", stall: { owner: 1 } })).toBe(
      "Ann sells apple at the stall of Player 2.",
    );
  });

  test("a list counts equal neighbours, and an empty one is a dash", () => {
    const fruits = ["apple", "apple", "pear", "apple"];
    expect(ann.event({ event: "shared", seats: [0], fruits })).toBe("Ann share apple ×2, pear, apple.");
    expect(ann.event({ event: "shared", seats: [], fruits: [] })).toBe(" share –.");
  });

  test("nothing is none, yes and no are words for a selector", () => {
    expect(ann.event({ event: "lost", fruit: null })).toBe("Nothing is lost.");
    expect(ann.event({ event: "shown", hidden: true })).toBe("hidden");
    expect(ann.event({ event: "shown", hidden: false })).toBe("open");
  });

  test("a field that may hold several things is spoken as what it holds", () => {
    expect(ann.event({ event: "judged", what: "pear" })).toBe("Judged: pear");
    expect(ann.event({ event: "judged", what: { owner: 0 } })).toBe("Judged: the stall of Ann");
  });

  test("moves and questions are sentences too", () => {
    expect(ann.move({ move: "sell", fruit: "pear", basket: 0 })).toBe("sell pear from basket 1");
    expect(ann.question({ question: "choose", public: { task: { fruit: "apple" } }, own: null })).toBe(
      "What for apple?",
    );
    const hidden = { public: { task: { fruit: null } }, own: { task: { fruit: "pear" } } };
    expect(ann.question({ question: "choose", ...hidden })).toBe("What for pear?");
  });

  test("a capital begins a line in any alphabet", () => {
    expect(capital("żaba")).toBe("Żaba");
    expect(capital("")).toBe("");
  });
});

describe("refusals", () => {
  test("a rule is cited with its section", () => {
    expect(ann.refusal({ rule: "fair-rule", section: "4.1" })).toBe("Not so. (4.1)");
  });

  test("an error names what is wrong and what would be right", () => {
    expect(ann.refusal({ error: "seat-taken", parts: { seat: 2, free: [1, 3] } })).toBe(
      "Seat 2 is taken; free are 1, 3.",
    );
  });

  test("things that say by which message they are called are called so", () => {
    const free = [{ named: "fair-fruit-apple" }, { named: "fair-fruit-pear" }];
    expect(ann.refusal({ error: "seat-taken", parts: { seat: 2, free } })).toBe(
      "Seat 2 is taken; free are apple, pear.",
    );
  });

  test("the reason of a refusal is a sentence within the sentence", () => {
    const rule = { error: "illegal-move", parts: { move: { move: "sell" } }, rule: "fair-rule", section: "4.1" };
    expect(ann.refusal({ error: "record-refused", parts: { line: "5", cause: rule } })).toBe(
      "Line 5 is against the rules: Not so. (4.1)",
    );
    const seat = { error: "seat-taken", parts: { seat: 2, free: [] }, rule: null, section: null };
    expect(ann.refusal({ error: "record-refused", parts: { line: "5", cause: seat } })).toBe(
      "Line 5 is against the rules: Seat 2 is taken; free are –.",
    );
  });

  test("a game is called by its name where its book is open", () => {
    expect(ann.refusal({ error: "too-many", parts: { game: "fair" } })).toBe("At The Fair there are too many.");
    expect(ann.refusal({ error: "too-many", parts: { game: "chess" } })).toBe("At chess there are too many.");
  });

  test("an error without a sentence still gets one", () => {
    expect(ann.refusal({ error: "never-heard-of", parts: {} })).toBe("Something went wrong.");
  });
});

describe("another language", () => {
  test("comes with a book that a page opened while it was fetched", async () => {
    const spoken = words.speak("pl");
    await words.open("late");
    await spoken;
    expect(settings.language).toBe("pl");
    expect(words.say("late")).toBe("późno");
  });
});

describe("books", () => {
  test("a book is fetched once for each language", async () => {
    const before = fetched.length;
    await Promise.all([words.open("fair"), words.open("fair")]);
    expect(fetched.length).toBe(before);
  });

  test("a book that did not come is asked for again", async () => {
    await expect(words.open("absent")).rejects.toThrow("absent");
    BOOKS["en/absent"] = "absent = here now";
    await words.open("absent");
    expect(words.say("absent")).toBe("here now");
  });
});
