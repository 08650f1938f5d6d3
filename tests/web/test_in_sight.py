"""Whatever a seat is asked, all choices stand in the line above the table, or a list has all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page
from support.playing import GAMES, LANGUAGES, SIZES, play_what_is_seen, sit_down
from support.rotation import SOAKING, in_turn

WAYS = list(product(SIZES, LANGUAGES))
THOROUGH = [(game, *way) for game in GAMES for way in WAYS]
USUAL = [(game, *in_turn(WAYS, shift=2 * place)) for place, game in enumerate(GAMES)]


# `run.py soak` chooses its tests by this mark.
@pytest.mark.hypothesis
@pytest.mark.parametrize(("game", "size", "language"), THOROUGH if SOAKING else USUAL)
def test_a_whole_game_is_played_without_scrolling_by_clicking_what_is_seen(
    visit: Callable[..., Page], game: str, size: str, language: str
) -> None:
    """All that may be chosen stands in the question line, or none of it and a list opens that has
    all; on a desk the whole table lies in the window."""
    page = visit("/", language)
    sit_down(page, game, size)
    play_what_is_seen(page, one_screen=size != "phone")
