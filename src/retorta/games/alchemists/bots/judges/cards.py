"""Judging moves about cards: favors, the order track, foraging, discarding."""

from __future__ import annotations

from typing import Final

from retorta.bots.hint import rounded
from retorta.bots.search.knowledge import Reason
from retorta.core.codec import plain
from retorta.games.alchemists.board import spaces_of
from retorta.games.alchemists.bots.decision import MARGIN, Decision
from retorta.games.alchemists.bots.judges.words import TOLD, Reasons, Worths, reason
from retorta.games.alchemists.bots.potion_values import ALL_ORDERS
from retorta.games.alchemists.bots.resource_values import FAVORS
from retorta.games.alchemists.cards import (
    INGREDIENTS,
    Area,
    Artifact,
    Favor,
)
from retorta.games.alchemists.moves import (
    BecomeApprentice,
    Discard,
    Gather,
    GatherUnseen,
    Keep,
    TakeSpace,
)

INGREDIENT: Final = 0.75
"""The worth of an ingredient drawn at the start of a round."""
EARLIER: Final = 0.35
"""The worth of acting one space earlier."""
UNSPORTING: Final = 100.0
"""A bot keeps the level it was seated with; easier levels are for people."""
GATHERED: Final = 1.0
"""The worth of gathering any card, besides what this one adds to the hand."""


def _keep(decision: Decision, move: Keep) -> float:
    return FAVORS[move.favor]


def _why_keep(decision: Decision, move: Keep) -> list[Reason]:
    return [card_text(move.favor)]


def card_text(favor: Favor) -> Reason:
    """Return the effect of a favor, in the words of the card."""
    return Reason(f"alchemists-favor-text-{plain(favor)}", {})


def _take_space(decision: Decision, move: TakeSpace) -> float:
    space = move.space
    cards = INGREDIENT * _ingredients_at(decision, space)
    cards += spaces_of(decision.resources.view)[space].favors * decision.resources.favor()
    return cards - _paid(decision, space) - _late(move)


def _ingredients_at(decision: Decision, space: int) -> int:
    trunk = Artifact.WITCHS_TRUNK in decision.resources.artifacts
    return 0 if trunk else spaces_of(decision.resources.view)[space].ingredients


def _gold_for(decision: Decision, space: int) -> int:
    return -spaces_of(decision.resources.view)[space].gold


def _paid(decision: Decision, space: int) -> float:
    """Return the worth of a space's gold."""
    gold = decision.resources.gold
    return decision.resources.purse(gold) - decision.resources.purse(
        gold - _gold_for(decision, space)
    )


def _late(move: TakeSpace) -> float:
    return EARLIER * move.space


def _why_take_space(decision: Decision, move: TakeSpace) -> list[Reason]:
    space = move.space
    favors = spaces_of(decision.resources.view)[space].favors
    brings = {"ingredients": _ingredients_at(decision, space), "favors": favors}
    said = [reason("alchemists-hint-space", **brings)] if any(brings.values()) else []
    gold = _gold_for(decision, space)
    if gold:
        parts = {"gold": gold, "points": rounded(_paid(decision, space))}
        said.append(reason("alchemists-hint-space-paid", **parts))
    if space:
        said.append(reason("alchemists-hint-space-late", points=rounded(_late(move))))
    else:
        said.append(reason("alchemists-hint-space-first"))
    return said


def _become_apprentice(decision: Decision, move: BecomeApprentice) -> float:
    return -UNSPORTING


def _gather(decision: Decision, move: Gather) -> float:
    return GATHERED + decision.card(int(move.ingredient), 1)


def why_gather(decision: Decision, move: Gather) -> list[Reason]:
    """Return the uses of a card as reasons: experiments, a sale, the exhibition."""
    resources, potions = decision.resources, decision.potions
    before, after = resources.hand, decision.with_card(int(move.ingredient), 1)
    said: list[Reason] = []
    bits = (
        0.0
        if resources.last
        else decision.experiment_bits(after) - decision.experiment_bits(before)
    )
    if bits >= TOLD:
        said.append(reason("alchemists-hint-card-teaches", bits=rounded(bits)))
    if decision.planned(Area.SELL):
        sales = [max(potions.sale(hand, ALL_ORDERS, 0).worth, 0.0) for hand in (after, before)]
        if sales[0] - sales[1] >= TOLD:
            points = rounded(sales[0] - sales[1])
            said.append(reason("alchemists-hint-card-sells", points=points))
    if resources.round >= 5:
        more = potions.show(after, 4)[4] - potions.show(before, 4)[4]
        if more >= TOLD:
            said.append(reason("alchemists-hint-card-shows", points=rounded(more)))
    if not before[move.ingredient]:
        said.append(reason("alchemists-hint-card-new"))
    return said or [reason("alchemists-hint-card-stock")]


def _gather_unseen(decision: Decision, _move: GatherUnseen) -> float:
    worths = [decision.card(kind, 1) for kind in range(INGREDIENTS)]
    return GATHERED + sum(worths) / len(worths)


def _why_gather_unseen(decision: Decision, _move: GatherUnseen) -> list[Reason]:
    return [reason("alchemists-hint-card-unseen")]


def discard(decision: Decision, move: Discard) -> float:
    """Return the cost of giving up a card, or the worth of turning it into a coin."""
    loss = -decision.card(int(move.ingredient), -1)
    if decision.question != "transmute":
        return -loss
    cards = sum(decision.resources.hand)
    kept = decision.resources.kept(cards) - decision.resources.kept(cards - 1)
    return minted(decision, 1) - MARGIN * loss - kept


def minted(decision: Decision, coins: int) -> float:
    """Return the worth of coins made from a card, given what they must pay for this round."""
    gold = decision.resources.gold
    return decision.to_spend(gold + coins) - decision.to_spend(gold)


def _why_discard(decision: Decision, move: Discard) -> list[Reason]:
    said: list[Reason] = []
    if decision.question == "transmute":
        said.append(reason("alchemists-hint-coin", points=rounded(minted(decision, 1))))
    if decision.resources.hand[move.ingredient] > 1:
        return [*said, reason("alchemists-hint-card-double")]
    loss = max(-decision.card(int(move.ingredient), -1), 0.0)
    return [*said, reason("alchemists-hint-card-spare", points=rounded(loss))]


WORTHS: Final[Worths] = {
    Keep: _keep,
    TakeSpace: _take_space,
    BecomeApprentice: _become_apprentice,
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
