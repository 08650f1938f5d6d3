"""How long a game can last, what it can be worth, and how many ways chance can fall.

If the rules of a game give no simple bounds, the bounds are wide, and tests check them with games
played at random and by bots.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Bounds:
    """What a learner may rely on."""

    least: float
    most: float
    """Of what a game returns: points, or minus points where the fewest win."""
    decisions: int
    ways: int
    """What chance chooses from at most."""


UNKNOWN: Final = Bounds(-1e6, 1e6, 1_000_000, 1_000_000)
"""For a game of which nothing is known."""
