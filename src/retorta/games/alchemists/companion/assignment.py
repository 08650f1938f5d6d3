"""Which ingredient has which formula: the secret of the game, 40 320 ways."""

from __future__ import annotations

from typing import Final

from retorta.games.alchemists.cards import Formula
from retorta.games.alchemists.worlds import WORLDS, formulas_in

Assignment = tuple[Formula, ...]
"""The formula of each ingredient, ingredients in their printed order."""

ASSIGNMENTS: Final = WORLDS


def numbered(number: int) -> Assignment:
    """Return the assignment of that number, counted from zero as in the game."""
    return tuple(Formula(formula) for formula in formulas_in(number))
