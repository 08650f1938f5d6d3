"""A language more is a folder more, in the browser too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from support import browser_tables as tables
from support.browsing import serving
from support.copied_house import house_with_language
from web.conftest import Visitor, visiting

ESPERANTO = {
    "core": "core-language = Esperanto\n",
    "web": "web-shelf = La breto\nweb-play-now = Ludi nun\n",
    "poison": "poison = Veneno\n",
}


@pytest.fixture(scope="module")
def visit_with_esperanto(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visitor]:
    """Visitors of a house to which somebody has added a folder."""
    home = house_with_language(tmp_path_factory.mktemp("house"), "eo", ESPERANTO)
    data = tmp_path_factory.mktemp("data")
    with (
        serving(data, PYTHONPATH=str(home)) as address,
        visiting(browser, address) as visitor,
    ):
        yield visitor


def test_a_language_that_was_only_begun(visit_with_esperanto: Visitor) -> None:
    """It has a button with its own name, and English stands in for what it lacks."""
    page = visit_with_esperanto("/", language="en")
    page.get_by_role("button", name="Esperanto").click()
    expect(page.locator("#shelf")).to_have_text("La breto")
    expect(page.locator("html")).to_have_attribute("lang", "eo")
    poison = page.locator('[data-game="poison"]')
    expect(poison.locator("h3")).to_have_text("Veneno")
    expect(poison.locator("p").first).to_contain_text("Brew potions in three cauldrons")
    poison.get_by_role("button", name="Ludi nun").click()
    tables.my_turn(page)
    expect(page.locator(".question .sentence")).not_to_be_empty()


def test_who_reads_it_begins_in_it(visit_with_esperanto: Visitor) -> None:
    page = visit_with_esperanto("/", language="eo")
    expect(page.locator("#shelf")).to_have_text("La breto")
