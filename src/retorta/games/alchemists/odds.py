"""How likely formulas and potions are in the remaining worlds.

By facts alone all remaining worlds are equally likely, and chances are counts. Statements that
may be wrong make some worlds likelier than others. Worlds that make all statements equally likely
form a class. If there are few classes, each is counted as a whole; if there would be many, the
worlds are gone through one by one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Final

from retorta.games.alchemists.cards import FORMULAS, MIX, PAIR_NUMBER, POTIONS
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.worlds import (
    by_formula,
    by_potion,
    counts,
    formulas_by_world,
    numbers_of,
)

A_CLASS: Final = 1500
"""Counting a class takes about as long as listing this many worlds."""
A_WEIGHT: Final = 20
"""Counting the worlds of one weight takes about as long as going through this many."""


@dataclass(frozen=True)
class Saying:
    """What somebody says about an ingredient, or about what two of them make."""

    first: int
    second: int
    """``NOTHING`` when it is about one ingredient."""
    factors: tuple[float, ...]
    """How likely it is said, by the formula of the one or by the potion of the two."""

    def classes(self) -> list[tuple[float, int]]:
        """Return each factor with the worlds in which it counts."""
        about_one = self.second == NOTHING
        sets = by_formula(self.first) if about_one else by_potion(self.first, self.second)
        found: dict[float, int] = {}
        for factor, worlds in zip(self.factors, sets, strict=True):
            found[factor] = found.get(factor, 0) | worlds
        return list(found.items())

    def kinds(self) -> bytes:
        """Return the formula or the potion that it is about, in every world."""
        rows = formulas_by_world()
        if self.second == NOTHING:
            return rows[self.first]
        return _made(rows[self.first], rows[self.second])


@dataclass(frozen=True)
class Witness:
    """Somebody who makes statements: honest in all of them, or uninformative in all."""

    sayings: tuple[Saying, ...]
    honest: float = 1.0
    """How likely the witness is honest; of one that is not, nothing is learnt."""

    def believed(self, if_honest: float) -> float:
        """Return how likely all of it is said, from how likely an honest one says it."""
        return self.honest * if_honest + (1 - self.honest)


class Odds:
    """Chances in the worlds left, with what witnesses say."""

    def __init__(self, worlds: int, witnesses: Sequence[Witness] = ()) -> None:
        self._weighed = _weighed(worlds, [each for each in witnesses if each.sayings])
        self._formulas: dict[int, list[float]] = {}
        self._potions: dict[int, list[float]] = {}

    def formulas(self, ingredient: int) -> list[float]:
        """Return the chance of each formula for an ingredient."""
        if ingredient not in self._formulas:
            self._formulas[ingredient] = self._weighed.formulas(ingredient)
        return self._formulas[ingredient]

    def potions(self, first: int, second: int) -> list[float]:
        """Return the chance of each potion from two ingredients."""
        number = PAIR_NUMBER[first][second]
        if number not in self._potions:
            self._potions[number] = self._weighed.potions(first, second)
        return self._potions[number]


def _weighed(worlds: int, witnesses: list[Witness]) -> Classes | Listed:
    factors = [len(set(saying.factors)) for each in witnesses for saying in each.sayings]
    if not witnesses or prod(factors) * A_CLASS <= worlds.bit_count():
        return Classes(worlds, witnesses)
    return Listed(numbers_of(worlds), witnesses)


class Classes:
    """Sets of worlds that are equally likely, each with the weight of one of its worlds."""

    def __init__(self, worlds: int, witnesses: Sequence[Witness]) -> None:
        self._classes = [(1.0, worlds)]
        for witness in witnesses:
            said = [(1.0, worlds)]
            for saying in witness.sayings:
                said = _split(said, saying.classes())
            believed = [(witness.believed(weight), each) for weight, each in said]
            self._classes = _split(self._classes, believed)

    def formulas(self, ingredient: int) -> list[float]:
        """Return the chance of each formula for an ingredient."""
        return self._chances(by_formula(ingredient))

    def potions(self, first: int, second: int) -> list[float]:
        """Return the chance of each potion from two ingredients."""
        return self._chances(by_potion(first, second))

    def _chances(self, sets: list[int]) -> list[float]:
        sums = [0.0] * len(sets)
        for weight, worlds in self._classes:
            for kind, count in enumerate(counts(sets, worlds)):
                sums[kind] += weight * count
        return shares(sums)


def _split(
    classes: list[tuple[float, int]], parts: list[tuple[float, int]]
) -> list[tuple[float, int]]:
    """Return the classes cut into parts, the weights multiplied; empty ones go."""
    return [
        (weight * factor, worlds & part)
        for weight, worlds in classes
        for factor, part in parts
        if worlds & part
    ]


class Listed:
    """Worlds one by one, those of one weight side by side."""

    def __init__(self, numbers: list[int], witnesses: Sequence[Witness]) -> None:
        weighed = {1.0: numbers}
        for witness in witnesses:
            weighed = _listen(weighed, witness)
        self._numbers = [number for listed in weighed.values() for number in listed]
        self._weighed = [(weight, len(listed)) for weight, listed in weighed.items()]
        """Each weight, and how many worlds in a row have it."""
        self._formulas: dict[int, bytes] = {}

    @cached_property
    def weights(self) -> list[float]:
        """The weight of each world."""
        return [weight for weight, worlds in self._weighed for _ in range(worlds)]

    def formulas(self, ingredient: int) -> list[float]:
        """Return the chance of each formula for an ingredient."""
        return self._chances(self._had(ingredient), FORMULAS)

    def potions(self, first: int, second: int) -> list[float]:
        """Return the chance of each potion from two ingredients."""
        return self._chances(self.made(first, second), POTIONS)

    def made(self, first: int, second: int) -> bytes:
        """Return the potion of two ingredients, world by world."""
        return _made(self._had(first), self._had(second))

    def _had(self, ingredient: int) -> bytes:
        """Return the formula of an ingredient, world by world."""
        if ingredient not in self._formulas:
            row = formulas_by_world()[ingredient]
            self._formulas[ingredient] = bytes([row[number] for number in self._numbers])
        return self._formulas[ingredient]

    def _chances(self, row: bytes, kinds: int) -> list[float]:
        sums = [0.0] * kinds
        if len(self._weighed) * A_WEIGHT > len(row):
            for kind, weight in zip(row, self.weights, strict=True):
                sums[kind] += weight
            return shares(sums)
        begin = 0
        for weight, worlds in self._weighed:
            for kind in range(kinds):
                sums[kind] += weight * row.count(kind, begin, begin + worlds)
            begin += worlds
        return shares(sums)


def _listen(weighed: dict[float, list[int]], witness: Witness) -> dict[float, list[int]]:
    """Return the worlds listed by their weights after a witness was heard."""
    said = {(weight, 1.0): numbers for weight, numbers in weighed.items()}
    for saying in witness.sayings:
        row, factors = saying.kinds(), saying.factors
        parted: dict[tuple[float, float], list[int]] = defaultdict(list)
        for (weight, if_honest), numbers in said.items():
            products = [if_honest * factor for factor in factors]
            for number in numbers:
                parted[weight, products[row[number]]].append(number)
        said = parted
    found: dict[float, list[int]] = defaultdict(list)
    for (weight, if_honest), numbers in said.items():
        found[weight * witness.believed(if_honest)] += numbers
    return found


def _made(ones: bytes, others: bytes) -> bytes:
    """Return the potions of two rows of formulas."""
    # Row by row as one number: the first formula times eight, and the second.
    both = int.from_bytes(ones, "little") * FORMULAS + int.from_bytes(others, "little")
    return both.to_bytes(len(ones), "little").translate(_POTIONS_OF)


def shares(sums: list[float]) -> list[float]:
    """Return each as a part of the whole; if one is everything, its part is exactly one."""
    total = sum(sums)
    return [each / total for each in sums]


_POTIONS_OF: Final = bytes(
    max(MIX[one][other], 0) for one in range(FORMULAS) for other in range(FORMULAS)
).ljust(256, b"\0")
"""The potion of two formulas, by the first times eight and the second."""
