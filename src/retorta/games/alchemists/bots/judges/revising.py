"""Judging the Publisher: when to revise one's own theory, and when to leave it."""

from __future__ import annotations

from typing import Final

from retorta.bots.search.knowledge import Reason
from retorta.games.alchemists.bots.decision import OUT_OF_QUESTION, SPENT, Decision
from retorta.games.alchemists.bots.judges.planning import likely
from retorta.games.alchemists.bots.judges.words import Reasons, Worths
from retorta.games.alchemists.bots.theory_values import LIKELY, NEVER
from retorta.games.alchemists.cards import FORMULAS
from retorta.games.alchemists.moves import ExchangeFormula, ExchangeSeal


def as_it_lies(decision: Decision, ingredient: int) -> float:
    """Return the worth of one's seal on a theory if it stays."""
    formula, seal = decision.resources.theories[ingredient], _laid(decision, ingredient)
    worth = decision.theories.sealed_as(ingredient, formula, seal, _taken_off(decision, ingredient))
    if worth == NEVER:
        return decision.theories.staked(ingredient, formula, seal)
    return worth


def publisher(decision: Decision) -> float:
    """Return the gain from the best revision, above the worth of the card at the end."""
    found = [OUT_OF_QUESTION]
    resources = decision.resources
    for ingredient in resources.sealed - resources.marked:
        if any(resources.seals):
            found.append(_new_seal(decision, ingredient))
        if len(resources.view.books[ingredient].owners) == 1:
            chances = resources.weighed_worlds.formulas(ingredient)
            found += [
                _new_formula(decision, ingredient, formula)
                for formula in range(FORMULAS)
                if formula not in resources.theories and chances[formula] > LIKELY
            ]
    return max(found) - SPENT


def _laid(decision: Decision, ingredient: int) -> int:
    seal = decision.resources.laid_seals[ingredient]
    assert seal is not None
    return int(seal)


def _taken_off(decision: Decision, ingredient: int) -> list[int]:
    seals = list(decision.resources.seals)
    seals[_laid(decision, ingredient)] += 1
    return seals


def _new_seal(decision: Decision, ingredient: int) -> float:
    formula = decision.resources.theories[ingredient]
    best, _ = decision.theories.best_seal(ingredient, formula, decision.resources.seals)
    return best - as_it_lies(decision, ingredient)


def _new_formula(decision: Decision, ingredient: int, formula: int) -> float:
    best, _ = decision.theories.best_seal(ingredient, formula, _taken_off(decision, ingredient))
    return best - as_it_lies(decision, ingredient)


def _exchange_seal(decision: Decision, move: ExchangeSeal) -> float:
    return _new_seal(decision, int(move.ingredient))


def _exchange_formula(decision: Decision, move: ExchangeFormula) -> float:
    return _new_formula(decision, int(move.ingredient), int(move.formula))


def _why_exchange_seal(decision: Decision, move: ExchangeSeal) -> list[Reason]:
    ingredient = int(move.ingredient)
    return [likely(decision, ingredient, decision.resources.theories[ingredient])]


def _why_exchange_formula(decision: Decision, move: ExchangeFormula) -> list[Reason]:
    return [likely(decision, int(move.ingredient), int(move.formula))]


WORTHS: Final[Worths] = {ExchangeSeal: _exchange_seal, ExchangeFormula: _exchange_formula}
REASONS: Final[Reasons] = {
    ExchangeSeal: _why_exchange_seal,
    ExchangeFormula: _why_exchange_formula,
}
