"""A bot for Alchemists that experiments where it learns most and publishes what is likely."""

from __future__ import annotations

from random import Random
from typing import Final

from retorta.core.box import Pov
from retorta.core.words import Move
from retorta.games.alchemists.bots.move_by_move import worths
from retorta.games.alchemists.bots.remaining_worlds import RemainingWorlds, facts_seen
from retorta.games.alchemists.knowledge import Shown

AS_GOOD: Final = 1e-9


def best_of(moves: list[Move], worths: list[float], luck: Random) -> Move:
    """Return the move with the greatest worth; luck decides between equal ones."""
    best = max(worths)
    good = [move for move, worth in zip(moves, worths, strict=True) if worth >= best - AS_GOOD]
    return luck.choice(good)


class Greedy:
    """Weighs each move by itself, with chances over all worlds that fit what it has seen."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._facts: list[Shown] = []
        self._worlds = RemainingWorlds([])

    def choose(self, pov: Pov) -> Move:
        return best_of(pov.moves, self.worths(pov), self._random)

    def worths(self, pov: Pov) -> list[float]:
        """Return the worth of each legal move, in points."""
        facts = facts_seen(pov.view)
        if facts != self._facts:
            self._facts = facts
            self._worlds = RemainingWorlds(facts)
        return worths(pov.view, self._worlds, pov.moves)
