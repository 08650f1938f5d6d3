"""A dealer whose luck is a node of the game tree: it deals whatever chance has chosen so far."""

from __future__ import annotations

from retorta.core.dealer import Dealer


class LuckWanted(Exception):
    """The dealer was asked for luck that chance has not given yet."""

    ways: int

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways


class FixedLuckDealer(Dealer):
    """Deals the luck it was given, and raises an error when there is none left."""

    def __init__(self, given: list[int]) -> None:
        super().__init__(listening=False)
        self._given = given
        self._next = 0

    def pick(self, n: int) -> int:
        # Like every dealer, but without calling ``choose``: a deal is restarted for each card.
        if n == 1:
            return 0
        if self._next == len(self._given):
            raise LuckWanted(n)
        picked = self._given[self._next]
        self._next += 1
        return picked

    def choose(self, n: int) -> int:
        return self.pick(n)
