/** How the engine in this tab is doing, for pages to say. */
import type { Hindrance, StorageProblem } from "./messages";

class Status {
  /** How much of the engine has come, from 0 to 1. */
  progress = $state(0);
  isReady = $state(false);
  /** Why there is none. */
  hindrance = $state<Hindrance | null>(null);
  /** What went wrong with keeping games. */
  problem = $state<StorageProblem | null>(null);
  /** The network may go: everything is here, for this tab or for good. */
  isGathered = $state(false);
  /** A service worker holds it: it opens without the network, too. */
  isInstalled = $state(false);
  /** The browser promised not to clear it away; `null` while nobody asked. */
  isPersistent = $state<boolean | null>(null);
  /** A newer version waits to be taken. */
  hasUpdate = $state(false);
  /** The browser offers to install it as an app. */
  canInstall = $state(false);
  /** Megabytes that Python takes, in each worker. */
  memory = $state.raw({ tables: 0, thinking: 0 });
}

export const status = new Status();

/** Over plain HTTP a browser gives no service worker, no locks, no lasting storage. */
export const isSecure = isSecureContext;
