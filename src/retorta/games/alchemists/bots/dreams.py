"""The rest of a round, played out in imagined worlds, to see where a plan for the cubes leads."""

from __future__ import annotations

from math import inf
from operator import add
from time import perf_counter
from typing import Final

from retorta.core import door
from retorta.core.box import Box, Pov
from retorta.core.dealer import SeededDealer
from retorta.core.words import Move, Seat
from retorta.games.alchemists.bots import move_by_move
from retorta.games.alchemists.bots.decision import Decision
from retorta.games.alchemists.bots.features import features
from retorta.games.alchemists.bots.leftover_values import LearnedLeftoverValues
from retorta.games.alchemists.bots.planner import Planner
from retorta.games.alchemists.bots.plans import Actions
from retorta.games.alchemists.bots.remaining_worlds import RemainingWorlds, facts_seen
from retorta.games.alchemists.cards import ROUNDS, Area, Favor
from retorta.games.alchemists.moves import FINISH, PLAN_IN, PLAY_CUSTODIAN
from retorta.games.alchemists.state import Alchemists

LUCK: Final = 1 << 32
"""The number of seeds for a dream."""
CONTENDERS: Final = 6
"""The number of plans that are played out."""
CLOSE: Final = 1.5
"""Plans judged this many points worse than the best are not played out."""
ENOUGH: Final = 60
"""The number of dreams after which more of them help little."""
JUDGED: Final = 3
"""The number of dreams that the judgement of a plan counts for."""


def dream_of_plans(
    pov: Pov,
    decision: Decision,
    leftover_values: LearnedLeftoverValues,
    seed: int,
    most: int,
    deadline: float,
) -> int:
    """Play out the best plans of a round, if cubes are to be laid now; return the number of dreams.

    The results change the worth of the plans. In the last round there is nothing left to predict,
    and the judgement of a plan is just as good.
    """
    if decision.question != "plan-actions" or decision.resources.last or any(decision.plans.laid):
        return 0
    judged = sorted(decision.plans.worths(0), key=lambda each: (-each[1], each[0]))
    judged = [each for each in judged[:CONTENDERS] if each[1] > judged[0][1] - CLOSE]
    if len(judged) == 1:
        return 0
    if Favor.ASSISTANT in decision.resources.favors:
        # Weigh the worth of one more cube before the dreams use up the time.
        decision.plans.worths(1)
    dreams = Dreams(
        pov,
        [actions for actions, _ in judged],
        leftover_values,
        seed * ROUNDS + decision.resources.round,
    )
    while dreams.dreamt < min(most, ENOUGH) and dreams.dream(deadline):
        pass
    decision.plans.revise(dreams.weighed([worth for _, worth in judged]))
    return dreams.dreamt


class Dreams:
    """Some plans of one seat, each played out in the same worlds with the same luck."""

    def __init__(
        self, pov: Pov, plans: list[Actions], leftover_values: LearnedLeftoverValues, seed: int
    ) -> None:
        self._pov = pov
        self._box: Box = pov.box
        self._seat = pov.seat
        self._plans = plans
        self._leftover_values = leftover_values
        self._luck = SeededDealer(seed, listening=False)
        self.totals = [0.0] * len(plans)
        """The result of each plan, in points, over all dreams."""
        self.dreamt = 0

    def dream(self, deadline: float = inf) -> bool:
        """Imagine a world and play every plan out in it, if there is time for all."""
        world = self._pov.imagine(self._luck)
        luck = self._luck.pick(LUCK)
        found: list[float] = []
        for actions in self._plans:
            if perf_counter() >= deadline:
                return False
            found.append(self._played(world.copy(), actions, luck))
        self.totals = list(map(add, self.totals, found))
        self.dreamt += 1
        return True

    def weighed(self, worths: list[float]) -> dict[Actions, float]:
        """Return the worth of each plan, by its judgement and the dreams together.

        Only the differences between plans are taken from the dreams.
        """
        share = self.dreamt / (self.dreamt + JUDGED)
        first = self.totals[0]
        found: dict[Actions, float] = {}
        for actions, worth, total in zip(self._plans, worths, self.totals, strict=True):
            apart = (total - first) / self.dreamt if self.dreamt else 0.0
            found[actions] = (1 - share) * worth + share * (worths[0] + apart)
        return found

    def _played(self, state: Alchemists, actions: Actions, luck: int) -> float:
        """Play a plan and the rest of the round; return the value of the seat's position."""
        dealer = SeededDealer(luck, listening=False)
        begun = state.round
        planner = Planner(listens=False, leftover_values=self._leftover_values)
        rivals = [Rival() for _ in range(state.seats)]
        while state.round == begun and (deciders := door.deciders(state)):
            seat = deciders[0]
            moves = door.legal_moves(state, seat)
            if len(moves) == 1:
                move = moves[0]
            elif seat != self._seat:
                move = rivals[seat].choice(self._box, state, seat, moves)
            elif door.question(state) == "plan-actions":
                move = next_cube(state, seat, actions)
            else:
                worths = planner.worths(self._box.remembered(state, seat), moves)
                move = moves[worths.index(max(worths))]
            door.carry_out(state, seat, move, dealer)
        return self._leftover_values.points(features(state, self._seat))


class Rival:
    """A rival in a dream, which judges every move by itself."""

    def __init__(self) -> None:
        self._known: object = None
        self._worlds = RemainingWorlds([])

    def choice(self, box: Box, state: Alchemists, seat: Seat, moves: list[Move]) -> Move:
        """Return its move."""
        view = box.remembered(state, seat)
        facts = facts_seen(view)
        if facts != self._known:
            self._known, self._worlds = facts, RemainingWorlds(facts)
        worths = move_by_move.worths(view, self._worlds, moves)
        return moves[worths.index(max(worths))]


def next_cube(state: Alchemists, seat: Seat, actions: Actions) -> Move:
    """Return the move that lays the next cube of a plan, or ends it."""
    for area in Area:
        if state.planned[area][seat] < actions[area]:
            move = PLAN_IN[area]
            return PLAY_CUSTODIAN if move is None else move
    return FINISH
