"""What is worth knowing in Guilds of Laar: what every card would bring every player as a good."""

from __future__ import annotations

from typing import Any, Final

from retorta.bots.knowledge.laar_gains import gains_of, value_in_round
from retorta.bots.knowledge.plain import Knowledge, Reason, eagerness
from retorta.core.agenda import Step
from retorta.core.dealer import Dealer, SeededDealer
from retorta.core.words import Move, Seat
from retorta.games.laar.cards import Kind
from retorta.games.laar.moves import Acquire, Assign, Exchange
from retorta.games.laar.rules.acquiring import AcquireGoods, last_good
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.rules.beasts import points_for_beasts
from retorta.games.laar.rules.best import best_answer, points_of_player
from retorta.games.laar.rules.gems import points_for_gems
from retorta.games.laar.rules.rounds import ROUNDS, Rounds
from retorta.games.laar.rules.spells import points_for_spells
from retorta.games.laar.rules.spices import points_for_spices
from retorta.games.laar.rules.stacks import goods_of, table_of
from retorta.games.laar.state import NOTHING, Laar

DECISIONS_AHEAD: Final = 1000
"""Decisions of a play-out, after which the round is ended and the goods are counted."""
PATIENCE: Final = 2
"""Twelve rounds of luck blur what a move is worth."""
CAREFUL: Final = 8
"""Decisions of a play-out that are thought about; the others would take too long."""
SLIP: Final = 4
"""One decision in so many of a play-out is any move at all."""
PER_WEAPON: Final = 2.0
"""About what a weapon brings; to know it exactly takes everybody's."""
CLEAR: Final = 3.0
"""A good that brings so many points more than another is tried e times as eagerly."""
CLEAR_AT_FIRST: Final = 0.7
"""The same where the round was thought through."""
SELDOM: Final = 0.2
"""How eagerly the least promising goods are tried."""
SELDOM_AT_FIRST: Final = 0.03


class LaarKnowledge(Knowledge):
    """Counts the goods exactly where it stops, everybody's last choices made best."""

    def __init__(self, box: Any, depth: int = DECISIONS_AHEAD) -> None:
        super().__init__(box, depth)
        self.patience = PATIENCE
        self._dealer = SeededDealer(1, listening=False)

    def stops_at(self, state: Laar) -> bool:
        return isinstance(state.agenda[-1], Rounds) and state.round == ROUNDS

    def play_out(self, state: Laar, dealer: Dealer) -> None:
        # Cut short only between rounds: an expert on a card is worth nothing by itself.
        agenda: list[Step] = state.agenda
        left = self.depth
        while agenda:
            step = agenda[-1]
            asked = step.deciders(state)
            if asked:
                left -= 1
                if self.depth - left <= CAREFUL:
                    move = self.pick(state, step, asked[0], dealer)
                else:
                    move = step.random_move(state, asked[0], dealer)
                step.take(state, asked[0], move, dealer)
                continue
            if isinstance(step, Rounds) and (left <= 0 or state.round == ROUNDS):
                return
            step.resume(state, dealer)

    def pick(self, state: Laar, step: Step, seat: Seat, dealer: Dealer) -> Move:
        """Return what a seat plays: experts at random, but of the goods what brings it most."""
        if not isinstance(step, AcquireGoods) or dealer.pick(SLIP) == 0:
            return step.random_move(state, seat, dealer)
        moves = step.legal_moves(state, seat)
        best = moves[0]
        most = -1e9
        for move in moves:
            if isinstance(move, Exchange):
                good, kind = last_good(state), int(move.expert)
            else:
                assert isinstance(move, Acquire)
                good, kind = move.good, state.assigned[move.good]
            points = points_with(state, seat, state.goods[good], kind)
            if points > most:
                most = points
                best = move
        return best

    def points(self, state: Laar) -> list[float]:
        """Return what everybody's goods count now."""
        if not state.agenda:
            return [float(points) for points in self.box.points(state)]
        table = table_of(state)
        return [float(points_of_player(table, state.memo, seat)) for seat in range(state.seats)]

    def priors(self, state: Laar, seat: Seat, moves: list[Move]) -> list[float]:
        best = best_answer(state, seat)
        if best is not None:
            # The count at the end can be thought through: only the best answer is tried much.
            return [3.0 if move == best else 0.1 for move in moves]
        known: dict[int, float] = {}
        looks: list[float] = [gain(state, seat, move, known) for move in moves]
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
        mine = gain_by(state, seat, good, kind, {})
        parts: dict[str, object] = {"kind": Kind(kind), "points": int(mine)}
        found = [Reason("laar-hint-gain", parts)]
        most = 0.0
        rival = seat
        for other in range(state.seats):
            gained = gain_by(state, other, good, kind, {})
            if other != seat and gained > most:
                most = gained
                rival = other
        if rival != seat:
            name = "laar-hint-tempts" if isinstance(move, Assign) else "laar-hint-denies"
            found.append(Reason(name, {"player": rival, "points": int(most)}))
        return found


def good_of(state: Laar, move: Move) -> tuple[int, int]:
    """Return which open card a move makes or takes, and as what."""
    if isinstance(move, Assign):
        return move.good, int(move.expert)
    if isinstance(move, Acquire):
        return move.good, state.assigned[move.good]
    if isinstance(move, Exchange):
        return last_good(state), int(move.expert)
    return NOTHING, NOTHING


def points_with(state: Laar, seat: Seat, card: int, kind: int) -> float:
    """Return what a seat's goods count with one more; weapons roughly, the rest exactly."""
    stacks = state.stacks[seat].copy()
    stacks[kind] = [*stacks[kind], card]
    goods = goods_of(state.cardboard, stacks)
    points = points_for_spells(goods) + points_for_spices(goods) + points_for_gems(goods)
    points += points_for_beasts(goods.beasts, state.memo)
    return points + PER_WEAPON * len(goods.weapons)


def gain(state: Laar, seat: Seat, move: Move, known: dict[int, float]) -> float:
    """Return what the good that a move makes or takes would bring the seat now."""
    good, kind = good_of(state, move)
    if good == NOTHING:
        return 0.0
    gained = gain_by(state, seat, good, kind, known)
    return gained / 2 if isinstance(move, Assign) else gained


def gain_by(state: Laar, seat: Seat, good: int, kind: int, known: dict[int, float]) -> float:
    """Return what an open card would bring the seat as a good of one kind."""
    card = state.goods[good]
    if card == NOTHING or kind == NOTHING:
        return 0.0
    key = good * 8 + kind
    found = known.get(key)
    if found is None:
        table = table_of(state)
        now = points_of_player(table, state.memo, seat)
        stacks = state.stacks[seat].copy()
        stacks[kind] = [*stacks[kind], card]
        table[seat] = goods_of(state.cardboard, stacks)
        found = float(points_of_player(table, state.memo, seat) - now)
        known[key] = found
    return found
