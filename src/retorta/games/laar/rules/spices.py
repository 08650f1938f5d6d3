"""5.3 Spices: the more different ones, the better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.games.laar.cards import SPICE, SPICES
from retorta.games.laar.events import SpicesCounted
from retorta.games.laar.rules.beasts import CountBeasts
from retorta.games.laar.rules.stacks import Goods, table_of
from retorta.games.laar.state import Laar

POINTS: Final[list[int]] = [0, 2, 4, 8, 12, 20, 30]
"""5.3 By the number of different spices."""


@dataclass
class CountSpices(Step):
    """5.3 Everybody looks how many different spices they have."""

    def resume(self, state: Laar, dealer: Dealer) -> None:
        points = [points_for_spices(goods) for goods in table_of(state)]
        state.sheet[SPICE] = points
        state.agenda[-1] = CountBeasts()
        if dealer.listening:
            dealer.announce(SpicesCounted(list(points)))

    def copy(self) -> CountSpices:
        return CountSpices()


def points_for_spices(goods: Goods) -> int:
    """5.3 A second card of the same spice is worth nothing."""
    seen = [0] * SPICES
    for spice in goods.spices:
        seen[spice] = 1
    return POINTS[sum(seen)]
