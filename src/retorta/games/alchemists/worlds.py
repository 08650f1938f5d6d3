"""The 40 320 ways to give eight formulas to eight ingredients, as sets of bits.

A set of worlds is one big number; worlds are counted in the order of ``permutations``. A fact
is a set of worlds, what somebody knows is the intersection, and drawing from it is exact.
"""

from __future__ import annotations

from functools import cache
from math import factorial
from typing import Final

from retorta.core.dealer import Dealer
from retorta.games.alchemists.cards import FORMULAS, INGREDIENTS, MIX
from retorta.games.alchemists.knowledge import FORMULAS_FOR, Fact
from retorta.games.alchemists.state import NOTHING

WORLDS: Final = factorial(INGREDIENTS)
ALL_WORLDS: Final = (1 << WORLDS) - 1


def worlds_of(facts: list[Fact]) -> int:
    """Return the worlds in which all *facts* hold."""
    worlds = ALL_WORLDS
    for fact in facts:
        worlds &= worlds_where(fact.first, fact.second, fact.potions)
    return worlds


@cache
def worlds_where(first: int, second: int, potions: int) -> int:
    """Return the worlds in which one fact holds."""
    masks = _masks()
    worlds = 0
    for one in range(FORMULAS):
        if second == NOTHING:
            if FORMULAS_FOR[potions] >> one & 1:
                worlds |= masks[first][one]
            continue
        for other in range(FORMULAS):
            if one != other and potions >> MIX[one][other] & 1:
                worlds |= masks[first][one] & masks[second][other]
    return worlds


def draw_world(worlds: int, dealer: Dealer) -> list[int]:
    """Return the formula of each ingredient in one of the *worlds*, each equally likely."""
    return formulas_in(_place_of_bit(worlds, dealer.pick(worlds.bit_count())))


def formulas_in(world: int) -> list[int]:
    """Return the formula of each ingredient in the world of that number."""
    left = list(range(FORMULAS))
    formulas = []
    for rank in range(INGREDIENTS - 1, -1, -1):
        index, world = divmod(world, factorial(rank))
        formulas.append(left.pop(index))
    return formulas


def _place_of_bit(bits: int, number: int) -> int:
    """Return where the set bit of that *number* lies, counted from the lowest."""
    place = 0
    width = 1 << (WORLDS - 1).bit_length()
    while width > 1:
        width //= 2
        low = bits & ((1 << width) - 1)
        count = low.bit_count()
        if number < count:
            bits = low
        else:
            number -= count
            bits >>= width
            place += width
    return place


@cache
def _masks() -> list[list[int]]:
    """Return, for each ingredient and formula, the worlds that put them together.

    They are put together block by block: worlds that begin with the same formula lie side by
    side, and within such a block the other ingredients share out the formulas left.
    """
    masks: list[list[int]] = []
    for count in range(1, INGREDIENTS + 1):
        block = factorial(count - 1)
        first = [((1 << block) - 1) << block * formula for formula in range(count)]
        rest = [
            [_spread(shorter, formula, count, block) for formula in range(count)]
            for shorter in masks
        ]
        masks = [first, *rest]
    return masks


def _spread(shorter: list[int], formula: int, count: int, block: int) -> int:
    """Return the worlds in which an ingredient behind the first has a formula.

    *shorter* are those of one ingredient fewer, by the rank of the formula among those left.
    """
    worlds = 0
    for taken in range(count):
        if taken != formula:
            worlds |= shorter[formula - (taken < formula)] << block * taken
    return worlds
