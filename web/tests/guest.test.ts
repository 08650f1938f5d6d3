/** A guest's page is used if it is one; a table is never lost for want of it. */
import { describe, expect, test, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { guestTable, guestWords, openGuest } from "../src/lib/guest";
import { Thing } from "../src/lib/things";
import { Speaker } from "../src/lib/words.svelte";

const PAGE = "/guests/market-day/page.js";

describe("fetching", () => {
  test("a game without a page is not asked for one", async () => {
    const load = vi.fn();
    expect(await openGuest(null, load)).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  test("a page is a module that can be mounted", async () => {
    const page = { mount: () => ({ update: () => undefined, unmount: () => undefined }) };
    const load = vi.fn(() => Promise.resolve(page));
    expect(await openGuest(PAGE, load)).toBe(page);
    expect(load).toHaveBeenCalledWith(PAGE);
  });

  test.each([{}, { mount: "not a function" }, null])("%j is no page", async (found) => {
    expect(await openGuest(PAGE, () => Promise.resolve(found))).toBeNull();
  });

  test("a page that does not come is no page", async () => {
    expect(await openGuest(PAGE, () => Promise.reject(new Error("404")))).toBeNull();
  });
});

describe("what a guest is handed", () => {
  test("who only looks on has no table to click at", () => {
    expect(guestTable(null, null)).toBeNull();
  });

  test("a click chooses, and what is drawn needs no button", () => {
    const send = vi.fn();
    const choice = new Choice(send);
    const table = guestTable(choice, null);
    choice.ask([{ move: { move: "sell" }, targets: ["potion:red"] }], []);
    const erase = table?.draw("potion:red", () => "red");
    expect(choice.undrawn).toEqual([]);
    expect(table?.light("potion:red")).toBe("glow");
    table?.click("potion:red");
    expect(send).toHaveBeenCalledWith({ move: "sell" });
    erase?.();
    expect(choice.undrawn).toHaveLength(1);
  });

  test("without what is told, nothing is said to be brought", () => {
    const choice = new Choice(vi.fn());
    choice.ask([{ move: { move: "sell" }, targets: ["potion:red"] }], []);
    expect(guestTable(choice, null)?.brings("potion:red")).toEqual([]);
  });

  test("a jotting reaches the notebook of the seat", () => {
    const jot = vi.fn();
    guestTable(new Choice(vi.fn()), jot)?.jot({ note: "careful" });
    expect(jot).toHaveBeenCalledWith({ note: "careful" });
  });

  test("words know the language and who sits here", () => {
    const words = guestWords(new Speaker("market-day", {}, ["Ann"]), "pl");
    expect(words.language).toBe("pl");
    expect(words.player(0)).toBe("Ann");
    expect(words.thing("fruit", "apple")).toBeInstanceOf(Thing);
    // No book is open here.
    expect(words.effect({ kind: "pointless", what: "free" }, 0)).toBe("");
  });
});
