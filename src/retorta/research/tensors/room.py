"""What a game provides for research."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from retorta import plugins
from retorta.core.box import View
from retorta.core.errors import Unknown
from retorta.core.rooms import room_at
from retorta.research.bounds import UNKNOWN, Bounds
from retorta.research.tensors.planes import Plane


def no_bounds(seats: int) -> Bounds:
    """Return the defaults for a game that provides nothing."""
    return UNKNOWN


@dataclass(frozen=True)
class TensorsRoom:
    """What a learner sees of a game, and the bounds of the game."""

    planes: Callable[[View], list[Plane]]
    """Turns a view into planes of numbers."""
    meanings: Mapping[str, str]
    """A description of each plane, by name."""
    bounds: Callable[[int], Bounds] = no_bounds
    """The bounds of a game with a given number of seats: its length and its returns."""
    batch: str = ""
    """The class that steps many games in one call, as ``module:Class``, if there is one."""


def tensors_of(game: str) -> TensorsRoom:
    """Return what a learner sees of *game*; :class:`Unknown` if it brings nothing for one."""
    room = room_at(plugins.box(game).rooms.tensors)
    if room is None:
        known = [each for each in plugins.games() if plugins.box(each).rooms.tensors]
        raise Unknown("tensors", game=game, known=known)
    assert isinstance(room, TensorsRoom)
    return room
