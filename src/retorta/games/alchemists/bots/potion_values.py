"""The worth of mixing: experiments, sales and the exhibition."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from retorta.games.alchemists.bots.formula_chances import entropy
from retorta.games.alchemists.bots.resource_values import CUBE, ResourceValues
from retorta.games.alchemists.bots.weighed_worlds import ExperimentRow
from retorta.games.alchemists.cards import (
    ASPECT_OF,
    COLOURED,
    PAIRS,
    POTIONS,
    PRICES,
    WANTS,
    Potion,
    Quality,
)
from retorta.games.alchemists.rules.exhibition import BOTH_SIGNS
from retorta.games.alchemists.rules.mixing import quality_of
from retorta.games.alchemists.rules.selling import SLOTS

PARALYSIS_COSTS: Final = 0.4
PROMISING: Final = 0.55
"""A potion less likely than this is not exhibited."""
TRIED_PAIRS: Final = 3
"""The number of pairs considered for each potion of the exhibition."""
FIRST_TO_SHOW: Final = 0.8
"""The chance of being the first to show a potion that nobody has shown yet."""
QUALITY: Final = [[quality_of(potion, order) for potion in Potion] for order in ASPECT_OF]
FIRST_TO_SELL: Final = (0.15, 0.5, 0.85, 0.95)
"""The chance of selling first with each discount."""
ORDERS_LEFT: Final[tuple[tuple[list[int], ...], ...]] = (
    ([],),
    ([2], [0, 1]),
    ([1, 2], [0, 2], [0, 1]),
)
"""The orders that may be left to the second of two, three or four players."""
ALL_ORDERS: Final = list(range(SLOTS))
MOST_IN_A_ROW: Final = 5
"""The most experiments considered together."""
WAY_TO_THE_ROW: Final = 0.2
"""The extra bits that a card of the row must teach, since somebody may take it first."""


@dataclass(frozen=True)
class Sale:
    """What to sell, and for how much."""

    worth: float
    price: int
    paid: float
    """The chance that the price is paid."""
    beside: float
    """The worth besides the gold."""
    slot: int
    quality: int
    pair: tuple[int, int]

    @property
    def gold(self) -> float:
        """The average gain."""
        return self.paid * self.price


NO_SALE: Final = Sale(-9.0, 0, 0.0, -9.0, 0, 3, (0, 0))


class PotionValues:
    """Weighs what can be mixed from a hand."""

    def __init__(self, resources: ResourceValues) -> None:
        self.resources = resources
        self.weighed_worlds = resources.weighed_worlds
        self._courses: dict[tuple[int, ...], list[float]] = {}
        self._shows: dict[tuple[int, ...], list[float]] = {}

    # Experiments

    def course(self, hand: list[int], row: list[int], gathered: int) -> list[float]:
        """Return the bits that 0, 1, 2 ... experiments in a row would teach.

        *gathered* cards of the *row* may be taken into the hand for them.
        """
        key = (*hand, *row, gathered)
        if key not in self._courses:
            self._courses[key] = self._course(hand.copy(), row.copy(), gathered)
        return self._courses[key]

    def _course(self, hand: list[int], row: list[int], gathered: int) -> list[float]:
        experiment_row = self.weighed_worlds.experiment_row()
        taught = [0.0]
        while len(taught) <= MOST_IN_A_ROW:
            pair = self.most_telling_pair(experiment_row, hand, row, gathered)
            if pair is None:
                break
            gathered -= sum(not hand[kind] for kind in pair)
            for kind in pair:
                if hand[kind]:
                    hand[kind] -= 1
                else:
                    row.remove(kind)
            experiment_row = experiment_row.after(*pair)
            taught.append(experiment_row.bits)
        return taught

    def most_telling_pair(
        self, experiment_row: ExperimentRow, hand: list[int], row: list[int], gathered: int
    ) -> tuple[int, int] | None:
        """Return the pair that teaches most, using at most *gathered* cards from the row."""
        best: tuple[int, int] | None = None
        most = 0.0
        for pair in PAIRS:
            needed = 0
            for kind in pair:
                if not hand[kind]:
                    needed += 1 if kind in row else 9
            if needed > gathered:
                continue
            gain = experiment_row.gain(*pair) - WAY_TO_THE_ROW * needed
            if gain > most:
                most = gain
                best = pair
        return best

    def harm(self, first: int, second: int) -> float:
        """Return the expected cost of drinking a mixture."""
        chances = self.weighed_worlds.potions(first, second)
        cube = CUBE if not self.resources.last else 0.0
        still = PARALYSIS_COSTS if not self.resources.last else 0.0
        return (
            chances[Potion.POISON] * cube
            + chances[Potion.PARALYSIS] * still
            + chances[Potion.INSANITY] * self.resources.loss(1)
        )

    # Sales

    def takings(self, chances: list[float], order: int, guaranteed: int, discount: int) -> Sale:
        """Return the gain from a sale with a guarantee."""
        return self._sale(qualities_of(chances, order), guaranteed, discount)

    def _sale(self, qualities: list[float], guaranteed: int, discount: int) -> Sale:
        """Return the expected gold and reputation, and what the quality teaches."""
        resources = self.resources
        price = resources.price(guaranteed, discount)
        if price <= 0:
            return NO_SALE
        paid = sum(qualities[: guaranteed + 1])
        coins = paid * (resources.purse(resources.gold + price) - resources.purse(resources.gold))
        beside = resources.learnt(entropy(qualities))
        beside -= (qualities[2] + qualities[3]) * resources.loss(1)
        return Sale(coins + beside, price, paid, beside, 0, guaranteed, (0, 0))

    def sale(self, hand: list[int], slots: list[int], discount: int) -> Sale:
        """Return the best sale from a hand to the adventurer in town."""
        adventurer = self.resources.view.adventurer
        best = NO_SALE
        if adventurer is None:
            return best
        for first, second in PAIRS:
            if not hand[first] or not hand[second]:
                continue
            chances = self.weighed_worlds.potions(first, second)
            for slot in slots:
                qualities = qualities_of(chances, WANTS[adventurer][slot])
                for quality in range(len(PRICES)):
                    if quality and not qualities[quality]:
                        continue
                    sale = self._sale(qualities, quality, discount)
                    if sale.worth > best.worth:
                        best = replace(sale, slot=slot, pair=(first, second))
        return best

    def discounted(self, gold: int) -> float:
        """Return the worth of a discount, which may give the free choice of an order."""
        first = FIRST_TO_SELL[gold]
        left = ORDERS_LEFT[min(len(self.resources.view.players), len(ORDERS_LEFT) + 1) - 2]
        hand = self.resources.hand
        worth = first * max(self.sale(hand, [0, 1, 2], gold).worth, 0.0)
        for slots in left:
            worth += (1 - first) * max(self.sale(hand, slots, gold).worth, 0.0) / len(left)
        return worth

    def guaranteed(self, order: int, quality: int, discount: int) -> float:
        """Return the worth of a guarantee with the best pair in hand."""
        return max(
            self.takings(self.weighed_worlds.potions(*pair), order, quality, discount).worth
            for pair in self.pairs()
        )

    def likeliest(self, potion: int) -> float:
        """Return the best chance to make a potion."""
        return max(self.weighed_worlds.potions(*pair)[potion] for pair in self.pairs())

    def pairs(self) -> list[tuple[int, int]]:
        """Return the pairs of different ingredients in hand."""
        hand = self.resources.hand
        return [(first, second) for first, second in PAIRS if hand[first] and hand[second]]

    # The exhibition

    def show(self, hand: list[int], most: int) -> list[float]:
        """Return the total worth of the best 0, 1, 2 ... exhibits from a hand."""
        key = tuple(hand)
        if key not in self._shows:
            best = [0.0] + [-9.0] * 4
            self._try_shows(hand.copy(), 0, [], 0.0, best)
            for number in range(1, 5):
                best[number] = max(best[number], best[number - 1])
            self._shows[key] = best
        return self._shows[key][: most + 1]

    def _try_shows(
        self, hand: list[int], potion: int, shown: list[int], worth: float, best: list[float]
    ) -> None:
        best[len(shown)] = max(best[len(shown)], worth)
        if potion == COLOURED or len(shown) == 4:
            return
        self._try_shows(hand, potion + 1, shown, worth, best)
        if potion in self.resources.own.exhibited:
            return
        for chance, first, second in self.makers(hand, potion):
            gain = self.applause(potion, chance, shown)
            hand[first] -= 1
            hand[second] -= 1
            self._try_shows(hand, potion + 1, [*shown, potion], worth + gain, best)
            hand[first] += 1
            hand[second] += 1

    def makers(self, hand: list[int], potion: int) -> list[tuple[float, int, int]]:
        """Return the pairs of a hand that are most likely to make a potion."""
        found: list[tuple[float, int, int]] = []
        for each in self.weighed_worlds.makers(potion):
            if each[0] < PROMISING or len(found) == TRIED_PAIRS:
                break
            if hand[each[1]] and hand[each[2]]:
                found.append(each)
        return found

    def exhibit(self, potion: int, actions: int) -> float:
        """Return the worth of a show of several actions that begins with a given potion."""
        best = -9.0
        both = actions > 1 and potion ^ 1 not in self.resources.own.exhibited
        for chance, first, second in self.makers(self.resources.hand, potion):
            hand = self.resources.hand.copy()
            hand[first] -= 1
            hand[second] -= 1
            worth = self.applause(potion, chance, [])
            rest = self.show(hand, 4)
            best = max(best, worth + rest[min(actions - 1, 4)])
            partners = self.makers(hand, potion ^ 1)
            if partners and both:
                best = max(best, worth + BOTH_SIGNS * partners[0][0] + rest[min(actions - 2, 4)])
        return best

    def applause(self, potion: int, chance: float, shown: list[int]) -> float:
        """Return the worth of an exhibit in addition to those already *shown*."""
        gain = 0.0
        if self.resources.view.first_shown[potion] is None:
            gain += FIRST_TO_SHOW
        if potion ^ 1 in self.resources.own.exhibited or potion ^ 1 in shown:
            gain += BOTH_SIGNS
        return chance * gain - (1 - chance) * self.resources.loss(1)


def qualities_of(chances: list[float], order: int) -> list[float]:
    """Return the chance of each quality of a sale."""
    qualities = [0.0] * len(Quality)
    for potion in range(POTIONS):
        qualities[QUALITY[order][potion]] += chances[potion]
    return qualities
