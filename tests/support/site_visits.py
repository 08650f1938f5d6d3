"""The site without a server, on a host that knows files only, and somebody who visits it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page
from support import browser_tables as tables
from support.phones import ENGINE_WAITS
from support.static_host import StaticHost

PLACE = "some/where"
"""A site stands under any path."""
QUICK = """if (origin !== "null")
    localStorage.setItem("retorta-engine", '{"bot_pause": 0, "hint_time": 50}');"""
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}


class Visitor:
    """Somebody with a browser: as many tabs as they like, and what each complained of."""

    def __init__(self, context: BrowserContext, host: StaticHost) -> None:
        self.context = context
        self.host = host
        self.troubles: list[str] = []

    def open(self, page: str = "/") -> Page:
        tab = self.context.new_page()
        tab.on("pageerror", lambda problem: self.troubles.append(str(problem)))
        tab.goto(f"{self.host.address}/{PLACE}/#{page}")
        tab.locator("main h1, main .page").first.wait_for()
        return tab


@contextmanager
def visiting(browser: Browser, host: StaticHost, size: str = "desktop") -> Iterator[Visitor]:
    width, height = SIZES[size]
    context = browser.new_context(
        locale="en", viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.set_default_timeout(30_000)
    context.add_init_script(QUICK)
    visitor = Visitor(context, host)
    yield visitor
    context.close()
    assert visitor.troubles == []


def status(page: Page, what: str) -> None:
    """Wait until the engine is ``ready``, everything ``gathered``, or the site ``installed``."""
    page.locator(f'.status[data-{what}="true"]').wait_for(timeout=ENGINE_WAITS)


def go(page: Page, place: str) -> None:
    """Go to another page of the site in the same tab."""
    page.goto(f"{page.url.partition('#')[0]}#{place}")


def set_up(page: Page, game: str, bot: str = "random") -> None:
    """Sit down with as few bots as the game allows."""
    go(page, f"/new/{game}")
    choice = page.locator("form select").first
    choice.wait_for()
    fewest = choice.locator("option").first.get_attribute("value")
    seat_all(page, ["me", *[f"bot:{bot}"] * (int(fewest or 2) - 1)])


def set_up_for(page: Page, game: str, sitters: Sequence[str]) -> None:
    """Have these sit down: ``me``, ``hotseat`` or ``bot:<name>`` on each seat."""
    go(page, f"/new/{game}")
    page.locator("form select").first.wait_for()
    seat_all(page, sitters)


def seat_all(page: Page, sitters: Sequence[str]) -> None:
    """Fill in who sits where, and begin."""
    page.locator("form select").first.select_option(str(len(sitters)))
    for seat, sitter in enumerate(sitters):
        page.locator("form li select").nth(seat).select_option(sitter)
    page.locator('form button[type="submit"]').click()
    page.locator(".room").wait_for(timeout=ENGINE_WAITS)


def is_deciding(page: Page) -> bool:
    """Wait until this page is asked something, or the game is over; return whether it is asked."""
    page.locator('.question.mine, [data-testid="score-sheet"]').first.wait_for(timeout=ENGINE_WAITS)
    return not tables.is_over(page)
