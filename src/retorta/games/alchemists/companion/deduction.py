"""The deduction engine: facts rule out some of the 40 320 worlds; the rest answer questions.

It needs no game and no table, only facts. A :class:`Deduction` never changes; learning a
fact gives a new one, so a player can ask "what if" and go back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import log2
from operator import and_
from typing import Any, Final

from retorta.core.errors import TableError
from retorta.games.alchemists.cards import (
    PAIR_NUMBER,
    PAIRS,
    SIGNS,
    AspectSign,
    Colour,
    Formula,
    Ingredient,
    Potion,
)
from retorta.games.alchemists.companion.assignment import Assignment, numbered
from retorta.games.alchemists.companion.facts import Aspect, Known, Mixed, Probable
from retorta.games.alchemists.companion.facts_file import read_fact
from retorta.games.alchemists.odds import Odds
from retorta.games.alchemists.worlds import ALL_WORLDS, Fact, by_formula, numbers_of

SURE: Final = 1 - 1e-9
"""A chance above this counts as certainty, to allow for rounding."""

BY_SIGNS: Final = {tuple(SIGNS[formula]): formula for formula in Formula}


class Impossible(TableError):
    """The facts cannot all be true.

    >>> from retorta import Impossible, deduce
    >>> healing = {"mix": ["mushroom", "toad"], "result": "healing"}
    >>> try:
    ...     deduce([healing, {"not": ["toad", "mushroom"], "result": "healing"}])
    ... except Impossible as problem:
    ...     print(problem.number, problem.against)
    2 [1]
    """

    def __init__(self, number: int, fact: Fact, against: list[int]) -> None:
        super().__init__(
            "facts-impossible", number=number, fact=fact, against=against, count=len(against)
        )
        self.number = number
        """Which fact left no world over, counted from one."""
        self.fact = fact
        self.against = against
        """Earlier facts with which it clashes; without any one of them it would not."""


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
    """The prospects of a theory if the truth came out now."""

    right: float
    right_but_for: dict[Colour, float]
    """The chance that this colour, and nothing else, is wrong: what a hedging seal covers."""


class Deduction:
    """What follows from some facts.

    >>> from retorta import deduce
    >>> known = deduce([{"known": "toad", "formula": "+++"}])
    >>> known.certain()[0]
    Known(ingredient=Ingredient.TOAD, formula=Formula.ALL_PLUS)
    >>> best = known.experiments()[0]
    >>> best.one, best.other, round(best.bits, 2)
    (Ingredient.MUSHROOM, Ingredient.FERN, 2.74)
    """

    def __init__(self, facts: tuple[Fact, ...] = (), worlds: int = ALL_WORLDS) -> None:
        self.facts = facts
        self._worlds = worlds
        """The worlds in which none of the facts is false."""

    def __repr__(self) -> str:
        facts = "1 fact" if len(self.facts) == 1 else f"{len(self.facts)} facts"
        return f"<Deduction from {facts}: {self.count} of {ALL_WORLDS.bit_count()} worlds left>"

    @classmethod
    def of(cls, facts: Iterable[Mapping[str, Any] | Fact]) -> Deduction:
        """Return what follows from *facts*; raise :class:`Impossible` if they clash."""
        deduction = cls()
        for fact in facts:
            deduction = deduction.learn(fact)
        return deduction

    def learn(self, fact: Mapping[str, Any] | Fact) -> Deduction:
        """Return what follows with *fact* added; raise :class:`Impossible` if it clashes.

        It may be as a person writes it in a file of facts.
        """
        if not isinstance(fact, Fact):
            fact = read_fact(len(self.facts) + 1, fact)
        worlds = self._worlds & fact.worlds()
        if not worlds:
            raise Impossible(len(self.facts) + 1, fact, _clashing(self.facts, fact))
        return Deduction((*self.facts, fact), worlds)

    @cached_property
    def count(self) -> int:
        """The number of worlds left."""
        return self._worlds.bit_count()

    def assignments(self) -> list[Assignment]:
        """Return the worlds that are left."""
        return [numbered(number) for number in numbers_of(self._worlds)]

    @cached_property
    def possible(self) -> list[list[Formula]]:
        """The formulas that the facts leave for each ingredient, however unlikely."""
        formulas = list(Formula)
        found = []
        for ingredient in Ingredient:
            sets = by_formula(ingredient)
            found.append([formula for formula in formulas if self._worlds & sets[formula]])
        return found

    @cached_property
    def _odds(self) -> Odds:
        doubtful = [fact for fact in self.facts if isinstance(fact, Probable)]
        return Odds(self._worlds, [fact.witness() for fact in doubtful if fact.is_telling])

    @cached_property
    def table(self) -> list[list[float]]:
        """The chance that each ingredient (row) has each formula (column)."""
        return [self._odds.formulas(ingredient) for ingredient in Ingredient]

    @cached_property
    def results(self) -> list[list[float]]:
        """The chance that each of the 28 pairs (row) makes each potion (column)."""
        return [self._odds.potions(one, other) for one, other in PAIRS]

    def experiment(self, one: Ingredient, other: Ingredient) -> Experiment:
        """Return what mixing *one* and *other* would show."""
        chances = self._odds.potions(one, other)
        possible = {potion: chances[potion] for potion in Potion if chances[potion] > 0}
        bits = max(0.0, -sum(chance * log2(chance) for chance in possible.values()))
        return Experiment(one, other, possible, bits)

    def experiments(self) -> list[Experiment]:
        """Return all 28 experiments, the most informative first."""
        advice = [self.experiment(Ingredient(one), Ingredient(other)) for one, other in PAIRS]
        return sorted(advice, key=_most_telling_first)

    def theory(self, ingredient: Ingredient, formula: Formula) -> TheoryChance:
        """Return the chance that a theory is right, or wrong in exactly one colour."""
        row = self.table[ingredient]
        hedged = {colour: row[_with_other_sign(formula, colour)] for colour in Colour}
        return TheoryChance(row[formula], hedged)

    def certain(self) -> list[Known | Aspect | Mixed]:
        """Return what is certain: formulas, or at least signs, and what pairs make."""
        found: list[Known | Aspect | Mixed] = []
        for ingredient in Ingredient:
            found.extend(self._certain_about(ingredient))
        for (one, other), chances in zip(PAIRS, self.results, strict=True):
            if max(chances) > SURE:
                potion = Potion(chances.index(max(chances)))
                found.append(Mixed(Ingredient(one), Ingredient(other), potion))
        return found

    def _certain_about(self, ingredient: Ingredient) -> Sequence[Known | Aspect]:
        row = self.table[ingredient]
        if max(row) > SURE:
            return [Known(ingredient, Formula(row.index(max(row))))]
        aspects = [Aspect(ingredient, colour, sign) for colour in Colour for sign in AspectSign]
        return [each for each in aspects if sum(row[formula] for formula in each.formulas()) > SURE]


def learned(facts: Sequence[Fact]) -> tuple[Deduction, list[int]]:
    """Return what follows from facts as noted, leaving out the later of any that clash.

    Only the first clash is reported, by the numbers of its facts; once it is solved, the next is.
    """
    deduction, clash = Deduction(), list[int]()
    for number, fact in enumerate(facts, 1):
        try:
            deduction = deduction.learn(fact)
        except Impossible as problem:
            clash = clash or [*problem.against, number]
    return deduction, clash


def _clashing(facts: Sequence[Fact], last: Fact) -> list[int]:
    """Return a minimal set of *facts* that cannot be true together with *last*."""
    backwards = (fact.worlds() for fact in reversed(facts))
    of_later = list(accumulate(backwards, and_, initial=ALL_WORLDS))[-2::-1]
    needed: list[int] = []
    worlds = last.worlds()
    for number, (fact, later) in enumerate(zip(facts, of_later, strict=True), 1):
        # If worlds are left without it, it takes part in the clash.
        if worlds & later:
            needed.append(number)
            worlds &= fact.worlds()
    return needed


def _with_other_sign(formula: Formula, colour: Colour) -> Formula:
    signs = list(SIGNS[formula])
    signs[colour] = AspectSign(1 - signs[colour])
    return BY_SIGNS[tuple(signs)]


def _most_telling_first(experiment: Experiment) -> tuple[float, int]:
    # Rounded, so that equal experiments stay in the order of the grid.
    return -round(experiment.bits, 9), PAIR_NUMBER[experiment.one][experiment.other]
