"""On a phone: what was picked is put back by one tap, and who wants it is asked before a move."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Position, expect
from support import browser_tables as tables

SEEN: Position = {"x": 8, "y": 8}
"""Where a card of a full hand is seen, though the next one overlaps it."""


def test_a_card_is_put_back_by_one_tap_and_a_move_waits_for_a_yes(
    visit: Callable[..., Page],
) -> None:
    """The wish to be asked is kept on the device."""
    page = visit("/", width=390)
    tables.set_up(page, "poison", ["me", "bot:random", "bot:random"])
    tables.my_turn(page)
    picked = page.locator(".spot.picked")
    card = page.locator('[data-target^="hand:"].glow').first
    card.click(position=SEEN)
    expect(picked).to_have_count(1)
    picked.click(position=SEEN)
    expect(picked).to_have_count(0)
    card.click(position=SEEN)
    back = page.get_by_test_id("put-back")
    expect(back).to_be_in_viewport()
    back.click()
    expect(picked).to_have_count(0)

    page.get_by_role("button", name="Log and chat").click()
    page.get_by_label("Ask me before every move").check()
    page.reload()
    tables.my_turn(page)
    before = tables.number(page)
    card.click(position=SEEN)
    page.locator(tables.GLOWING).first.click()
    yes = page.locator(".question .button.main")
    expect(yes).to_have_count(1)
    expect(back).to_be_in_viewport()
    assert tables.number(page) == before
    yes.click()
    page.wait_for_function(tables.MOVED, arg=before)
    assert tables.number(page) > before
