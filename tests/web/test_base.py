"""The pages under a sub-path: the same files as at the root."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from support import browser_tables as tables
from support.browsing import serving
from web.conftest import Visitor, visiting


@pytest.fixture(scope="module")
def below(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Visitors of a house that stands below ``/games/``."""
    with (
        serving(tmp_path_factory.mktemp("below"), "--base", "/games/") as address,
        visiting(browser, address) as visitor,
    ):
        yield visitor


def test_a_game_below_a_path(below: Visitor) -> None:
    """From the lobby to a table, a move, a reload in its middle, and the rules that it cites."""
    page = below("/games/")
    page.locator('[data-game="poison"] button').click()
    tables.my_turn(page)
    tables.play_something(page)
    tables.my_turn(page)
    assert "/games/table/" in page.url
    page.reload()
    tables.my_turn(page)
    expect(page.locator("#invite")).to_have_value(page.url)
    page.get_by_role("link", name="Rules").first.click()
    page.wait_for_url("**/games/rules")
    page.locator('a[href="/games/rules/poison"]').click()
    expect(page.locator("article h1")).to_contain_text("Poison")
    page.go_back()
    page.go_back()
    tables.my_turn(page)


def test_every_page_opens_by_its_address(below: Visitor) -> None:
    """A link that somebody was sent is not followed from the lobby."""
    for path in ("new/laar", "rules/alchemists", "records", "about"):
        page = below(f"/games/{path}")
        addresses = page.locator("a[href^='/']").evaluate_all(
            "links => links.map(link => link.getAttribute('href'))"
        )
        assert addresses
        assert all(address.startswith("/games/") for address in addresses)


def test_a_personal_link_leads_below_the_path(below: Visitor) -> None:
    """It is made on one device and opened on another."""
    page = below("/games/about")
    page.get_by_role("button", name="Make a personal link").click()
    made = page.locator("input.link").input_value()
    assert "/games/claim/" in made
    other = below(made)
    other.locator("main button").click()
    other.wait_for_url("**/games/")
