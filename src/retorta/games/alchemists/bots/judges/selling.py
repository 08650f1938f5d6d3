"""Judging what to promise: orders, guarantees, discounts, exhibits."""

from __future__ import annotations

from typing import Final

from retorta.bots.hint import rounded
from retorta.bots.search.knowledge import Reason
from retorta.games.alchemists.bots.decision import Decision
from retorta.games.alchemists.bots.judges.words import Reasons, Worths, percent, reason
from retorta.games.alchemists.bots.potion_values import FIRST_TO_SELL, NO_SALE, qualities_of
from retorta.games.alchemists.cards import WANTS, Area, Ingredient, Potion, Quality
from retorta.games.alchemists.moves import Guarantee, LayDiscount, TakeOrder
from retorta.games.alchemists.rules.exhibition import BOTH_SIGNS


def _lay_discount(decision: Decision, move: LayDiscount) -> float:
    return decision.potions.discounted(move.gold)


def _why_lay_discount(decision: Decision, move: LayDiscount) -> list[Reason]:
    first = percent(FIRST_TO_SELL[move.gold])
    return [reason("alchemists-hint-discount", gold=move.gold, percent=first)]


def _take_order(decision: Decision, move: TakeOrder) -> float:
    sale = decision.potions.sale(decision.resources.hand, [move.slot], decision.discount)
    return sale.worth - cards_sold(decision)


def cards_sold(decision: Decision) -> float:
    """Return the worth that the two cards of a sale would have had otherwise."""
    resources = decision.resources
    cards = sum(resources.hand)
    return resources.kept(cards) - resources.kept(cards - 2)


def why_take_order(decision: Decision, move: TakeOrder) -> list[Reason]:
    """Return reasons: what would be sold, and for how much."""
    sale = decision.potions.sale(decision.resources.hand, [move.slot], decision.discount)
    adventurer = decision.view.adventurer
    if adventurer is None or sale is NO_SALE:
        return []
    chances = decision.resources.weighed_worlds.potions(*sale.pair)
    kept = sum(qualities_of(chances, WANTS[adventurer][move.slot])[: sale.quality + 1])
    first, second = (Ingredient(kind) for kind in sale.pair)
    parts: dict[str, object] = {
        "first": first,
        "second": second,
        "quality": Quality(sale.quality),
        "percent": percent(kept),
        "gold": rounded(sale.gold),
    }
    return [reason("alchemists-hint-order", **parts)]


def _guarantee(decision: Decision, move: Guarantee) -> float:
    return decision.potions.guaranteed(decision.ordered(), int(move.quality), decision.discount)


def why_guarantee(decision: Decision, move: Guarantee) -> list[Reason]:
    """Return reasons: the chance that the best pair keeps the promise, and the risk."""
    potions, ordered, promised = decision.potions, decision.ordered(), int(move.quality)
    weighed_worlds = decision.resources.weighed_worlds
    _, pair = max(
        (
            potions.takings(
                weighed_worlds.potions(*pair), ordered, promised, decision.discount
            ).worth,
            pair,
        )
        for pair in potions.pairs()
    )
    qualities = qualities_of(weighed_worlds.potions(*pair), ordered)
    price = decision.resources.price(promised, decision.discount)
    kept = percent(sum(qualities[: promised + 1]))
    first, second = (Ingredient(kind) for kind in pair)
    parts = {"first": first, "second": second, "percent": kept, "gold": max(price, 0)}
    said = [reason("alchemists-hint-guarantee", **parts)]
    bad = qualities[Quality.NEUTRAL] + qualities[Quality.WRONG_SIGN]
    if bad:
        said.append(reason("alchemists-hint-guarantee-risk", percent=percent(bad)))
    return said


def exhibit(decision: Decision, potion: int) -> float:
    """Return the worth of promising a potion to the exhibition."""
    return decision.potions.exhibit(potion, max(decision.planned(Area.EXHIBITION), 1))


def why_exhibit(decision: Decision, potion: Potion) -> list[Reason]:
    """Return reasons: the chance of making a potion, and what it earns."""
    makers = decision.potions.makers(decision.resources.hand, potion)
    if not makers:
        return []
    chance, first, second = makers[0]
    parts = {"first": Ingredient(first), "second": Ingredient(second), "percent": percent(chance)}
    said = [reason("alchemists-hint-exhibit", **parts)]
    if decision.view.first_shown[potion] is None:
        said.append(reason("alchemists-hint-exhibit-first"))
    other = Potion(potion ^ 1)
    if other in decision.resources.own.exhibited:
        both = {"potion": other, "reputation": BOTH_SIGNS}
        said.append(reason("alchemists-hint-exhibit-both", **both))
    return said


WORTHS: Final[Worths] = {
    LayDiscount: _lay_discount,
    TakeOrder: _take_order,
    Guarantee: _guarantee,
}
REASONS: Final[Reasons] = {
    LayDiscount: _why_lay_discount,
    TakeOrder: why_take_order,
    Guarantee: why_guarantee,
}
