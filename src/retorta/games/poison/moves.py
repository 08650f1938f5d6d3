"""Everything a player can decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.words import Move
from retorta.games.poison.cards import Card

CAULDRONS: Final = 3
"""3. There are three cauldrons."""


@dataclass(frozen=True)
class Play(Move):
    """Play a card from the hand to a cauldron."""

    card: Card
    cauldron: int


PLAYS: Final[list[list[Move]]] = [
    [Play(card, cauldron) for cauldron in range(CAULDRONS)] for card in Card
]
"""The plays of each card, by cauldron."""

MOVES: Final[list[Move]] = [move for plays in PLAYS for move in plays]
