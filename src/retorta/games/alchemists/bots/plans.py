"""The cubes of a round, planned as a whole."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from retorta.bots.search.search import NO_LIMIT
from retorta.games.alchemists.board import cubes_of
from retorta.games.alchemists.bots.artifact_values import price_of, worth_of
from retorta.games.alchemists.bots.potion_values import ALL_ORDERS, NO_SALE, PotionValues, Sale
from retorta.games.alchemists.bots.resource_values import ResourceValues
from retorta.games.alchemists.bots.theory_values import Theory, TheoryValues
from retorta.games.alchemists.cards import (
    AREAS,
    CLOSES,
    OPENS,
    Area,
    Artifact,
    Favor,
)

FAVOR_KEPT: Final = 0.9
"""The gain that makes playing a favor worthwhile in planning."""
STILL_THERE: Final = 0.92
"""The chance that one earlier player leaves what one plans to buy, publish or debunk."""
STUDENT_ASKS: Final = (0.0, 0.25, 0.8)
"""The average gold that zero, one and two tests on the student cost."""
NO_COIN_FOR_HIM: Final = 2.0
"""The cost of having no coin when the student asks for one: the test."""
EXPERIMENTS: Final = (Area.CUSTODIAN, Area.STUDENT, Area.DRINK)
"""The areas in which one learns what a mixture is."""
EARLY: Final = 1.15
"""The factor for knowing something before the theories are published."""

Actions = tuple[int, ...]
"""The number of actions in each area."""


class Plans:
    """Every way to lay the cubes of this round, and its worth."""

    def __init__(
        self, resources: ResourceValues, theories: TheoryValues, potions: PotionValues
    ) -> None:
        self.resources = resources
        self.theories = theories
        self.potions = potions
        self.laid = laid_by(resources)
        self.begun = self.laid
        """What was laid when the plans were made."""
        self.free = resources.own.free
        self.most = NO_LIMIT
        """Plans to weigh."""
        self.deadline = inf
        """When to stop weighing, by the clock."""
        self.favors = resources.favors
        self.row = [int(kind) for kind in resources.view.row]
        self.series = theories.series(3)
        self.disproofs = theories.best_disproofs(3)
        self.wares = [
            (worth_of(resources, ware), price_of(resources, ware, 0))
            for ware in resources.view.on_sale
        ]
        """The worth and price of what is on sale."""
        self.sale = self._sale()
        self.rest = resources.hand.copy()
        """The hand without what would be sold."""
        if self.sale is not NO_SALE:
            for kind in self.sale.pair:
                self.rest[kind] -= 1
        self._has_mortar = Artifact.MAGIC_MORTAR in resources.artifacts
        self._still_there = STILL_THERE ** self._ahead()
        self.shows: dict[int, list[float]] = {}
        self._spendings: dict[tuple[int, int, int, int], float] = {}
        self.weighed = 0
        """Plans weighed so far."""
        self._worths: dict[int, list[tuple[Actions, float]]] = {}

    def _ahead(self) -> int:
        """Return the number of players who act before this seat."""
        order = self.resources.view.order
        seat = self.resources.seat
        return order.index(seat) if seat in order else 0

    def _sale(self) -> Sale:
        rivals = sum(
            len(set(row.seats) - {self.resources.seat})
            for row in self.resources.view.areas
            if row.area == Area.SELL
        )
        return self.potions.sale(self.resources.hand, ALL_ORDERS, min(rivals, 1))

    def goes_on(self, resources: ResourceValues) -> bool:
        """Adopt newer resources if they belong to the same planning; return whether they do."""
        laid = laid_by(resources)
        cubes = sum(
            sum(cubes_of(resources.view, area)[self.begun[area] : laid[area]])
            for area in range(AREAS)
        )
        same = (
            resources.weighed_worlds is self.resources.weighed_worlds
            and resources.round == self.resources.round
            and resources.hand == self.resources.hand
            and resources.gold == self.resources.gold
            and resources.own.free + cubes == self.free
        )
        if same and laid != self.laid:
            self.laid = laid
            for more_cubes, worths in self._worths.items():
                self._worths[more_cubes] = [
                    each
                    for each in worths
                    if all(each[0][area] >= laid[area] for area in range(AREAS))
                ]
        return same

    def worths(self, more_cubes: int) -> list[tuple[Actions, float]]:
        """Return all plans that continue from what is laid, with *more_cubes* than available."""
        if more_cubes not in self._worths:
            found: list[Actions] = []
            self._lay(0, self.free + more_cubes, [], found)
            self._worths[more_cubes] = self._weighed(found)
        return self._worths[more_cubes]

    def revise(self, worths: dict[Actions, float]) -> None:
        """Replace the values of some plans by better ones."""
        self._worths[0] = [
            (actions, worths.get(actions, worth)) for actions, worth in self._worths[0]
        ]

    def _weighed(self, found: list[Actions]) -> list[tuple[Actions, float]]:
        """Weigh as many plans as wanted, spread evenly over all, while there is time."""
        step = max(len(found) / self.most, 1.0)
        weighed: list[tuple[Actions, float]] = []
        for number in range(min(len(found), self.most)):
            actions = found[int(number * step)]
            weighed.append((actions, self.worth(actions)))
            if perf_counter() >= self.deadline:
                break
        self.weighed += len(weighed)
        return weighed

    def _lay(self, area: int, cubes: int, actions: list[int], found: list[Actions]) -> None:
        if area == AREAS:
            found.append((*actions, cubes))
            return
        count = self.begun[area]
        self._lay(area + 1, cubes, [*actions, count], found)
        most = self._most(area)
        costs = cubes_of(self.resources.view, area)
        while count < min(most, len(costs)) and costs[count] <= cubes:
            cubes -= costs[count]
            count += 1
            self._lay(area + 1, cubes, [*actions, count], found)

    def _most(self, area: int) -> int:
        """Return how many actions in an area are worth considering."""
        if not OPENS[area] <= self.resources.round <= CLOSES[area]:
            return 0
        if area == Area.CUSTODIAN:
            return self.begun[area] + self.favors.count(Favor.CUSTODIAN)
        if area == Area.SELL:
            return 1 if self.sale is not NO_SALE else 0
        if area == Area.DEBUNK:
            return len(self.disproofs)
        if area == Area.PUBLISH:
            return len(self.series)
        if area == Area.BUY:
            return len(self.wares)
        return 9

    def worth(self, actions: Actions) -> float:
        """Return the worth of a plan, including what is left at the end of the round."""
        resources = self.resources
        cards = self._cards(actions)
        if cards < 0:
            return -9.0
        worth = self._still_there * sum(self.disproofs[: actions[Area.DEBUNK]])
        if any(actions[area] for area in EXPERIMENTS):
            taught, used = self._experiments(actions)
            worth += taught
            cards -= used
        if actions[Area.EXHIBITION]:
            worth += self._exhibits(actions)
        worth += self._with_sale(actions)
        favors = actions[AREAS] // 2
        worth += favors * resources.favor()
        worth -= FAVOR_KEPT * actions[Area.CUSTODIAN]
        return worth + resources.kept(max(cards, 0))

    def _with_sale(self, actions: Actions) -> float:
        """Return the worth of a plan's gold; if the sale fails, less can be bought."""
        gold = self.resources.gold + actions[Area.TRANSMUTE]
        if not actions[Area.SELL]:
            return self._spent(actions, gold)
        sale = self.sale
        worth = sale.beside + sale.paid * self._spent(actions, gold + sale.price)
        if sale.paid < 1:
            worth += (1 - sale.paid) * self._spent(actions, gold)
        return worth

    def _spent(self, actions: Actions, gold: int) -> float:
        """Return the worth of an amount of gold, given what a plan pays from it."""
        tests = min(actions[Area.STUDENT], len(STUDENT_ASKS) - 1)
        key = (actions[Area.BUY], actions[Area.PUBLISH], tests, gold)
        if key not in self._spendings:
            self._spendings[key] = self._spending(actions, tests, float(gold))
        return self._spendings[key]

    def _spending(self, actions: Actions, tests: int, gold: float) -> float:
        worth = 0.0
        for theory in self.published(actions, gold):
            worth += self._still_there * theory.worth
            gold -= theory.price
        bought, price, _ = self._purchases(actions[Area.BUY], gold)
        worth += self._still_there * bought
        gold -= self._still_there * price
        if tests and gold < 1:
            worth -= STUDENT_ASKS[tests] * NO_COIN_FOR_HIM
        else:
            gold -= STUDENT_ASKS[tests]
        return worth + self.resources.purse(max(gold, 0.0))

    def _cards(self, actions: Actions) -> int:
        """Return the cards that a plan leaves for experiments."""
        cards = sum(self.resources.hand) + actions[Area.FORAGE] - actions[Area.TRANSMUTE]
        return cards - 2 if actions[Area.SELL] else cards

    def earned(self, actions: Actions) -> float:
        """Return the gold that a plan has to spend on theories and artifacts, if all goes well."""
        gold = self.resources.gold + float(actions[Area.TRANSMUTE])
        return gold + self.sale.price if actions[Area.SELL] else gold

    def published(self, actions: Actions, gold: float) -> list[Theory]:
        """Return the theories of a plan that an amount of gold can pay for."""
        found: list[Theory] = []
        for theory in self.series[: actions[Area.PUBLISH]]:
            if theory.price <= gold:
                found.append(theory)
                gold -= theory.price
        return found

    def experiment_bits(self, actions: Actions) -> tuple[int, list[float]]:
        """Return the number of experiments in a plan, and the bits that 0, 1, 2 ... teach."""
        mixed = sum(actions[area] for area in EXPERIMENTS)
        hand = self.rest if actions[Area.SELL] else self.resources.hand
        course = self.potions.course(hand, self.row, actions[Area.FORAGE])
        cards = self._cards(actions)
        possible = max(cards - 1 if self._has_mortar else cards // 2, 0)
        return min(mixed, possible, len(course) - 1), course

    def _experiments(self, actions: Actions) -> tuple[float, int]:
        """Return the worth of a plan's experiments, and the cards they use up."""
        resources = self.resources
        made, course = self.experiment_bits(actions)
        worth = resources.learnt(course[made])
        if actions[Area.CUSTODIAN] and made:
            worth += (EARLY - 1) * resources.learnt(course[1])
        tests = min(actions[Area.STUDENT], made)
        worth -= (made - tests) * self.average_harm()
        return worth, made * (1 if self._has_mortar else 2)

    def average_harm(self) -> float:
        return (1.6 + 0.4 + self.resources.loss(1)) / 7

    def _exhibits(self, actions: Actions) -> float:
        hand = self.rest if actions[Area.SELL] else self.resources.hand
        gathered = actions[Area.FORAGE]
        key = gathered * 2 + actions[Area.SELL]
        if key not in self.shows:
            self.shows[key] = self._shows_with(hand, gathered)
        return self.shows[key][min(actions[Area.EXHIBITION], 4)]

    def _shows_with(self, hand: list[int], gathered: int) -> list[float]:
        """Return the best shows after gathering; the cards that help most are taken."""
        hand = hand.copy()
        row = self.row.copy()
        best = self.potions.show(hand, 4)
        for _ in range(min(gathered, len(row))):
            tried = []
            for kind in sorted(set(row)):
                hand[kind] += 1
                tried.append((self.potions.show(hand, 4)[4], kind))
                hand[kind] -= 1
            _, kind = max(tried)
            row.remove(kind)
            hand[kind] += 1
            best = self.potions.show(hand, 4)
        return best

    def basket(self, actions: Actions) -> list[Artifact]:
        """Return what a plan intends to buy."""
        gold = self.earned(actions)
        gold -= sum(theory.price for theory in self.published(actions, gold))
        chosen = self._purchases(actions[Area.BUY], gold)[2]
        return [self.resources.view.on_sale[place] for place in chosen]

    def _purchases(self, number: int, gold: float) -> tuple[float, float, tuple[int, ...]]:
        """Return the worth, price and places of the best purchases for the gold."""
        best: tuple[float, float, tuple[int, ...]] = (0.0, 0.0, ())
        if not number:
            return best
        purse = self.resources.purse
        for index, (worth, price) in enumerate(self.wares):
            if price > gold:
                continue
            both, paid = worth, float(price)
            chosen: tuple[int, ...] = (index,)
            if number > 1:
                for place, (other, dear) in enumerate(self.wares[index + 1 :], index + 1):
                    if price + dear <= gold and other - dear * 0.8 > both - worth:
                        both, paid, chosen = worth + other, float(price + dear), (index, place)
            if both + purse(gold - paid) > best[0] + purse(gold - best[1]):
                best = (both, paid, chosen)
        return best


def laid_by(resources: ResourceValues) -> list[int]:
    """Return the actions a seat has planned so far, by area."""
    laid = [0] * AREAS
    for row in resources.view.areas:
        if resources.seat in row.seats:
            laid[row.area] = row.actions[row.seats.index(resources.seat)]
    return laid
