"""All judges of Alchemists: the worth of any move, and the reasons."""

from __future__ import annotations

from typing import Final

from retorta.bots.search.knowledge import Reason
from retorta.core.words import Move
from retorta.games.alchemists.bots.decision import Decision
from retorta.games.alchemists.bots.judges import (
    cards,
    favors,
    goods,
    mixing,
    planning,
    publishing,
    revising,
    selling,
)
from retorta.games.alchemists.bots.judges.words import Reasons, Worths

JUDGES: Final = (cards, planning, favors, mixing, selling, goods, publishing, revising)
WORTHS: Final[Worths] = {kind: worth for judge in JUDGES for kind, worth in judge.WORTHS.items()}
REASONS: Final[Reasons] = {kind: why for judge in JUDGES for kind, why in judge.REASONS.items()}


def worth(decision: Decision, move: Move) -> float:
    """Return the worth of a move, in points at the end of the game."""
    return WORTHS[type(move)](decision, move)


def reasons(decision: Decision, move: Move) -> list[Reason]:
    """Return the reasons for a move, the strongest first."""
    why = REASONS.get(type(move))
    return [] if why is None else why(decision, move)
