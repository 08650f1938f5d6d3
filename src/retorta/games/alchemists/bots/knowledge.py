"""Bots' knowledge of Alchemists: chances over all worlds, and the worth of knowledge."""

from __future__ import annotations

from math import exp, inf, log2
from typing import Any, Final

from retorta.bots.search.knowledge import Knowledge
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.alchemists.bots.planner import Planner
from retorta.games.alchemists.cards import ROUNDS
from retorta.games.alchemists.knowledge import facts_of
from retorta.games.alchemists.rules.scoring import score_of
from retorta.games.alchemists.state import Alchemists
from retorta.games.alchemists.worlds import worlds_of

CLEAR: Final = 0.08
"""A move judged this many points better than another is tried e times as often. The number is
small because the judgement looks further ahead than the dreams."""
BIT: Final = 0.9
"""The worth of a bit of knowledge at the beginning, in points."""
MOST_PLANS: Final = 400
"""The number of plans of a round that are weighed at a node of the tree."""
ALL_WORLDS: Final = log2(40320)


class AlchemistsKnowledge(Knowledge):
    """Judges moves by their expected gain, and looks only as far as their effect.

    Random play-outs would publish nonsense, so there are none: the worth of a position is the
    score it would have now if the dream were true, plus what the seat has found out.
    """

    def __init__(self, box: Any, depth: int = 0) -> None:
        super().__init__(box, depth)
        self._planners: list[Any] = [Planner(True) for _ in range(box.seats[1])]

    def play_out(self, state: Alchemists, dealer: Dealer) -> None:
        """Go no further than the next question."""
        agenda = state.agenda
        while agenda and not agenda[-1].deciders(state):
            agenda[-1].resume(state, dealer)

    def priors(self, state: Alchemists, seat: Seat, moves: list[Move]) -> list[float]:
        view = self.box.remembered(state, seat)
        planner: Any = self._planners[seat]
        worths: list[float] = planner.worths(view, moves, MOST_PLANS, inf)
        most = max(worths)
        total = 0.0
        weights: list[float] = []
        for worth in worths:
            weight = exp((worth - most) / CLEAR)
            weights.append(weight)
            total += weight
        scale = len(weights) / total
        return [weight * scale for weight in weights]

    def points(self, state: Alchemists) -> list[float]:
        """Return everybody's score now, plus the worth of what they know and can still use."""
        left = max(ROUNDS + 1 - state.round, 0) / ROUNDS if state.agenda else 0.0
        found: list[float] = []
        for seat in range(state.seats):
            score = score_of(state, seat)
            lab = state.labs[seat]
            points = float(score.total()) + score.coins / 3
            if left:
                # Favors count as coins at the end; during the game they are worth more.
                points += left * (0.5 * sum(lab.favors) + 0.3 * sum(lab.hand))
                points += left * 0.3 * lab.gold
                points += left * BIT * bits_of(state, seat)
            found.append(points)
        return found


def bits_of(state: Alchemists, seat: Seat) -> float:
    """Return the bits that a seat has found out about the formulas."""
    worlds: int = worlds_of(facts_of(state, seat))
    return ALL_WORLDS - log2(worlds.bit_count())
