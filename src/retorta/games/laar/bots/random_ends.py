"""Games of Laar finished at random: what the goods of this round are worth in the end.

Learned values say what a good is worth in games in general. Random ends of the actual game show
how the goods on this table fit together, and which cards are left. Each open card is added to the
same ends for everybody, so that luck does not distort the comparison.
"""

from __future__ import annotations

from typing import Final

from retorta.core.dealer import DreamDealer
from retorta.core.words import Seat
from retorta.games.laar.bots.dreamt_round import Prospects, touches_others
from retorta.games.laar.bots.knowledge import UNIVERSAL
from retorta.games.laar.bots.random_rounds import play_rounds
from retorta.games.laar.cards import BEAST, KINDS, SPELL
from retorta.games.laar.rules.acquiring import AcquireGoods
from retorta.games.laar.rules.best import gain_besides_arms, points_of_arms, points_to_come
from retorta.games.laar.rules.rounds import ROUNDS
from retorta.games.laar.rules.stacks import Goods, table_of, with_good
from retorta.games.laar.rules.universal import universal_goods
from retorta.games.laar.state import NOTHING, Laar

LEARNED_COUNTS: Final = 30
"""The number of ends that the learned value counts for."""


class Offer:
    """A card that a seat may take in this round, as one kind of good."""

    seat: Seat
    good: int
    kind: int
    arms: bool
    """Whether it affects the neighbours' points."""
    weighed: bool
    """Whether all goods of the seat must be counted to find its worth: if the order in which they
    were taken matters, or if a universal good has to be placed."""

    def __init__(self, state: Laar, seat: Seat, good: int, kind: int) -> None:
        self.seat = seat
        self.good = good
        self.kind = kind
        card = state.goods[good]
        self.arms = touches_others(state, card, kind)
        self.weighed = (
            (kind == BEAST and len(state.memo.next) > 0)
            or (kind == SPELL and state.cardboard.spells[card].kind == UNIVERSAL)
            or len(universal_goods(state, seat)) > 0
        )


class RandomEnds:
    """Corrects the learned values of a round's goods by their worth at random ends."""

    def __init__(self, state: Laar, prospects: Prospects, luck: int) -> None:
        self.state = state
        self.prospects = prospects
        self.dealer = DreamDealer(luck)
        """Separate luck, so that the dreams' luck does not depend on the ends examined."""
        self.looked = 0
        self.offers = offers_of(state)

    def look(self) -> None:
        """Play the game to one more end."""
        state = self.state
        self.looked += 1
        end = state.copy()
        play_rounds(end, self.dealer, ROUNDS)
        table = table_of(end)
        arms = points_of_arms(table)
        for offer in self.offers:
            seat = offer.seat
            change = self.prospects.changes[seat][offer.good][offer.kind]
            seen = self.seen(offer, end, table, arms)
            for each in range(state.seats):
                change[each] += (seen[each] - change[each]) / (LEARNED_COUNTS + self.looked)
            self.prospects.gains[seat][offer.good][offer.kind] = change[seat]

    def seen(self, offer: Offer, end: Laar, table: list[Goods], arms: list[int]) -> list[int]:
        """Return the change in everybody's points at an *end* if that good is taken now.

        Universal goods that come later are assumed to stay where they are.
        """
        seat = offer.seat
        card = self.state.goods[offer.good]
        own = table[seat]
        seen = [0] * end.seats
        if offer.arms:
            table[seat] = with_good(own, end.cardboard, card, offer.kind)
            armed = points_of_arms(table)
            table[seat] = own
            for each in range(end.seats):
                seen[each] = armed[each] - arms[each]
        if offer.weighed:
            seen[seat] = self.weighed(offer, end, table, card)
        else:
            seen[seat] += gain_besides_arms(end, own, card, offer.kind)
        return seen

    def weighed(self, offer: Offer, end: Laar, table: list[Goods], card: int) -> int:
        """Return the change in the seat's own points, with everything counted again."""
        seat = offer.seat
        stacks = end.stacks[seat]
        before = points_to_come(end, seat, stacks, table)
        place = len(self.state.stacks[seat][offer.kind])
        stacks[offer.kind].insert(place, card)
        points = points_to_come(end, seat, stacks, table)
        stacks[offer.kind].pop(place)
        return points - before


def offers_of(state: Laar) -> list[Offer]:
    """Return everything that may still be taken in this round."""
    step = state.agenda[-1]
    acquired = step.acquired if isinstance(step, AcquireGoods) else 0
    offers: list[Offer] = []
    for turn in range(state.seats - acquired):
        seat = (state.first + turn) % state.seats
        for good in range(state.seats):
            if state.goods[good] == NOTHING:
                continue
            for kind in range(KINDS):
                # The first player may exchange the expert.
                if seat == state.first or state.assigned[good] in (NOTHING, kind):
                    offers.append(Offer(state, seat, good, kind))
    return offers
