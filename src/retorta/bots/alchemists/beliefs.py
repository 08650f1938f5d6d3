"""What an alchemist can work out from what it has seen: chances over all worlds left."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.bots.alchemists.chances import Chances
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
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.views import AlchemistsView, FactView
from retorta.games.alchemists.worlds import worlds_of, worlds_where


class Beliefs(Chances):
    """Chances of formulas and potions, exact over every assignment that fits the facts."""

    def __init__(self, facts: list[Fact]) -> None:
        self._worlds = worlds_of(facts)
        self._total = self._worlds.bit_count()
        self._pairs: dict[int, list[float]] = {}
        self._formulas: dict[int, list[float]] = {}

    def potions(self, first: int, second: int) -> list[float]:
        """Return the chance of each potion from two ingredients."""
        number = PAIR_NUMBER[first][second]
        if number not in self._pairs:
            one, other = PAIRS[number]
            self._pairs[number] = [
                self._chance(worlds_where(one, other, 1 << potion)) for potion in range(POTIONS)
            ]
        return self._pairs[number]

    def formulas(self, ingredient: int) -> list[float]:
        """Return the chance of each formula for an ingredient.

        Formula by formula, from the signs: an ingredient has a sign in a colour exactly when
        it can have a part in that potion.
        """
        if ingredient not in self._formulas:
            self._formulas[ingredient] = [
                self._chance(_worlds_with(ingredient, formula)) for formula in range(FORMULAS)
            ]
        return self._formulas[ingredient]

    def _chance(self, worlds: int) -> float:
        return (self._worlds & worlds).bit_count() / self._total


def _worlds_with(ingredient: int, formula: int) -> int:
    worlds = -1
    for colour in range(COLOURS):
        worlds &= worlds_where(ingredient, NOTHING, 1 << (2 * colour + SIGNS[formula][colour]))
    return worlds


def facts_seen(view: AlchemistsView) -> list[Fact]:
    """Return the facts of a view as numbers."""
    return [_fact(fact) for fact in view.facts]


def _fact(fact: FactView) -> Fact:
    potions = 0
    for potion in fact.potions:
        potions |= 1 << potion
    second = int(fact.ingredients[1]) if len(fact.ingredients) > 1 else NOTHING
    return Fact(int(fact.ingredients[0]), second, potions)


@dataclass(frozen=True)
class Board:
    """The theory board as a seat sees it."""

    theories: list[int]
    """The formula published for each ingredient, or ``NOTHING``."""
    sealed: set[int]
    """Ingredients that bear the seat's own seal."""
    marked: set[int]
    """Conflicts, by number of the pair."""


def board_seen(view: AlchemistsView) -> Board:
    """Return the theory board of a view."""
    books = view.books
    return Board(
        [NOTHING if book.formula is None else int(book.formula) for book in books],
        {kind for kind, book in enumerate(books) if view.seat in book.owners},
        {PAIR_NUMBER[first][second] for first, second in view.conflicts},
    )


def disproof_by_claim(
    beliefs: Chances, board: Board, first: int, second: int, potion: int
) -> float:
    """Return the chance that a master's claim topples or contradicts others' theories.

    Nothing is hoped for where one of the books bears one's own seal.
    """
    if first in board.sealed or second in board.sealed:
        return 0.0
    theories = [board.theories[first], board.theories[second]]
    yes = beliefs.potions(first, second)[potion]
    if potion < POTIONS - 1 and any(
        theory != NOTHING and SIGNS[theory][potion // 2] != potion % 2 for theory in theories
    ):
        return yes
    if NOTHING in theories or PAIR_NUMBER[first][second] in board.marked:
        return 0.0
    return 1 - yes if MIX[theories[0]][theories[1]] == potion else yes
