"""When a favor is worth playing."""

from __future__ import annotations

from typing import Final

from retorta.bots.alchemists.counsel import OUT_OF_QUESTION, SPENT, Counsel
from retorta.bots.alchemists.judges.cards import card_text, discard
from retorta.bots.alchemists.judges.planning import explained
from retorta.bots.alchemists.judges.words import Reasons, Worths, reason
from retorta.bots.alchemists.potions import ALL_ORDERS
from retorta.bots.hint import rounded
from retorta.bots.knowledge.plain import Reason
from retorta.games.alchemists.cards import INGREDIENTS, PRICES, Area, Favor, Ingredient
from retorta.games.alchemists.moves import Discard, PlayFavor
from retorta.games.alchemists.state import NOTHING

ASSISTANT_KEPT: Final = 1.2
"""What one more cube must bring for the Assistant to be called now."""
MERCHANT_KEPT: Final = 1.2
"""What the Merchant's free choice of an order must bring when others have sold."""


def _play_favor(counsel: Counsel, move: PlayFavor) -> float:
    favor = move.favor
    if favor == Favor.ASSISTANT:
        price = SPENT if counsel.outlook.last else ASSISTANT_KEPT
        return counsel.best_plan(NOTHING, 1)[0] - price
    if favor == Favor.CUSTODIAN:
        return counsel.best_plan(int(Area.CUSTODIAN), 0)[0]
    if favor == Favor.SAGE:
        kinds = [kind for kind in range(INGREDIENTS) if counsel.outlook.hand[kind]]
        best = max(discard(counsel, Discard(Ingredient(kind))) for kind in kinds)
        return best - counsel.coin(1) + counsel.coin(2) - SPENT
    if favor == Favor.SHOPKEEPER:
        best = max(counsel.bought(ware, 1) for ware in counsel.view.on_sale)
        return best - SPENT if best > SPENT else OUT_OF_QUESTION
    if favor == Favor.MERCHANT:
        return _merchant(counsel)
    return _barmaid(counsel)


def _why_play_favor(counsel: Counsel, move: PlayFavor) -> list[Reason]:
    said = [card_text(move.favor)]
    if move.favor == Favor.ASSISTANT:
        more, actions = counsel.best_plan(NOTHING, 1)
        less, _ = counsel.best_plan(NOTHING, 0)
        said.append(reason("alchemists-hint-assistant", points=rounded(more - less)))
        return said + explained(counsel, actions)
    if move.favor == Favor.CUSTODIAN:
        return said + explained(counsel, counsel.best_plan(int(Area.CUSTODIAN), 0)[1])
    return said


def _merchant(counsel: Counsel) -> float:
    best = counsel.potions.sale(counsel.outlook.hand, ALL_ORDERS, counsel.discount).worth
    if any(owner is not None for owner in counsel.view.orders):
        return best - MERCHANT_KEPT
    return best + counsel.coin(1) - SPENT if best > 0 else OUT_OF_QUESTION


def _barmaid(counsel: Counsel) -> float:
    potions, ordered = counsel.potions, counsel.ordered()
    best = max(
        potions.guaranteed(ordered, quality, counsel.discount) for quality in range(len(PRICES))
    )
    delight = potions.likeliest(ordered) * counsel.outlook.gain(1)
    return best + delight - SPENT - 0.1


WORTHS: Final[Worths] = {PlayFavor: _play_favor}
REASONS: Final[Reasons] = {PlayFavor: _why_play_favor}
