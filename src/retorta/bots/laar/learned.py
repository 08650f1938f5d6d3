"""What a master of Laar knows besides: what goods promise, learned from many games."""

from __future__ import annotations

from typing import Any, Final

from retorta.bots.laar.dream import Prospects, Round
from retorta.bots.laar.knowledge import LaarDreams, LaarKnowledge, hides_anything
from retorta.bots.laar.outlook import outlook_for
from retorta.bots.laar.round_play import gain_of, play_on
from retorta.bots.search.knowledge import Dreams, eagerness
from retorta.core.dealer import Dealer, DreamDealer
from retorta.core.words import Move, Seat
from retorta.games.laar.rules.acquiring import AcquireGoods
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.rules.weapons import TWO_PLAYERS
from retorta.games.laar.state import Laar

SLIP: Final = 8
"""One decision in so many of a play-out is any move at all."""
CLEAR: Final = 2.0
"""A good that promises so many points more than another is tried e times as eagerly."""
CLEAR_AT_FIRST: Final = 0.7
"""The same where the round was thought through."""
SELDOM: Final = 0.2
"""How eagerly the least promising goods are tried."""
SELDOM_AT_FIRST: Final = 0.1
WORLDS: Final = 5
"""Where gems or experts are hidden, so many worlds are looked at."""


class LearnedLaar(LaarKnowledge):
    """Looks to the end of the round, and from there on at what goods promise.

    Two players go by play-outs to the end, which tell more there to who has the time.
    """

    def __init__(self, box: Any) -> None:
        super().__init__(box)
        self._dreams: RoundDreams | None = None

    def dreams(self, pov: Any) -> Dreams:
        known = self._dreams
        if known is None or known.pov is not pov:
            known = RoundDreams(pov)
            self._dreams = known
        return known

    def place(self, state: Laar, seat: Seat) -> str:
        if not isinstance(state, Round):
            return super().place(state, seat)
        return f"{state.round} {state.goods} {state.assigned} {state.hands} {state.stacks}"

    def stops_at(self, state: Laar) -> bool:
        if isinstance(state, Round):
            return isinstance(state.agenda[-1], AcquireGoods)
        return super().stops_at(state)

    def priors(self, state: Laar, seat: Seat, moves: list[Move]) -> list[float]:
        if not isinstance(state, Round):
            return super().priors(state, seat, moves)
        looks = [gain_of(state, seat, move) for move in moves]
        return eagerness(looks, CLEAR, SELDOM)

    def first_look(self, state: Laar, seat: Seat, moves: list[Move]) -> list[float]:
        if not isinstance(state, Round):
            return super().first_look(state, seat, moves)
        looks: list[float] = []
        for move in moves:
            dream = state.copy()
            dream.agenda[-1].take(dream, seat, move, self._dealer)
            play_on(dream, self._dealer, 0)
            looks.append(self.worths(dream.points())[seat])
        return eagerness(looks, CLEAR_AT_FIRST, SELDOM_AT_FIRST)

    def play_out(self, state: Laar, dealer: Dealer) -> None:
        if isinstance(state, Round):
            play_on(state, dealer, SLIP)
        else:
            super().play_out(state, dealer)

    def points(self, state: Laar) -> list[float]:
        return state.points() if isinstance(state, Round) else super().points(state)


class RoundDreams(LaarDreams):
    """Rounds by themselves: one where nothing is hidden, else some.

    For the count, and for two players, there are whole states.
    """

    def __init__(self, pov: Any) -> None:
        super().__init__(pov)
        self.rounds: list[Round] = []

    def deal(self, dealer: Dealer) -> Laar:
        if not self.rounds:
            state: Laar = self.pov.imagine(dealer)
            in_round = isinstance(state.agenda[-1], (AssignExperts, AcquireGoods))
            if not in_round or state.seats == TWO_PLAYERS:
                return state
            certain = state.options.remembered or not hides_anything(state)
            for number in range(1 if certain else WORLDS):
                state = self.pov.imagine(DreamDealer(number))
                self.rounds.append(Round(state, Prospects(state, outlook_for(state.seats))))
        if len(self.rounds) == 1:
            return self.rounds[0].copy()
        return self.rounds[dealer.pick(len(self.rounds))].copy()
