"""A Potion-Making master's judgement: rounds played out, and values learned from games."""

from __future__ import annotations

from typing import Any

from retorta.bots.search.knowledge import Dreams
from retorta.bots.search.side_by_side import SideBySide
from retorta.bots.search.tree import Node
from retorta.core.agenda import Step
from retorta.core.dealer import Dealer, DreamDealer
from retorta.core.words import Move, Seat
from retorta.games.potion_making.bots.end_values import end_values_for
from retorta.games.potion_making.bots.features import cards_left
from retorta.games.potion_making.bots.knowledge import (
    A_TURN,
    PotionMakingDreams,
    PotionMakingKnowledge,
)
from retorta.games.potion_making.bots.turns import best_move, value_of
from retorta.games.potion_making.rules.turn import Turns
from retorta.games.potion_making.state import PotionMaking


class LearnedPotionMaking(PotionMakingKnowledge):
    """Plays out every move through the seat's next turn.

    Everybody plans their turn to its end. Moves are compared in the same worlds: there is so much
    luck that a move examined in different worlds would be judged by the luck of those worlds.
    """

    def __init__(self, box: Any) -> None:
        super().__init__(box)
        self._seat: Seat = 0

    def dreams(self, pov: Any) -> PotionMakingDreams:
        found = super().dreams(pov)
        self._seat = pov.seat
        self.judgement = end_values_for(found.known.seats)
        return found

    def weigh(
        self, dreams: Dreams, root: Node, me: Seat, dealer: DreamDealer, deadline: float, most: int
    ) -> int:
        return SideBySide(self, dreams, me, dealer).weigh(root, deadline, most)

    def pick(self, state: PotionMaking, step: Step, seat: Seat, dealer: Dealer) -> Move:
        return best_move(self.judgement, state, step, seat, self._dealer)

    def play_out(self, state: PotionMaking, dealer: Dealer) -> None:
        agenda = state.agenda
        turns = state.seats
        while agenda:
            step = agenda[-1]
            deciders = step.deciders(state)
            if deciders:
                step.take(state, deciders[0], self.pick(state, step, deciders[0], dealer), dealer)
                continue
            if isinstance(step, Turns):
                if not turns:
                    return
                turns -= 1
            step.resume(state, dealer)

    def points(self, state: PotionMaking) -> list[float]:
        """Return the seat's predicted points, and for the others their predicted average.

        A dream that stops is judged from the seat's side, since only its hand is real.
        """
        if not state.agenda:
            return [float(points) for points in state.totals]
        return self.shared_out(state, self.judgement.worth(state, self._seat))

    def foretold(self, state: PotionMaking, seat: Seat, moves: list[Move]) -> list[list[float]]:
        """Return the same for the best turn that continues with each move."""
        return [
            self.shared_out(state, value_of(self.judgement, state, seat, move, self._dealer))
            for move in moves
        ]

    def shared_out(self, state: PotionMaking, lead: float) -> list[float]:
        """Return everybody's points at the end, given how far the seat is ahead then."""
        seats = state.seats
        mean = (sum(state.totals) + A_TURN[seats] * cards_left(state)) / seats
        found = [mean - lead / seats] * seats
        found[self._seat] += lead
        return found
