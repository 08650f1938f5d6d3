"""The description of a position in numbers, for learning what each thing is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from retorta import plugins
from retorta.core.errors import Unknown
from retorta.core.rooms import BotsRoom, loaded, room_at
from retorta.core.words import Seat


def at_the_end(state: Any) -> int:
    """Return 0: used by games in which points are counted once, at the end."""
    return 0


def own_points(points: list[int], seat: Seat) -> float:
    """Return the seat's own points: used by games in which these are predicted."""
    return points[seat]


@dataclass(frozen=True)
class Features:
    """What is recorded about a position of a game, and when."""

    names: list[str]
    """The name of each number, in words of the rulebook."""
    start: dict[str, float]
    """The assumed worth of each before any game; missing ones are worth nothing."""
    moment: Callable[[Any], int]
    """A number computed from a state, which changes when there is something to record."""
    of: Callable[[Any, Seat], list[float]]
    """What a seat has and knows in a state, in the order of the names."""
    counts: Callable[[Any], int] = at_the_end
    """How often points were counted so far. If a game counts several times, a position is related
    only to the points of the next count."""
    forks: int = 0
    """One decision in this many is continued in two ways, and the difference is recorded at the
    next moment. If 0, what everybody has is recorded at every moment."""
    aim: Callable[[list[int], Seat], float] = own_points
    """What is predicted if decisions are continued in two ways, from everybody's points."""


def features_of(game: str) -> Features:
    """Return what is recorded about a position of *game*; :class:`Unknown` if nothing is."""
    path = _path(game)
    if not path:
        known = [each for each in plugins.games() if _path(each)]
        raise Unknown("features", game=game, known=known)
    found = loaded(path)
    assert isinstance(found, Features)
    return found


def _path(game: str) -> str:
    room: BotsRoom | None = room_at(plugins.box(game).rooms.bots)
    return room.features if room else ""
