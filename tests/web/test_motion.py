"""Things travel to their places, unless somebody asked for less motion."""

from __future__ import annotations

from typing import Any

import pytest

from retorta import shelf
from web import tables

COUNT_FLIGHTS = """() => {
    window.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.flights += 1;
        return animate.apply(this, how);
    };
}"""


@pytest.mark.parametrize("game", shelf.games())
def test_things_travel_to_their_places(visit: Any, game: str) -> None:
    assert flights(visit("/", motion="no-preference"), game) > 0


def test_nothing_travels_under_reduced_motion(visit: Any) -> None:
    assert flights(visit("/"), "poison") == 0


def flights(page: Any, game: str) -> int:
    """Return how many things have travelled once this page has moved and is asked again."""
    page.locator(f'[data-game="{game}"] button').click()
    tables.my_turn(page)
    page.evaluate(COUNT_FLIGHTS)
    for _ in range(2):
        tables.play_something(page)
        tables.wait_for_turn_or_end(page)
    return int(page.evaluate("window.flights"))
