"""Exact chances over the remaining worlds, weighted by the evidence of rivals' theories."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum, log2
from operator import add
from typing import Final

from retorta.games.alchemists.bots.formula_chances import entropy
from retorta.games.alchemists.bots.remaining_worlds import RemainingWorlds
from retorta.games.alchemists.cards import PAIR_NUMBER, PAIRS, POTIONS, Formula
from retorta.games.alchemists.knowledge import Shown
from retorta.games.alchemists.odds import Listed, Saying, Witness
from retorta.games.alchemists.rules.scoring import wrong_colours
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.worlds import by_formula, numbers_of

PUBLISHED: Final = (5.6, 0.5, 0.22, 0.1)
"""The likelihood of an honest rival's published formula, relative to chance, by the number of
signs in which the truth differs from it."""
ENDORSED: Final = (1.6, 0.8, 0.7, 0.7)
"""The same for an endorsement: endorsing players know less than publishing ones."""
HONEST: Final = 0.85
"""The chance that a rival publishes what it believes; otherwise its theories say nothing."""
DEBUNKED: Final = 0.4
"""The factor on that chance for each of its theories that fell."""
HEARSAY: Final = 0.4
"""The weight of rivals' theories in computing what is left to learn; 0 means none."""
ENOUGH_WORLDS: Final = 1500
"""The number of worlds that suffices to compute what experiments teach."""

APART: Final = [[len(wrong_colours(theory, truth)) for truth in Formula] for theory in Formula]
"""The number of signs in which two formulas differ."""


@dataclass(frozen=True)
class Rival:
    """The theories on which a rival has put its seals."""

    theories: tuple[tuple[int, int, bool], ...]
    """For each: ingredient, formula, and whether the rival published it."""
    fallen: int
    """The number of seals it lost with debunked theories."""

    def witness(self) -> Witness:
        """Return the rival as a witness: its theories are more likely if they are nearly right."""
        sayings = tuple(_saying(*theory) for theory in self.theories)
        return Witness(sayings, HONEST * DEBUNKED**self.fallen)


def _saying(ingredient: int, formula: int, is_first: bool) -> Saying:
    likelier = PUBLISHED if is_first else ENDORSED
    return Saying(ingredient, NOTHING, tuple(likelier[apart] for apart in APART[formula]))


class WeighedWorlds(RemainingWorlds):
    """Chances of formulas and potions, and how much experiments would teach."""

    def __init__(self, facts: list[Shown], rivals: list[Rival]) -> None:
        """Use *facts*, which are certain, and the theories of *rivals*."""
        self._witnesses = [rival.witness() for rival in rivals]
        super().__init__(facts, self._witnesses)
        self._makers: dict[int, list[tuple[float, int, int]]] = {}
        self._experiment_row: ExperimentRow | None = None

    def by_facts(self, ingredient: int, formula: int) -> float:
        """Return the chance of a formula by the facts alone, ignoring rivals."""
        return (self.worlds & by_formula(ingredient)[formula]).bit_count() / self.count

    def is_certain(self, ingredient: int, formula: int) -> bool:
        """Whether a formula follows from the facts."""
        return self.by_facts(ingredient, formula) == 1.0

    def makers(self, potion: int) -> list[tuple[float, int, int]]:
        """Return the chance of each pair to make a potion, the likeliest first."""
        if potion not in self._makers:
            found = [
                (self.potions(first, second)[potion], first, second) for first, second in PAIRS
            ]
            self._makers[potion] = sorted(found, reverse=True)
        return self._makers[potion]

    def experiment_row(self) -> ExperimentRow:
        """Return an empty row of experiments, for computing what they would teach."""
        if self._experiment_row is None:
            # If there are very many worlds, an evenly spaced sample is as good as all.
            some = numbers_of(self.worlds)[:: self.count // ENOUGH_WORLDS + 1]
            self._experiment_row = ExperimentRow(
                Sample(Listed(some, self._witnesses)), [0] * len(some), 0.0
            )
        return self._experiment_row

    def left(self) -> float:
        """Return the number of bits still to be found out."""
        return log2(self.count)


class Sample:
    """A sample of the worlds, and what each pair makes in them."""

    def __init__(self, listed: Listed) -> None:
        weights = [weight**HEARSAY for weight in listed.weights]
        total = fsum(weights)
        self.weights = [weight / total for weight in weights]
        self._listed = listed
        self._made: dict[int, bytes] = {}

    def made(self, first: int, second: int) -> bytes:
        """Return the potion of two ingredients, world by world."""
        number = PAIR_NUMBER[first][second]
        if number not in self._made:
            self._made[number] = self._listed.made(first, second)
        return self._made[number]


class ExperimentRow:
    """A row of experiments, and the bits they teach together.

    Results are cached, since the same rows are needed for many hands.
    """

    def __init__(self, sample: Sample, codes: list[int], bits: float) -> None:
        self._sample = sample
        self._codes = codes
        """What the experiments show in each world, as a number times the number of potions."""
        self._most = (max(codes) if codes else 0) + POTIONS
        self._with: dict[int, float] = {}
        """The bits with one more experiment."""
        self._after: dict[int, ExperimentRow] = {}
        self.bits = bits

    def gain(self, first: int, second: int) -> float:
        """Return the bits that one more experiment would add."""
        return self._bits_with(first, second) - self.bits

    def after(self, first: int, second: int) -> ExperimentRow:
        """Return the row with one more experiment."""
        number = PAIR_NUMBER[first][second]
        if number not in self._after:
            codes = list(map(add, self._codes, self._sample.made(first, second)))
            # Renumbered, so that the codes stay small.
            fresh = {code: POTIONS * rank for rank, code in enumerate(sorted(set(codes)))}
            codes = [fresh[code] for code in codes]
            self._after[number] = ExperimentRow(self._sample, codes, self._bits_with(first, second))
        return self._after[number]

    def _bits_with(self, first: int, second: int) -> float:
        number = PAIR_NUMBER[first][second]
        if number not in self._with:
            chances = [0.0] * self._most
            made, weights = self._sample.made(first, second), self._sample.weights
            for code, potion, weight in zip(self._codes, made, weights, strict=True):
                chances[code + potion] += weight
            self._with[number] = entropy(chances)
        return self._with[number]
