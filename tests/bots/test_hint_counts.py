"""What a hint says it rests on: games that were imagined, and nothing else."""

from __future__ import annotations

import math

import pytest

from retorta import plugins
from retorta.bots.hint import Hint, hint
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match

TABLES = [
    ("alchemists", 3, {}),
    ("laar", 2, {}),
    ("laar", 3, {}),
    ("laar", 3, {"memory": "none"}),
    ("poison", 4, {}),
    ("potion-making", 4, {}),
]
MOMENTS = (0, 5, 11)


def hints(game: str, seats: int, options: dict[str, str], seconds: float, most: int) -> list[Hint]:
    """Return hints for a few moments of a game."""
    match = Match(plugins.box(game), seats, SeededDealer(3), options)
    luck = SeededDealer(4)
    found = []
    for number in range(max(MOMENTS) + 1):
        pov = match.pov(match.deciders()[0])
        if number in MOMENTS:
            found.append(hint(pov, seconds, 1, most))
        match.play(pov.seat, pov.moves[luck.pick(len(pov.moves))])
    return found


@pytest.mark.parametrize(("seconds", "most"), [(-1.0, 1000), (math.inf, 1), (math.inf, 40)])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_move_was_imagined_more_often_than_all_together(
    game: str, seats: int, options: dict[str, str], seconds: float, most: int
) -> None:
    """However late it is: what is told of a move without a dream is none."""
    for found in hints(game, seats, options, seconds, most):
        for prospect in (found.best, *found.others):
            assert prospect.dreams <= found.dreams
        if found.plans is None:
            assert found.best.dreams > 0, "who is told of imagined games is told of one at least"
