/** The same files stand at the root of a host or below it. */
import { describe, expect, test } from "vitest";
import { at, baseOf, behindHash, fileAt, inside, link, outside, placeAt, socketAt } from "../src/lib/base";

describe("the base, from the address of a script", () => {
  test.each([
    ["http://127.0.0.1:8642/assets/index-a1.js", "/"],
    ["https://example.org/games/assets/base-b2.js?v=3", "/games/"],
    ["https://example.org/a/b/assets/x.js", "/a/b/"],
  ])("%s belongs to %s", (script, base) => {
    expect(baseOf(script)).toBe(base);
  });
});

describe.each(["/", "/games/", "/a/b/"])("under %s", (base) => {
  test.each(["/", "/rules/poison", "/api/tables/t1?seat=0", "/replay/x#4.1"])("%s there and back", (path) => {
    const address = outside(path, base);
    expect(address.startsWith(base)).toBe(true);
    expect(address).not.toContain("//");
    expect(inside(address, base)).toBe(path);
  });
});

describe("addresses that are not ours", () => {
  test("what only begins alike is another's", () => {
    expect(inside("/gamesome", "/games/")).toBeNull();
    expect(inside("/", "/games/")).toBeNull();
  });

  test("the base without its last stroke is the lobby", () => {
    expect(inside("/games", "/games/")).toBe("/");
  });
});

test("in development the house stands at the root", () => {
  expect(fileAt("/texts/en/web.ftl")).toBe("/texts/en/web.ftl");
  expect(at("/rules")).toBe("/rules");
  expect(link("/table/t1")).toBe(`${location.origin}/table/t1`);
  expect(socketAt("/ws/tables/t1")).toBe(`ws://${location.host}/ws/tables/t1`);
  const place = placeAt({ pathname: "/replay/x", search: "?move=3", hash: "#4.1" });
  expect(place).toMatchObject({ path: "/replay/x", hash: "4.1" });
  expect(place?.query.get("move")).toBe("3");
});

describe("a host that knows files only: pages behind the #", () => {
  test.each([
    ["", "/", "", ""],
    ["#", "/", "", ""],
    ["#/rules/poison", "/rules/poison", "", ""],
    ["#/companion?code=a%20b", "/companion", "code=a+b", ""],
    ["#/rules/poison#4.1", "/rules/poison", "", "4.1"],
    ["#/replay/x?move=3&seat=1#y", "/replay/x", "move=3&seat=1", "y"],
    ["#/rules/laar#100%", "/rules/laar", "", "100%"],
  ])("%s", (hash, path, query, cited) => {
    const place = behindHash(hash);
    expect([place?.path, String(place?.query), place?.hash]).toEqual([path, query, cited]);
  });

  test("a part of the page that is open is no page", () => {
    expect(behindHash("#content")).toBeNull();
  });
});
