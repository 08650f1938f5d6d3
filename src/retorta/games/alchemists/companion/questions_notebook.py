"""Questions of the private notebook on a phone: what follows from the facts in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from retorta.companion.question import Question
from retorta.core.errors import Unreadable
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    COPIES,
    PAIRS,
    Area,
    Formula,
    Ingredient,
    Potion,
    cubes_for,
)
from retorta.games.alchemists.companion import advice
from retorta.games.alchemists.companion.advice import Board, Exhibit, Programme, TheoryAdvice
from retorta.games.alchemists.companion.deduction import Deduction, learned
from retorta.games.alchemists.companion.facts import PairFact
from retorta.games.alchemists.companion.facts_file import read_facts
from retorta.games.alchemists.companion.theory_board import TheoryBoard
from retorta.games.alchemists.worlds import Fact

NOTHING_CROSSED: Final = "." * (len(Ingredient) * len(Formula))


class Notes(Struct, forbid_unknown_fields=True):
    """The facts of a notebook, as ``docs/facts.md`` describes them, and the help allowed."""

    facts: Annotated[list[dict[str, Any]], Meta(max_length=200)]
    help: Literal["none", "crosses", "chances", "advice"]
    hand: dict[Ingredient, int] = {}
    seats: int = 4


@dataclass
class PairTold:
    """What two ingredients may still make; omitted while it may be anything."""

    ingredients: tuple[Ingredient, Ingredient]
    potions: list[Potion]


@dataclass
class ExperimentTold:
    """An experiment that the hand allows."""

    ingredients: tuple[Ingredient, Ingredient]
    bits: float
    chances: dict[Potion, float]
    certain: float
    publishable: float


@dataclass
class Advice:
    """What to do with what is known."""

    experiments: list[ExperimentTold]
    """Experiments with the cards in hand, the most informative first."""
    theories: list[TheoryAdvice]
    """The most promising theory about each ingredient, or the published one."""
    exhibits: list[Exhibit]
    """All certain pairs, with or without the cards for them."""
    programme: Programme


@dataclass
class Chances:
    """How likely everything is."""

    left: int
    of: int
    table: dict[Ingredient, list[float]]
    """By the formulas in the rows of the grid."""


@dataclass
class Followed:
    """What follows from the facts, as far as the table allows help."""

    clash: list[int]
    """A minimal set of facts, counted from one, that cannot all be true."""
    crossed: str
    """The grid, ingredient by ingredient: an x where a formula is ruled out."""
    pairs: list[PairTold]
    board: dict[Ingredient, Formula | None]
    """The current theory about each ingredient, which everybody sees, with or without help."""
    to_turn_up: dict[Ingredient, list[str]]
    """Ingredients whose theory fell, but whose opened seals are not noted yet."""
    chances: Chances | None
    advice: Advice | None


def follow(request: Notes) -> Followed:
    """Return what follows; if facts clash, without the later one."""
    facts = read_facts({"facts": request.facts})
    board = TheoryBoard.of(request.facts)
    if request.help == "none":
        seen = _seen(facts)
        return Followed([], NOTHING_CROSSED, seen, board.books, board.to_turn_up, None, None)
    deduction, clash = learned(facts)
    possible = deduction.possible
    crossed = "".join("." if f in possible[one] else "x" for one in Ingredient for f in Formula)
    pairs = [
        PairTold(pair, [potion for potion in Potion if chances[potion] > 0])
        for pair, chances in zip(PAIRS, deduction.results, strict=True)
    ]
    return Followed(
        clash,
        crossed,
        [each for each in pairs if len(each.potions) < len(Potion)],
        board.books,
        board.to_turn_up,
        None if request.help == "crosses" else _chances(deduction),
        _advice(deduction, request, board.published) if request.help == "advice" else None,
    )


def _seen(facts: list[Fact]) -> list[PairTold]:
    """Return the triangle as a player without any help would fill it in."""
    pairs = [fact for fact in facts if isinstance(fact, PairFact)]
    return [PairTold((fact.one, fact.other), fact.results()) for fact in pairs]


def _chances(deduction: Deduction) -> Chances:
    table = {one: deduction.table[one] for one in Ingredient}
    return Chances(deduction.count, Deduction().count, table)


def _advice(deduction: Deduction, request: Notes, board: Board) -> Advice:
    hand = _hand(request.hand)
    exhibits = advice.exhibits(deduction)
    return Advice(
        [
            ExperimentTold(
                (each.experiment.one, each.experiment.other),
                each.experiment.bits,
                each.experiment.chances,
                each.certain,
                each.publishable,
            )
            for each in advice.experiments(deduction, hand, board)
        ],
        advice.theories(deduction, board),
        exhibits,
        advice.programme(exhibits, hand, _actions(request.seats)),
    )


def _hand(request: dict[Ingredient, int]) -> list[int]:
    hand = [request.get(one, 0) for one in Ingredient]
    for one, cards in zip(Ingredient, hand, strict=True):
        if not 0 <= cards <= COPIES[one]:
            raise Unreadable("notebook-hand", ingredient=one, found=cards, most=COPIES[one])
    return hand


def _actions(seats: int) -> int:
    fewest, most = BOX.seats
    if not fewest <= seats <= most:
        raise Unreadable("sheet-seats", found=seats, fewest=fewest, most=most)
    return len(cubes_for(seats, Area.EXHIBITION))


QUESTIONS: Final[dict[str, Question]] = {"notebook": Question(Notes, Followed, follow)}
