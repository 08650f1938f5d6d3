"""Bots: anything that chooses from a place at the table."""

from __future__ import annotations

from typing import Protocol

from retorta.core.box import Pov
from retorta.core.words import Move


class Bot(Protocol):
    """A player that is given a :class:`Pov`, never a state."""

    def choose(self, pov: Pov) -> Move:
        """Return one of ``pov.moves``."""
        ...
