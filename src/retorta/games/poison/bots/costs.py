"""The worth of cards of Poison in hand, and what they cost the player who takes them.

These values are learned from games (``retorta train poison``), in hundredths of a point, because
integers are faster.
"""

from __future__ import annotations

from typing import Final

from retorta.bots.learned import weights_of
from retorta.games.poison.bots.features import (
    NOT_SPARED,
    POISON_IN_HAND,
    POISON_TAKEN,
    SMALLER,
    SPARED,
    in_hand,
)
from retorta.games.poison.cards import VALUE

POINT: Final = 100
_LEARNED: Final = weights_of(__name__)


def hundredths(name: str) -> int:
    """Return the learned value of a thing."""
    return round(POINT * _LEARNED[name])


KEPT: Final[list[int]] = [
    -hundredths(in_hand(value)) if value in SMALLER else 0 for value in range(max(VALUE) + 1)
]
"""The worth of a potion of each value in hand, compared with a seven."""
KEPT_POISON: Final = -hundredths(POISON_IN_HAND)
"""The same for poison: its holder chooses who is in danger of taking it."""
TAKEN: Final = hundredths(NOT_SPARED)
"""The cost of taking a potion."""
TAKEN_POISON: Final = hundredths(POISON_TAKEN)
"""The same for poison."""
LEADER_SAVES: Final = TAKEN - hundredths(SPARED)
"""How much less a potion costs a player who alone has most of its colour, but can be overtaken."""
