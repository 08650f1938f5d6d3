"""A complete search of a round of Laar: it has no luck, so every continuation is examined.

Everybody plays what is best for themselves (max^n), judged by the value of the goods. A search
tree would find the same in the long run; this takes a few milliseconds.
"""

from __future__ import annotations

from retorta.bots.search.knowledge import worth_to
from retorta.core.words import Move, Seat
from retorta.games.laar.bots.dreamt_round import Round
from retorta.games.laar.cards import KINDS
from retorta.games.laar.moves import Acquire, Assign, Exchange
from retorta.games.laar.rules.acquiring import AcquireGoods, last_good
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.state import NOTHING


class WholeRound:
    """All possible continuations of one round."""

    def __init__(self, dream: Round) -> None:
        self.dream = dream
        self.seats = dream.seats
        self.first = dream.first
        self.goods = dream.goods.copy()
        self.assigned = dream.assigned.copy()
        self.hands = [hand.copy() for hand in dream.hands]
        self.changes = dream.prospects.changes
        self.gains = dream.prospects.gains
        self.points = dream.points()
        self.known: dict[int, list[float]] = {}
        """Everybody's points, by the experts on the cards and those of the first player."""

    def after(self, seat: Seat, move: Move) -> list[float]:
        """Return everybody's expected points after a move of the seat that decides."""
        step = self.dream.agenda[-1]
        if isinstance(move, Assign):
            assert isinstance(step, AssignExperts)
            return self.after_expert(step.assigned, seat, int(move.expert), move.good)
        assert isinstance(step, AcquireGoods)
        if isinstance(move, Acquire):
            return self.after_good(step.acquired, seat, move.good, self.points)
        assert isinstance(move, Exchange)
        good = last_good(self.dream)
        return plus(self.points, self.changes[seat][good][int(move.expert)])

    def after_expert(self, turn: int, seat: Seat, expert: int, good: int) -> list[float]:
        """Return the same after the seat whose *turn* it is assigns an expert."""
        hand = self.hands[seat]
        hand[expert] -= 1
        self.assigned[good] = expert
        points = self.assign(turn + 1)
        self.assigned[good] = NOTHING
        hand[expert] += 1
        return points

    def assign(self, turn: int) -> list[float]:
        """Return the same before the next expert is assigned."""
        if turn == self.seats:
            return self.acquire_first()
        seat = (self.first + turn) % self.seats
        hand = self.hands[seat]
        best: list[float] = []
        most = -1e300
        for good in range(self.seats):
            if self.assigned[good] != NOTHING:
                continue
            for expert in range(KINDS):
                if hand[expert]:
                    points = self.after_expert(turn, seat, expert, good)
                    worth = worth_to(points, seat)
                    if worth > most:
                        most = worth
                        best = points
        return best

    def acquire_first(self) -> list[float]:
        """Return the same once all experts are assigned, no matter by whom."""
        key = 0
        for expert in self.assigned:
            key = key << 3 | expert
        for left in self.hands[self.first]:
            key = key << 1 | (1 if left else 0)
        found = self.known.get(key)
        if found is None:
            found = self.acquire(0, self.points)
            self.known[key] = found
        return found

    def acquire(self, acquired: int, points: list[float]) -> list[float]:
        """Return the same before the next good is acquired."""
        seat = (self.first + self.seats - 1 - acquired) % self.seats
        if seat == self.first:
            return self.acquire_last(points)
        best: list[float] = []
        most = -1e300
        for good in range(self.seats):
            if self.goods[good] != NOTHING:
                after = self.after_good(acquired, seat, good, points)
                worth = worth_to(after, seat)
                if worth > most:
                    most = worth
                    best = after
        return best

    def after_good(self, acquired: int, seat: Seat, good: int, points: list[float]) -> list[float]:
        """Return the same after a good is acquired."""
        after = plus(points, self.changes[seat][good][self.assigned[good]])
        if seat == self.first:
            return after
        card = self.goods[good]
        self.goods[good] = NOTHING
        after = self.acquire(acquired + 1, after)
        self.goods[good] = card
        return after

    def acquire_last(self, points: list[float]) -> list[float]:
        """Return the same if the first player takes the last card as its most promising good."""
        good = 0
        while self.goods[good] == NOTHING:
            good += 1
        gains = self.gains[self.first][good]
        hand = self.hands[self.first]
        best = self.assigned[good]
        for expert in range(KINDS):
            if hand[expert] and gains[expert] > gains[best]:
                best = expert
        return plus(points, self.changes[self.first][good][best])


def plus(points: list[float], change: list[float]) -> list[float]:
    """Return points with a change."""
    return [points[seat] + change[seat] for seat in range(len(points))]
