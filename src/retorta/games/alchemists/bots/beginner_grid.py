"""A beginner's conclusions from results: each by itself, as crosses in the grid."""

from __future__ import annotations

from retorta.games.alchemists.bots.formula_chances import FormulaChances
from retorta.games.alchemists.cards import (
    FORMULAS,
    INGREDIENTS,
    MIX,
    PAIR_NUMBER,
    POTIONS,
)
from retorta.games.alchemists.knowledge import ANY_POTION, FORMULAS_FOR, Shown
from retorta.games.alchemists.state import NOTHING


class BeginnerGrid(FormulaChances):
    """Chances from the formula grid: all formulas that no single fact has crossed out.

    Facts are not combined, although two results together may rule out more, and so may a formula
    that can only belong to one ingredient.
    """

    def __init__(self, facts: list[Shown]) -> None:
        self._open = [(1 << FORMULAS) - 1] * INGREDIENTS
        self._results = {}
        for fact in facts:
            formulas = FORMULAS_FOR[fact.potions]
            self._open[fact.first] &= formulas
            if fact.second != NOTHING:
                self._open[fact.second] &= formulas
                self._results[PAIR_NUMBER[fact.first][fact.second]] = fact.potions
        self._potions: dict[int, list[float]] = {}

    def formulas(self, ingredient: int) -> list[float]:
        """Return the chance of each formula for an ingredient."""
        formulas = self._open[ingredient]
        chance = 1 / formulas.bit_count()
        return [chance * (formulas >> formula & 1) for formula in range(FORMULAS)]

    def potions(self, first: int, second: int) -> list[float]:
        """Return the chance of each potion; a pair already mixed gives the same again."""
        number = PAIR_NUMBER[first][second]
        if number not in self._potions:
            self._potions[number] = self._mixed(
                first, second, self._results.get(number, ANY_POTION)
            )
        return self._potions[number]

    def _mixed(self, first: int, second: int, possible: int) -> list[float]:
        chances = [0.0] * POTIONS
        ones, others = self.formulas(first), self.formulas(second)
        for one in range(FORMULAS):
            for other in range(FORMULAS):
                if one != other and possible >> MIX[one][other] & 1:
                    chances[MIX[one][other]] += ones[one] * others[other]
        total = sum(chances)
        if not total:
            return [1 / POTIONS] * POTIONS
        return [chance / total for chance in chances]
