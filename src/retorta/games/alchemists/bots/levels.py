"""The four levels in Alchemists, which differ in what they conclude and how much they weigh.

All see the same view. A novice interprets every result by itself, an apprentice all of them
together; both judge each cube and each move alone. An adept plans its round as a whole, and
weighs as many plans as it has time for. A master weighs them all with values learned from many
games, plays the best of them out in dreams, and also considers what its rivals' theories suggest.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import ClassVar

from retorta.bots.levels import PUNCTUAL, read_budget
from retorta.bots.search.search import NO_LIMIT
from retorta.core.box import Pov
from retorta.core.words import Move
from retorta.games.alchemists.bots import move_by_move
from retorta.games.alchemists.bots.beginner_grid import BeginnerGrid
from retorta.games.alchemists.bots.greedy import Greedy, best_of
from retorta.games.alchemists.bots.judges import worth
from retorta.games.alchemists.bots.master_planner import MasterPlanner
from retorta.games.alchemists.bots.planner import Planner
from retorta.games.alchemists.bots.remaining_worlds import facts_seen
from retorta.games.alchemists.worlds import lay_out


class AlchemistLevel:
    """A level in Alchemists. Its budget is a time in seconds, or the number of plans it weighs."""

    takes_budget: ClassVar[bool] = True
    seconds: ClassVar[float]
    """Time for one decision."""
    floor: ClassVar[float] = 0.1
    """The time below which it would play poorly; hardly any decision needs that much."""
    plans: ClassVar[int]
    """The number of plans of a round that are enough."""

    def __init__(self, seed: int, budget: str | None = None) -> None:
        self._random = Random(seed)
        self._seconds, self._plans = self.seconds * PUNCTUAL, self.plans
        if budget is not None:
            self._seconds, self._plans = read_budget(budget)
        self.budget = self._seconds / PUNCTUAL
        """The seconds it may take for a decision."""
        # Tables of all worlds, which are made once, are made before the clock starts.
        lay_out()

    def think_for(self, seconds: float) -> None:
        """Set how long a decision may take from now on."""
        self._seconds = seconds * PUNCTUAL
        self.budget = seconds

    def choose(self, pov: Pov) -> Move:
        if len(pov.moves) == 1:
            return pov.moves[0]
        return best_of(pov.moves, self.worths(pov), self._random)

    def worths(self, pov: Pov) -> list[float]:
        """Return the worth of each legal move, in points."""
        raise NotImplementedError


class Novice(AlchemistLevel):
    """Interprets each result by itself, and judges each move by itself."""

    seconds = 0.1
    plans = 1

    def worths(self, pov: Pov) -> list[float]:
        return move_by_move.worths(pov.view, BeginnerGrid(facts_seen(pov.view)), pov.moves)


class Apprentice(AlchemistLevel):
    """Knows what all results together leave possible, and judges each move by itself."""

    seconds = 0.3
    plans = 1

    def __init__(self, seed: int, budget: str | None = None) -> None:
        super().__init__(seed, budget)
        self._greedy = Greedy(seed)

    def worths(self, pov: Pov) -> list[float]:
        return self._greedy.worths(pov)


class Adept(AlchemistLevel):
    """Plans its round, using only its own results."""

    seconds = 0.8
    plans = 300

    def __init__(self, seed: int, budget: str | None = None) -> None:
        super().__init__(seed, budget)
        self._planner = Planner(listens=False)

    def worths(self, pov: Pov) -> list[float]:
        deadline = perf_counter() + self._seconds
        return self._planner.worths(pov.view, pov.moves, self._plans, deadline)


class Master(AlchemistLevel):
    """Weighs every plan with learned values, dreams of the best, and considers rivals' theories.

    Its budget is a time in seconds, or the number of dreams before it lays its cubes.
    """

    seconds = 2.0
    floor = 0.15
    plans = NO_LIMIT

    def __init__(self, seed: int, budget: str | None = None) -> None:
        super().__init__(seed, budget)
        self._thinker = MasterPlanner(seed)

    def worths(self, pov: Pov) -> list[float]:
        decision = self._thinker.decide(pov, perf_counter() + self._seconds, self._plans)
        return [worth(decision, move) for move in pov.moves]
