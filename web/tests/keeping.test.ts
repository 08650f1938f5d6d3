/** What a phone keeps: on the disk before it is shown, taken over once, shared by tabs, and honest where it fails. */
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import type * as Keeping from "../src/lib/keeping.svelte";
import type * as Values from "../src/lib/kept.svelte";

const PREFIX = "retorta-companion-";

/** A tab of its own on the same disk. */
async function tab(): Promise<typeof Keeping & typeof Values> {
  vi.resetModules();
  const opened = { ...(await import("../src/lib/keeping.svelte")), ...(await import("../src/lib/kept.svelte")) };
  await opened.keeping.open();
  return opened;
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.stubGlobal("indexedDB", new IDBFactory());
});

test("an entry is shown when it is on the disk, and not before", async () => {
  const { kept } = await tab();
  const points = kept<number[]>("points", []);
  const writing = points.change((before) => [...before, 1]);
  expect(points.value).toEqual([]);
  await writing;
  expect(points.value).toEqual([1]);
  expect(points.isLost).toBe(false);
  const { kept: again } = await tab();
  expect(again<number[]>("points", []).value).toEqual([1]);
});

test("what is newer is not overtaken by what is older", async () => {
  const { kept } = await tab();
  const typed = kept("typed", "");
  const seen: string[] = [];
  await Promise.all(["a", "ab", "abc"].map((text) => typed.set(text).then(() => seen.push(typed.value))));
  expect(seen.at(-1)).toBe("abc");
  expect(seen).not.toContain("a");
});

test("what lies in localStorage is taken over once, and taken away there", async () => {
  localStorage.setItem(`${PREFIX}points`, "[7]");
  localStorage.setItem("retorta-language", "pl");
  const { kept } = await tab();
  expect(kept<number[]>("points", []).value).toEqual([7]);
  expect(Object.keys(localStorage)).toEqual(["retorta-language"]);
  expect((await tab()).kept<number[]>("points", []).value).toEqual([7]);
});

test("what a killed browser brings back in localStorage does not replace what came after", async () => {
  localStorage.setItem(`${PREFIX}points`, "[7]");
  await (await tab()).kept<number[]>("points", []).set([7, 8]);
  localStorage.setItem(`${PREFIX}points`, "[7]");
  expect((await tab()).kept<number[]>("points", []).value).toEqual([7, 8]);
  expect(localStorage.getItem(`${PREFIX}points`)).toBeNull();
});

test("what an older edition wrote after it was taken over is not thrown away", async () => {
  localStorage.setItem(`${PREFIX}points`, "[7]");
  await (await tab()).kept<number[]>("points", []).set([7, 8]);
  localStorage.setItem(`${PREFIX}points`, "[9]");
  expect((await tab()).kept<number[]>("points", []).value).toEqual([7, 8]);
  expect(localStorage.getItem(`${PREFIX}points`)).toBe("[9]");
});

test("two tabs change the same thing, and neither overwrites the other", async () => {
  const one = (await tab()).kept<number[]>("points", []);
  const other = (await tab()).kept<number[]>("points", []);
  await one.change((before) => [...before, 1]);
  await other.change((before) => [...before, 2]);
  expect(other.value).toEqual([1, 2]);
  await vi.waitFor(() => expect(one.value).toEqual([1, 2]));
});

test("without a database it lasts as long as the page, and says so; what lay in localStorage stays there", async () => {
  localStorage.setItem(`${PREFIX}points`, "[7]");
  vi.stubGlobal("indexedDB", undefined);
  const points = (await tab()).kept<number[]>("points", []);
  expect(points.isLost).toBe(true);
  await Promise.all([8, 9].map((point) => points.change((before) => [...before, point])));
  expect(points.value).toEqual([7, 8, 9]);
  expect(localStorage.getItem(`${PREFIX}points`)).toBe("[7]");
});

test("where the disk refuses an entry, the page goes on with it and says so, until it is kept", async () => {
  const points = (await tab()).kept<number[]>("points", []);
  await points.set([1]);
  const refusing = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await points.change((before) => [...before, 2]);
  expect(points.value).toEqual([1, 2]);
  expect(points.isLost).toBe(true);
  refusing.mockRestore();
  await points.change((before) => [...before, 3]);
  expect(points.value).toEqual([1, 2, 3]);
  expect(points.isLost).toBe(false);
  expect((await tab()).kept<number[]>("points", []).value).toEqual([1, 2, 3]);
});

test("what cannot be taken over hides nothing that is kept, and is taken over when there is room", async () => {
  await (await tab()).kept<number[]>("oracle", []).set([1, 2]);
  localStorage.setItem(`${PREFIX}points`, "[7]");
  const refusing = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { kept } = await tab();
  refusing.mockRestore();
  const [oracle, points] = [kept<number[]>("oracle", []), kept<number[]>("points", [])];
  expect([oracle.value, points.value]).toEqual([[1, 2], [7]]);
  expect([oracle.isLost, points.isLost]).toEqual([false, false]);
  expect(localStorage.getItem(`${PREFIX}points`)).toBe("[7]");
  await oracle.change((before) => [...before, 3]);
  const { kept: again } = await tab();
  expect([again("oracle", []).value, again("points", []).value]).toEqual([[1, 2, 3], [7]]);
  expect(localStorage.getItem(`${PREFIX}points`)).toBeNull();
});

test("what could not be taken over is changed all the same, and not begun anew", async () => {
  localStorage.setItem(`${PREFIX}points`, "[7]");
  const refusing = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const points = (await tab()).kept<number[]>("points", []);
  refusing.mockRestore();
  await points.change((before) => [...before, 8]);
  expect(points.value).toEqual([7, 8]);
  expect((await tab()).kept<number[]>("points", []).value).toEqual([7, 8]);
});

test("a note of what was taken over that cannot be deleted hides nothing", async () => {
  localStorage.setItem(`${PREFIX}points`, "[7]");
  await (await tab()).kept<number[]>("points", []).set([7, 8]);
  const refusing = vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(() => {
    throw new DOMException("broken", "UnknownError");
  });
  const points = (await tab()).kept<number[]>("points", []);
  expect(refusing).toHaveBeenCalled();
  refusing.mockRestore();
  expect(points.value).toEqual([7, 8]);
  expect(points.isLost).toBe(false);
});

test("every write asks for the disk itself", async () => {
  const opened = vi.spyOn(IDBDatabase.prototype, "transaction");
  await (await tab()).kept<number[]>("points", []).set([1]);
  const writes = opened.mock.calls.filter(([, mode]) => mode === "readwrite");
  expect(writes.length).toBeGreaterThan(0);
  for (const [, , options] of writes) expect(options).toEqual({ durability: "strict" });
});

test("what does not fit any more is left out", async () => {
  localStorage.setItem(`${PREFIX}points`, '"many"');
  localStorage.setItem(`${PREFIX}names`, "{broken");
  const { kept } = await tab();
  expect(kept<number[]>("points", [], Array.isArray).value).toEqual([]);
  expect(kept<string[]>("names", []).value).toEqual([]);
});
