"""How long a game can last, what it can be worth, and how many ways chance can fall.

If the rules of a game give no simple bounds, the bounds are wide, and tests check them with games
played at random and by bots.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Bounds:
    """The limits that a learner may rely on."""

    least: float
    most: float
    """The limit of a game's returns: points, or minus points if the fewest win."""
    decisions: int
    ways: int
    """The most outcomes of one chance event."""


UNKNOWN: Final = Bounds(-1e6, 1e6, 1_000_000, 1_000_000)
"""The bounds of a game about which nothing is known."""
