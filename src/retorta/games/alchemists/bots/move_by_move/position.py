"""The knowledge of one seat when it decides."""

from __future__ import annotations

from typing import Final

from retorta.core.box import View
from retorta.games.alchemists.bots.formula_chances import FormulaChances
from retorta.games.alchemists.bots.remaining_worlds import board_seen
from retorta.games.alchemists.bots.resource_values import planned
from retorta.games.alchemists.cards import PAIRS, Area, Ingredient
from retorta.games.alchemists.views import OwnView, PlayerView, PublicView

BIT: Final = 0.9
"""The worth of a bit of knowledge early in the game, in points."""


class Position:
    """One decision: what the viewing seat knows, and values that several judges need."""

    def __init__(self, view: View, formula_chances: FormulaChances) -> None:
        behind: OwnView = view.own
        self.view: PublicView = view.public
        self.seat = behind.seat
        self.formula_chances = formula_chances
        self.own: PlayerView = self.view.players[self.seat]
        """What everybody sees of the seat's laboratory."""
        self.hand = behind.hand
        self.favors = behind.favors
        self.seals = behind.seals
        self.question = self.view.task.question if self.view.task else ""
        self.board = board_seen(view)
        self.theories = self.board.theories
        self.sealed = self.board.sealed

    def planned(self, area: Area) -> int:
        """Return the number of actions that the seat has planned in an area."""
        return planned(self.view, self.seat, area)

    def cards_left(self) -> int:
        """Return the number of ingredients that the plans leave for more experiments."""
        mixing = (Area.CUSTODIAN, Area.SELL, Area.STUDENT, Area.DRINK, Area.EXHIBITION)
        used = 2 * sum(self.planned(area) for area in mixing) + self.planned(Area.TRANSMUTE)
        return len(self.hand) + self.planned(Area.FORAGE) - used

    def pairs(self) -> list[tuple[int, int]]:
        """Return the pairs of different ingredients in hand."""
        return [(a, b) for a, b in PAIRS if a in self.hand and b in self.hand]

    def experiment_worth(self, first: int, second: int) -> float:
        """Return the worth of what an experiment teaches; it is less near the end."""
        return BIT * self.formula_chances.bits(first, second) * (1.1 - self.view.round / 8)

    def card(self, ingredient: int) -> float:
        """Return the worth of a card: what it teaches together with the hand."""
        held = [other for other in set(self.hand) if other != ingredient]
        taught = max((self.formula_chances.bits(ingredient, other) for other in held), default=2.0)
        return 0.4 + 0.2 * taught - 0.1 * self.hand.count(Ingredient(ingredient))

    def discount(self) -> int:
        return self.view.discounts[self.seat] or 0

    def may_endorse(self, ingredient: int) -> bool:
        book = self.view.books[ingredient]
        return (
            book.formula is not None
            and ingredient not in self.sealed
            and not book.in_conflict
            and len(book.owners) < 3
            and self.own.gold > len(book.owners)
        )
