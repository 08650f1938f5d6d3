"""How a master of Alchemists, and a hint, reaches a decision."""

from __future__ import annotations

from retorta.core.box import Pov
from retorta.games.alchemists.bots.decision import Decision
from retorta.games.alchemists.bots.dreams import dream_of_plans
from retorta.games.alchemists.bots.leftover_values import learned
from retorta.games.alchemists.bots.planner import Planner


class MasterPlanner:
    """Plans with learned values and the evidence of rivals' theories, and dreams of its plans."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._leftover_values = learned()
        self._planner = Planner(listens=True, leftover_values=self._leftover_values)
        self.dreamt = 0
        """Dreams made for the last decision."""

    def decide(self, pov: Pov, deadline: float, dreams: int) -> Decision:
        """Return the decision, after a number of dreams or at the deadline."""
        decision = self._planner.decide(pov.view, deadline=deadline)
        self.dreamt = dream_of_plans(
            pov, decision, self._leftover_values, self._seed, dreams, deadline
        )
        return decision
