"""What each move of Alchemists is worth, in points, to a seat that plans its round as a whole."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, Final

from retorta.bots.alchemists.outlook import FAVORS, Outlook
from retorta.bots.alchemists.plans import Plans
from retorta.bots.alchemists.posterior import Posterior
from retorta.bots.alchemists.potions import ALL_ORDERS, Potions
from retorta.bots.alchemists.theories import Theories
from retorta.bots.alchemists.wares import price_of, worth_of
from retorta.bots.search import NO_LIMIT
from retorta.core.words import Move
from retorta.games.alchemists.cards import (
    AREAS,
    INGREDIENTS,
    POTIONS,
    PRICES,
    SPACE_FAVORS,
    SPACE_GOLD,
    SPACE_INGREDIENTS,
    Area,
    Artifact,
    Favor,
    Ingredient,
)
from retorta.games.alchemists.moves import (
    Buy,
    Claim,
    Decline,
    Discard,
    Disprove,
    Endorse,
    FinishPlanning,
    Gather,
    GatherUnseen,
    GiveUpMortar,
    Guarantee,
    Hurry,
    Keep,
    LayDiscount,
    LaySeal,
    Look,
    Mix,
    Offer,
    Plan,
    PlayFavor,
    Propose,
    Publish,
    SendAssociate,
    TakeGrant,
    TakeOrder,
    TakeSpace,
)
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.views import AlchemistsView

INGREDIENT: Final = 0.75
"""What an ingredient drawn at the start of a round is worth."""
EARLIER: Final = 0.35
"""What it is worth to act one space earlier."""
CUBE_BACK: Final = 0.3
"""What the cubes of a declined action bring, half a favor."""
SPENT: Final = 0.7
"""What a favor would be worth at the end."""
ASSISTANT_KEPT: Final = 1.2
"""What one more cube must bring for the Assistant to be called now."""
MARGIN: Final = 0.1
"""How far it counts what else could be made of cards that are used."""
MERCHANT_KEPT: Final = 1.2
"""What the Merchant's free choice of an order must bring when others have sold."""
KIND: Final = 0.08
"""What it is worth to hold one more kind of ingredient."""


