"""The worth of theories: which seal to use, when to endorse, when to debunk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.games.alchemists.bots.resource_values import ResourceValues
from retorta.games.alchemists.cards import (
    COLOURS,
    FORMULAS,
    INGREDIENTS,
    MIX,
    PAIR_NUMBER,
    PAIRS,
    POTIONS,
    ROUNDS,
    SIGNS,
    Artifact,
    Potion,
    Seal,
)
from retorta.games.alchemists.rules.scoring import GOLD_STAR_POINTS, SILVER_STAR_POINTS
from retorta.games.alchemists.state import NOTHING

STAR_POINTS: Final = (GOLD_STAR_POINTS, SILVER_STAR_POINTS)
"""The worth of each star on a theory that is right."""
WRONG: Final = 4.6
"""The cost of a wrong theory: four points at the end, or five of reputation before."""
EVEN: Final = 0.5
"""A star needs a theory at least this likely, both with and without rivals' evidence."""
RIVAL_SEAL: Final = 0.8
"""The worth of a rival's seal falling, besides what a wrong theory costs them anyway."""
PUBLICATIONS: Final = 1.3
"""The expected number of theories that one seals in a later round."""
LIKELY: Final = 0.05
"""Formulas less likely than this are not considered."""
NEVER: Final = -99.0


@dataclass(frozen=True)
class Theory:
    """A theory to publish or to endorse, with its best seal."""

    worth: float
    ingredient: int
    formula: int
    seal: int
    price: int
    endorsed: bool


