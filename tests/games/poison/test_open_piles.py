"""How one stands: points of finished rounds, and what piles count now only where they lie open."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.poison import BOX
from retorta.games.poison.cards import Card
from retorta.games.poison.views import RoundSheet
from retorta.texts import Speaker

Situation = Callable[..., Match]
TAKEN = [[Card.RED_1] * 2, [Card.RED_2, Card.POISON], [Card.BLUE_7]]
FILLER = [Card.BLUE_1]


def test_open_piles_are_counted_as_they_lie(situation: Situation) -> None:
    match = situation([FILLER, FILLER, FILLER], taken=TAKEN, piles="open")
    match.state.totals = [10, 20, 30]

    counts = [[2, 0, 0, 0], [1, 0, 0, 1], [0, 1, 0, 0]]
    assert match.view(0).public.now == RoundSheet(counts, [0, 3, 0], [0, 2, None])
    assert BOX.insights.open_points is not None
    assert BOX.insights.open_points(match.state) == [10, 23, 30]


def test_of_piles_face_down_only_the_number_is_shown(situation: Situation) -> None:
    match = situation([FILLER, FILLER, FILLER], taken=TAKEN)
    match.state.totals = [10, 20, 30]

    assert match.view(0).public.now is None
    assert [player.taken for player in match.view(0).public.players] == [2, 2, 1]
    assert BOX.insights.open_points is not None
    assert BOX.insights.open_points(match.state) == [10, 20, 30]


def test_a_counted_round_is_not_counted_again() -> None:
    match = Match(BOX, 3, SeededDealer(1), {"taken": "open"})
    while deciders := match.deciders():
        match.play(deciders[0], match.legal_moves(deciders[0])[0])

    assert match.view(None).public.now is None
    assert BOX.insights.open_points is not None
    assert BOX.insights.open_points(match.state) == match.state.totals


@pytest.mark.parametrize(("piles", "now"), [("open", ", now +3"), ("closed", "")])
def test_the_terminal_says_how_one_stands(situation: Situation, piles: str, now: str) -> None:
    match = situation([FILLER, FILLER, FILLER], taken=TAKEN, piles=piles)
    say = Speaker("en", "poison", ["Anna", "Boris", "Cleo"]).say

    lines = BOX.words.lines(match.view(0), say)

    [boris] = [line for line in lines if line.startswith("Boris")]
    assert boris.endswith(f"0 points{now}.")
    majorities = ["Most of red so far: Anna.", "Most of blue so far: Cleo."]
    assert [line for line in lines if "so far" in line] == (majorities if now else [])
