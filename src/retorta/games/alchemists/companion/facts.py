"""Facts about the secret: what a player saw, heard, or thinks likely.

A fact about a pair leaves some of the seven results open, a fact about an ingredient some of
the eight formulas. A probable fact need not be true: it shifts the odds.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from retorta.games.alchemists.cards import (
    MIX,
    SIGNS,
    AspectSign,
    Colour,
    Formula,
    Ingredient,
    Potion,
    Quality,
)
from retorta.games.alchemists.odds import Saying, Witness
from retorta.games.alchemists.rules.mixing import quality_of
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.worlds import ALL_WORLDS, Fact, with_formulas, with_potions


@dataclass(frozen=True)
class PairFact(Fact):
    """A fact about what two ingredients make."""

    one: Ingredient
    other: Ingredient

    def results(self) -> list[Potion]:
        """Return the potions that the pair may still make."""
        raise NotImplementedError

    @property
    def prior(self) -> float:
        """How likely the fact is when nothing is known: all results are equally frequent."""
        return len(self.results()) / len(Potion)

    def worlds(self) -> int:
        return with_potions(self.one, self.other, _bits(self.results()))

    def said(self, right: float, wrong: float) -> Saying:
        """Return the fact as somebody's word, with how likely it is said if it is true or not."""
        results = self.results()
        factors = tuple(right if potion in results else wrong for potion in Potion)
        return Saying(self.one, self.other, factors)


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
        return [potion for potion in Potion if potion != Potion.NEUTRAL and potion % 2 == self.sign]


@dataclass(frozen=True)
class Sold(PairFact):
    """The potion was sold on an order, and only its quality was seen."""

    order: Potion
    quality: Quality

    def results(self) -> list[Potion]:
        return sold_as(self.order, self.quality)


@dataclass(frozen=True)
class FormulaFact(Fact):
    """A fact about the formula of one ingredient."""

    ingredient: Ingredient

    def formulas(self) -> list[Formula]:
        """Return the formulas that are still possible."""
        raise NotImplementedError

    @property
    def prior(self) -> float:
        """How likely the fact is when nothing is known."""
        return len(self.formulas()) / len(Formula)

    def worlds(self) -> int:
        return with_formulas(self.ingredient, _bits(self.formulas()))

    def said(self, right: float, wrong: float) -> Saying:
        """Return the fact as somebody's word, with how likely it is said if it is true or not."""
        formulas = self.formulas()
        factors = tuple(right if formula in formulas else wrong for formula in Formula)
        return Saying(self.ingredient, NOTHING, factors)


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
class Hedged(FormulaFact):
    """The ingredient has this formula, or one that differs only in this colour.

    Laying a seal with that colour's question mark on a theory claims this much.
    """

    formula: Formula
    colour: Colour

    def formulas(self) -> list[Formula]:
        return [
            formula
            for formula in Formula
            if all(
                SIGNS[formula][colour] == SIGNS[self.formula][colour]
                for colour in Colour
                if colour != self.colour
            )
        ]


@dataclass(frozen=True)
class Glimpsed(FormulaFact):
    """The Periscope showed the ingredient, one of two that made one of these potions.

    All formulas are in the game, so whichever partner it needed may have been the other one.
    """

    potions: tuple[Potion, ...]

    def formulas(self) -> list[Formula]:
        return [
            formula
            for formula in Formula
            if any(MIX[formula][other] in self.potions for other in Formula if other != formula)
        ]


@dataclass(frozen=True)
class OneOf(Fact):
    """At least one of these ingredients has this sign in this colour."""

    ingredients: tuple[Ingredient, ...]
    colour: Colour
    sign: AspectSign

    def worlds(self) -> int:
        worlds = 0
        for ingredient in self.ingredients:
            worlds |= Aspect(ingredient, self.colour, self.sign).worlds()
        return worlds


@dataclass(frozen=True)
class TwoOf(Fact):
    """Two of these ingredients made one of these potions; only their owner knows which."""

    ingredients: tuple[Ingredient, ...]
    potions: tuple[Potion, ...]

    def worlds(self) -> int:
        worlds = 0
        for one, other in combinations(self.ingredients, 2):
            worlds |= with_potions(one, other, _bits(list(self.potions)))
        return worlds


@dataclass(frozen=True)
class Published(Fact):
    """A theory that is not evidence, such as one's own: it uses up its formula and its book."""

    ingredient: Ingredient
    formula: Formula

    def worlds(self) -> int:
        return ALL_WORLDS


@dataclass(frozen=True)
class AllSaw(Fact):
    """A potion that everybody saw, made of ingredients known only to its maker: not evidence."""

    potions: tuple[Potion, ...]

    def worlds(self) -> int:
        return ALL_WORLDS


@dataclass(frozen=True)
class Sealed(Fact):
    """Somebody's seal on the theory about an ingredient: not evidence."""

    ingredient: Ingredient

    def worlds(self) -> int:
        return ALL_WORLDS


@dataclass(frozen=True)
class Probable(Fact):
    """A fact that somebody may be wrong about, such as a rival's theory.

    *weight* is how likely the fact would be if nothing else were known: 1 is certainty.
    Several probable facts count as independent witnesses, in whatever order they come.
    """

    fact: PairFact | FormulaFact
    weight: float

    def worlds(self) -> int:
        """Return all worlds, unless the weight makes it certain one way or the other."""
        if self.weight == 1:
            return self.fact.worlds()
        return ALL_WORLDS if self.weight else ALL_WORLDS ^ self.fact.worlds()

    @property
    def is_telling(self) -> bool:
        """Whether it changes the odds: it is uncertain, and not true in every world."""
        return 0 < self.weight < 1 and self.fact.prior < 1

    def witness(self) -> Witness:
        """Return it as a witness: by Bayes' rule, its weight is its chance by itself."""
        prior = self.fact.prior
        said = self.fact.said(self.weight / prior, (1 - self.weight) / (1 - prior))
        return Witness((said,))


def sold_as(order: Potion, quality: Quality) -> list[Potion]:
    """Return the potions that may have been sold for an order, given the quality."""
    return [potion for potion in Potion if quality_of(potion, order) == quality]


def _bits(kinds: list[Potion] | list[Formula]) -> int:
    return sum(1 << kind for kind in kinds)
