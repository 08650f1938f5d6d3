/** Which page is open. Addresses are plain, so that a link to a table or a move can be sent. */
class Route {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  /** What is cited after the #, without it. */
  hash = $state(decodeURIComponent(location.hash.slice(1)));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
    // A page has changed without loading: say so to whoever does not see it.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
  }

  /** Change the query without a new page, as a slider does. */
  note(query: Record<string, string>): void {
    const search = new URLSearchParams({ ...Object.fromEntries(this.query), ...query });
    history.replaceState(null, "", `${location.pathname}?${search}`);
    this.query = search;
  }

  /** Follow plain clicks on our own links without loading the page again. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();