class Counsel:
    """One decision: what each move is worth."""

    def __init__(
        self,
        view: AlchemistsView,
        posterior: Posterior,
        area: int = NOTHING,
        before: Counsel | None = None,
    ) -> None:
        self.view = view
        self.area = area
        """Where the Boots of Speed are offered."""
        self.outlook = Outlook(view, posterior)
        self.theories = Theories(self.outlook)
        self.potions = Potions(self.outlook)
        self.question = view.task.question if view.task else ""
        self.discount = view.discounts[self.outlook.seat] or 0
        self._most = NO_LIMIT
        self._deadline = inf
        self._plans: Plans | None = None
        if before is not None and before._plans is not None and self.question == "plan-actions":
            # Between two of its own cubes nothing else happens.
            self._plans = before._plans if before._plans.goes_on(self.outlook) else None

    def limit(self, plans: int, deadline: float) -> None:
        """Weigh no more than so many plans of a round, and none after the deadline."""
        self._most = plans
        self._deadline = deadline

    def worth(self, move: Move) -> float:
        """Return what a move is worth; doing without is worth nothing."""
        judge = JUDGES.get(type(move))
        return 0.0 if judge is None else judge(self, move)

    # Cards and the order track

    def keep(self, move: Keep) -> float:
        return FAVORS[move.favor]

    def take_space(self, move: TakeSpace) -> float:
        space = move.space
        trunk = Artifact.WITCHS_TRUNK in self.outlook.artifacts
        cards = 0.0 if trunk else INGREDIENT * SPACE_INGREDIENTS[space]
        gold = self.outlook.gold
        paid = self.outlook.purse(gold) - self.outlook.purse(gold - SPACE_GOLD[space])
        return cards + SPACE_FAVORS[space] * self.outlook.favor() - paid - EARLIER * space

    def planned(self, area: int) -> int:
        for row in self.view.areas:
            if row.area == area and self.outlook.seat in row.seats:
                return row.actions[row.seats.index(self.outlook.seat)]
        return 0

    def holding(self, hand: list[int]) -> float:
        """Return what can still be made of a hand in this round, and what its variety is worth."""
        outlook = self.outlook
        kinds = sum(count > 0 for count in hand)
        worth = KIND * kinds + 0.01 * sum(hand)
        if self.planned(Area.SELL) and self.question in ("forage", "transmute", "herbalist"):
            worth += max(self.potions.sale(hand, ALL_ORDERS, 0).worth, 0.0)
        if outlook.last:
            return worth + self.potions.show(hand, 4)[4]
        mixed = sum(self.planned(area) for area in (Area.CUSTODIAN, Area.STUDENT, Area.DRINK))
        course = self.potions.course(hand, [], 0)
        worth += outlook.learnt(course[min(mixed or 2, len(course) - 1)])
        if outlook.round == 5:
            worth += 0.5 * self.potions.show(hand, 4)[4]
        return worth

    def with_card(self, kind: int, more: int) -> float:
        hand = self.outlook.hand.copy()
        hand[kind] += more
        return self.holding(hand)

    def gather(self, move: Gather) -> float:
        return 1 + self.with_card(int(move.ingredient), 1)

    def gather_unseen(self, _move: GatherUnseen) -> float:
        worths = [self.with_card(kind, 1) for kind in range(INGREDIENTS)]
        return 1 + sum(worths) / len(worths)

    def discard(self, move: Discard) -> float:
        loss = self.holding(self.outlook.hand) - self.with_card(int(move.ingredient), -1)
        if self.question != "transmute":
            return 5 - loss
        loss *= MARGIN
        kept = self.outlook.kept(sum(self.outlook.hand))
        loss += kept - self.outlook.kept(sum(self.outlook.hand) - 1)
        return self.coin(1) - loss

    def coin(self, number: int) -> float:
        """Return what the next coins are worth."""
        return self.outlook.purse(self.outlook.gold + number) - self.outlook.purse(
            self.outlook.gold
        )

    # Planning

    @property
    def plans(self) -> Plans:
        if self._plans is None:
            self._plans = Plans(self.outlook, self.theories, self.potions)
        self._plans.most, self._plans.deadline = self._most, self._deadline
        return self._plans

    def plan(self, move: Plan) -> float:
        return self.best_plan(int(move.area), 0)

    def best_plan(self, area: int, more_cubes: int) -> float:
        """Return what the best plan is worth that has one more action in an *area*."""
        laid = self.plans.laid
        worths = [
            worth
            for actions, worth in self.plans.worths(more_cubes)
            if area == NOTHING or actions[area] > laid[area]
        ]
        return max(worths, default=-9.0)

    def finish_planning(self, _move: FinishPlanning) -> float:
        laid = (*self.plans.laid, self.outlook.own.free)
        # It is the same as the best plan when that is laid already.
        return self.plans.worth(laid) + 1e-6

    def send_associate(self, _move: SendAssociate) -> float:
        return -9.0

    def play_favor(self, move: PlayFavor) -> float:
        favor = move.favor
        if favor == Favor.ASSISTANT:
            price = SPENT if self.outlook.last else ASSISTANT_KEPT
            return self.best_plan(NOTHING, 1) - price
        if favor == Favor.CUSTODIAN:
            return self.best_plan(int(Area.CUSTODIAN), 0)
        if favor == Favor.SAGE:
            kinds = [kind for kind in range(INGREDIENTS) if self.outlook.hand[kind]]
            best = max(self.discard(Discard(Ingredient(kind))) for kind in kinds)
            return best - self.coin(1) + self.coin(2) - SPENT
        if favor == Favor.SHOPKEEPER:
            best = max(self.bought(ware, 1) for ware in self.view.on_sale)
            return best - SPENT if best > SPENT else -9.0
        if favor == Favor.MERCHANT:
            return self.merchant()
        return self.barmaid()

    # Mixing

    def mix(self, move: Mix) -> float:
        first, second = int(move.first), int(move.second)
        chances = self.outlook.posterior.potions(first, second)
        task = self.view.task
        assert task is not None
        if self.question == "brew-for-sale":
            assert task.quality is not None
            sale = self.potions.takings(chances, self.ordered(), int(task.quality), self.discount)
            return sale.worth + MARGIN * self.without(first, second)
        if self.question == "brew-for-exhibition":
            return 5 * chances[self.ordered()] + MARGIN * self.without(first, second)
        taught = self.outlook.learnt(self.outlook.posterior.lessons().gain(first, second))
        if self.question == "think-with-cap":
            return taught + 0.01
        worth = taught + MARGIN * (self.without(first, second) - self.holding(self.outlook.hand))
        if self.question == "drink-potion":
            worth -= self.potions.harm(first, second)
        elif self.view.unwilling:
            worth += self.outlook.purse(self.outlook.gold - 1)
            worth -= self.outlook.purse(self.outlook.gold)
        cards = sum(self.outlook.hand)
        return worth + self.outlook.kept(cards - 2) - self.outlook.kept(cards)

    def without(self, first: int, second: int) -> float:
        """Return what the hand is worth without two cards."""
        hand = self.outlook.hand.copy()
        hand[first] -= 1
        hand[second] -= 1
        return self.holding(hand)

    def decline(self, _move: Decline) -> float:
        return CUBE_BACK

    # Selling

    def take_order(self, move: TakeOrder) -> float:
        cards = sum(self.outlook.hand)
        used = self.outlook.kept(cards) - self.outlook.kept(cards - 2)
        return self.potions.sale(self.outlook.hand, [move.slot], self.discount).worth - used

    def guarantee(self, move: Guarantee) -> float:
        return self.guaranteed(int(move.quality))

    def guaranteed(self, quality: int) -> float:
        """Return what a guarantee is worth for the potion that was ordered."""
        return self.potions.guaranteed(self.ordered(), quality, self.discount)

    def ordered(self) -> int:
        task = self.view.task
        assert task is not None
        assert task.potion is not None
        return int(task.potion)

    def merchant(self) -> float:
        best = self.potions.sale(self.outlook.hand, ALL_ORDERS, self.discount).worth
        if any(owner is not None for owner in self.view.orders):
            return best - MERCHANT_KEPT
        return best + self.coin(1) - SPENT if best > 0 else -9.0

    def barmaid(self) -> float:
        best = max(self.guaranteed(quality) for quality in range(len(PRICES)))
        delight = self.potions.likeliest(self.ordered()) * self.outlook.gain(1)
        return best + delight - SPENT - 0.1

    def lay_discount(self, move: LayDiscount) -> float:
        return self.potions.discounted(move.gold)

    # Artifacts

    def bought(self, ware: Artifact, shopkeepers: int) -> float:
        """Return what a purchase is worth beside what is still to be published."""
        price = price_of(self.outlook, ware, shopkeepers)
        if price > self.outlook.gold:
            return -9.0
        gold = self.outlook.gold
        return worth_of(self.outlook, ware) + self.with_purse(gold - price) - self.with_purse(gold)

    def with_purse(self, gold: int) -> float:
        """Return what so much gold is worth, with the theories it is to pay in this round."""
        worth = 0.0
        for theory in self.theories.series(self.planned(Area.PUBLISH)):
            if theory.price <= gold:
                worth += theory.worth
                gold -= theory.price
        return worth + self.outlook.purse(gold)

    def buy(self, move: Buy) -> float:
        return self.bought(move.artifact, 0)

    def offer(self, move: Offer) -> float:
        return move.gold + self.with_purse(self.outlook.gold - move.gold)

    def gladly(self, _move: Move) -> float:
        return 0.5

    def hurry(self, _move: Hurry) -> float:
        """Act once more here, unless it will be worth more in an area to come."""
        here = self.once_more(self.area)
        later = [self.once_more(area) for area in range(self.area + 1, AREAS) if self.planned(area)]
        return here - max(later, default=0.0)

    def once_more(self, area: int) -> float:
        """Return what one more action in an area is worth, without a cube."""
        if area == Area.PUBLISH:
            return max(
                (theory.worth - theory.price for theory in self.theories.series(1)), default=0
            )
        if area == Area.DEBUNK:
            return max(self.theories.best_disproofs(1), default=0.0)
        if area in (Area.STUDENT, Area.DRINK, Area.CUSTODIAN):
            course = self.potions.course(self.outlook.hand, [], 0)
            return self.outlook.learnt(course[-1] - course[max(len(course) - 2, 0)]) - 0.5
        if area == Area.EXHIBITION:
            return self.potions.show(self.outlook.hand, 4)[1]
        if area == Area.BUY:
            return max((self.bought(ware, 0) for ware in self.view.on_sale), default=0.0)
        return 0.8 if area == Area.FORAGE else 0.2

    # Theories

    def publish(self, move: Publish) -> float:
        return self.theory(int(move.ingredient), int(move.formula), False)

    def endorse(self, move: Endorse) -> float:
        ingredient = int(move.ingredient)
        return self.theory(ingredient, self.outlook.theories[ingredient], True)

    def theory(self, ingredient: int, formula: int, endorsed: bool) -> float:
        found = self.theories.theory(ingredient, formula, endorsed, self.outlook.seals, [])
        gold = self.outlook.gold
        return found.worth + self.outlook.purse(gold - found.price) - self.outlook.purse(gold)

    def lay_seal(self, move: LaySeal) -> float:
        task = self.view.task
        assert task is not None
        assert task.formula is not None
        return self.theories.sealed_as(
            int(task.ingredients[0]), int(task.formula), int(move.seal), self.outlook.seals
        )

    def disprove(self, move: Disprove) -> float:
        return self.theories.disproof(int(move.ingredient), int(move.colour))

    def propose(self, move: Propose) -> float:
        first, second = int(move.first), int(move.second)
        return max(self.theories.claim(first, second, potion) for potion in range(POTIONS))

    def claim(self, move: Claim) -> float:
        task = self.view.task
        assert task is not None
        potion = int(move.potion)
        if self.question == "claim-result":
            first, second = (int(kind) for kind in task.ingredients)
            return self.theories.claim(first, second, potion)
        return self.potions.exhibit(potion, max(self.planned(Area.EXHIBITION), 1))


JUDGES: Final[dict[type[Move], Callable[[Any, Any], float]]] = {
    Keep: Counsel.keep,
    TakeSpace: Counsel.take_space,
    Gather: Counsel.gather,
    GatherUnseen: Counsel.gather_unseen,
    Discard: Counsel.discard,
    Plan: Counsel.plan,
    FinishPlanning: Counsel.finish_planning,
    SendAssociate: Counsel.send_associate,
    PlayFavor: Counsel.play_favor,
    Mix: Counsel.mix,
    Decline: Counsel.decline,
    TakeOrder: Counsel.take_order,
    Guarantee: Counsel.guarantee,
    LayDiscount: Counsel.lay_discount,
    Buy: Counsel.buy,
    Offer: Counsel.offer,
    Publish: Counsel.publish,
    Endorse: Counsel.endorse,
    LaySeal: Counsel.lay_seal,
    Disprove: Counsel.disprove,
    Propose: Counsel.propose,
    Claim: Counsel.claim,
    TakeGrant: Counsel.gladly,
    Look: Counsel.gladly,
    Hurry: Counsel.hurry,
    GiveUpMortar: Counsel.gladly,
}
"""Whatever is not named here (to pass) is worth nothing."""
