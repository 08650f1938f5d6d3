/**
 * Where the house stands: at `/`, or below something, as in `/games/`.
 *
 * Everywhere else an address begins at the house's own door: `/rules`. Here it becomes one
 * that a browser can ask for, and back. Where there is no server of ours, a host knows files
 * only: there the pages live behind the `#`.
 */

/** A page of ours, as it is called inside. */
export interface Place {
  path: string;
  query: URLSearchParams;
  /** What is cited after the last #, without it. */
  hash: string;
}

type Address = Pick<Location, "pathname" | "search" | "hash">;

/** The folder above the one a built script lies in: `/games/` for `…/games/assets/index.js`. */
export function baseOf(script: string): string {
  return new URL("..", script).pathname;
}

/** What *path* is called from outside. */
export function outside(path: string, base: string): string {
  return base + path.replace(/^\//, "");
}

/** What an address of the browser's is called inside; `null` if it is no address of ours. */
export function inside(pathname: string, base: string): string | null {
  if (pathname === base.slice(0, -1)) return "/";
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : null;
}

/** The page that stands behind the # of an address; `null` if what stands there is no page. */
export function behindHash(hash: string): Place | null {
  if (hash === "" || hash === "#") return { path: "/", query: new URLSearchParams(), hash: "" };
  if (!hash.startsWith("#/")) return null;
  const [page = "", ...cited] = hash.slice(1).split("#");
  const [path = "/", ...query] = page.split("?");
  return { path, query: new URLSearchParams(query.join("?")), hash: decoded(cited.join("#")) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // somebody's own percent sign
  }
}

// In development the scripts lie where their sources do, and the house stands at its root.
const BASE = import.meta.env.PROD ? baseOf(import.meta.url) : "/";

/** Whether the engine runs in this tab, and no server of ours is asked for anything. */
export const inTab = document.querySelector('meta[name="retorta-host"][content="tab"]') !== null;

/** The address of a page of ours. */
export function at(path: string): string {
  return inTab ? `#${path}` : outside(path, BASE);
}

/** The address of a file, or of an answer of the server's. */
export function fileAt(path: string): string {
  return outside(path, BASE);
}

/** A page's address in full, for a friend. */
export function link(path: string): string {
  return location.origin + (inTab ? outside("/", BASE) + at(path) : at(path));
}

/** Whether a link from here can only be opened on this machine. */
export function isOwnMachine(): boolean {
  return /^(localhost|127\..+|\[::1\])$/.test(location.hostname);
}

/** The same for a socket. */
export function socketAt(path: string): string {
  return location.origin.replace(/^http/, "ws") + fileAt(path);
}

/** The page of ours that an address means. */
export function placeAt(address: Address): Place | null {
  if (inTab) return behindHash(address.hash);
  const path = inside(address.pathname, BASE);
  return path === null
    ? null
    : { path, query: new URLSearchParams(address.search), hash: decoded(address.hash.slice(1)) };
}
