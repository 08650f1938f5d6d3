"""The deduction engine: facts cut the 40 320 worlds, and what is left answers questions.

It needs no game and no table, only facts. A :class:`Deduction` never changes; learning a
fact gives a new one, so a player can ask "what if" and go back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from retorta.companion.assignment import ASSIGNMENTS, Assignment
from retorta.companion.facts import Aspect, Fact, FormulaFact, Known, Mixed, PairFact, Probable
from retorta.companion.oracle import AspectSign
from retorta.companion.worlds import worlds
from retorta.core.errors import TableError
from retorta.games.alchemists.cards import (
    PAIR_NUMBER,
    PAIRS,
    SIGNS,
    Colour,
    Formula,
    Ingredient,
    Potion,
)

SURE: Final = 1 - 1e-9
"""A chance above this is certainty; only rounding keeps it from being one."""

BY_SIGNS: Final = {tuple(SIGNS[formula]): formula for formula in Formula}

Left = tuple[NDArray[np.intp], NDArray[np.float64] | None]
"""Worlds and their odds."""


class Impossible(TableError):
    """The facts cannot all be true."""

    def __init__(self, number: int, fact: Fact, against: list[int]) -> None:
        super().__init__(
            "facts-impossible", number=number, fact=fact, against=against, count=len(against)
        )
        self.number = number
        """Which fact left no world over, counted from one."""
        self.fact = fact
        self.against = against
        """Earlier facts it cannot be true together with; without any of these it could."""


@dataclass(frozen=True)
class Experiment:
    """What mixing a pair would show, and how much that would tell."""

    one: Ingredient
    other: Ingredient
    chances: dict[Potion, float]
    """The results it can give."""
    bits: float
    """Expected information: one bit is worth as much as ruling out half of what is open."""


@dataclass(frozen=True)
class TheoryChance:
    """How a theory would fare if the truth came out now."""

    right: float
    right_but_for: dict[Colour, float]
    """The chance that this colour, and nothing else, is wrong: what a hedging seal covers."""


class Deduction:
    """What follows from some facts."""

    def __init__(
        self,
        facts: tuple[Fact, ...] = (),
        left: NDArray[np.intp] | None = None,
        odds: NDArray[np.float64] | None = None,
    ) -> None:
        self.facts = facts
        self._left = np.arange(ASSIGNMENTS) if left is None else left
        """The numbers of the worlds that are left."""
        self._odds = odds
        """How likely each of them is; ``None``: all alike."""

    @classmethod
    def of(cls, facts: Iterable[Fact]) -> Deduction:
        """Return what follows from *facts*; raise :class:`Impossible` where they clash."""
        deduction = cls()
        for fact in facts:
            deduction = deduction.learn(fact)
        return deduction

    def learn(self, fact: Fact) -> Deduction:
        """Return what follows with *fact* added; raise :class:`Impossible` if it clashes."""
        left, odds = self._weighed(fact) if isinstance(fact, Probable) else self._cut(fact)
        if not len(left):
            raise Impossible(len(self.facts) + 1, fact, _clashing(self.facts, fact))
        if odds is not None:
            odds = odds / odds.sum()
        return Deduction((*self.facts, fact), left, odds)

    @property
    def count(self) -> int:
        """How many worlds are left."""
        return len(self._left)

    def assignments(self) -> list[Assignment]:
        """Return the worlds that are left."""
        formulas = worlds().formulas.take(self._left, axis=1).T.tolist()
        return [tuple(Formula(formula) for formula in world) for world in formulas]

    @cached_property
    def table(self) -> NDArray[np.float64]:
        """The chance that each ingredient (row) has each formula (column)."""
        return np.array([self._chances(row, len(Formula)) for row in worlds().formulas])

    @cached_property
    def results(self) -> NDArray[np.float64]:
        """The chance that each of the 28 pairs (row) makes each potion (column)."""
        return np.array([self._chances(row, len(Potion)) for row in worlds().results])

    def experiment(self, one: Ingredient, other: Ingredient) -> Experiment:
        """Return what mixing *one* and *other* would show."""
        chances = self.results[PAIR_NUMBER[one][other]]
        possible = chances[chances > 0]
        bits = max(0.0, float(-possible @ np.log2(possible)))
        named = {potion: float(chances[potion]) for potion in Potion if chances[potion] > 0}
        return Experiment(one, other, named, bits)

    def experiments(self) -> list[Experiment]:
        """Return all 28 experiments, the most telling first."""
        advice = [self.experiment(Ingredient(one), Ingredient(other)) for one, other in PAIRS]
        return sorted(advice, key=_most_telling_first)

    def theory(self, ingredient: Ingredient, formula: Formula) -> TheoryChance:
        """Return the chance that a theory is right, or right but for exactly one colour."""
        row = self.table[ingredient]
        hedged = {colour: float(row[_with_other_sign(formula, colour)]) for colour in Colour}
        return TheoryChance(float(row[formula]), hedged)

    def certain(self) -> list[Known | Aspect | Mixed]:
        """Return what is beyond doubt: formulas, or at least signs, and what pairs make."""
        found: list[Known | Aspect | Mixed] = []
        for ingredient in Ingredient:
            found.extend(self._certain_about(ingredient))
        for pair, potion in np.argwhere(self.results > SURE).tolist():
            one, other = PAIRS[pair]
            found.append(Mixed(Ingredient(one), Ingredient(other), Potion(potion)))
        return found

    def _certain_about(self, ingredient: Ingredient) -> Sequence[Known | Aspect]:
        row = self.table[ingredient]
        if row.max() > SURE:
            return [Known(ingredient, Formula(int(row.argmax())))]
        aspects = [Aspect(ingredient, colour, sign) for colour in Colour for sign in AspectSign]
        return [aspect for aspect in aspects if row[aspect.formulas()].sum() > SURE]

    def _chances(self, codes: NDArray[np.int8], kinds: int) -> NDArray[np.float64]:
        if self._odds is None:
            return np.bincount(codes.take(self._left), minlength=kinds) / self.count
        return np.asarray(np.bincount(codes.take(self._left), self._odds, kinds), np.float64)

    def _cut(self, fact: PairFact | FormulaFact) -> Left:
        holds = _holds(fact, self._left)
        return self._left[holds], None if self._odds is None else self._odds[holds]

    def _weighed(self, fact: Probable) -> Left:
        # Bayes' rule, the odds such that with nothing else known the weight is the chance.
        prior = fact.fact.prior
        holds = _holds(fact.fact, self._left)
        odds = np.where(holds, fact.weight / prior, (1 - fact.weight) / (1 - prior))
        if self._odds is not None:
            odds = odds * self._odds
        possible = odds > 0
        return self._left[possible], odds[possible]


def _holds(fact: PairFact | FormulaFact, among: NDArray[np.intp]) -> NDArray[np.bool_]:
    """Return in which of the worlds the fact is true."""
    if isinstance(fact, PairFact):
        codes = worlds().results[PAIR_NUMBER[fact.one][fact.other]]
        allowed = np.zeros(len(Potion), np.bool_)
        allowed[fact.results()] = True
    else:
        codes = worlds().formulas[fact.ingredient]
        allowed = np.zeros(len(Formula), np.bool_)
        allowed[fact.formulas()] = True
    holds: NDArray[np.bool_] = allowed[codes[among]]
    return holds


def _clashing(facts: Sequence[Fact], last: Fact) -> list[int]:
    """Return which of *facts* cannot be true together with *last*, none of them to spare."""
    otherwise = ~_excluded(last)
    excluded = [_excluded(fact)[otherwise] for fact in facts]
    excluded_by = np.sum(excluded, axis=0)
    needed = []
    for number, by_fact in enumerate(excluded, 1):
        if (by_fact & (excluded_by == 1)).any():
            needed.append(number)
        else:
            excluded_by = excluded_by - by_fact
    return needed


def _excluded(fact: Fact) -> NDArray[np.bool_]:
    everywhere = np.arange(ASSIGNMENTS)
    if not isinstance(fact, Probable):
        return ~_holds(fact, everywhere)
    holds = _holds(fact.fact, everywhere)
    if fact.weight == 1:
        return ~holds
    return holds if fact.weight == 0 else np.zeros_like(holds)


def _with_other_sign(formula: Formula, colour: Colour) -> Formula:
    signs = list(SIGNS[formula])
    signs[colour] = 1 - signs[colour]
    return BY_SIGNS[tuple(signs)]


def _most_telling_first(experiment: Experiment) -> tuple[float, int]:
    # Rounded, so that equal experiments stay in the order of the grid.
    return -round(experiment.bits, 9), PAIR_NUMBER[experiment.one][experiment.other]
