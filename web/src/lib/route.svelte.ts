/** Which page is open. Addresses are plain, so that a link to a table or a move can be sent. */
import { at, inTab, placeAt, type Place } from "./base";

const NOWHERE: Place = { path: "", query: new URLSearchParams(), hash: "" };

class Route {
  /** As it is called inside. */
  path = $state("");
  query = $state(new URLSearchParams());
  /** What is cited after the #, without it. */
  hash = $state("");

  constructor() {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  #read(): void {
    const place = placeAt(location) ?? NOWHERE;
    this.path = place.path;
    this.query = place.query;
    this.hash = place.hash;
  }

  go(path: string): void {
    history.pushState(null, "", at(path));
    this.#read();
    scrollTo(0, 0);
    // A page has changed without loading: say so to whoever does not see it.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
  }

  /** Change the query without a new page, as a slider does; `null` takes a part of it away. */
  note(query: Record<string, string | null>): void {
    const search = new URLSearchParams(this.query);
    for (const [name, value] of Object.entries(query)) {
      if (value === null) search.delete(name);
      else search.set(name, value);
    }
    history.replaceState(history.state, "", at(search.size > 0 ? `${this.path}?${search}` : this.path));
    this.query = search;
  }

  /** Follow plain clicks on our own links without loading the page again. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (inTab && link.pathname !== location.pathname) return;
    const place = placeAt(link);
    if (place === null) {
      if (inTab) this.#jump(event, link.hash.slice(1));
      return;
    }
    if (place.path.startsWith("/api/")) return;
    if (!inTab && link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    const search = place.query.size > 0 ? `?${place.query}` : "";
    this.go(place.path + search + (place.hash ? `#${place.hash}` : ""));
  };

  /** To a part of the page that is open, where the # of the address is taken by the page itself. */
  #jump(event: MouseEvent, part: string): void {
    event.preventDefault();
    const found = document.getElementById(part);
    found?.scrollIntoView();
    found?.focus({ preventScroll: true });
  }
}

export const route = new Route();
