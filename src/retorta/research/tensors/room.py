"""What a game provides for research."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from retorta.core.box import View
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
