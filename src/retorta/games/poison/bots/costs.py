"""What cards of Poison are worth in hand, and what they cost the player who takes them.

All of it is learned from games (``retorta train poison``), in hundredths of a point, because
whole numbers are faster.
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
    """Return what was learned of a thing."""
    return round(POINT * _LEARNED[name])


KEPT: Final[list[int]] = [
    -hundredths(in_hand(value)) if value in SMALLER else 0 for value in range(max(VALUE) + 1)
]
"""What a potion of each value is worth in hand, beside one of seven."""
KEPT_POISON: Final = -hundredths(POISON_IN_HAND)
"""The same of poison: whoever holds it chooses in whose way it comes."""
TAKEN: Final = hundredths(NOT_SPARED)
"""What it costs to take a potion."""
TAKEN_POISON: Final = hundredths(POISON_TAKEN)
"""The same of poison."""
LEADER_SAVES: Final = TAKEN - hundredths(SPARED)
"""How much less a potion costs who has most of its colour alone, and may yet be overtaken."""
