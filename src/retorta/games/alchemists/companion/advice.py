"""What to do next, given what a player knows: experiments, theories, the exhibition.

Chances come from :mod:`retorta.games.alchemists.companion.deduction`; the value of a seal and of
an exhibition comes from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from retorta.games.alchemists.cards import (
    POTION_OF,
    SIGNS,
    AspectSign,
    Colour,
    Formula,
    Ingredient,
    Potion,
    Seal,
)
from retorta.games.alchemists.companion.deduction import Deduction, Experiment
from retorta.games.alchemists.companion.facts import Mixed
from retorta.games.alchemists.rules.exhibition import BOTH_SIGNS, FIRST_TO_SHOW
from retorta.games.alchemists.rules.scoring import points_for_seal, wrong_colours

Board = Mapping[Ingredient, Formula]
"""The published theories."""
Hand = Sequence[int]
"""The number of cards of each ingredient."""

COLOURED: Final = [POTION_OF[colour][sign] for colour in Colour for sign in AspectSign]


@dataclass(frozen=True)
class Advised:
    """An experiment, and the chance that it makes something new publishable."""

    experiment: Experiment
    certain: float
    """The chance that a formula becomes certain that is not certain yet."""
    publishable: float
    """The chance that a theory becomes safe, under a star or a hedge, that is not safe yet."""


@dataclass(frozen=True)
class TheoryAdvice:
    """A theory that could be published, or that is already on the board."""

    ingredient: Ingredient
    formula: Formula
    published: bool
    right: float
    points: dict[Seal, float]
    """The average points of each seal at the end."""
    best: Seal
    differs: dict[Colour, float]
    """The chance that the true sign is different, as debunking by this colour would show."""


@dataclass(frozen=True)
class Exhibit:
    """A pair that certainly makes a potion."""

    potion: Potion
    one: Ingredient
    other: Ingredient


@dataclass(frozen=True)
class Programme:
    """What to show at the exhibition with the cards in one's hand."""

    exhibits: list[Exhibit]
    reputation: int
    """The reward for being the first to show each of them."""


def experiments(deduction: Deduction, hand: Hand, board: Board) -> list[Advised]:
    """Return the experiments that a hand allows, the most informative first."""
    held = [each for each in deduction.experiments() if min(hand[each.one], hand[each.other]) > 0]
    return [_advised(deduction, each, board) for each in held]


def _advised(deduction: Deduction, experiment: Experiment, board: Board) -> Advised:
    certain, publishable = 0.0, 0.0
    for potion, chance in experiment.chances.items():
        after = deduction.learn(Mixed(experiment.one, experiment.other, potion))
        new = [each for each in Ingredient if deduction.possible[each] != after.possible[each]]
        if any(len(after.possible[each]) == 1 for each in new):
            certain += chance
        if any(is_safe(after, each, board) and not is_safe(deduction, each, board) for each in new):
            publishable += chance
    return Advised(experiment, certain, publishable)


def is_safe(deduction: Deduction, ingredient: Ingredient, board: Board) -> bool:
    """Whether a theory about the ingredient can be published without risk.

    It is certain, or in doubt only in one colour, which a hedge of that colour covers.
    """
    possible = deduction.possible[ingredient]
    if ingredient in board or all(formula in board.values() for formula in possible):
        return False
    if len(possible) == 1:
        return True
    return len(possible) == 2 and len(wrong_colours(*possible)) == 1


def theories(deduction: Deduction, board: Board) -> list[TheoryAdvice]:
    """Return the most promising theory about each ingredient, or the published one."""
    advised = []
    for ingredient in Ingredient:
        if ingredient in board:
            advised.append(theory(deduction, ingredient, board[ingredient], published=True))
            continue
        free = [formula for formula in Formula if formula not in board.values()]
        considered = [theory(deduction, ingredient, formula) for formula in free]
        advised.append(max(considered, key=_promising))
    return sorted(advised, key=_promising, reverse=True)


def theory(
    deduction: Deduction, ingredient: Ingredient, formula: Formula, published: bool = False
) -> TheoryAdvice:
    """Return the prospects of a theory with each seal."""
    row = deduction.table[ingredient]
    points = {
        seal: sum(
            row[truth] * points_for_seal(seal, wrong_colours(formula, truth)) for truth in Formula
        )
        for seal in Seal
    }
    differs = {
        colour: sum(row[f] for f in Formula if SIGNS[f][colour] != SIGNS[formula][colour])
        for colour in Colour
    }
    best = max(Seal, key=lambda seal: (round(points[seal], 9), -seal))
    return TheoryAdvice(ingredient, formula, published, row[formula], points, best, differs)


def _promising(each: TheoryAdvice) -> tuple[float, float]:
    return round(each.points[each.best], 9), round(each.right, 9)


def exhibits(deduction: Deduction) -> list[Exhibit]:
    """Return every pair that certainly makes one of the six coloured potions."""
    mixed = [fact for fact in deduction.certain() if isinstance(fact, Mixed)]
    certain = [Exhibit(fact.result, fact.one, fact.other) for fact in mixed]
    return sorted(
        [each for each in certain if each.potion in COLOURED], key=lambda each: each.potion
    )


def programme(certain: Sequence[Exhibit], hand: Hand, actions: int) -> Programme:
    """Return the best show of a hand in that many actions, using only certain pairs."""
    best = max(_programmes(certain, list(hand), COLOURED, actions), key=_worth)
    return Programme(list(best), _worth(best)[0])


def _programmes(
    certain: Sequence[Exhibit], hand: list[int], potions: list[Potion], actions: int
) -> Iterator[tuple[Exhibit, ...]]:
    """Yield every choice of exhibits, each potion once, for which there are enough cards."""
    if not potions or not actions:
        yield ()
        return
    yield from _programmes(certain, hand, potions[1:], actions)
    for each in certain:
        if each.potion is potions[0] and hand[each.one] and hand[each.other]:
            left = hand.copy()
            left[each.one] -= 1
            left[each.other] -= 1
            for rest in _programmes(certain, left, potions[1:], actions - 1):
                yield (each, *rest)


def _worth(shown: tuple[Exhibit, ...]) -> tuple[int, int]:
    """9. Compare by reputation, then by cards kept: no more exhibits than necessary."""
    potions = [each.potion for each in shown]
    pairs = sum(all(potion in potions for potion in POTION_OF[colour]) for colour in Colour)
    return FIRST_TO_SHOW * len(potions) + BOTH_SIGNS * pairs, -len(potions)
