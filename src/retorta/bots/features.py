"""How a game is told in numbers, for those who learn from many games what is worth how much."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from retorta.core.words import Seat


def at_the_end(state: Any) -> int:
    """Say that points are counted once, when the game is over."""
    return 0


@dataclass(frozen=True)
class Features:
    """What is noted of a position of a game, and when."""

    names: list[str]
    """What each number is, in words of the rulebook."""
    start: dict[str, float]
    """What each is believed to be worth before any game; nothing, where nothing is said."""
    moment: Callable[[Any], int]
    """A number of a state that changes when there is something to note."""
    of: Callable[[Any, Seat], list[float]]
    """What a seat has and knows in a state, in the order of the names."""
    counts: Callable[[Any], int] = at_the_end
    """How often points were counted so far: what is noted is told by the points of the next count,
    where a game has several, and those before it cannot be helped."""
