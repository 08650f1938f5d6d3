"""Facts about the secret: what a player saw, heard, or thinks likely.

A fact about a pair leaves some of the seven results open, a fact about an ingredient some of
the eight formulas. A probable fact need not be true: it shifts the odds.
"""

from __future__ import annotations

from dataclasses import dataclass

from retorta.companion.oracle import AspectSign
from retorta.games.alchemists.cards import (
    NEUTRAL,
    SIGNS,
    Colour,
    Formula,
    Ingredient,
    Potion,
    Quality,
)
from retorta.games.alchemists.rules.mixing import quality_of


@dataclass(frozen=True)
class PairFact:
    """Something about what two ingredients make."""

    one: Ingredient
    other: Ingredient

    def results(self) -> list[Potion]:
        """Return what the pair may still make."""
        raise NotImplementedError

    @property
    def prior(self) -> float:
        """How likely the fact is when nothing is known: all results are equally frequent."""
        return len(self.results()) / len(Potion)


@dataclass(frozen=True)
class Mixed(PairFact):
    """The potion was seen: an experiment, or a claim that the table confirmed."""

    result: Potion

    def results(self) -> list[Potion]:
        return [self.result]


@dataclass(frozen=True)
class NotMixed(PairFact):
    """The pair does not make this potion: a claim that the table denied."""

    result: Potion

    def results(self) -> list[Potion]:
        return [potion for potion in Potion if potion != self.result]


@dataclass(frozen=True)
class OnlySign(PairFact):
    """The potion has this sign; its colour was not seen."""

    sign: AspectSign

    def results(self) -> list[Potion]:
        return [potion for potion in Potion if potion != NEUTRAL and potion % 2 == self.sign]


@dataclass(frozen=True)
class Sold(PairFact):
    """The potion was sold on an order, and only its quality was seen."""

    order: Potion
    quality: Quality

    def results(self) -> list[Potion]:
        return [potion for potion in Potion if quality_of(potion, self.order) == self.quality]


@dataclass(frozen=True)
class FormulaFact:
    """Something about the formula of one ingredient."""

    ingredient: Ingredient

    def formulas(self) -> list[Formula]:
        """Return what the formula may still be."""
        raise NotImplementedError

    @property
    def prior(self) -> float:
        """How likely the fact is when nothing is known."""
        return len(self.formulas()) / len(Formula)


@dataclass(frozen=True)
class Aspect(FormulaFact):
    """One colour of the ingredient has this sign."""

    colour: Colour
    sign: AspectSign

    def formulas(self) -> list[Formula]:
        return [formula for formula in Formula if SIGNS[formula][self.colour] == self.sign]


@dataclass(frozen=True)
class Known(FormulaFact):
    """The ingredient has this formula."""

    formula: Formula

    def formulas(self) -> list[Formula]:
        return [self.formula]


@dataclass(frozen=True)
class Excluded(FormulaFact):
    """The ingredient does not have this formula."""

    formula: Formula

    def formulas(self) -> list[Formula]:
        return [formula for formula in Formula if formula != self.formula]


@dataclass(frozen=True)
class Probable:
    """A fact that somebody may be wrong about, such as a rival's theory.

    *weight* is how likely the fact would be if nothing else were known: 1 is certainty.
    Several probable facts count as independent witnesses, in whatever order they come.
    """

    fact: PairFact | FormulaFact
    weight: float


Fact = PairFact | FormulaFact | Probable
