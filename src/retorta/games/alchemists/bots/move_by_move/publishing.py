"""Theories: publishing, endorsing and revising them, and their seals."""

from __future__ import annotations

from typing import Final

from retorta.games.alchemists.bots.move_by_move.goods import GOLD
from retorta.games.alchemists.bots.move_by_move.position import Position
from retorta.games.alchemists.bots.move_by_move.words import Worths
from retorta.games.alchemists.cards import Formula, Seal
from retorta.games.alchemists.moves import Endorse, ExchangeFormula, LaySeal, Publish

SURE: Final = 0.8
"""A theory this likely gets a star."""
LIKELY: Final = 0.6
"""A theory this likely, hedge included, is published."""
WRONG: Final = 0.05
"""One's own theory is exchanged if it is less likely than this and the Publisher allows it."""


def theory(at: Position, ingredient: int, formula: int) -> float:
    """Return the worth of a theory with its best seal."""
    right = at.formula_chances.formulas(ingredient)[formula]
    return max(_with_seal(at, ingredient, formula, right, seal)[0] for seal in Seal)


def _with_seal(
    at: Position, ingredient: int, formula: int, right: float, seal: int
) -> tuple[float, int]:
    if not at.seals[seal]:
        return -9.0, seal
    needed = 0.8 if at.view.round in (2, 3, 5) and len(at.sealed) < 2 else 0.0
    if seal <= Seal.SILVER:
        points = 5 if seal == Seal.GOLD else 3
        worth = right * points - (1 - right) * 5 if right >= SURE else -9.0
        # Gold is saved for what is certain.
        worth -= 3 if seal == Seal.GOLD and right < 0.97 else 0
        return 1 + needed + worth, seal
    safe = at.formula_chances.hedged(ingredient, formula, seal - 2)
    if safe < LIKELY - needed / 5:
        return -9.0, seal
    return 1 + needed - (1 - safe) * 4, seal


def _publish(at: Position, move: Publish) -> float:
    return theory(at, move.ingredient, move.formula) + 0.05


def revision(at: Position) -> float:
    """Return the worth of using the Publisher on one's own theory known to be wrong."""
    found = [
        theory(at, ingredient, formula)
        for ingredient in at.sealed
        if len(at.view.books[ingredient].owners) == 1
        and not at.view.books[ingredient].in_conflict
        and at.formula_chances.formulas(ingredient)[at.theories[ingredient]] < WRONG
        for formula in Formula
        if formula not in at.theories
    ]
    return max(found, default=-1.0)


def _exchange_formula(at: Position, move: ExchangeFormula) -> float:
    return theory(at, move.ingredient, move.formula)


def endorse(at: Position, move: Endorse) -> float:
    """Return the worth of a seal on another player's theory."""
    formula = at.theories[move.ingredient]
    paid = 1 + len(at.view.books[move.ingredient].owners)
    return theory(at, move.ingredient, formula) - 1 - GOLD * (paid - 1) / 2


def _lay_seal(at: Position, move: LaySeal) -> float:
    task = at.view.task
    assert task is not None
    assert task.formula is not None
    ingredient = task.ingredients[0]
    right = at.formula_chances.formulas(ingredient)[task.formula]
    return _with_seal(at, ingredient, task.formula, right, move.seal)[0]


WORTHS: Final[Worths] = {
    Publish: _publish,
    Endorse: endorse,
    LaySeal: _lay_seal,
    ExchangeFormula: _exchange_formula,
}
