/**
 * Holds the site, so that it opens and plays without a network.
 *
 * `retorta site` writes two lines above this: EDITION, a name for all the files together, and
 * FILES, every file with the SHA-256 of its content. An edition is fetched whole or not at all; a
 * newer one waits until somebody takes it. What a tab of the edition before may still ask for
 * stays until the next one.
 */
/* global EDITION, FILES */
const PREFIX = `retorta ${new URL(self.registration.scope).pathname} `;
const CACHE = PREFIX + EDITION;
const FIRST_PAGE = "index.html";

self.addEventListener("install", (event) => {
  event.waitUntil(fetchAll());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOld(), self.clients.claim()]));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const scope = new URL(self.registration.scope);
  if (event.request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const name = decodeURIComponent(url.pathname.slice(scope.pathname.length)) || FIRST_PAGE;
  event.respondWith(held(name).then((found) => found ?? fetch(event.request)));
});

async function fetchAll() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(FILES).map(([name, hash]) => keep(cache, name, hash)));
  } catch (problem) {
    await caches.delete(CACHE);
    throw problem;
  }
}

/** What the edition before had already is taken from there; the rest must be what it is said to be. */
async function keep(cache, name, hash) {
  const before = await caches.match(addressOf(name));
  if (before && (await hashOf(before.clone())) === hash) return cache.put(addressOf(name), before);
  for (const how of ["default", "reload"]) {
    const answer = await fetch(addressOf(name), { cache: how });
    if (answer.ok && (await hashOf(answer.clone())) === hash) return cache.put(addressOf(name), plain(answer));
  }
  throw new Error(`${name} is of another edition`);
}

/** A page that came by way of another address may not answer for this one. */
function plain(answer) {
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
}

async function hashOf(answer) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function addressOf(name) {
  return new URL(name, self.registration.scope).href;
}

/** This edition's file, or that of one before whose pages are still open. */
async function held(name) {
  const address = addressOf(name);
  return (await (await caches.open(CACHE)).match(address)) ?? (await caches.match(address));
}

/** Keep the edition before: its tabs may be in the middle of a game. */
async function forgetOld() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}
