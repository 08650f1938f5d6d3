"""A bot for Alchemists: it experiments where it learns most and publishes what is likely."""

from __future__ import annotations

from random import Random

from retorta.bots.alchemists.beliefs import Beliefs, facts_seen
from retorta.bots.alchemists.judgement import Mind
from retorta.core.box import Pov
from retorta.core.words import Move
from retorta.games.alchemists.knowledge import Fact
from retorta.games.alchemists.views import AlchemistsView


class Greedy:
    """Weighs each move by itself, by chances over all worlds that fit what it has seen."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._facts: list[Fact] = []
        self._beliefs = Beliefs([])

    def choose(self, pov: Pov) -> Move:
        view: AlchemistsView = pov.view
        facts = facts_seen(view)
        if facts != self._facts:
            self._facts = facts
            self._beliefs = Beliefs(facts)
        mind = Mind(view, self._beliefs)
        worths = [mind.worth(move) for move in pov.moves]
        best = max(worths)
        good = [move for move, worth in zip(pov.moves, worths, strict=True) if worth >= best - 1e-9]
        return self._random.choice(good)
