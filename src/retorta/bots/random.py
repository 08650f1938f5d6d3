"""A bot that plays at random."""

from __future__ import annotations

from random import Random

from retorta.core.box import Pov
from retorta.core.words import Move


class RandomBot:
    """Plays a legal move, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, pov: Pov) -> Move:
        return self._random.choice(pov.moves)
