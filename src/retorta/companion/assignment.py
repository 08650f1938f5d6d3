"""Which ingredient has which formula: the secret of the game, 40 320 ways."""

from __future__ import annotations

from math import factorial
from typing import Final

from retorta.games.alchemists.cards import Formula, Ingredient

Assignment = tuple[Formula, ...]
"""The formula of each ingredient, ingredients in their printed order."""

ASSIGNMENTS: Final = factorial(len(Formula))


def numbered(number: int) -> Assignment:
    """Return the assignment of that number, counted from nought in the dictionary's order."""
    left = list(Formula)
    formulas = []
    for following in reversed(range(len(Ingredient))):
        place, number = divmod(number, factorial(following))
        formulas.append(left.pop(place))
    return tuple(formulas)


def number_of(assignment: Assignment) -> int:
    """Return the number of *assignment*; the way back from :func:`numbered`."""
    left = list(Formula)
    number = 0
    for formula in assignment:
        number = number * len(left) + left.index(formula)
        left.remove(formula)
    return number
