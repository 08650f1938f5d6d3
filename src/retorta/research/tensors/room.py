"""What a game provides for those who study it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from retorta.core.box import View
from retorta.research.bounds import UNKNOWN, Bounds
from retorta.research.tensors.planes import Plane


def no_bounds(seats: int) -> Bounds:
    """Return what is known of a game that tells nothing."""
    return UNKNOWN


@dataclass(frozen=True)
class TensorsRoom:
    """What a learner sees of a game, and how far the game can go."""

    planes: Callable[[View], list[Plane]]
    """Lays a view out as planes of numbers."""
    meanings: Mapping[str, str]
    """What stands in each plane, in words, by its name."""
    bounds: Callable[[int], Bounds] = no_bounds
    """How long a game with so many seats can last, and how much it can be worth."""
    batch: str = ""
    """The class that steps many games in one call, as ``module:Class``, if there is one."""
