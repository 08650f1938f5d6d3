"""The layout of a game's tensor: where each plane is, and a view written into it."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

from retorta import plugins
from retorta.core.box import Box, View
from retorta.core.dealer import SeededDealer
from retorta.research.extras import wanting
from retorta.research.tensors.planes import Plane
from retorta.research.tensors.room import tensors_of

try:
    import numpy as np
except ImportError as problem:
    raise wanting("research", problem) from None


class Layout:
    """How a view of one game, with a given number of seats, becomes a row of numbers."""

    def __init__(self, box: Box, seats: int) -> None:
        room = tensors_of(box.name)
        self._planes = room.planes
        self.meanings: dict[str, str] = dict(room.meanings)
        """A description of each plane."""
        # Every view of a table has the same planes, at any point in the game.
        first = self.planes(box.view(box.start(seats, {}, SeededDealer(0, False)), 0))
        self.shapes: dict[str, tuple[int, ...]] = {plane.name: plane.shape for plane in first}
        """The shape of each plane, in order."""
        self.size = sum(math.prod(shape) for shape in self.shapes.values())
        """The number of numbers in a view."""

    def planes(self, view: View) -> list[Plane]:
        """Return a view as planes."""
        return self._planes(view)

    def tensor(self, view: View, into: Any = None) -> Any:
        """Return a view as one row of ``float32``, or write it into one."""
        row = np.empty(self.size, np.float32) if into is None else into
        place = 0
        for plane in self.planes(view):
            row[place : place + len(plane.values)] = plane.values
            place += len(plane.values)
        return row

    def named(self, row: Any) -> dict[str, Any]:
        """Return the planes of a row by name, each in its shape, without copying."""
        found = {}
        place = 0
        for name, shape in self.shapes.items():
            size = math.prod(shape)
            found[name] = row[..., place : place + size].reshape((*row.shape[:-1], *shape))
            place += size
        return found


@lru_cache(maxsize=64)
def layout(game: str, seats: int) -> Layout:
    """Return the layout of a game on the shelf."""
    return Layout(plugins.box(game), seats)
