"""Matching pennies: two coins laid in secret. Seat 0 wins if they match, seat 1 if not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from retorta.core.agenda import State, Step
from retorta.core.box import Box, Rules, Views, Words
from retorta.core.catalogue import Catalogue
from retorta.core.dealer import Dealer
from retorta.core.steps import SecretChoice
from retorta.core.words import Move, Outcome, Seat


@dataclass(frozen=True)
class Lay(Move):
    heads: bool


COINS: list[Move] = [Lay(True), Lay(False)]


@dataclass
class Table(State):
    points: list[int]

    def copy(self) -> Table:
        return Table([step.copy() for step in self.agenda], list(self.points))


@dataclass
class Coins(SecretChoice):
    def candidates(self, state: Table, seat: Seat) -> list[Move]:
        return COINS

    def resume(self, state: Table, dealer: Dealer) -> None:
        winner = 0 if self.choices[0] == self.choices[1] else 1
        state.points[winner] += 1
        state.agenda.pop()

    def copy(self) -> Step:
        return Coins(list(self.choices), list(self.choosing))


def set_up(seats: int, options: Mapping[str, str], dealer: Dealer) -> Table:
    return Table([Coins([None, None], [0, 1])], [0, 0])


def imagine(state: Table, seat: Seat, dealer: Dealer) -> Table:
    dream = state.copy()
    step = dream.agenda[-1]
    assert isinstance(step, Coins)
    if step.choices[1 - seat] is not None:
        step.choices[1 - seat] = COINS[dealer.pick(2)]
    return dream


BOX = Box(
    name="pennies",
    edition=1,
    seats=(2, 2),
    options=(),
    package=__name__,
    rules=Rules(
        set_up=set_up,
        catalogue=Catalogue(COINS),
        points=lambda state: list(state.points),
        outcome=lambda state: Outcome(list(state.points), [state.points.index(1)], "matched"),
    ),
    views=Views(
        public=lambda state: list(state.points),
        own=lambda state, seat: seat,
        imagine=imagine,
        secrets=lambda state, seat: {},
        census=lambda state: None,
    ),
    words=Words(lines=lambda view, say: [], targets=lambda move: []),
)
