"""The worth of each move of Alchemists by itself, in points.

``greedy``, the novice and the apprentice judge like this; bots that plan a round as a whole use a
:class:`~retorta.games.alchemists.bots.decision.Decision` and its judges instead.
"""

from __future__ import annotations

from typing import Final

from retorta.core.box import View
from retorta.core.words import Move
from retorta.games.alchemists.bots.formula_chances import FormulaChances
from retorta.games.alchemists.bots.move_by_move import (
    cards,
    debunking,
    goods,
    mixing,
    planning,
    publishing,
)
from retorta.games.alchemists.bots.move_by_move.position import Position
from retorta.games.alchemists.bots.move_by_move.words import Worths

JUDGES: Final = (cards, planning, mixing, goods, publishing, debunking)
WORTHS: Final[Worths] = {kind: worth for judge in JUDGES for kind, worth in judge.WORTHS.items()}
"""Moves that are not named here (declining, passing, finishing) are worth nothing."""


def worths(view: View, formula_chances: FormulaChances, moves: list[Move]) -> list[float]:
    """Return the worth of each move to the viewing seat."""
    at = Position(view, formula_chances)
    return [worth(at, move) for move in moves]


def worth(at: Position, move: Move) -> float:
    """Return about how many points *move* is worth, compared with doing nothing."""
    judge = WORTHS.get(type(move))
    return 0.0 if judge is None else judge(at, move)
