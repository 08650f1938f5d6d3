"""Bots' knowledge of Guilds of Laar: what every card would be worth to every player."""

from __future__ import annotations

from math import factorial
from typing import Any, Final

from retorta.bots.search.knowledge import Dreams, Knowledge, Reason, World, eagerness
from retorta.core.agenda import Step
from retorta.core.dealer import Dealer, DreamDealer, SeededDealer
from retorta.core.words import Move, Seat
from retorta.games.laar.bots.random_rounds import play_rounds
from retorta.games.laar.bots.round_gains import gains_of, value_in_round
from retorta.games.laar.cards import KINDS, SPELL, WEAPON, Kind, SpellKind
from retorta.games.laar.imagine import gems_hidden
from retorta.games.laar.moves import Acquire, Assign, Exchange
from retorta.games.laar.rules.acquiring import AcquireGoods, last_good
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.rules.best import (
    best_answer,
    gain_besides_arms,
    gain_to_come,
    points_of_all,
)
from retorta.games.laar.rules.rounds import ROUNDS, Rounds
from retorta.games.laar.rules.stacks import Goods, goods_of, table_of
from retorta.games.laar.state import NOTHING, Laar

DECISIONS_AHEAD: Final = 1000
"""The decisions in a play-out before the round is finished and the goods are counted."""
PATIENCE: Final = 2
"""With twelve rounds of luck, one dream says less about a move than in Poison."""
CAREFUL: Final = 8
"""The decisions of a play-out that are thought about; more would take too long."""
SLIP: Final = 4
"""One decision in this many of a play-out is a random move."""
PER_WEAPON: Final = 2.0
"""The approximate worth of a weapon; the exact one depends on everybody's weapons."""
CLEAR: Final = 3.0
"""A good worth this many points more than another is tried e times as often."""
CLEAR_AT_FIRST: Final = 0.7
"""The same if the round was thought through."""
SELDOM: Final = 0.2
"""The weight with which the least promising goods are tried."""
SELDOM_AT_FIRST: Final = 0.03
FEW_ENDS: Final = 1000
"""The most ends of a last round that is solved; each needs a complete count."""
UNIVERSAL: Final[int] = int(SpellKind.UNIVERSAL)


