"""What one seat sees, named field by field."""

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
    hand: list[Card] | None
    """``None`` when the hand is somebody else's."""
    taken: int
    taken_cards: list[Card] | None
    """``None`` unless the table plays with open piles."""
    points: int


class RoundSheet(Struct, frozen=True):
    """How a finished round was counted."""

    taken: list[list[int]]
    """Cards of each colour per seat: red, blue, purple, poison."""
    points: list[int]


class PoisonView(Struct, frozen=True):
    """Everything one seat may look at; a bystander has no seat."""

    seat: Seat | None
    asked: list[Seat]
    round: int
    rounds: int
    giver: Seat
    players: list[PlayerView]
    cauldrons: list[CauldronView]
    pile: int
    set_aside: int
    sheets: list[RoundSheet]
