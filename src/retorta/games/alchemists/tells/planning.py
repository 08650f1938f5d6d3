"""3.2 Planning: what an action costs, and what it would lack when its turn comes."""

from __future__ import annotations

from retorta.core.tells import Change, Effect, Fact, Lacking, Pointless, Told
from retorta.games.alchemists.cards import OPENS, Area, Artifact, Favor, Level
from retorta.games.alchemists.moves import FinishPlanning, Plan, PlayFavor, SendAssociate
from retorta.games.alchemists.rules.artifacts import price_for
from retorta.games.alchemists.rules.publishing import price_to_publish
from retorta.games.alchemists.tells.conference import next_conference
from retorta.games.alchemists.tells.order import favor_text
from retorta.games.alchemists.tells.seen import Seen

MIXING = (Area.CUSTODIAN, Area.SELL, Area.STUDENT, Area.DRINK, Area.EXHIBITION)
"""Where two different ingredients are mixed."""


def plan_actions(seen: Seen) -> Told:
    """3.2 All that can be planned, and what is lost by finishing."""
    moves = [_planned(seen, move) for move in seen.moves]
    question: list[Effect] = [Fact("cubes-left", {"cubes": seen.me.free}), seen.gold()]
    if seen.me.unused:
        question.append(Fact("unused-already", {"cubes": seen.me.unused}))
    return Told([*question, *next_conference(seen)], moves)


def _planned(seen: Seen, move: object) -> list[Effect]:
    if isinstance(move, Plan):
        return _action(seen, move.area)
    if isinstance(move, SendAssociate):
        return [Change("favors", seen.seat, -1, -1), Fact("top-row", {"area": move.area})]
    if isinstance(move, PlayFavor):
        spent = Change("favors", seen.seat, -1, -1)
        if move.favor is Favor.ASSISTANT:
            return [spent, Change("cubes", seen.seat, 1, 1), favor_text(move.favor)]
        return [spent, *_action(seen, Area.CUSTODIAN), favor_text(move.favor)]
    assert isinstance(move, FinishPlanning)
    if not seen.me.free:
        return [seen.unused(0)] if seen.me.unused else []
    could = any(isinstance(other, Plan) for other in seen.moves)
    left = seen.me.free
    return [Change("unused", seen.seat, left, left), seen.unused(left, warns=could)]


def _action(seen: Seen, area: Area) -> list[Effect]:
    cubes = seen.cubes_at(area)[seen.actions(area)]
    effects: list[Effect] = [Change("cubes", seen.seat, -cubes, -cubes)]
    if area is Area.BUY:
        effects += _purchase(seen)
    elif area is Area.PUBLISH:
        effects += _publication(seen)
    elif area is Area.DEBUNK:
        effects += _debunking(seen)
    elif area is Area.SELL and (rivals := seen.others_in(area)):
        effects.append(Fact("sells-too", {"seats": rivals}))
    return [*effects, *_ingredients(seen, area)]


def _purchase(seen: Seen) -> list[Effect]:
    """4.3 The cheapest artifact, with every Shopkeeper in hand."""
    helpers = seen.holds(Favor.SHOPKEEPER)
    prices = [price_for(card, seen.me.artifacts, helpers) for card in seen.public.on_sale]
    if not prices:
        return [Pointless("nothing-on-sale")]
    if min(prices) <= seen.me.gold:
        return []
    return [Lacking("buying", min(prices), seen.me.gold, {"sale": _sale(seen)})]


def _publication(seen: Seen) -> list[Effect]:
    """6.1 A seal, and gold for the publisher, for each planned publication."""
    number = seen.actions(Area.PUBLISH) + 1
    effects: list[Effect] = []
    gold = number * price_to_publish(seen.me.artifacts)
    if gold > seen.me.gold:
        effects.append(Lacking("publishing", gold, seen.me.gold, {"sale": _sale(seen)}))
    seals = sum(seen.own.seals)
    if number > seals:
        effects.append(Lacking("seals", number, seals))
    return effects


def _sale(seen: Seen) -> int:
    """Whether a sale may bring gold before it is needed."""
    return int(seen.public.round >= OPENS[Area.SELL])


def _debunking(seen: Seen) -> list[Effect]:
    """7.1 Nobody publishes before debunking is done."""
    if any(book.formula is not None for book in seen.public.books):
        return []
    if seen.me.debunks_as is Level.MASTER:
        return [Lacking("theories", 1, 0)]
    return [Pointless("no-theory")]


def _ingredients(seen: Seen, area: Area) -> list[Effect]:
    """4. Whether the hand is enough for all that is planned, the new action included."""
    needs = 0
    if area in MIXING:
        kinds = len(set(seen.own.hand))
        if kinds < 2:
            return [Lacking("two-different", 2, kinds)]
        needs = 1 if seen.owns(Artifact.MAGIC_MORTAR) else 2
    elif area is Area.TRANSMUTE:
        needs = 1
    else:
        return []
    each = 1 if seen.owns(Artifact.MAGIC_MORTAR) else 2
    needs += sum(each * seen.actions(mixing) for mixing in MIXING) + seen.actions(Area.TRANSMUTE)
    has = len(seen.own.hand) + seen.actions(Area.FORAGE)
    return [Lacking("enough-ingredients", needs, has)] if has < needs else []
