"""The 40 320 ways to give eight formulas to eight ingredients, as sets of bits.

A set of worlds is one big number; worlds are counted in the order of ``permutations``. A fact
is a set of worlds, what somebody knows is the intersection, and counting it or drawing from it
is exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain, permutations
from math import factorial
from typing import Final

from retorta.core.dealer import Dealer
from retorta.games.alchemists.cards import (
    FORMULAS,
    INGREDIENTS,
    MIX,
    PAIR_NUMBER,
    PAIRS,
    POTIONS,
    Formula,
)

WORLDS: Final = factorial(INGREDIENTS)
ALL_WORLDS: Final = (1 << WORLDS) - 1


class Fact:
    """Something about the formulas that is true in some worlds only."""

    def worlds(self) -> int:
        """Return the worlds that it leaves possible."""
        raise NotImplementedError


def worlds_of(facts: Iterable[Fact]) -> int:
    """Return the worlds in which all *facts* hold."""
    worlds = ALL_WORLDS
    for fact in facts:
        worlds &= fact.worlds()
    return worlds


def lay_out() -> None:
    """Build the tables now that would otherwise be built when first needed."""
    _by_potion()
    formulas_by_world()


# Sets of worlds


def by_formula(ingredient: int) -> list[int]:
    """Return, for each formula, the worlds in which the ingredient has it."""
    return _by_formula()[ingredient]


def by_potion(first: int, second: int) -> list[int]:
    """Return, for each potion, the worlds in which the two ingredients make it."""
    return _by_potion()[PAIR_NUMBER[first][second]]


@cache
def with_formulas(ingredient: int, formulas: int) -> int:
    """Return the worlds in which the ingredient has one of the formulas, a bit for each."""
    return _united(by_formula(ingredient), formulas)


@cache
def with_potions(first: int, second: int, potions: int) -> int:
    """Return the worlds in which the two make one of the potions, a bit for each."""
    return _united(by_potion(first, second), potions)


def counts(sets: list[int], among: int) -> list[int]:
    """Return how many worlds of each of the *sets* are *among* some.

    The sets are disjoint and leave nothing out, so the last need not be counted.
    """
    found = [(worlds & among).bit_count() for worlds in sets[:-1]]
    found.append(among.bit_count() - sum(found))
    return found


def _united(sets: list[int], chosen: int) -> int:
    worlds = 0
    for number, each in enumerate(sets):
        if chosen >> number & 1:
            worlds |= each
    return worlds


@cache
def _by_formula() -> list[list[int]]:
    """Return, for each ingredient and formula, the worlds that put them together.

    They are put together block by block: worlds that begin with the same formula lie side by
    side, and within such a block the other ingredients share out the formulas left.
    """
    sets: list[list[int]] = []
    for count in range(1, INGREDIENTS + 1):
        block = factorial(count - 1)
        first = [((1 << block) - 1) << block * formula for formula in range(count)]
        rest = [
            [_spread(shorter, formula, count, block) for formula in range(count)]
            for shorter in sets
        ]
        sets = [first, *rest]
    return sets


def _spread(shorter: list[int], formula: int, count: int, block: int) -> int:
    """Return the worlds in which an ingredient behind the first has a formula.

    *shorter* are those of one ingredient fewer, by the rank of the formula among those left.
    """
    worlds = 0
    for taken in range(count):
        if taken != formula:
            worlds |= shorter[formula - (taken < formula)] << block * taken
    return worlds


@cache
def _by_potion() -> list[list[int]]:
    """Return, for each pair of ingredients and potion, the worlds in which they make it."""
    found: list[list[int]] = []
    for first, second in PAIRS:
        sets = [0] * POTIONS
        for one, ones in enumerate(by_formula(first)):
            for other, others in enumerate(by_formula(second)):
                if one != other:
                    sets[MIX[one][other]] |= ones & others
        found.append(sets)
    return found


# Single worlds


def numbers_of(worlds: int) -> list[int]:
    """Return the numbers of the worlds, in order."""
    octets = worlds.to_bytes(WORLDS // 8, "little")
    return [
        8 * place + bit for place, octet in enumerate(octets) if octet for bit in _BITS_OF[octet]
    ]


def formulas_in(world: int) -> list[Formula]:
    """Return the formula of each ingredient in the world of that number."""
    left = list(Formula)
    formulas = []
    for rank in range(INGREDIENTS - 1, -1, -1):
        index, world = divmod(world, factorial(rank))
        formulas.append(left.pop(index))
    return formulas


@cache
def formulas_by_world() -> list[bytes]:
    """Return, for each ingredient, its formula in every world."""
    listed = bytes(chain.from_iterable(permutations(range(FORMULAS))))
    return [listed[ingredient::INGREDIENTS] for ingredient in range(INGREDIENTS)]


def draw_world(worlds: int, dealer: Dealer) -> list[Formula]:
    """Return the formula of each ingredient in one of the *worlds*, each equally likely."""
    return formulas_in(_place_of_bit(worlds, dealer.pick(worlds.bit_count())))


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


_BITS_OF: Final = [[bit for bit in range(8) if octet >> bit & 1] for octet in range(256)]
