"""4. The course of play: twelve rounds; 4.4 experts return; 4.5 the first player changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.laar.cards import KINDS
from retorta.games.laar.events import ExpertsReturned
from retorta.games.laar.rules.goods import OpenGoods
from retorta.games.laar.rules.stacks import from_first, left_of
from retorta.games.laar.rules.universal import PlaceUniversalGoods
from retorta.games.laar.state import Laar

ROUNDS: Final = 12
"""4. The game ends with the round in which the deck runs out: twelve cards for each player."""
EXPERTS_RETURN_AFTER: Final = (4, 8)
"""4.4 After these rounds everybody has exactly one expert left."""
FOUR_PLAYERS: Final = 4


@dataclass
class Rounds(Step):
    """4. Round follows round; after the twelfth the points are counted."""

    def resume(self, state: Laar, dealer: Dealer) -> None:
        if state.round == ROUNDS:
            state.agenda[-1] = PlaceUniversalGoods(from_first(state))
            return
        if state.round > 0:
            if state.round in EXPERTS_RETURN_AFTER:
                return_experts(state, dealer)
            state.first = next_first(state.seats, state.first, state.round)
        state.round += 1
        state.agenda.append(OpenGoods())

    def copy(self) -> Rounds:
        return Rounds()


def return_experts(state: Laar, dealer: Dealer) -> None:
    """4.4 The discard is shared out so that everybody has five different experts again."""
    state.hands = [[1] * KINDS for _ in range(state.seats)]
    state.discard = [0] * KINDS
    if dealer.listening:
        dealer.announce(ExpertsReturned(state.round))


def next_first(seats: int, first: Seat, round: int) -> Seat:
    """4.5 The first-player card passes left; four players skip one when experts return."""
    left = left_of(seats, first)
    if seats == FOUR_PLAYERS and round in EXPERTS_RETURN_AFTER:
        return left_of(seats, left)
    return left
