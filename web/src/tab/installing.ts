/** What outlives the tab: the service worker that holds the site, and storage that is not cleared away. */
import { fileAt } from "../lib/base";
import { status } from "./status.svelte";

/** The browser's offer to install, kept until somebody says yes. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer: Offer | null = null;
let waiting: ServiceWorker | null = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as Offer;
  status.canInstall = true;
});
addEventListener("appinstalled", () => (status.canInstall = false));

/** What the browser would install from here: help at a real table is an app of its own, and opens there. */
export function offerApp(isCompanion: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const wanted = new URL(fileAt(isCompanion ? "/companion.webmanifest" : "/manifest.webmanifest"), location.href).href;
  if (!link || link.href === wanted) return;
  link.href = wanted;
  // An offer that was made is for the other one.
  offer = null;
  status.canInstall = false;
}

/** Once the engine is there: hold the site for the next time. */
export async function keepForGood(): Promise<void> {
  const lasting = (navigator as { storage?: StorageManager }).storage;
  status.isPersistent = (await lasting?.persist().catch(() => false)) ?? false;
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(fileAt("/sw.js"), { scope: fileAt("/") });
    watch(registration);
    await navigator.serviceWorker.ready;
    status.isInstalled = true;
    status.isGathered = true;
  } catch {
    // Not everywhere: then it lasts as long as the tab.
  }
}

/** A newer version is fetched whole, waits, and is offered. */
function watch(registration: ServiceWorkerRegistration): void {
  const offered = (worker: ServiceWorker | null): void => {
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    status.hasUpdate = true;
  };
  offered(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") offered(worker);
    });
  });
}

/** Take the newer version, now: the page is loaded again, and its games go on from what was written. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}

export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
  status.canInstall = false;
}
