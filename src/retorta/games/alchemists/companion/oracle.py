"""The oracle: it knows the secret and answers like the app that the rulebook mentions.

It reveals no more than the question allows: a sale shows a quality, a master's claim gets yes
or no.
"""

from __future__ import annotations

from retorta.core.errors import Unreadable
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
from retorta.games.alchemists.companion.assignment import Assignment
from retorta.games.alchemists.companion.codes import read_code
from retorta.games.alchemists.rules.mixing import quality_of


class Oracle:
    """Answers for one assignment of formulas."""

    def __init__(self, assignment: Assignment) -> None:
        self._assignment = assignment

    @classmethod
    def of_code(cls, code: str) -> Oracle:
        """Return the oracle of a game code, or raise :class:`Unreadable`."""
        return cls(read_code(code))

    def mix(self, one: Ingredient, other: Ingredient) -> Potion:
        """Return what two ingredients make: an experiment, on the student or on oneself."""
        if one == other:
            raise Unreadable("alchemy-same-twice", ingredient=one, known=list(Ingredient))
        return MIX[self._assignment[one]][self._assignment[other]]

    def sell(self, one: Ingredient, other: Ingredient, order: Potion) -> Quality:
        """Return how close the potion comes to the order, and nothing else."""
        if order == Potion.NEUTRAL:
            raise Unreadable("alchemy-neutral-order")
        return quality_of(self.mix(one, other), order)

    def exhibit(self, one: Ingredient, other: Ingredient, promised: Potion) -> bool:
        """Return whether the potion shown at the exhibition is the one that was promised."""
        if promised == Potion.NEUTRAL:
            raise Unreadable("alchemy-neutral-order")
        return self.mix(one, other) == promised

    def aspect(self, ingredient: Ingredient, colour: Colour) -> AspectSign:
        """Return the true sign of an aspect: how an apprentice debunks."""
        return SIGNS[self._assignment[ingredient]][colour]

    def confirms(self, one: Ingredient, other: Ingredient, claim: Potion) -> bool:
        """Return whether two ingredients make the claimed potion: how a master debunks."""
        return self.mix(one, other) == claim

    def reveal(self) -> dict[Ingredient, Formula]:
        """Return the secret: the formula of every ingredient."""
        return dict(zip(Ingredient, self._assignment, strict=True))
