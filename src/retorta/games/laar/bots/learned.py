"""A Laar master's additional knowledge: the value of goods, learned from many games."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from retorta.bots.search.knowledge import Dreams, eagerness, worth_to
from retorta.bots.search.tree import Node
from retorta.core.dealer import Dealer, DreamDealer
from retorta.core.words import Move, Seat
from retorta.games.laar.bots.dreamt_round import Prospects, Round
from retorta.games.laar.bots.knowledge import LaarDreams, LaarKnowledge, hides_anything
from retorta.games.laar.bots.promise_values import promise_values_for
from retorta.games.laar.bots.random_ends import RandomEnds
from retorta.games.laar.bots.round_play import gain_of, play_on
from retorta.games.laar.bots.whole_round import WholeRound
from retorta.games.laar.rules.acquiring import AcquireGoods
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.rules.weapons import TWO_PLAYERS
from retorta.games.laar.state import Laar

SLIP: Final = 8
"""One decision in this many of a play-out is a random move."""
CLEAR: Final = 2.0
"""A good that promises this many points more than another is tried e times as often."""
CLEAR_AT_FIRST: Final = 0.7
"""The same if the round was thought through."""
SELDOM: Final = 0.2
"""The weight with which the least promising goods are tried."""
SELDOM_AT_FIRST: Final = 0.1
WORLDS: Final = 5
"""The number of worlds examined if gems or experts are hidden."""
DREAMS_PER_END: Final = 16
"""An end of the game takes as long as this many dreams of a round, and counts as that many."""
CARE: Final = 1.5
"""The safety factor on the predicted time for thinking a round through."""
ENOUGH_ENDS: Final = 4000
"""The most ends of a game; more would not help."""


class LearnedLaar(LaarKnowledge):
    """Looks to the end of the round, and values the goods there.

    At first these are the learned values; the longer it thinks, the more random ends of this game
    count. With two players it uses play-outs to the end, which are more informative there if
    there is time.
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

    def weigh(
        self, dreams: Dreams, root: Node, me: Seat, dealer: DreamDealer, deadline: float, most: int
    ) -> int | None:
        assert isinstance(dreams, RoundDreams)
        return dreams.weigh(root, me, deadline, most)

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
    """Single rounds: one if nothing is hidden, otherwise several.

    For the count, and for two players, whole states are used.
    """

    def __init__(self, pov: Any) -> None:
        super().__init__(pov)
        self.rounds: list[Round] = []
        self.futures: list[RandomEnds] = []
        """For each of them, the ends of its game."""

    def deal(self, dealer: Dealer) -> Laar:
        if not self.rounds:
            state: Laar = self.pov.imagine(dealer)
            in_round = isinstance(state.agenda[-1], (AssignExperts, AcquireGoods))
            if not in_round or state.seats == TWO_PLAYERS:
                return state
            certain = state.options.remembered or not hides_anything(state)
            for number in range(1 if certain else WORLDS):
                state = self.pov.imagine(DreamDealer(number))
                prospects = Prospects(state, promise_values_for(state.seats))
                self.rounds.append(Round(state, prospects))
                self.futures.append(RandomEnds(state, prospects, number))
        return self.rounds[dealer.pick(len(self.rounds))].copy()

    def weigh(self, root: Node, me: Seat, deadline: float, most: int) -> int | None:
        """Look at ends of the game, then examine the whole round with the values found.

        On a slow machine, or in a short time, this takes too long at the beginning of a round with
        four players. The time for one move predicts the time for all; if it is too long, the round
        is searched instead.
        """
        if not self.rounds:
            return None
        moves = self.rounds[0].agenda[-1].legal_moves(self.rounds[0], me)
        begun = perf_counter()
        WholeRound(self.rounds[0]).after(me, moves[0])
        now = perf_counter()
        needed = (now - begun) * len(moves) * len(self.rounds)
        in_time = now + 2.0 * needed <= deadline
        until = deadline - CARE * needed if in_time else (now + deadline) / 2.0
        looked = self.look(until, most)
        if not in_time:
            return None
        dreams = max(1, looked * DREAMS_PER_END)
        for dream in self.rounds:
            whole = WholeRound(dream)
            for edge in root.edges(me, moves):
                points = whole.after(me, edge.move)
                edge.note(points[me], worth_to(points, me), dreams)
        return dreams * len(self.rounds)

    def look(self, until: float, most: int) -> int:
        """Examine ends, worth at most that many dreams; return the number examined."""
        if self.rounds[0].round == ROUNDS:
            return 0
        looked = 0
        ends = min(ENOUGH_ENDS, most // DREAMS_PER_END)
        while looked < ends and perf_counter() < until:
            self.futures[looked % len(self.futures)].look()
            looked += 1
        return looked
