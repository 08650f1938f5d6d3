"""The rules open beside the table, and the form of a new one says what goes with what."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from support import browser_tables as tables
from web.conftest import Visitor

QUESTION_MARK = '[data-testid="rules"]'


@pytest.mark.parametrize("game", ["alchemists", "laar", "poison", "potion-making"])
def test_the_rules_of_every_game_open_beside_its_table(visit: Visitor, game: str) -> None:
    """The table stays where it is; Escape closes them, and the focus goes back to the button."""
    page = visit("/")
    tables.settled(page)
    tables.set_up(page, game, ["me", "bot:random", "bot:random"])
    tables.my_turn(page)
    address = page.url

    page.locator(QUESTION_MARK).click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("section h2").first).to_be_visible()
    expect(drawer.locator("#rulings li").first).to_be_attached()
    assert page.url == address

    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(QUESTION_MARK)).to_be_focused()
    assert page.url == address
    expect(page.locator(".question.mine")).to_be_visible()


def test_the_question_mark_opens_the_section_that_is_asked_about(visit: Visitor) -> None:
    """At Laar one assigns experts and takes goods; who has played one may not play it again."""
    page = visit("/", language="ru")
    tables.settled(page)
    tables.set_up(page, "laar", ["me", "bot:random"])
    for _ in range(2):
        tables.my_turn(page)
        tables.play_something(page)
    tables.my_turn(page)

    page.locator(QUESTION_MARK).click()

    cited = page.get_by_role("dialog").locator("section section.cited h3")
    expect(cited).to_have_text(re.compile(r"^4\.[23] "))
    expect(cited).to_be_in_viewport()


def test_a_tables_own_file_is_shown_with_its_rules(visit: Visitor) -> None:
    page = visit("/")
    tables.settled(page)
    page.goto("/new/alchemists")
    page.locator("details summary").first.click()
    page.locator('input[type="file"]').set_input_files(
        {
            "name": "box.toml",
            "mimeType": "text/plain",
            "buffer": b"[discounts]\nfaces = [1, 2, 3, 5]\n",
        }
    )
    page.locator('form button[type="submit"]').click()
    page.wait_for_url("**/table/*")
    page.locator(QUESTION_MARK).click()

    expect(page.get_by_role("dialog").locator("#corrections pre")).to_contain_text("[1, 2, 3, 5]")


def test_who_reads_polish_is_offered_the_polish_rulebook_and_told_why(visit: Visitor) -> None:
    page = visit("/new/poison", language="pl")
    polish = page.locator('input[name="rulebook"][value="polish"]')
    expect(polish).to_be_checked()
    expect(page.locator("fieldset", has=polish).get_by_role("status")).to_contain_text("języka")


def test_five_cards_bring_the_polish_rulebook_in_the_form(visit: Visitor) -> None:
    """And the Russian one takes them away again; both say so, in words."""
    page = visit("/new/poison", language="ru")
    russian = page.locator('input[name="rulebook"][value="russian"]')
    five = page.locator('input[name="hand"][value="five"]')
    expect(russian).to_be_checked()

    five.check()
    expect(page.locator('input[name="rulebook"][value="polish"]')).to_be_checked()
    expect(page.locator("fieldset", has=russian).get_by_role("status")).to_contain_text("польские")

    russian.check()
    expect(page.locator('input[name="hand"][value="whole"]')).to_be_checked()
    expect(page.locator("fieldset", has=five).get_by_role("status")).to_contain_text("вся колода")
    assert "=" not in page.locator("form").inner_text()
