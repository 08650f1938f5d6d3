"""Everything a player can decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.words import Move, Seat
from retorta.games.potion_making.cards import COPIES, NOTHING, RECIPE, SPELL, Card

MOST_SEATS: Final = 6


@dataclass(frozen=True)
class PlayAsElement(Move):
    """3.2 Put a card from the hand into the cabinet of elements."""

    card: Card


@dataclass(frozen=True)
class Build(Move):
    """3.3 Play a card from the hand as a recipe."""

    card: Card


@dataclass(frozen=True)
class Cast(Move):
    """4. Play a card from the hand as a spell."""

    card: Card


@dataclass(frozen=True)
class UseElement(Move):
    """3.4 Take this card out of the cabinet as the element a recipe asks for."""

    card: Card


@dataclass(frozen=True)
class UseBuilt(Move):
    """3.4 Use this built recipe as an ingredient."""

    owner: Seat
    card: Card
    nth: int
    """Which of the owner's recipes with this very card, in the order they were built."""


@dataclass(frozen=True)
class Learn(Move):
    """4.2 Knowledge: take this card from the cabinet into the hand."""

    card: Card


@dataclass(frozen=True)
class Destroy(Move):
    """4.3 Destruction: break this built recipe."""

    owner: Seat
    card: Card
    nth: int


@dataclass(frozen=True)
class Keep(Move):
    """4.3 Destruction: keep this card of the broken recipe as a built one."""

    card: Card


@dataclass(frozen=True)
class KeepNothing(Move):
    """4.3 Destruction: keep no card of the broken recipe."""


@dataclass(frozen=True)
class Transform(Move):
    """4.4 Transformation: give this built recipe up for another."""

    owner: Seat
    card: Card
    nth: int


@dataclass(frozen=True)
class TurnInto(Move):
    """4.4 Transformation: put this card of the cabinet in its place."""

    card: Card


@dataclass(frozen=True)
class PutBack(Move):
    """6. Put this returning card on its stack next."""

    card: Card


RECIPE_CARDS: Final[list[Card]] = [card for card in Card if RECIPE[card] != NOTHING]
SPELL_CARDS: Final[list[Card]] = [card for card in Card if SPELL[card] != NOTHING]

# Lists over all cards, so that a card's number finds its move; where a card has no such
# move (a spell is never built), the entry stands there and is not in the catalogue.
PLAYS_AS_ELEMENT: Final[list[Move]] = [PlayAsElement(card) for card in Card]
BUILDS: Final[list[Move]] = [Build(card) for card in Card]
CASTS: Final[list[Move]] = [Cast(card) for card in Card]
USES_OF_ELEMENTS: Final[list[Move]] = [UseElement(card) for card in Card]
LEARNINGS: Final[list[Move]] = [Learn(card) for card in Card]
KEEPINGS: Final[list[Move]] = [Keep(card) for card in Card]
TURNINGS: Final[list[Move]] = [TurnInto(card) for card in Card]
KEEPING_NOTHING: Final[Move] = KeepNothing()
PUTTINGS_BACK: Final[list[Move]] = [PutBack(card) for card in Card]
USES_OF_BUILT: Final[list[list[list[Move]]]] = [
    [[UseBuilt(owner, card, nth) for nth in range(COPIES[card])] for card in Card]
    for owner in range(MOST_SEATS)
]
"""By owner, card, and which of several."""
DESTRUCTIONS: Final[list[list[list[Move]]]] = [
    [[Destroy(owner, card, nth) for nth in range(COPIES[card])] for card in Card]
    for owner in range(MOST_SEATS)
]
TRANSFORMATIONS: Final[list[list[list[Move]]]] = [
    [[Transform(owner, card, nth) for nth in range(COPIES[card])] for card in Card]
    for owner in range(MOST_SEATS)
]


def _of_recipes(moves: list[list[list[Move]]]) -> list[Move]:
    return [move for owner in moves for card in RECIPE_CARDS for move in owner[card]]


MOVES: Final[list[Move]] = [
    *PLAYS_AS_ELEMENT,
    *[BUILDS[card] for card in RECIPE_CARDS],
    *[CASTS[card] for card in SPELL_CARDS],
    *USES_OF_ELEMENTS,
    *_of_recipes(USES_OF_BUILT),
    *LEARNINGS,
    *_of_recipes(DESTRUCTIONS),
    *KEEPINGS,
    *_of_recipes(TRANSFORMATIONS),
    *TURNINGS,
    *[PUTTINGS_BACK[card] for card in RECIPE_CARDS],
    KEEPING_NOTHING,
]
