"""What everybody sees, and what one seat sees in addition, named field by field."""

from __future__ import annotations

from msgspec import Struct

from retorta.core.words import Seat
from retorta.games.potion_making.cards import Card, Element


class StackView(Struct, frozen=True):
    """A stack of the cabinet."""

    element: Element
    cards: list[Card]
    """The top card last."""


class BuiltView(Struct, frozen=True):
    """A built recipe."""

    card: Card
    under: list[Card]
    """Its ingredient cards; anybody may look them up."""


class PointsView(Struct, frozen=True):
    """Where a player's points came from."""

    elements: int
    """For elements that were new to the cabinet."""
    recipes: int
    """For recipes of one's own."""
    halves: int
    """For recipes of others that used one's own."""


class PlayerView(Struct, frozen=True):
    """One player's side of the table."""

    cards: int
    """How many are in hand."""
    shown: list[Card] | None
    """What of the hand was taken openly; ``None`` unless who looks forgets nothing."""
    built: list[BuiltView]
    points: int
    sources: PointsView


class PublicView(Struct, frozen=True):
    """Everything that lies open, the same for all."""

    deciders: list[Seat]
    active: Seat
    about: Card | None
    """The built recipe that the question is about, if it is about one."""
    about_place: int | None
    """Where it stands among the recipes of the active player."""
    helpers: list[Seat]
    """The others whose recipes went into the one under way so far."""
    plays_on: bool
    """Whether a card is still to be played after this question, a spell having been cast."""
    players: list[PlayerView]
    stacks: list[StackView]
    """The cabinet of elements; only stacks that hold a card."""
    apart: list[Card]
    """The triple cards of the cabinet."""
    returning: list[Card]
    """Cards on their way back into the cabinet."""
    deck: int


class OwnView(Struct, frozen=True):
    """What one seat alone may look at."""

    seat: Seat
    hand: list[Card]
