"""What to mix, and what to promise for it."""

from __future__ import annotations

from typing import Final

from retorta.games.alchemists.bots.move_by_move.goods import GOLD
from retorta.games.alchemists.bots.move_by_move.position import Position
from retorta.games.alchemists.bots.move_by_move.words import Worths
from retorta.games.alchemists.cards import PRICES, WANTS, Potion, Quality
from retorta.games.alchemists.moves import Guarantee, LayDiscount, Mix, TakeOrder
from retorta.games.alchemists.rules.mixing import quality_of

HARM: Final = 1.2
"""The cost of drinking a bad potion."""


def _mix(at: Position, move: Mix) -> float:
    chances = at.formula_chances.potions(move.first, move.second)
    task = at.view.task
    assert task is not None
    if at.question == "brew-for-sale" and task.potion is not None:
        assert task.quality is not None
        return _takings(at, chances, task.potion, task.quality)
    if at.question == "brew-for-exhibition" and task.potion is not None:
        return chances[task.potion]
    taught = at.experiment_worth(move.first, move.second) + 0.05
    if at.question == "drink-potion":
        return taught - HARM * (chances[1] + chances[3] + chances[5]) / 3
    return taught


def _takings(at: Position, chances: list[float], order: Potion, guaranteed: int) -> float:
    """Return the expected gold and reputation from a sale, as points."""
    price = PRICES[guaranteed] - at.discount()
    worth = 0.0
    for potion, chance in zip(Potion, chances, strict=True):
        quality = quality_of(potion, order)
        worth += chance * (GOLD * price if quality <= guaranteed else 0)
        worth -= chance * (1 if quality >= Quality.NEUTRAL else 0)
    return worth


def sale(at: Position, order: Potion) -> tuple[float, int]:
    """Return the best sale of an order: its worth and the guarantee to give."""
    best = (-9.0, int(Quality.WRONG_SIGN))
    for first, second in at.pairs():
        chances = at.formula_chances.potions(first, second)
        for quality in Quality:
            best = max(best, (_takings(at, chances, order, quality), int(quality)))
    return best


def _take_order(at: Position, move: TakeOrder) -> float:
    assert at.view.adventurer is not None
    return sale(at, WANTS[at.view.adventurer][move.slot])[0] + 0.1


def _guarantee(at: Position, move: Guarantee) -> float:
    assert at.view.task is not None
    assert at.view.task.potion is not None
    order = at.view.task.potion
    chances = [at.formula_chances.potions(first, second) for first, second in at.pairs()]
    return max(_takings(at, chance, order, move.quality) for chance in chances)


def _lay_discount(at: Position, move: LayDiscount) -> float:
    return 0.5 - abs(move.gold - 1) / 4


WORTHS: Final[Worths] = {
    Mix: _mix,
    TakeOrder: _take_order,
    Guarantee: _guarantee,
    LayDiscount: _lay_discount,
}
