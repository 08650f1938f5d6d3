/** The screen stays awake while somebody is to decide, where the browser allows it. */

/** Keep the screen awake while this is *wanted*; the answer lets it sleep again. */
export function keepAwake(wanted: boolean): () => void {
  // Only on safe origins, and not in every browser: elsewhere the screen sleeps as it always did.
  const lock = "wakeLock" in navigator ? navigator.wakeLock : null;
  if (!wanted || !lock) return () => undefined;
  let held: WakeLockSentinel | null = null;
  let over = false;
  const take = async (): Promise<void> => {
    if (document.visibilityState !== "visible") return;
    const got = await lock.request("screen").catch(() => null); // refused when the battery is low
    if (over) void got?.release();
    else held = got;
  };
  // Whoever looks at another page gives it back, and wants it again on return.
  const back = (): void => void take();
  document.addEventListener("visibilitychange", back);
  void take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", back);
    void held?.release();
  };
}