class LaarKnowledge(Knowledge):
    """Counts the goods exactly where it stops, with everybody's last choices made optimally."""

    def __init__(self, box: Any, depth: int = DECISIONS_AHEAD) -> None:
        super().__init__(box, depth)
        self.patience = PATIENCE
        self._dealer = SeededDealer(1, listening=False)

    def dreams(self, pov: Any) -> Dreams:
        return LaarDreams(pov)

    def stops_at(self, state: Laar) -> bool:
        return isinstance(state.agenda[-1], Rounds) and state.round == ROUNDS

    def play_out(self, state: Laar, dealer: Dealer) -> None:
        # Cut short only between rounds, since an expert on a card has no worth by itself.
        agenda: list[Step] = state.agenda
        made = 0
        while agenda:
            step = agenda[-1]
            deciders = step.deciders(state)
            if deciders:
                if made < CAREFUL:
                    move = self.pick(state, step, deciders[0], dealer)
                else:
                    move = step.random_move(state, deciders[0], dealer)
                made += 1
                step.take(state, deciders[0], move, dealer)
                continue
            if isinstance(step, Rounds):
                if made >= CAREFUL:
                    play_rounds(state, dealer, self.rounds_left(state, made))
                if made >= self.depth or state.round == ROUNDS:
                    return
            step.resume(state, dealer)

    def rounds_left(self, state: Laar, made: int) -> int:
        """Return how many more rounds to play, given the decisions made: two per seat and round."""
        return max(0, -(-(self.depth - made) // (2 * state.seats)))

    def pick(self, state: Laar, step: Step, seat: Seat, dealer: Dealer) -> Move:
        """Return a seat's move: random experts, but the good that is worth most to it."""
        if not isinstance(step, AcquireGoods) or dealer.pick(SLIP) == 0:
            return step.random_move(state, seat, dealer)
        moves = step.legal_moves(state, seat)
        goods = goods_of(state.cardboard, state.stacks[seat])
        best = moves[0]
        most = -1e9
        for move in moves:
            if isinstance(move, Exchange):
                good, kind = last_good(state), int(move.expert)
            else:
                assert isinstance(move, Acquire)
                good, kind = move.good, state.assigned[move.good]
            gained = rough_gain(state, goods, state.goods[good], kind)
            if gained > most:
                most = gained
                best = move
        return best

    def points(self, state: Laar) -> list[float]:
        """Return the current points of everybody's goods."""
        if not state.agenda:
            return [float(points) for points in self.box.rules.points(state)]
        return [float(points) for points in points_of_all(state)]

    def priors(self, state: Laar, seat: Seat, moves: list[Move]) -> list[float]:
        best = best_answer(state, seat)
        if best is not None:
            # The count at the end can be computed, so mostly the best answer is tried.
            return [3.0 if move == best else 0.1 for move in moves]
        gains = Gains(state, seat)
        looks: list[float] = [gains.of_move(move) for move in moves]
        return eagerness(looks, CLEAR, SELDOM)

    def first_look(self, state: Laar, seat: Seat, moves: list[Move]) -> list[float]:
        if not isinstance(state.agenda[-1], (AssignExperts, AcquireGoods)):
            return self.priors(state, seat, moves)
        gains = gains_of(state)
        looks: list[float] = [
            value_in_round(state, seat, move, gains, self._dealer) for move in moves
        ]
        return eagerness(looks, CLEAR_AT_FIRST, SELDOM_AT_FIRST)

    def reasons(self, state: Laar, seat: Seat, move: Move) -> list[Reason]:
        if best_answer(state, seat) is not None:
            return [Reason("laar-hint-counted", {})] if best_answer(state, seat) == move else []
        good, kind = good_of(state, move)
        if good == NOTHING:
            return []
        mine = Gains(state, seat).of_good(good, kind)
        parts: dict[str, object] = {"kind": Kind(kind), "points": int(mine)}
        found = [Reason("laar-hint-gain", parts)]
        most = 0.0
        rival = seat
        for other in range(state.seats):
            gained = Gains(state, other).of_good(good, kind)
            if other != seat and gained > most:
                most = gained
                rival = other
        if rival != seat:
            name = "laar-hint-tempts" if isinstance(move, Assign) else "laar-hint-denies"
            found.append(Reason(name, {"player": rival, "points": int(most)}))
        return found


class LaarDreams(Dreams):
    """Whole states; in the last round there is only one if everybody remembers everything."""

    def worlds(self) -> list[World]:
        state = self.pov.imagine(DreamDealer(0))
        assert isinstance(state, Laar)
        known = state.options.remembered or not hides_anything(state)
        if state.round < ROUNDS or not known or ends_of(state) > FEW_ENDS:
            return []
        return [World(state, 1)]


def hides_anything(state: Laar) -> bool:
    """Whether others' gems or experts are hidden from a seat that remembers nothing."""
    return gems_hidden(state) or state.options.experts_hidden


def ends_of(state: Laar) -> int:
    """Return about how many ways the last round can still end."""
    step = state.agenda[-1]
    if isinstance(step, AcquireGoods):
        return factorial(state.seats - step.acquired) * KINDS
    if not isinstance(step, AssignExperts):
        return FEW_ENDS + 1  # the count has its own choice of best answers
    ends = factorial(state.seats) * KINDS
    for turn in range(step.assigned, state.seats):
        hand = state.hands[(state.first + turn) % state.seats]
        ends *= (KINDS - hand.count(0)) * (state.seats - turn)
    return ends


def good_of(state: Laar, move: Move) -> tuple[int, int]:
    """Return which open card a move assigns or takes, and as which good."""
    if isinstance(move, Assign):
        return move.good, int(move.expert)
    if isinstance(move, Acquire):
        return move.good, state.assigned[move.good]
    if isinstance(move, Exchange):
        return last_good(state), int(move.expert)
    return NOTHING, NOTHING


def rough_gain(state: Laar, goods: Goods, card: int, kind: int) -> float:
    """Return the worth of one more good: weapons roughly, the others exactly.

    A universal good counts where it is worth most; one already in a stack stays there.
    """
    if kind != SPELL or state.cardboard.spells[card].kind != UNIVERSAL:
        return gain_as(state, goods, card, kind)
    return max([gain_as(state, goods, card, place) for place in range(KINDS)])


def gain_as(state: Laar, goods: Goods, card: int, kind: int) -> float:
    """Return the worth of one more good on that stack."""
    gained = float(gain_besides_arms(state, goods, card, kind))
    return gained + PER_WEAPON if kind == WEAPON else gained


class Gains:
    """The worth of open cards to one seat now; each is counted only once."""

    def __init__(self, state: Laar, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.table = table_of(state)
        self.known: dict[int, float] = {}

    def of_move(self, move: Move) -> float:
        """Return the worth of the good that a move makes or takes."""
        good, kind = good_of(self.state, move)
        if good == NOTHING:
            return 0.0
        gained = self.of_good(good, kind)
        return gained / 2 if isinstance(move, Assign) else gained

    def of_good(self, good: int, kind: int) -> float:
        """Return the worth of an open card as a good of one kind."""
        card = self.state.goods[good]
        if card == NOTHING or kind == NOTHING:
            return 0.0
        key = good * 8 + kind
        found = self.known.get(key)
        if found is None:
            found = float(gain_to_come(self.state, self.seat, self.table, card, kind))
            self.known[key] = found
        return found
