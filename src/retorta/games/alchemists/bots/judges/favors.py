"""Judging when a favor is worth playing."""

from __future__ import annotations

from typing import Final

from retorta.bots.hint import rounded
from retorta.bots.search.knowledge import Reason
from retorta.games.alchemists.bots.decision import OUT_OF_QUESTION, SPENT, Decision
from retorta.games.alchemists.bots.judges.cards import card_text, discard, minted
from retorta.games.alchemists.bots.judges.planning import explained
from retorta.games.alchemists.bots.judges.revising import publisher
from retorta.games.alchemists.bots.judges.words import Reasons, Worths, reason
from retorta.games.alchemists.bots.potion_values import ALL_ORDERS
from retorta.games.alchemists.cards import INGREDIENTS, PRICES, Area, Favor, Ingredient
from retorta.games.alchemists.moves import Discard, PlayFavor
from retorta.games.alchemists.state import NOTHING

ASSISTANT_KEPT: Final = 1.2
"""The gain from one more cube that makes calling the Assistant worthwhile now."""
MERCHANT_KEPT: Final = 1.2
"""The gain that makes the Merchant's free choice of an order worthwhile after others' sales."""


def _play_favor(decision: Decision, move: PlayFavor) -> float:
    favor = move.favor
    if favor == Favor.ASSISTANT:
        price = SPENT if decision.resources.last else ASSISTANT_KEPT
        return decision.best_plan(NOTHING, 1)[0] - price
    if favor == Favor.CUSTODIAN:
        return decision.best_plan(int(Area.CUSTODIAN), 0)[0]
    if favor == Favor.SAGE:
        kinds = [kind for kind in range(INGREDIENTS) if decision.resources.hand[kind]]
        best = max(discard(decision, Discard(Ingredient(kind))) for kind in kinds)
        return best - minted(decision, 1) + minted(decision, 2) - SPENT
    if favor == Favor.SHOPKEEPER:
        return _shopkeepers(decision)
    if favor == Favor.MERCHANT:
        return _merchant(decision)
    if favor == Favor.PUBLISHER:
        return publisher(decision)
    return _barmaid(decision)


def _why_play_favor(decision: Decision, move: PlayFavor) -> list[Reason]:
    said = [card_text(move.favor)]
    if move.favor == Favor.ASSISTANT:
        more, actions = decision.best_plan(NOTHING, 1)
        less, _ = decision.best_plan(NOTHING, 0)
        said.append(reason("alchemists-hint-assistant", points=rounded(more - less)))
        return said + explained(decision, actions)
    if move.favor == Favor.CUSTODIAN:
        return said + explained(decision, decision.best_plan(int(Area.CUSTODIAN), 0)[1])
    return said


def _shopkeepers(decision: Decision) -> float:
    """Return the gain from a purchase with one of those in hand, or with several together."""
    held = decision.resources.favors.count(Favor.SHOPKEEPER)
    best = max(
        decision.bought(ware, called) - called * SPENT
        for ware in decision.view.on_sale
        for called in range(1, held + 1)
    )
    return best if best > 0 else OUT_OF_QUESTION


def _merchant(decision: Decision) -> float:
    best = decision.potions.sale(decision.resources.hand, ALL_ORDERS, decision.discount).worth
    if any(decision.view.orders):
        return best - MERCHANT_KEPT
    return best + decision.coin(1) - SPENT if best > 0 else OUT_OF_QUESTION


def _barmaid(decision: Decision) -> float:
    potions, ordered = decision.potions, decision.ordered()
    best = max(
        potions.guaranteed(ordered, quality, decision.discount) for quality in range(len(PRICES))
    )
    delight = potions.likeliest(ordered) * decision.resources.gain(1)
    return best + delight - SPENT - 0.1


WORTHS: Final[Worths] = {PlayFavor: _play_favor}
REASONS: Final[Reasons] = {PlayFavor: _why_play_favor}
