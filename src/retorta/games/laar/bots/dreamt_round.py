"""A single round of Laar, which a search imagines if it knows the value of goods.

A round involves no luck. So the value of every open card for everybody, as every kind of good, is
computed once, and a dream is the table without the cards already taken.
"""

from __future__ import annotations

from typing import Final

from retorta.core.agenda import Step
from retorta.core.words import Seat
from retorta.games.laar.bots.promise_values import PromiseValues
from retorta.games.laar.cards import KINDS, SPELL, WEAPON, SpellKind
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.rules.stacks import Goods, table_of, with_good
from retorta.games.laar.state import NOTHING, Laar

SPELLS_ABOUT_WEAPONS: Final = [int(SpellKind.WARD), int(SpellKind.WEAPON_BOOST)]


class Prospects:
    """Everybody's expected points, depending on what they take in a round.

    Goods that two neighbours take in the same round are counted independently, so a ward and the
    weapon it stops, taken in the same round, are counted slightly wrong.
    """

    def __init__(self, state: Laar, promise_values: PromiseValues) -> None:
        self.cards = state.goods.copy()
        self.before: list[float] = []
        """The expected points of each seat if it takes nothing in this round."""
        self.changes: list[list[list[list[float]]]] = []
        """By seat, open card and kind: the change in everybody's expected points."""
        self.gains: list[list[list[float]]] = []
        """The same for the seat itself."""
        rounds = ROUNDS - state.round
        table = table_of(state)
        for seat in range(state.seats):
            self.before.append(promise_values.points(state, table, seat, rounds))
        for seat in range(state.seats):
            changes: list[list[list[float]]] = []
            for card in state.goods:
                of_card: list[list[float]] = []
                for kind in range(KINDS if card != NOTHING else 0):
                    of_card.append(self._change(state, table, seat, card, kind, promise_values))
                changes.append(of_card)
            self.changes.append(changes)
            self.gains.append([[change[seat] for change in of_card] for of_card in changes])

    def _change(
        self,
        state: Laar,
        table: list[Goods],
        seat: Seat,
        card: int,
        kind: int,
        promise_values: PromiseValues,
    ) -> list[float]:
        """Return the change in everybody's expected points if *seat* takes that good."""
        rounds = ROUNDS - state.round
        stack = state.stacks[seat][kind]
        without = table[seat]
        stack.append(card)
        table[seat] = with_good(without, state.cardboard, card, kind)
        change = [0.0] * state.seats
        for each in range(state.seats):
            if each == seat or touches_others(state, card, kind):
                change[each] = promise_values.points(state, table, each, rounds) - self.before[each]
        table[seat] = without
        stack.pop()
        return change


def touches_others(state: Laar, card: int, kind: int) -> bool:
    """Whether a good affects the neighbours' points: weapons, and spells about them."""
    return kind == WEAPON or (
        kind == SPELL and state.cardboard.spells[card].kind in SPELLS_ABOUT_WEAPONS
    )


class Round(Laar):
    """A table in a round, with only what is taken in it."""

    prospects: Prospects

    def __init__(self, state: Laar, prospects: Prospects) -> None:
        agenda: list[Step] = [state.agenda[-1].copy()]
        super().__init__(
            agenda,
            state.options,
            state.cardboard,
            state.memo,
            state.seats,
            state.round,
            state.first,
            [],
            state.goods.copy(),
            state.assigned.copy(),
            [hand.copy() for hand in state.hands],
            state.discard.copy(),
            [[[] for _ in range(KINDS)] for _ in range(state.seats)],
            [],
            [],
            [],
        )
        self.prospects = prospects

    def copy(self) -> Round:
        copied = Round(self, self.prospects)
        for seat in range(self.seats):
            for kind in range(KINDS):
                copied.stacks[seat][kind] += self.stacks[seat][kind]
        return copied

    def points(self) -> list[float]:
        """Return everybody's expected points, given what they took."""
        prospects = self.prospects
        points = prospects.before.copy()
        for seat in range(self.seats):
            for kind in range(KINDS):
                for card in self.stacks[seat][kind]:
                    change = prospects.changes[seat][prospects.cards.index(card)][kind]
                    for each in range(self.seats):
                        points[each] += change[each]
        return points