class TheoryValues:
    """Weighs theories for one seat."""

    def __init__(self, resources: ResourceValues) -> None:
        self.resources = resources
        self.weighed_worlds = resources.weighed_worlds
        self._series: dict[int, list[Theory]] = {}

    def sealed_as(self, ingredient: int, formula: int, seal: int, seals: list[int]) -> float:
        """Return the worth of a seal on a theory at the end, considering its other uses."""
        if not seals[seal]:
            return NEVER
        right = self.weighed_worlds.formulas(ingredient)[formula]
        to_come = PUBLICATIONS * (ROUNDS - self.resources.round)
        stars = seals[Seal.GOLD] + seals[Seal.SILVER]
        if seal <= Seal.SILVER:
            if min(right, self.weighed_worlds.by_facts(ingredient, formula)) < EVEN:
                return NEVER
            worth = self.staked(ingredient, formula, seal)
            if seal == Seal.GOLD:
                worth -= 1.9 * min(1.0, to_come / 4)
            return worth - 1.5 * min(max((to_come - stars + 1) / 3, 0.0), 1.0)
        safe = self.weighed_worlds.hedged(ingredient, formula, seal - Seal.RED)
        # A star could have been used there later, unless there are more books than stars.
        books = INGREDIENTS - len(self.resources.sealed) - 1
        missed = 0.3 if books >= stars else 1.5
        return -(1 - safe) * WRONG - missed * min(to_come, 1.0)

    def staked(self, ingredient: int, formula: int, star: int) -> float:
        """Return the expected points of a star on a theory at the end."""
        right = self.weighed_worlds.formulas(ingredient)[formula]
        return right * STAR_POINTS[star] - (1 - right) * WRONG

    def best_seal(self, ingredient: int, formula: int, seals: list[int]) -> tuple[float, int]:
        """Return the best seal for a theory, and its worth."""
        return max((self.sealed_as(ingredient, formula, seal, seals), -seal) for seal in Seal)

    def impression(self, endorsed: bool) -> float:
        """Return the reputation that a publication or an endorsement gains at once."""
        authority = 2 if Artifact.SEAL_OF_AUTHORITY in self.resources.artifacts else 0
        return self.resources.gain(authority + (0 if endorsed else 1))

    def price(self, ingredient: int) -> int:
        """Return the gold for a seal on a book."""
        press = Artifact.PRINTING_PRESS in self.resources.artifacts
        return (0 if press else 1) + len(self.resources.view.books[ingredient].owners)

    def theory(
        self, ingredient: int, formula: int, endorsed: bool, seals: list[int], more: list[int]
    ) -> Theory:
        """Weigh a theory, after *more* ingredients got a seal in the same round."""
        resources = self.resources
        worth, seal = self.best_seal(ingredient, formula, seals)
        worth += self.impression(endorsed)
        stands = 0.3 + 0.7 * self.holding_up(ingredient, formula)
        worth += stands * (resources.presence(len(more) + 1) - resources.presence(len(more)))
        worth += resources.grants([*more, ingredient]) - resources.grants(more)
        if Artifact.WISDOM_IDOL in resources.artifacts:
            worth += self.weighed_worlds.formulas(ingredient)[formula]
        return Theory(worth, ingredient, formula, -seal, self.price(ingredient), endorsed)

    def holding_up(self, ingredient: int, formula: int) -> float:
        """Return the chance that nobody can debunk a theory."""
        return self.weighed_worlds.formulas(ingredient)[formula]

    def may_endorse(self, ingredient: int) -> bool:
        book = self.resources.view.books[ingredient]
        return (
            book.formula is not None
            and ingredient not in self.resources.sealed
            and not book.in_conflict
            and len(book.owners) < 3
        )

    def series(self, most: int) -> list[Theory]:
        """Return the best theories to seal in this round, one after the other."""
        if most not in self._series:
            self._series[most] = self._series_of(most)
        return self._series[most]

    def _series_of(self, most: int) -> list[Theory]:
        seals: list[int] = list(self.resources.seals)
        found: list[Theory] = []
        while len(found) < most and any(seals):
            theory = self._next(seals, found)
            if theory is None or theory.worth <= 0:
                break
            seals[theory.seal] -= 1
            found.append(theory)
        return found

    def _next(self, seals: list[int], found: list[Theory]) -> Theory | None:
        more = [theory.ingredient for theory in found]
        used = [*self.resources.theories, *(theory.formula for theory in found)]
        best: Theory | None = None
        for ingredient in range(INGREDIENTS):
            if ingredient in more:
                continue
            published = self.resources.theories[ingredient]
            if published != NOTHING:
                formulas = [published] if self.may_endorse(ingredient) else []
            else:
                chances = self.weighed_worlds.formulas(ingredient)
                formulas = [f for f in range(FORMULAS) if f not in used and chances[f] > LIKELY]
            for formula in formulas:
                theory = self.theory(ingredient, formula, published != NOTHING, seals, more)
                cost = self.resources.purse(theory.price)
                if best is None or theory.worth - cost > best.worth - self.resources.purse(
                    best.price
                ):
                    best = theory
        return best

    # Debunking

    def disproof(self, ingredient: int, colour: int) -> float:
        """Return the worth of showing everybody an aspect of a published ingredient."""
        sign = self.resources.differs(ingredient, colour)
        chance = self.weighed_worlds.sign(ingredient, colour, sign)
        return self.success([ingredient], colour, chance) - (1 - chance) * self.resources.loss(1)

    def success(self, fallen: list[int], colour: int, chance: float) -> float:
        """Return the worth of theories falling by a colour, times its *chance*."""
        worth = float(self.resources.gain(2))
        for ingredient in fallen:
            book = self.resources.view.books[ingredient]
            for owner in book.owners:
                if owner != self.resources.seat:
                    worth += RIVAL_SEAL
                elif self.resources.laid_seals[ingredient] == Seal.RED + colour:
                    worth -= 0.8
                else:
                    # A wrong theory would have cost four points at the end.
                    worth -= self.resources.loss(5) - 3.5
            known = max(self.weighed_worlds.formulas(ingredient))
            worth += 0.8 if known > 0.8 else 0.2
        return chance * worth

    def claim(self, first: int, second: int, potion: int) -> float:
        """Return the worth of a master's claim: it topples, shows a conflict, or fails."""
        resources = self.resources
        yes = self.weighed_worlds.potions(first, second)[potion]
        theories = [resources.theories[first], resources.theories[second]]
        fallen = self.toppled(first, second, potion)
        conflict = 0.0
        pair = PAIR_NUMBER[first][second]
        marked = any(PAIR_NUMBER[one][other] == pair for one, other in resources.view.conflicts)
        if NOTHING not in theories and not marked:
            own = sum(kind in resources.sealed for kind in (first, second))
            conflict = resources.gain(2) + 0.5 - 0.7 * own
        fails = -resources.loss(1)
        says_so = NOTHING not in theories and MIX[theories[0]][theories[1]] == potion
        if fallen:
            worth = self.success(fallen, potion // 2, yes)
        else:
            worth = yes * (conflict if conflict and not says_so else fails)
        return worth + (1 - yes) * (conflict if conflict and says_so else fails)

    def toppled(self, first: int, second: int, potion: int) -> list[int]:
        """Return the ingredients whose theories fall if a claim proves true."""
        if potion == Potion.NEUTRAL:
            return []
        theories = self.resources.theories
        return [
            kind
            for kind in (first, second)
            if theories[kind] != NOTHING and SIGNS[theories[kind]][potion // 2] != potion % 2
        ]

    def best_disproofs(self, most: int) -> list[float]:
        """Return the worth of each of the best disproofs about different ingredients."""
        published = [
            kind for kind in range(INGREDIENTS) if self.resources.theories[kind] != NOTHING
        ]
        if not published:
            return []
        if self.resources.own.debunks_as:
            found: dict[tuple[int, int], float] = {
                (first, second): max(self.claim(first, second, potion) for potion in range(POTIONS))
                for first, second in PAIRS
                if first in published or second in published
            }
        else:
            found = {
                (kind, kind): max(self.disproof(kind, colour) for colour in range(COLOURS))
                for kind in published
            }
        worths: list[float] = []
        touched: set[int] = set()
        for kinds, worth in sorted(found.items(), key=lambda each: -each[1]):
            if len(worths) < most and worth > 0 and not touched & set(kinds):
                worths.append(worth)
                touched |= set(kinds)
        return worths
