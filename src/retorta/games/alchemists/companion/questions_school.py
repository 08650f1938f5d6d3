"""Questions of the page that teaches the grid, and of the gamemaster's exam.

The page goes through the rulebook's first lesson with the code ``DEMO``: the pairs are those of
the rulebook, and the rules decide what they make.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from retorta.companion.question import Question
from retorta.games.alchemists.cards import MIX, Formula, Ingredient, Potion
from retorta.games.alchemists.companion.codes import DEMO
from retorta.games.alchemists.companion.oracle import Oracle

FIRST: Final = (Ingredient.MUSHROOM, Ingredient.TOAD)
FIRST_TEST: Final = (Ingredient.SCORPION, Ingredient.CLAW)
SECOND_TEST: Final = (Ingredient.CLAW, Ingredient.TOAD)
EXAM: Final = (FIRST, FIRST_TEST, SECOND_TEST)


class OpenSchool(Struct, forbid_unknown_fields=True):
    """A request for the school."""


@dataclass(frozen=True)
class Example:
    """Two ingredients, their formulas, and what they make."""

    ingredients: tuple[Ingredient, Ingredient]
    formulas: tuple[Formula, Formula]
    potion: Potion


@dataclass(frozen=True)
class School:
    """The examples of the page that teaches the grid."""

    first: Example
    excluded: list[Formula]
    """The formulas that neither of the two can have, once their potion is known."""
    first_test: Example
    second_test: Example
    exam: list[Example]
    """What the gamemaster reads from the board."""


def school(request: OpenSchool) -> School:
    """Return the examples of the page that teaches the grid."""
    oracle = Oracle.of_code(DEMO)
    first = _example(oracle, FIRST)
    makers = [one for one in Formula if any(MIX[one][other] == first.potion for other in Formula)]
    return School(
        first,
        [formula for formula in Formula if formula not in makers],
        _example(oracle, FIRST_TEST),
        _example(oracle, SECOND_TEST),
        [_example(oracle, pair) for pair in EXAM],
    )


def _example(oracle: Oracle, pair: tuple[Ingredient, Ingredient]) -> Example:
    secret = oracle.reveal()
    return Example(pair, (secret[pair[0]], secret[pair[1]]), oracle.mix(*pair))


QUESTIONS: Final[dict[str, Question]] = {"school": Question(OpenSchool, School, school)}
