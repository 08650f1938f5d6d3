/** A page of another version than the server's is loaded again, once: else it could go round for ever. */
const TRIED = "retorta-loaded-again";
const A_MINUTE = 60_000;

/** Load this page again, unless that was tried a moment ago; say whether it is on its way. */
export async function loadAgainOnce(
  store: Pick<Storage, "getItem" | "setItem">,
  reload: () => void,
  now: number,
  update: () => Promise<unknown>,
): Promise<boolean> {
  if (now - Number(store.getItem(TRIED) ?? 0) < A_MINUTE) return false;
  store.setItem(TRIED, String(now));
  // A service worker would hand out the old page again; it fetches the new one first.
  await update().catch(() => undefined);
  reload();
  return true;
}

export function loadAgain(): boolean {
  let store: Storage;
  try {
    store = sessionStorage;
    if (Date.now() - Number(store.getItem(TRIED) ?? 0) < A_MINUTE) return false;
  } catch {
    return false; // where nothing can be kept, nobody could tell the first time from the second
  }
  const update = async (): Promise<unknown> =>
    "serviceWorker" in navigator ? (await navigator.serviceWorker.getRegistration())?.update() : undefined;
  void loadAgainOnce(store, () => location.reload(), Date.now(), update);
  return true;
}
