/** A tab opens the database that its browser has of the version before, and finds everything there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { openStore } from "../src/tab/store";

const FILE = join(import.meta.dirname, "../../tests/fixtures/version-2-tab.jsonl");
const LINES = readFileSync(FILE, "utf-8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as [string, string | [string, number], string]);
const KEPT = LINES.filter(([store]) => store !== "seen");

/** Written by hand: the names and the number are what lies in people's browsers. */
function before(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("retorta /site/", 1);
    opening.onerror = reject;
    opening.onupgradeneeded = () => {
      for (const name of ["rows", "tables", "records", "person"]) opening.result.createObjectStore(name);
      for (const [store, key, text] of KEPT) opening.transaction?.objectStore(store).add(text, key);
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});

test("rows of every table in their order, lists, records and my name", async () => {
  await before();
  const store = await openStore("/site/");
  expect(store.lasts).toBe(true);
  const texts = (name: string): string[] => KEPT.filter(([kind]) => kind === name).map(([, , text]) => text);
  expect((await store.read("tables", "")).sort()).toEqual(texts("tables").sort());
  expect(await store.read("person", "me")).toEqual(texts("person"));
  for (const [kind, key, text] of KEPT)
    if (kind === "records") expect(await store.read("records", String(key))).toEqual([text]);
  const tables = new Set(KEPT.flatMap(([kind, key]) => (kind === "rows" && Array.isArray(key) ? [key[0]] : [])));
  expect(tables.size).toBe(5);
  for (const table of tables) {
    const rows = KEPT.filter(([kind, key]) => kind === "rows" && Array.isArray(key) && key[0] === table);
    expect(await store.read("rows", table)).toEqual(rows.map(([, , text]) => text));
  }
});
