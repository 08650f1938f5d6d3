"""What everybody sees, and what one seat sees in addition, named field by field."""

from __future__ import annotations

from msgspec import Struct

from retorta.core.words import Seat
from retorta.games.poison.cards import Card, Colour


class CauldronView(Struct, frozen=True):
    """A cauldron in the middle."""

    cards: list[Card]
    total: int
    colour: Colour | None


class PlayerView(Struct, frozen=True):
    """One player's side of the table."""

    cards: int
    """How many are in hand."""
    taken: int
    taken_cards: list[Card] | None
    """``None`` unless the table plays with open piles."""
    points: int


class RoundSheet(Struct, frozen=True):
    """How a round is counted."""

    taken: list[list[int]]
    """Cards of each colour per seat: red, blue, purple, poison."""
    points: list[int]
    spared: list[Seat | None]
    """Who has most of red, blue and purple and is spared it; ``None`` where nobody has."""


class PublicView(Struct, frozen=True):
    """Everything that lies open, the same for all."""

    deciders: list[Seat]
    round: int
    rounds: int
    giver: Seat
    players: list[PlayerView]
    cauldrons: list[CauldronView]
    pile: int
    set_aside: int
    sheets: list[RoundSheet]
    """The finished rounds."""
    now: RoundSheet | None
    """How the round would be counted if it ended now; ``None`` unless piles lie open."""


class OwnView(Struct, frozen=True):
    """What one seat alone may look at."""

    seat: Seat
    hand: list[Card]
