"""What a player can deduce from what they have seen: chances over all remaining worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from retorta.core.box import View
from retorta.games.alchemists.bots.formula_chances import FormulaChances
from retorta.games.alchemists.cards import (
    MIX,
    PAIR_NUMBER,
    POTIONS,
    SIGNS,
)
from retorta.games.alchemists.knowledge import Shown
from retorta.games.alchemists.odds import Odds, Witness
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.views import FactView
from retorta.games.alchemists.worlds import worlds_of


class RemainingWorlds(FormulaChances):
    """Chances of formulas and potions, exact over every assignment that fits the facts."""

    def __init__(self, facts: list[Shown], witnesses: Sequence[Witness] = ()) -> None:
        """Use *facts*, which are certain, and the evidence of *witnesses*."""
        self.worlds = worlds_of(facts)
        self.count = self.worlds.bit_count()
        self._odds = Odds(self.worlds, witnesses)

    def formulas(self, ingredient: int) -> list[float]:
        """Return the chance of each formula for an ingredient."""
        return self._odds.formulas(ingredient)

    def potions(self, first: int, second: int) -> list[float]:
        """Return the chance of each potion from two ingredients."""
        return self._odds.potions(first, second)


def facts_seen(view: View) -> list[Shown]:
    """Return the facts of a view as numbers."""
    return [_fact(fact) for fact in (*view.public.facts, *view.own.facts)]


def _fact(fact: FactView) -> Shown:
    potions = 0
    for potion in fact.potions:
        potions |= 1 << potion
    second = int(fact.ingredients[1]) if len(fact.ingredients) > 1 else NOTHING
    return Shown(int(fact.ingredients[0]), second, potions)


@dataclass(frozen=True)
class Board:
    """The theory board as a seat sees it."""

    theories: list[int]
    """The formula published for each ingredient, or ``NOTHING``."""
    sealed: set[int]
    """Ingredients that bear the seat's own seal."""
    marked: set[int]
    """Conflicts, by number of the pair."""


def board_seen(view: View) -> Board:
    """Return the theory board of a view."""
    books = view.public.books
    return Board(
        [NOTHING if book.formula is None else int(book.formula) for book in books],
        {kind for kind, book in enumerate(books) if view.own.seat in book.owners},
        {PAIR_NUMBER[first][second] for first, second in view.public.conflicts},
    )


def disproof_by_claim(
    formula_chances: FormulaChances, board: Board, first: int, second: int, potion: int
) -> float:
    """Return the chance that a master's claim topples or contradicts others' theories.

    It is 0 if one of the two books has one's own seal.
    """
    if first in board.sealed or second in board.sealed:
        return 0.0
    theories = [board.theories[first], board.theories[second]]
    yes = formula_chances.potions(first, second)[potion]
    if potion < POTIONS - 1 and any(
        theory != NOTHING and SIGNS[theory][potion // 2] != potion % 2 for theory in theories
    ):
        return yes
    if NOTHING in theories or PAIR_NUMBER[first][second] in board.marked:
        return 0.0
    return 1 - yes if MIX[theories[0]][theories[1]] == potion else yes
