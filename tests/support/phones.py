"""Phones at a real table: each has visited the site once, and then there is no network."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

from playwright.sync_api import Browser, BrowserContext, Page
from support.static_host import static_host

ENGINE_WAITS = 90_000
"""Milliseconds: on a busy machine Python takes its time to start."""
PREFIX = "retorta-companion-"
"""What editions before kept in ``localStorage`` was called so; it is taken over from there."""
DATABASE = """const opened = (doing) => new Promise((resolve, reject) => {
    const asked = indexedDB.open("retorta companion", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("kept");
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
        const writing = asked.result.transaction("kept", "readwrite", { durability: "strict" });
        const found = doing(writing.objectStore("kept"));
        writing.oncomplete = () => { asked.result.close(); resolve(found?.result ?? null); };
        writing.onabort = () => reject(writing.error);
    };
});"""
FORGET = f"""async () => {{
    for (const name of Object.keys(localStorage))
        if (name.startsWith("{PREFIX}")) localStorage.removeItem(name);
    {DATABASE}
    await opened((store) => store.clear());
}}"""


def kept_text(page: Page, name: str) -> str | None:
    """Return what a phone keeps under a name, as it is on its disk."""
    read = f"async (name) => {{ {DATABASE} return opened((store) => store.get(name)); }}"
    found: str | None = page.evaluate(read, name.removeprefix(PREFIX))
    return found


def keep_text(page: Page, name: str, text: str) -> None:
    """Lay something on a phone's disk."""
    write = f"([name, text]) => {{ {DATABASE} return opened((store) => store.put(text, name)); }}"
    page.evaluate(write, [name.removeprefix(PREFIX), text])


class Phone:
    """One phone: what is kept on it, and what its pages complained of."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.troubles: list[str] = []

    def open(
        self,
        path: str,
        language: str = "en",
        keep: bool = False,
        kept: Mapping[str, str] = MappingProxyType({}),
        before: Callable[[Page], object] = lambda page: None,
    ) -> Page:
        """Open a page, as on a first evening unless what was kept is to *keep*, or some was."""
        page = self.context.new_page()
        page.on("pageerror", lambda problem: self.troubles.append(str(problem)))
        before(page)
        page.goto(f"{self.address}/favicon.svg")
        if not keep:
            page.evaluate(FORGET)
        for name, value in {"retorta-language": language, **kept}.items():
            page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])
        page.goto(f"{self.address}/#{path}")
        page.locator("main h1").first.wait_for()
        return page

    def close_pages(self) -> None:
        for page in self.context.pages:
            page.close()


@contextmanager
def phones(browser: Browser, site: Path, count: int = 1) -> Iterator[list[Phone]]:
    """Let *count* phones visit the site; then its host is gone."""
    with static_host(site) as host:
        found = [_visited(browser, host.address) for _ in range(count)]
        host.switch_off()
        yield found
        for phone in found:
            phone.context.close()
            assert phone.troubles == [], phone.troubles


def _visited(browser: Browser, address: str) -> Phone:
    context = browser.new_context(
        locale="en", viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce"
    )
    context.set_default_timeout(30_000)
    page = context.new_page()
    page.goto(f"{address}/")
    page.locator('.status[data-installed="true"]').wait_for(timeout=ENGINE_WAITS)
    page.close()
    return Phone(context, address)
