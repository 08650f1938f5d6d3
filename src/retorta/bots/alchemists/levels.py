"""The four levels at Alchemists: they differ in what they conclude and how much they weigh.

Each sees the same view. A novice reads every result by itself, an apprentice all of them
together; both judge each cube and each move alone. An adept plans its round as a whole, as
far as it has time to weigh plans; a master weighs them all, and also asks what its rivals'
theories suggest.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import ClassVar, Final

from retorta.bots.alchemists.adviser import Adviser
from retorta.bots.alchemists.beliefs import Beliefs, facts_seen
from retorta.bots.alchemists.grid import GridBeliefs
from retorta.bots.alchemists.judgement import Mind
from retorta.bots.alchemists.posterior import all_worlds
from retorta.bots.levels import PUNCTUAL, read_budget
from retorta.bots.search import NO_LIMIT
from retorta.core.box import Pov
from retorta.core.words import Move
from retorta.games.alchemists.knowledge import Fact

AS_GOOD: Final = 1e-9


def best_of(moves: list[Move], worths: list[float], luck: Random) -> Move:
    """Return the move that is worth most; among several, luck decides."""
    best = max(worths)
    good = [move for move, worth in zip(moves, worths, strict=True) if worth >= best - AS_GOOD]
    return luck.choice(good)


class AlchemistLevel:
    """A level at Alchemists. Its budget is seconds, or the number of plans it weighs."""

    takes_budget: ClassVar[bool] = True
    seconds: ClassVar[float]
    """Time for one decision."""
    plans: ClassVar[int]
    """Plans of a round after which it has weighed enough."""

    def __init__(self, seed: int, budget: str | None = None) -> None:
        self._random = Random(seed)
        self._seconds, self._plans = self.seconds * PUNCTUAL, self.plans
        if budget is not None:
            self._seconds, self._plans = read_budget(budget)
        self.budget = self._seconds / PUNCTUAL
        """Seconds it may take for a decision."""
        # The table of all worlds is made before the clock runs.
        all_worlds()

    def choose(self, pov: Pov) -> Move:
        if len(pov.moves) == 1:
            return pov.moves[0]
        return best_of(pov.moves, self.worths(pov), self._random)

    def worths(self, pov: Pov) -> list[float]:
        """Return what each legal move is worth, in points."""
        raise NotImplementedError


class Novice(AlchemistLevel):
    """Reads each result by itself, and judges each move alone."""

    seconds = 0.1
    plans = 1

    def worths(self, pov: Pov) -> list[float]:
        mind = Mind(pov.view, GridBeliefs(facts_seen(pov.view)))
        return [mind.worth(move) for move in pov.moves]


class Apprentice(AlchemistLevel):
    """Knows what all results together leave possible, and judges each move alone."""

    seconds = 0.3
    plans = 1

    def __init__(self, seed: int, budget: str | None = None) -> None:
        super().__init__(seed, budget)
        self._facts: list[Fact] = []
        self._beliefs = Beliefs([])

    def worths(self, pov: Pov) -> list[float]:
        facts = facts_seen(pov.view)
        if facts != self._facts:
            self._facts = facts
            self._beliefs = Beliefs(facts)
        mind = Mind(pov.view, self._beliefs)
        return [mind.worth(move) for move in pov.moves]


class Planner(AlchemistLevel):
    """Plans its round as a whole."""

    listens: ClassVar[bool]
    """Whether it asks what rivals' theories suggest."""

    def __init__(self, seed: int, budget: str | None = None) -> None:
        super().__init__(seed, budget)
        self._adviser = Adviser(self.listens)

    def worths(self, pov: Pov) -> list[float]:
        deadline = perf_counter() + self._seconds
        return self._adviser.worths(pov.view, pov.moves, self._plans, deadline)


class Adept(Planner):
    """Plans its round, as far as its own results go."""

    seconds = 0.8
    plans = 300
    listens = False


class Master(Planner):
    """Weighs every plan, and asks what the rivals' theories suggest."""

    seconds = 2.0
    plans = NO_LIMIT
    listens = True
