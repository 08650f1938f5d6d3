"""Every step answers every move: with a change or with a rule, and with nothing else."""

from __future__ import annotations

from collections import Counter

import pytest
from market_day import make_box
from market_day.bugs import Bug
from support.asking_steps import asking_step_classes
from support.every_move import (
    GAMES,
    Unanswered,
    ask_every_move,
    ask_everything,
    wander,
)
from support.rotation import SOAKING

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match


@pytest.mark.hypothesis
@pytest.mark.parametrize("package", GAMES)
def test_every_step_of_every_game_is_reached_and_answers_every_move(package: str) -> None:
    assert ask_everything(package, rounds=20 if SOAKING else 1) == set(), "never reached"


def test_all_steps_that_ask_are_known() -> None:
    """Questions are named once in a game, so there are as many as there are classes of steps."""
    names = {kind.__name__ for kind in asking_step_classes("retorta.games.alchemists")}
    assert {"ReviseTheory", "FeatherOrMortar", "KeepFavors", "BrewForSale"} <= names
    assert not names & {"Action", "Brew", "Rounds", "SecretChoice"}
    market = {kind.__name__ for kind in asking_step_classes("market_day")}
    assert market == {"LayOffers", "SellInTurn", "Heckling"}


@pytest.mark.parametrize(
    ("bug", "happens"),
    [
        (Bug.OBJECTION_RAISES, "AssertionError"),
        (Bug.FAST_PATH_DIFFERS, "None"),
    ],
)
def test_a_step_that_answers_otherwise_is_told(bug: Bug, happens: str) -> None:
    """It trips over a move, or takes one that it says is not legal."""
    with pytest.raises(Unanswered, match=f"SellInTurn.*: {happens}"):
        ask_throughout(Match(make_box(bug), 2, SeededDealer(1)))


def ask_throughout(match: Match) -> None:
    for moment in wander(match, 1, Counter()):
        ask_every_move(moment)
