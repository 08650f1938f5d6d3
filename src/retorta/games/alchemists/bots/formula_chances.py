"""The interface for chances of formulas and potions."""

from __future__ import annotations

from math import log2
from typing import Final

from retorta.games.alchemists.cards import SIGNS, Formula
from retorta.games.alchemists.rules.scoring import wrong_colours

COVERED: Final = [
    [
        [truth for truth in Formula if set(wrong_colours(theory, truth)) <= {colour}]
        for colour in range(len(SIGNS[theory]))
    ]
    for theory in Formula
]
"""By theory and colour of its hedge: the true formulas for which the hedge loses nothing."""


class FormulaChances:
    """What judges need to know about formulas and potions."""

    def formulas(self, ingredient: int) -> list[float]:
        """Return the chance of each formula for an ingredient."""
        raise NotImplementedError

    def potions(self, first: int, second: int) -> list[float]:
        """Return the chance of each potion from two ingredients."""
        raise NotImplementedError

    def sign(self, ingredient: int, colour: int, sign: int) -> float:
        """Return the chance that an aspect has a given sign."""
        chances = self.formulas(ingredient)
        return sum(chances[formula] for formula in Formula if SIGNS[formula][colour] == sign)

    def hedged(self, ingredient: int, formula: int, colour: int) -> float:
        """Return the chance that a theory is right, or wrong only in the given colour."""
        chances = self.formulas(ingredient)
        return sum(chances[truth] for truth in COVERED[formula][colour])

    def bits(self, first: int, second: int) -> float:
        """Return how much an experiment with two ingredients would teach, in bits."""
        return entropy(self.potions(first, second))


def entropy(chances: list[float]) -> float:
    """Return the average number of bits needed to say which one it is."""
    return -sum(chance * log2(chance) for chance in chances if chance > 0)
