"""What is lacking, and what is pointless, when a round is planned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from laws.tells_law import Followed

from retorta.core.tells import Lacking, Pointless
from retorta.core.words import Move, Seat
from retorta.games.alchemists import events as told
from retorta.games.alchemists import moves as played
from retorta.games.alchemists.cards import (
    Area,
    Artifact,
    Favor,
)
from retorta.games.alchemists.rules.artifacts import price_for


def buying(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    lab = state.labs[seat]
    helpers = lab.favors[Favor.SHOPKEEPER]
    cheapest = min(price_for(card, lab.artifacts, helpers) for card in state.on_sale)
    assert effect.parts["sale"] == (state.round >= 2)
    return bool(effect.needs == cheapest and effect.has == lab.gold)


def publishing(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    assert Artifact.PRINTING_PRESS not in state.labs[seat].artifacts
    number = state.planned[Area.PUBLISH][seat] + 1
    return bool(effect.needs == number and effect.has == state.labs[seat].gold)


def lacking_seals(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    number = state.planned[Area.PUBLISH][seat] + 1
    return bool(effect.needs == number and effect.has == sum(state.labs[seat].seals))


def lacking_theories(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    return not any(theory is not None for theory in state.theories) and effect.has == 0


def two_different(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    kinds = sum(1 for cards in state.labs[seat].hand if cards)
    return effect.needs == 2 and effect.has == kinds


def lacking_ingredients(state: Any, seat: Seat, move: Move, effect: Lacking) -> bool:
    """What the planned actions use up one after the other, with all that is foraged."""
    lab = state.labs[seat]
    per_mix = 1 if Artifact.MAGIC_MORTAR in lab.artifacts else 2
    mixing = (Area.CUSTODIAN, Area.SELL, Area.STUDENT, Area.DRINK, Area.EXHIBITION)
    area = move.area if isinstance(move, played.Plan) else Area.CUSTODIAN
    planned = [state.planned[each][seat] + (each is area) for each in Area]
    needs = per_mix * sum(planned[each] for each in mixing) + planned[Area.TRANSMUTE]
    has = sum(lab.hand) + planned[Area.FORAGE]
    return bool(effect.needs == needs and effect.has == has)


def never(kind: type) -> Callable[[Followed, Pointless], bool]:
    def holds(followed: Followed, effect: Pointless) -> bool:
        for event in followed.events:
            if isinstance(event, told.RoundBegun):
                return True
            if isinstance(event, kind) and getattr(event, "seat", None) == followed.seat:
                return False
        return True

    return holds
