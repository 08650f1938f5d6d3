"""Phones at a real table: each has visited the site once, and then there is no network."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page
from support.static_host import static_host

ENGINE_WAITS = 90_000
"""Milliseconds: on a busy machine Python takes its time to start."""
FORGET = """for (const name of Object.keys(localStorage))
    if (name.startsWith("retorta-companion-")) localStorage.removeItem(name);"""


class Phone:
    """One phone: what is kept on it, and what its pages complained of."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.troubles: list[str] = []

    def open(self, path: str, language: str = "en", keep: bool = False) -> Page:
        """Open a page, as on a first evening unless what was kept is to *keep*."""
        page = self.context.new_page()
        page.on("pageerror", lambda problem: self.troubles.append(str(problem)))
        page.goto(f"{self.address}/#/about")
        page.evaluate(f"() => {{ localStorage.setItem('retorta-language', '{language}'); }}")
        if not keep:
            page.evaluate(f"() => {{ {FORGET} }}")
        page.goto("about:blank")
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
            assert phone.troubles == []


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
