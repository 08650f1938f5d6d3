"""What a person points at to choose a move."""

from __future__ import annotations

from retorta.core.codec import plain
from retorta.core.words import Move
from retorta.games.poison.moves import Play
from retorta.games.poison.state import Poison


def targets(move: Move) -> list[str]:
    """Return the card in hand and the cauldron it goes to."""
    assert isinstance(move, Play)
    return [f"hand:{plain(move.card)}", f"cauldron:{move.cauldron}"]


def alike(state: Poison, move: Move) -> object:
    """Return what a play comes down to: one empty cauldron is like another."""
    assert isinstance(move, Play)
    return move.card, move.cauldron if state.cauldrons[move.cauldron].cards else None
