"""Judging artifacts (what to buy, how to use one's own) and grants."""

from __future__ import annotations

from typing import Final

from retorta.bots.hint import rounded
from retorta.bots.search.knowledge import Reason
from retorta.core.codec import plain
from retorta.core.words import Move
from retorta.games.alchemists.bots.artifact_values import price_of, worth_of
from retorta.games.alchemists.bots.decision import Decision
from retorta.games.alchemists.bots.judges.words import Reasons, Worths, reason
from retorta.games.alchemists.bots.plans import EXPERIMENTS
from retorta.games.alchemists.cards import AREAS, Area
from retorta.games.alchemists.moves import Buy, GiveUpMortar, Hurry, Look, Offer, TakeGrant
from retorta.games.alchemists.rules.grants import GRANT_PAYS

GLADLY: Final = 0.5
"""The worth of what is always good and free, and therefore not weighed further."""


def _buy(decision: Decision, move: Buy) -> float:
    return decision.bought(move.artifact, _shopkeepers(decision, move))


def _shopkeepers(decision: Decision, move: Buy) -> int:
    """Return the least number of Shopkeepers played, since anything on offer is affordable."""
    return max(price_of(decision.resources, move.artifact, 0) - decision.resources.gold, 0)


def _why_buy(decision: Decision, move: Buy) -> list[Reason]:
    parts = {
        "points": rounded(worth_of(decision.resources, move.artifact)),
        "gold": price_of(decision.resources, move.artifact, _shopkeepers(decision, move)),
    }
    return [
        Reason(f"alchemists-artifact-text-{plain(move.artifact)}", {}),
        reason("alchemists-hint-ware", **parts),
    ]


def _offer(decision: Decision, move: Offer) -> float:
    gold = decision.resources.gold
    return move.gold + decision.with_purse(gold - move.gold) - decision.with_purse(gold)


def _why_offer(decision: Decision, move: Offer) -> list[Reason]:
    left = decision.resources.gold - move.gold
    return [reason("alchemists-hint-altar", gold=move.gold, left=left)]


def _gladly(decision: Decision, _move: Move) -> float:
    return GLADLY


def _why_look(decision: Decision, _move: Look) -> list[Reason]:
    return [reason("alchemists-hint-look")]


def _why_take_grant(decision: Decision, move: TakeGrant) -> list[Reason]:
    return [
        reason("alchemists-hint-grant", gold=GRANT_PAYS, points=grant.points)
        for grant in decision.view.grants
        if grant.grant == move.grant
    ]


def _why_give_up_mortar(decision: Decision, _move: GiveUpMortar) -> list[Reason]:
    return [reason("alchemists-hint-mortar")]


def hurry(decision: Decision, _move: Hurry) -> float:
    """Act once more here, unless it will be worth more in an area to come."""
    offered = decision.task.area
    assert offered is not None
    later = [
        once_more(decision, area) for area in range(offered + 1, AREAS) if decision.planned(area)
    ]
    return once_more(decision, offered) - max(later, default=0.0)


def _why_hurry(decision: Decision, _move: Hurry) -> list[Reason]:
    area = decision.task.area
    assert area is not None
    points = rounded(once_more(decision, area))
    return [reason("alchemists-hint-hurry", area=area, points=points)]


def once_more(decision: Decision, area: int) -> float:
    """Return the worth of one more action in an area, without a cube."""
    resources, theories, potions = decision.resources, decision.theories, decision.potions
    if area == Area.PUBLISH:
        return max((theory.worth - theory.price for theory in theories.series(1)), default=0)
    if area == Area.DEBUNK:
        return max(theories.best_disproofs(1), default=0.0)
    if area in EXPERIMENTS:
        course = potions.course(resources.hand, [], 0)
        return resources.learnt(course[-1] - course[max(len(course) - 2, 0)]) - 0.5
    if area == Area.EXHIBITION:
        return potions.show(resources.hand, 4)[1]
    if area == Area.BUY:
        return max((decision.bought(ware, 0) for ware in decision.view.on_sale), default=0.0)
    return 0.8 if area == Area.FORAGE else 0.2


WORTHS: Final[Worths] = {
    Buy: _buy,
    Offer: _offer,
    TakeGrant: _gladly,
    Look: _gladly,
    GiveUpMortar: _gladly,
    Hurry: hurry,
}
REASONS: Final[Reasons] = {
    Buy: _why_buy,
    Offer: _why_offer,
    TakeGrant: _why_take_grant,
    Look: _why_look,
    GiveUpMortar: _why_give_up_mortar,
    Hurry: _why_hurry,
}
