"""A browser that is killed in the middle of a game: what was shown is there again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page
from support import browser_tables as tables
from support.own_browser import own_browser
from support.phones import ENGINE_WAITS
from support.site_visits import PLACE, is_deciding, set_up, status
from support.static_host import StaticHost


def sees(page: Page) -> tuple[int, list[str]]:
    """Return how far the game is, and the hand."""
    assert is_deciding(page)
    return tables.number(page), tables.cards_in_hand(page)


def test_a_killed_browser_loses_nothing_that_was_shown(
    browser: Browser, host: StaticHost, tmp_path: Path
) -> None:
    """Killed right after a move was shown: started again on the same disk, the game goes on."""
    profile = tmp_path / "profile"
    profile.mkdir()
    with own_browser(browser, profile) as first:
        page = first.context.new_page()
        page.goto(f"{host.address}/{PLACE}/")
        status(page, "installed")
        set_up(page, "poison")
        assert is_deciding(page)
        address = page.evaluate("location.href")
        for _ in range(2):
            tables.play_something(page)
            seen = sees(page)
        first.kill()
    with own_browser(browser, profile) as second:
        page = second.context.new_page()
        page.goto(address)
        page.locator(".room").wait_for(timeout=ENGINE_WAITS)
        assert sees(page) == seen
        tables.play_something(page)
        number, _ = sees(page)
        assert number > seen[0]
