"""One decision of a seat that plans whole rounds, and what all its judges need to know.

``judges/`` determines the worth of each kind of move, and the reasons.
"""

from __future__ import annotations

from math import inf
from typing import Final

from retorta.bots.search.search import NO_LIMIT
from retorta.core.box import View
from retorta.games.alchemists.bots.artifact_values import price_of, worth_of
from retorta.games.alchemists.bots.leftover_values import LeftoverValues
from retorta.games.alchemists.bots.plans import EXPERIMENTS, Actions, Plans
from retorta.games.alchemists.bots.potion_values import ALL_ORDERS, NO_SALE, PotionValues
from retorta.games.alchemists.bots.resource_values import ResourceValues, planned
from retorta.games.alchemists.bots.theory_values import TheoryValues
from retorta.games.alchemists.bots.weighed_worlds import WeighedWorlds
from retorta.games.alchemists.cards import Area, Artifact
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.views import PublicView, TaskView

SPENT: Final = 0.7
"""The worth of a favor at the end."""
MARGIN: Final = 0.1
"""The weight of the other uses of cards that are spent."""
KIND: Final = 0.08
"""The worth of holding one more kind of ingredient."""
OUT_OF_QUESTION: Final = -9.0
"""Anything worth no more than this is not considered."""


class Decision:
    """One decision, and the values on which many kinds of moves depend."""

    def __init__(
        self,
        view: View,
        weighed_worlds: WeighedWorlds,
        leftover_values: LeftoverValues,
        before: Decision | None = None,
    ) -> None:
        self.view: PublicView = view.public
        self.resources = ResourceValues(view, weighed_worlds, leftover_values)
        self.theories = TheoryValues(self.resources)
        self.potions = PotionValues(self.resources)
        self.question = self.view.task.question if self.view.task else ""
        self.discount = self.view.discounts[self.resources.seat] or 0
        self._most = NO_LIMIT
        self._deadline = inf
        self._plans: Plans | None = None
        if before is not None and before._plans is not None and self.question == "plan-actions":
            # Nothing else happens between two of its own cubes.
            self._plans = before._plans if before._plans.goes_on(self.resources) else None

    def limit(self, plans: int, deadline: float) -> None:
        """Limit the plans of a round that are weighed, by number and by a deadline."""
        self._most = plans
        self._deadline = deadline

    @property
    def task(self) -> TaskView:
        task = self.view.task
        assert task is not None
        return task

    def ordered(self) -> int:
        """Return the potion that was ordered, or promised to the exhibition."""
        assert self.task.potion is not None
        return int(self.task.potion)

    # The hand

    def hand_worth(self, hand: list[int]) -> float:
        """Return the value of a hand in this round: what it can still make, and its variety."""
        resources = self.resources
        kinds = sum(count > 0 for count in hand)
        worth = KIND * kinds + 0.01 * sum(hand)
        if self.planned(Area.SELL) and self.question in ("forage", "transmute", "herbalist"):
            worth += max(self.potions.sale(hand, ALL_ORDERS, 0).worth, 0.0)
        if resources.last:
            return worth + self.potions.show(hand, 4)[4]
        worth += resources.learnt(self.experiment_bits(hand))
        if resources.round == 5:
            worth += 0.5 * self.potions.show(hand, 4)[4]
        return worth

    def experiment_bits(self, hand: list[int]) -> float:
        """Return the bits that the planned experiments would teach with a hand."""
        mixed = sum(self.planned(area) for area in EXPERIMENTS)
        course = self.potions.course(hand, [], 0)
        return course[min(mixed or 2, len(course) - 1)]

    def with_card(self, kind: int, more: int) -> list[int]:
        """Return the hand with *more* cards of a kind."""
        hand = self.resources.hand.copy()
        hand[kind] += more
        return hand

    def card(self, kind: int, more: int) -> float:
        """Return the change in value from having so many *more* cards of a kind."""
        return self.hand_worth(self.with_card(kind, more)) - self.hand_worth(self.resources.hand)

    def using(self, first: int, second: int) -> float:
        """Return the change in value from no longer having two cards."""
        hand = self.with_card(first, -1)
        hand[second] -= 1
        return MARGIN * (self.hand_worth(hand) - self.hand_worth(self.resources.hand))

    # The purse

    def coin(self, number: int) -> float:
        """Return the worth of the next coins."""
        return self.resources.purse(self.resources.gold + number) - self.resources.purse(
            self.resources.gold
        )

    def with_purse(self, gold: int) -> float:
        """Return the worth of an amount of gold, given the theories it must pay for this round."""
        worth = 0.0
        for theory in self.theories.series(self.planned(Area.PUBLISH)):
            if theory.price <= gold:
                worth += theory.worth
                gold -= theory.price
        return worth + self.resources.purse(gold)

    def to_spend(self, gold: int) -> float:
        """Return the worth of an amount of gold before the sale, given all it must pay for."""
        sale = self.potions.sale(self.resources.hand, ALL_ORDERS, 0)
        if not self.planned(Area.SELL) or sale is NO_SALE:
            return self._paying(gold)
        return sale.paid * self._paying(gold + sale.price) + (1 - sale.paid) * self._paying(gold)

    def _paying(self, gold: int) -> float:
        """Return the worth of an amount of gold in the shop, if a cube lies there, and later."""
        found = [self.with_purse(gold)]
        if self.planned(Area.BUY):
            for ware in self.view.on_sale:
                price = price_of(self.resources, ware, 0)
                if price <= gold:
                    found.append(worth_of(self.resources, ware) + self.with_purse(gold - price))
        return max(found)

    def bought(self, ware: Artifact, shopkeepers: int) -> float:
        """Return the worth of a purchase, given what is still to be published."""
        price = price_of(self.resources, ware, shopkeepers)
        if price > self.resources.gold:
            return OUT_OF_QUESTION
        gold = self.resources.gold
        return (
            worth_of(self.resources, ware) + self.with_purse(gold - price) - self.with_purse(gold)
        )

    # The cubes

    def planned(self, area: int) -> int:
        """Return the number of actions for which the seat has laid cubes in an area."""
        return planned(self.view, self.resources.seat, area)

    @property
    def plans(self) -> Plans:
        if self._plans is None:
            self._plans = Plans(self.resources, self.theories, self.potions)
        self._plans.most, self._plans.deadline = self._most, self._deadline
        return self._plans

    @property
    def weighed(self) -> int:
        """The number of plans of a round that were weighed."""
        return 0 if self._plans is None else self._plans.weighed

    def idle(self) -> Actions:
        """Return the plan to lay no more cubes."""
        return (*self.plans.laid, self.resources.own.free)

    def best_plan(self, area: int, more_cubes: int) -> tuple[float, Actions]:
        """Return the best plan that has one more action in an *area*, or in any.

        Its value is its gain compared with laying no more cubes.
        """
        laid = self.plans.laid
        found = [
            (worth, actions)
            for actions, worth in self.plans.worths(more_cubes)
            if area == NOTHING or actions[area] > laid[area]
        ]
        idle = self.idle()
        if not found:
            return OUT_OF_QUESTION, idle
        worth, actions = max(found)
        return worth - self.plans.worth(idle), actions
