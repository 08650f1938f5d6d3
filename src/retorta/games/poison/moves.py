"""Everything a player may say."""

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

# For the hot path: a set of cauldrons is a number, the cauldron *n* its bit *n*.

ANY_CAULDRON: Final = 7
OPEN_TO_ALL: Final = 0o7777
"""The sets of the three colours and of poison, one after the other: every cauldron is open."""
CAULDRON_SETS: Final[list[list[int]]] = [
    [cauldron for cauldron in range(CAULDRONS) if bits >> cauldron & 1]
    for bits in range(1 << CAULDRONS)
]
PLAYS_INTO_ANY: Final[list[list[list[Move]]]] = [
    [[plays[cauldron] for cauldron in cauldrons] for plays in PLAYS] for cauldrons in CAULDRON_SETS
]
"""The plays into each set of cauldrons, by card."""
HOW_MANY: Final[list[int]] = [len(cauldrons) for cauldrons in CAULDRON_SETS]

MOVES: Final[list[Move]] = [move for plays in PLAYS for move in plays]
