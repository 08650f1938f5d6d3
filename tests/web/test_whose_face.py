"""The face beside a line of the log is that of whom the line speaks, whoever's move it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from support import browser_tables as tables
from web.conftest import Visitor

NAMES = ["Player 1", "Maria", "Geber"]
LINES = """found => found.map(line => [
    line.textContent.trim().replace(/\\s+/g, " "),
    [...line.querySelectorAll("[data-hue]")].map(face => Number(face.dataset.hue)),
])"""


def lines_of(page: Page) -> list[tuple[str, list[int]]]:
    """Return the lines of the log, and whose faces stand beside each."""
    found = page.locator("#drawer ol li").evaluate_all(LINES)
    return [(text, seats) for text, seats in found]


@pytest.mark.parametrize("game", ["alchemists", "laar", "poison", "potion-making"])
def test_a_line_has_the_face_of_whom_it_speaks(visit: Visitor, game: str) -> None:
    """Who is named first, if the line begins so; else all it names. A count of all is nobody's."""
    page = visit("/")
    tables.settled(page)
    tables.set_up(page, game, ["me", "bot:random", "bot:random"])
    page.evaluate(tables.PLAY_ON, 70)

    told = lines_of(page)

    assert len(told) > 20
    for text, seats in told:
        named = [seat for seat, name in enumerate(NAMES) if name in text]
        begins = [seat for seat in named if text.startswith(NAMES[seat])]
        if begins:
            assert seats == begins, text
        elif len(named) < len(NAMES):
            assert sorted(seats) == named, text
    assert {seat for _, seats in told for seat in seats} == {0, 1, 2}
