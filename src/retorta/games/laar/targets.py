"""What a person points at to choose a move."""

from __future__ import annotations

from retorta.core.codec import plain
from retorta.core.words import Move
from retorta.games.laar.moves import Acquire, Assign, ChooseSide, Exchange, Transfer, Ward


def targets(move: Move) -> list[str]:
    """Return what a person points at: an expert and a card, a card and a stack, a weapon."""
    if isinstance(move, Assign):
        return [f"expert:{plain(move.expert)}", f"good:{move.good}"]
    if isinstance(move, Acquire):
        return [f"good:{move.good}"]
    if isinstance(move, Exchange):
        return [f"expert:{plain(move.expert)}"]
    if isinstance(move, Transfer):
        return [f"card:{move.card}", f"stack:{plain(move.kind)}"]
    if isinstance(move, Ward):
        return [f"weapon:{plain(move.weapon)}"]
    if isinstance(move, ChooseSide):
        return [f"side:{plain(move.side)}"]
    return ["leave"]
