"""Everything that can be seen to happen at the table."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.words import Event, Seat
from retorta.games.potion_making.cards import Card, Element, Recipe


@dataclass(frozen=True)
class GameBegun(Event):
    """Hands are dealt, the cabinet is opened, and lots are drawn for the first turn."""

    first: Seat
    cabinet: list[Card]


@dataclass(frozen=True)
class CardDrawn(Event):
    """A card was drawn from the deck; only who drew it sees which."""

    seat: Seat
    card: Card | None
    left: int
    """Cards left in the deck."""

    def seen_by(self, seat: Seat | None) -> CardDrawn:
        return self if seat == self.seat else CardDrawn(self.seat, None, self.left)


@dataclass(frozen=True)
class ElementPlayed(Event):
    """A card went into the cabinet as an element."""

    seat: Seat
    card: Card
    points: int


@dataclass(frozen=True)
class RecipeBuilt(Event):
    """A recipe was built from its ingredients."""

    seat: Seat
    card: Card
    ingredients: list[Card]
    used: list[Element | Recipe]
    """What each of these cards was in it."""
    points: int
    helpers: list[Seat]
    """The others whose built recipes were used."""
    half: int
    """What each of them scores; 0 where there is none."""


@dataclass(frozen=True)
class SpellCast(Event):
    """A spell card went to the bottom of its stack and works."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class CardLearned(Event):
    """By Knowledge a card was taken from the cabinet into the hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class RecipeDestroyed(Event):
    """By Destruction a built recipe was broken, and one of its cards kept or none."""

    seat: Seat
    card: Card
    kept: Card | None


@dataclass(frozen=True)
class RecipeTransformed(Event):
    """By Transformation a built recipe gave way to a card of the cabinet."""

    seat: Seat
    card: Card
    into: Card


@dataclass(frozen=True)
class CardsReturned(Event):
    """Cards went back into the cabinet, in this order."""

    cards: list[Card]


@dataclass(frozen=True)
class GameEnded(Event):
    """The deck and all hands are empty."""

    totals: list[int]
    winners: list[Seat]
