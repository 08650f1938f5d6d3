"""How a position is described in numbers, for learning what each thing is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from retorta.core.words import Seat


def at_the_end(state: Any) -> int:
    """For games in which points are counted once, at the end."""
    return 0


def own_points(points: list[int], seat: Seat) -> float:
    """For games in which a seat's own points are predicted."""
    return points[seat]


@dataclass(frozen=True)
class Features:
    """What is recorded about a position of a game, and when."""

    names: list[str]
    """What each number is, in words of the rulebook."""
    start: dict[str, float]
    """What each is believed to be worth before any game; missing ones are worth nothing."""
    moment: Callable[[Any], int]
    """A number of a state that changes when there is something to note."""
    of: Callable[[Any, Seat], list[float]]
    """What a seat has and knows in a state, in the order of the names."""
    counts: Callable[[Any], int] = at_the_end
    """How often points were counted so far: what is noted is told by the points of the next count,
    where a game has several, and those before it cannot be helped."""
    forks: int = 0
    """One decision in so many is played on in two ways, and the difference is noted when the
    moment is another; nought: what everybody has is noted at every moment."""
    aim: Callable[[list[int], Seat], float] = own_points
    """What is predicted if decisions are played on in two ways, from everybody's points."""
