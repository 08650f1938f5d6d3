import { describe, expect, it, vi } from "vitest";
import { loadAgainOnce } from "../src/lib/version";

function kept(): Pick<Storage, "getItem" | "setItem"> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

describe("a page of another version than the server's", () => {
  it("is loaded again once, its service worker brought up to date first", async () => {
    const store = kept();
    const order: string[] = [];
    const update = (): Promise<unknown> => Promise.resolve(order.push("update"));
    const reload = (): void => void order.push("reload");
    expect(await loadAgainOnce(store, reload, 1_000_000, update)).toBe(true);
    expect(order).toEqual(["update", "reload"]);
    expect(await loadAgainOnce(store, reload, 1_010_000, update)).toBe(false);
    expect(order).toHaveLength(2);
  });

  it("is loaded again though there is no service worker to ask", async () => {
    const reload = vi.fn();
    await loadAgainOnce(kept(), reload, 1_000_000, () => Promise.reject(new Error("none")));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("may be loaded again for the next version", async () => {
    const store = kept();
    const reload = vi.fn();
    const update = (): Promise<void> => Promise.resolve();
    await loadAgainOnce(store, reload, 1_000_000, update);
    await loadAgainOnce(store, reload, 1_100_000, update);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
