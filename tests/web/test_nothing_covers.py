"""Nothing lies over question and hand, and what opens is whole within the window."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from support import browser_tables as tables
from support.covering import CUT, troubles
from support.playing import GAMES, LANGUAGES
from support.rotation import SOAKING

SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
)
SEATS = {"alchemists": 4, "laar": 4, "poison": 6, "potion-making": 6}
"""As many as may play."""
CLICKS = {"alchemists": 24, "laar": 20, "poison": 16, "potion-making": 6}
"""Into the middle, and surely not to the end, whatever chance chooses."""
HAND_SCROLLS = {("potion-making", (844, 390))}
"""Where a game's page does not keep the hand at the foot of the window."""
EACH_ONCE = [
    (GAMES[place % len(GAMES)], size, LANGUAGES[place % len(LANGUAGES)])
    for place, size in enumerate(SIZES)
]
Played = Callable[[str], tuple[str, Any]]


@pytest.fixture(scope="module")
def played(browser: Browser, address: str) -> Played:
    """Return where each game has come to its middle, and who sits there; played once."""
    found: dict[str, tuple[str, Any]] = {}

    def play(game: str) -> tuple[str, Any]:
        if game not in found:
            context = browser.new_context(
                base_url=address,
                viewport={"width": 1280, "height": 800},
                reduced_motion="reduce",
                locale="en",
            )
            page = context.new_page()
            rivals = ["bot:random"] * (SEATS[game] - 1)
            tables.set_up(page, game, ["me", *rivals])
            tables.my_turn(page)
            assert not page.evaluate(tables.PLAY_ON, CLICKS[game]), "the game is over"
            tables.my_turn(page)
            found[game] = (page.url, context.storage_state())
            context.close()
        return found[game]

    return play


# `run.py soak` chooses its tests by this mark.
@pytest.mark.hypothesis
@pytest.mark.parametrize(
    ("game", "size", "language"),
    list(product(GAMES, SIZES, LANGUAGES)) if SOAKING else EACH_ONCE,
    ids=lambda value: "x".join(map(str, value)) if isinstance(value, tuple) else str(value),
)
def test_nothing_lies_over_question_and_hand(
    browser: Browser, played: Played, game: str, size: tuple[int, int], language: str
) -> None:
    """At rest, with all choices listed, a hint, log and chat, and a moment seen again."""
    where, state = played(game)
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        locale=language,
        storage_state=state,
    )
    context.add_init_script(f"localStorage.setItem('retorta-language', '{language}')")
    page = context.new_page()
    page.goto(where)
    tables.my_turn(page)
    page.locator(f".spot.glow:visible, {tables.ANSWERS}, {tables.LIST}").first.wait_for()
    scrolls = (game, size) in HAND_SCROLLS
    assert troubles(page, scrolls) == []
    print(f"cut at {width}x{height} in {language}, {game}: {page.evaluate(CUT)}")

    if page.locator(tables.LIST).count():
        page.locator(tables.LIST).click()
        page.locator("#choices").wait_for()
        assert troubles(page, scrolls) == [], "with all choices listed"
        page.keyboard.press("Escape")
        page.locator("#choices").wait_for(state="detached")

    page.get_by_test_id("hint").click()
    page.locator("#hint .best").wait_for()
    assert troubles(page, scrolls) == [], "with a hint"
    page.keyboard.press("Escape")

    opener = page.locator(".opener:visible")
    if opener.count():
        opener.click()
        page.locator("#drawer.open").wait_for()
        assert troubles(page, scrolls) == [], "with log and chat"
    see_again(page, scrolls)
    context.close()


def see_again(page: Page, scrolls: bool) -> None:
    """Look at what happened last once more."""
    page.locator("#drawer ol button").last.click()
    page.get_by_test_id("moment").wait_for()
    assert troubles(page, scrolls) == [], "with a moment"
