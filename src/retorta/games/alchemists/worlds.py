"""The 40 320 ways to give eight formulas to eight ingredients, as sets of bits.

A set of worlds is one big number; worlds are counted in the order of ``permutations``. A fact
is a set of worlds, what somebody knows is the intersection, and drawing from it is exact.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
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
    """Return, for each ingredient and formula, the worlds that put them together."""
    size = (WORLDS + 7) // 8
    masks = [[bytearray(size) for _ in range(FORMULAS)] for _ in range(INGREDIENTS)]
    for world, formulas in enumerate(permutations(range(FORMULAS))):
        byte, bit = world >> 3, 1 << (world & 7)
        for ingredient, formula in enumerate(formulas):
            masks[ingredient][formula][byte] |= bit
    return [[int.from_bytes(mask, "little") for mask in row] for row in masks]
