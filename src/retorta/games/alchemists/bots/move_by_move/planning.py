"""Cubes to lay, and favors to play beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from retorta.games.alchemists.bots.move_by_move.debunking import best_disproof
from retorta.games.alchemists.bots.move_by_move.goods import buy
from retorta.games.alchemists.bots.move_by_move.mixing import sale
from retorta.games.alchemists.bots.move_by_move.position import Position
from retorta.games.alchemists.bots.move_by_move.publishing import SURE, endorse, revision, theory
from retorta.games.alchemists.bots.move_by_move.words import Worths
from retorta.games.alchemists.cards import ROUNDS, WANTS, Area, Artifact, Favor, Formula, Ingredient
from retorta.games.alchemists.moves import Buy, Endorse, Plan, PlayFavor, SendAssociate
from retorta.games.alchemists.state import NOTHING


def _plan(at: Position, move: Plan) -> float:
    planned = at.planned(move.area)
    return PLANS[move.area](at, planned) - 0.3 * planned


def _plan_forage(at: Position, planned: int) -> float:
    return 1.3 - 0.2 * at.cards_left()


def _plan_transmute(at: Position, _planned: int) -> float:
    spare = at.cards_left() - (2 if at.view.round < ROUNDS else 0)
    return 0.6 if at.own.gold < 2 and spare > 0 else 0.05


def _plan_sale(at: Position, _planned: int) -> float:
    if at.view.adventurer is None or at.cards_left() < 2:
        return 0.0
    wants = WANTS[at.view.adventurer]
    return max((sale(at, potion)[0] for potion in wants), default=0.0) * 1.1


def _plan_buy(at: Position, _planned: int) -> float:
    worths = [buy(at, Buy(artifact)) for artifact in at.view.on_sale]
    return max(worths, default=0.0)


def _plan_debunk(at: Position, planned: int) -> float:
    revised = revision(at) if Favor.PUBLISHER in at.favors and not planned else 0.0
    return max(0.0, 3 * best_disproof(at) - 1.2, revised)


def _plan_publish(at: Position, planned: int) -> float:
    if at.own.gold < planned + 1 and Artifact.PRINTING_PRESS not in at.own.artifacts:
        return 0.0
    worths = sorted(
        (
            theory(at, ingredient, formula)
            for ingredient in Ingredient
            for formula in Formula
            if at.theories[ingredient] == NOTHING and formula not in at.theories
        ),
        reverse=True,
    )
    endorsed = [endorse(at, Endorse(kind)) for kind in Ingredient if at.may_endorse(kind)]
    worths = sorted([*worths, *endorsed], reverse=True)
    return worths[planned] if planned < len(worths) else 0.0


def _plan_test(at: Position, planned: int) -> float:
    if at.cards_left() < 2:
        return 0.0
    return max((at.experiment_worth(a, b) for a, b in at.pairs()), default=0.0)


def _plan_drink(at: Position, planned: int) -> float:
    return _plan_test(at, planned) - 0.35


def _plan_exhibition(at: Position, planned: int) -> float:
    sure = [
        potion
        for potion in range(6)
        if max((at.formula_chances.potions(a, b)[potion] for a, b in at.pairs()), default=0) > SURE
    ]
    return 1.5 if len(sure) > planned and at.cards_left() > 1 else 0.1


def _send_associate(at: Position, move: SendAssociate) -> float:
    return 0.05 if move.area in (Area.BUY, Area.PUBLISH, Area.SELL) else -0.1


def _play_favor(at: Position, move: PlayFavor) -> float:
    if move.favor == Favor.CUSTODIAN:
        return _plan_drink(at, 0) - 0.2
    if move.favor == Favor.MERCHANT:
        return 0.01
    if move.favor == Favor.PUBLISHER:
        return revision(at)
    return 0.4 if move.favor != Favor.BARMAID else 6.0


PLANS: Final[dict[Area, Callable[[Position, int], float]]] = {
    Area.FORAGE: _plan_forage,
    Area.TRANSMUTE: _plan_transmute,
    Area.SELL: _plan_sale,
    Area.BUY: _plan_buy,
    Area.DEBUNK: _plan_debunk,
    Area.PUBLISH: _plan_publish,
    Area.STUDENT: _plan_test,
    Area.DRINK: _plan_drink,
    Area.EXHIBITION: _plan_exhibition,
}
WORTHS: Final[Worths] = {
    Plan: _plan,
    SendAssociate: _send_associate,
    PlayFavor: _play_favor,
}
