"""4.1 New goods: one card is opened for each player."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.agenda import Step
from retorta.core.dealer import Dealer
from retorta.games.laar.events import GoodsOpened
from retorta.games.laar.printed import good_view
from retorta.games.laar.rules.assigning import AssignExperts
from retorta.games.laar.state import NOTHING, Laar


@dataclass
class OpenGoods(Step):
    """4.1 The first player opens as many goods as there are players."""

    def resume(self, state: Laar, dealer: Dealer) -> None:
        goods: list[int] = []
        for _ in range(state.seats):
            goods.append(dealer.draw(state.pile))
        state.goods = goods
        state.assigned = [NOTHING] * state.seats
        state.agenda[-1] = AssignExperts(0)
        if dealer.listening:
            opened = [good_view(state.cardboard, card) for card in goods]
            dealer.announce(GoodsOpened(state.round, state.first, opened))

    def copy(self) -> OpenGoods:
        return OpenGoods()
