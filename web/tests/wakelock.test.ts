import { afterEach, expect, test, vi } from "vitest";
import { keepAwake } from "../src/lib/wakelock";

const released = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release: released }));

function allow(lock: unknown): void {
  Object.defineProperty(navigator, "wakeLock", { value: lock, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.clearAllMocks();
});

test("the screen is kept awake while it is wanted, and let go afterwards", async () => {
  allow({ request });
  const letSleep = keepAwake(true);
  await Promise.resolve();
  expect(request).toHaveBeenCalledWith("screen");
  await Promise.resolve();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  letSleep();
  await vi.waitFor(() => expect(released).toHaveBeenCalled());
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(2);
});

test("where a browser has no such lock, refuses it, or nobody is asked, nothing happens", async () => {
  keepAwake(true)();
  allow({ request: () => Promise.reject(new Error("no")) });
  keepAwake(true)();
  allow({ request });
  keepAwake(false)();
  await Promise.resolve();
  expect(request).not.toHaveBeenCalled();
});
