"""By how much more the asked seat would count now with one more good."""

from __future__ import annotations

from retorta.core.words import Seat
from retorta.games.laar.cards import CardNumber
from retorta.games.laar.rules.best import gain_to_come, points_to_come
from retorta.games.laar.rules.stacks import Goods
from retorta.games.laar.rules.universal import universal_among
from retorta.games.laar.state import Laar


class Gains:
    """The gains of one seat; what its goods come to already is counted once, where it takes long.

    That is where it has universal goods, for which all places are tried.
    """

    def __init__(self, state: Laar, seat: Seat, table: list[Goods]) -> None:
        self._state = state
        self._seat = seat
        self._table = table
        self._stacks = state.stacks[seat]
        self._has_universal = bool(universal_among(state.cardboard, self._stacks))
        self._now: int | None = None

    def of(self, card: CardNumber, kind: int) -> int:
        """Return the gain of a card as a good of that kind."""
        if not self._has_universal:
            return gain_to_come(self._state, self._seat, self._table, card, kind)
        if self._now is None:
            self._now = self._to_come(self._stacks)
        more = self._stacks.copy()
        more[kind] = [*more[kind], card]
        return self._to_come(more) - self._now

    def _to_come(self, stacks: list[list[CardNumber]]) -> int:
        return points_to_come(self._state, self._seat, stacks, self._table)
