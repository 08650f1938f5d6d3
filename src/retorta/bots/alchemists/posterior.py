"""Exact chances over the worlds left, weighed by what the rivals' theories suggest."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations
from math import log2
from typing import Any, Final

import numpy as np

from retorta.bots.alchemists.chances import Chances, entropy
from retorta.games.alchemists.cards import (
    COLOURS,
    FORMULAS,
    MIX,
    PAIR_NUMBER,
    PAIRS,
    POTIONS,
    SIGNS,
)
from retorta.games.alchemists.knowledge import Fact
from retorta.games.alchemists.worlds import WORLDS, worlds_of

PUBLISHED: Final = (5.6, 0.5, 0.22, 0.1)
"""How much likelier a formula that an honest rival published is to be the truth than another,
by the number of signs in which the truth differs from it."""
ENDORSED: Final = (1.6, 0.8, 0.7, 0.7)
"""The same for an endorsement: who endorses knows less than who publishes."""
HONEST: Final = 0.85
"""How likely a rival publishes what it believes; otherwise its theories say nothing."""
DEBUNKED: Final = 0.4
"""How much less likely that becomes with each of its theories that fell."""
HEARSAY: Final = 0.4
"""How far rivals' theories count where it is asked what is left to learn: nought, not at all."""
ENOUGH_WORLDS: Final = 1500
"""So many of them tell well enough what experiments teach."""

APART: Final = np.array(
    [
        [sum(SIGNS[one][c] != SIGNS[other][c] for c in range(COLOURS)) for other in range(FORMULAS)]
        for one in range(FORMULAS)
    ]
)
"""In how many signs two formulas differ."""


@cache
def all_worlds() -> Any:
    """Return every world as a row of formulas, in the order of ``permutations``."""
    return np.array(list(permutations(range(FORMULAS))), dtype=np.uint8)


MIXES: Final = np.array([[max(potion, 0) for potion in row] for row in MIX], dtype=np.uint8)


@dataclass(frozen=True)
class Rival:
    """What a rival has put its seals on."""

    theories: tuple[tuple[int, int, bool], ...]
    """Ingredient, formula, and whether it was the first to say so."""
    fallen: int
    """Seals it lost with theories that were debunked."""


def _believed(rival: Rival, worlds: Any) -> Any:
    """Return how well a rival's theories go with each world, honest or not."""
    if_honest = np.ones(len(worlds))
    for ingredient, formula, is_first in rival.theories:
        apart = APART[formula][worlds[:, ingredient]]
        if_honest *= np.array(PUBLISHED if is_first else ENDORSED)[apart]
    honest = HONEST * DEBUNKED**rival.fallen
    return honest * if_honest + (1 - honest)


class Posterior(Chances):
    """Chances of formulas and potions, and how much experiments would teach."""

    def __init__(self, facts: list[Fact], rivals: list[Rival]) -> None:
        """Take in *facts*, which are certain, and what *rivals* hold."""
        bits = worlds_of(facts).to_bytes(WORLDS // 8, "little")
        chosen = np.unpackbits(np.frombuffer(bits, dtype=np.uint8), bitorder="little")
        worlds = all_worlds()[chosen.nonzero()[0]]
        weights = np.ones(len(worlds))
        for rival in rivals:
            if rival.theories:
                weights *= _believed(rival, worlds)
        self._take(worlds, weights)

    def _take(self, worlds: Any, weights: Any) -> None:
        self.worlds = worlds
        self.count = len(worlds)
        self.weights = weights / weights.sum()
        self._formulas: dict[int, list[float]] = {}
        self._outcomes: dict[int, Any] = {}
        self._potions: dict[int, list[float]] = {}
        self._makers: dict[int, list[tuple[float, int, int]]] = {}
        self._some: Posterior | None = None

    def formulas(self, ingredient: int) -> list[float]:
        """Return the chance of each formula for an ingredient."""
        if ingredient not in self._formulas:
            column = self.worlds[:, ingredient]
            counts = np.bincount(column, self.weights, FORMULAS)
            self._formulas[ingredient] = counts.tolist()
        return self._formulas[ingredient]

    def by_facts(self, ingredient: int, formula: int) -> float:
        """Return the chance of a formula by the facts alone, whatever rivals suggest."""
        return float((self.worlds[:, ingredient] == formula).mean())

    def is_certain(self, ingredient: int, formula: int) -> bool:
        """Whether a formula follows from the facts."""
        return self.by_facts(ingredient, formula) == 1.0

    def outcomes(self, first: int, second: int) -> Any:
        """Return the potion of two ingredients in every world."""
        number = PAIR_NUMBER[first][second]
        if number not in self._outcomes:
            self._outcomes[number] = MIXES[self.worlds[:, first], self.worlds[:, second]]
        return self._outcomes[number]

    def potions(self, first: int, second: int) -> list[float]:
        """Return the chance of each potion from two ingredients."""
        number = PAIR_NUMBER[first][second]
        if number not in self._potions:
            counts = np.bincount(self.outcomes(first, second), self.weights, POTIONS)
            self._potions[number] = counts.tolist()
        return self._potions[number]

    def makers(self, potion: int) -> list[tuple[float, int, int]]:
        """Return the chance of each pair to give a potion, likeliest first."""
        if potion not in self._makers:
            found = [
                (self.potions(first, second)[potion], first, second) for first, second in PAIRS
            ]
            self._makers[potion] = sorted(found, reverse=True)
        return self._makers[potion]

    def lessons(self) -> Lessons:
        """Return what experiments in a row would teach; none made so far.

        Of very many worlds every so many-th is as good as all.
        """
        if self._some is None:
            self._some = self._thinned(self.count // ENOUGH_WORLDS + 1)
        return Lessons(self._some, np.zeros(self._some.count, dtype=np.int64), 0.0)

    def _thinned(self, step: int) -> Posterior:
        few = Posterior.__new__(Posterior)
        few._take(self.worlds[::step], self.weights[::step] ** HEARSAY)
        return few

    def left(self) -> float:
        """Return how many bits are still to be found out."""
        return log2(self.count)


class Lessons:
    """A row of experiments, and the bits they teach together."""

    def __init__(self, posterior: Posterior, codes: Any, bits: float) -> None:
        self._posterior = posterior
        self._codes = codes
        self.bits = bits

    def gain(self, first: int, second: int) -> float:
        """Return the bits that one more experiment would add."""
        posterior = self._posterior
        codes = self._codes * POTIONS + posterior.outcomes(first, second)
        return entropy(np.bincount(codes, posterior.weights).tolist()) - self.bits

    def after(self, first: int, second: int) -> Lessons:
        """Return the row with one more experiment."""
        codes = self._codes * POTIONS + self._posterior.outcomes(first, second)
        bits = entropy(np.bincount(codes, self._posterior.weights).tolist())
        # Numbered anew, so that the codes stay small.
        fresh = np.unique(codes, return_inverse=True)[1]
        return Lessons(self._posterior, fresh, bits)
