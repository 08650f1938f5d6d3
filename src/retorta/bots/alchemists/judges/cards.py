"""Cards come and go: favors, the order track, foraging, what can be spared."""

from __future__ import annotations

from typing import Final

from retorta.bots.alchemists.counsel import MARGIN, Counsel
from retorta.bots.alchemists.judges.words import TOLD, Reasons, Worths, reason
from retorta.bots.alchemists.outlook import FAVORS
from retorta.bots.alchemists.potions import ALL_ORDERS
from retorta.bots.hint import rounded
from retorta.bots.knowledge.plain import Reason
from retorta.core.codec import plain
from retorta.games.alchemists.cards import (
    INGREDIENTS,
    SPACE_FAVORS,
    SPACE_GOLD,
    SPACE_INGREDIENTS,
    Area,
    Artifact,
    Favor,
)
from retorta.games.alchemists.moves import Discard, Gather, GatherUnseen, Keep, TakeSpace

INGREDIENT: Final = 0.75
"""What an ingredient drawn at the start of a round is worth."""
EARLIER: Final = 0.35
"""What it is worth to act one space earlier."""
GATHERED: Final = 1.0
"""What any card is worth to gather, beside what this one adds to the hand."""


def _keep(counsel: Counsel, move: Keep) -> float:
    return FAVORS[move.favor]


def _why_keep(counsel: Counsel, move: Keep) -> list[Reason]:
    return [card_text(move.favor)]


def card_text(favor: Favor) -> Reason:
    """Return what a favor does, in the words of the card."""
    return Reason(f"alchemists-favor-text-{plain(favor)}", {})


def _take_space(counsel: Counsel, move: TakeSpace) -> float:
    space = move.space
    cards = INGREDIENT * _ingredients_at(counsel, space)
    cards += SPACE_FAVORS[space] * counsel.outlook.favor()
    return cards - _paid(counsel, space) - _late(move)


def _ingredients_at(counsel: Counsel, space: int) -> int:
    trunk = Artifact.WITCHS_TRUNK in counsel.outlook.artifacts
    return 0 if trunk else SPACE_INGREDIENTS[space]


def _paid(counsel: Counsel, space: int) -> float:
    """Return what the gold of a space is worth."""
    gold = counsel.outlook.gold
    return counsel.outlook.purse(gold) - counsel.outlook.purse(gold - SPACE_GOLD[space])


def _late(move: TakeSpace) -> float:
    return EARLIER * move.space


def _why_take_space(counsel: Counsel, move: TakeSpace) -> list[Reason]:
    space = move.space
    brings = {"ingredients": _ingredients_at(counsel, space), "favors": SPACE_FAVORS[space]}
    said = [reason("alchemists-hint-space", **brings)] if any(brings.values()) else []
    if SPACE_GOLD[space]:
        parts = {"gold": SPACE_GOLD[space], "points": rounded(_paid(counsel, space))}
        said.append(reason("alchemists-hint-space-paid", **parts))
    if space:
        said.append(reason("alchemists-hint-space-late", points=rounded(_late(move))))
    else:
        said.append(reason("alchemists-hint-space-first"))
    return said


def _gather(counsel: Counsel, move: Gather) -> float:
    return GATHERED + counsel.card(int(move.ingredient), 1)


def why_gather(counsel: Counsel, move: Gather) -> list[Reason]:
    """Say what the card is for: experiments, a sale, the exhibition."""
    outlook, potions = counsel.outlook, counsel.potions
    before, after = outlook.hand, counsel.with_card(int(move.ingredient), 1)
    said: list[Reason] = []
    bits = 0.0 if outlook.last else counsel.lessons(after) - counsel.lessons(before)
    if bits >= TOLD:
        said.append(reason("alchemists-hint-card-teaches", bits=rounded(bits)))
    if counsel.planned(Area.SELL):
        sales = [max(potions.sale(hand, ALL_ORDERS, 0).worth, 0.0) for hand in (after, before)]
        if sales[0] - sales[1] >= TOLD:
            points = rounded(sales[0] - sales[1])
            said.append(reason("alchemists-hint-card-sells", points=points))
    if outlook.round >= 5:
        more = potions.show(after, 4)[4] - potions.show(before, 4)[4]
        if more >= TOLD:
            said.append(reason("alchemists-hint-card-shows", points=rounded(more)))
    if not before[move.ingredient]:
        said.append(reason("alchemists-hint-card-new"))
    return said or [reason("alchemists-hint-card-stock")]


def _gather_unseen(counsel: Counsel, _move: GatherUnseen) -> float:
    worths = [counsel.card(kind, 1) for kind in range(INGREDIENTS)]
    return GATHERED + sum(worths) / len(worths)


def _why_gather_unseen(counsel: Counsel, _move: GatherUnseen) -> list[Reason]:
    return [reason("alchemists-hint-card-unseen")]


def discard(counsel: Counsel, move: Discard) -> float:
    """Return what it costs to give a card up, or brings to make a coin of it."""
    loss = -counsel.card(int(move.ingredient), -1)
    if counsel.question != "transmute":
        return -loss
    cards = sum(counsel.outlook.hand)
    kept = counsel.outlook.kept(cards) - counsel.outlook.kept(cards - 1)
    return counsel.coin(1) - MARGIN * loss - kept


def _why_discard(counsel: Counsel, move: Discard) -> list[Reason]:
    said: list[Reason] = []
    if counsel.question == "transmute":
        said.append(reason("alchemists-hint-coin", points=rounded(counsel.coin(1))))
    if counsel.outlook.hand[move.ingredient] > 1:
        return [*said, reason("alchemists-hint-card-double")]
    loss = max(-counsel.card(int(move.ingredient), -1), 0.0)
    return [*said, reason("alchemists-hint-card-spare", points=rounded(loss))]


WORTHS: Final[Worths] = {
    Keep: _keep,
    TakeSpace: _take_space,
    Gather: _gather,
    GatherUnseen: _gather_unseen,
    Discard: discard,
}
REASONS: Final[Reasons] = {
    Keep: _why_keep,
    TakeSpace: _why_take_space,
    Gather: why_gather,
    GatherUnseen: _why_gather_unseen,
    Discard: _why_discard,
}
