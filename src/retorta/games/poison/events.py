"""Everything that can be seen to happen at the table."""

from __future__ import annotations

from dataclasses import dataclass

from retorta.core.words import Event, Seat
from retorta.games.poison.cards import Card


@dataclass(frozen=True)
class RoundBegun(Event):
    """The cards are dealt, and the player after the dealer starts."""

    round: int
    giver: Seat
    first: Seat
    set_aside: int
    """Cards that stay out of this round."""


@dataclass(frozen=True)
class CardPlayed(Event):
    """A card was put into a cauldron, and it did not overflow."""

    seat: Seat
    card: Card
    cauldron: int
    total: int


@dataclass(frozen=True)
class CauldronOverflowed(Event):
    """A card brought a cauldron above thirteen; what lay there before was taken."""

    seat: Seat
    card: Card
    cauldron: int
    taken: list[Card]


@dataclass(frozen=True)
class CardDrawn(Event):
    """A card was drawn from the pile; only who drew it sees which."""

    seat: Seat
    card: Card | None
    left: int
    """Cards left in the pile."""

    def seen_by(self, seat: Seat | None) -> CardDrawn:
        return self if seat == self.seat else CardDrawn(self.seat, None, self.left)


@dataclass(frozen=True)
class RoundScored(Event):
    """The round is over and every pile is counted."""

    round: int
    sheet: list[list[int]]
    """Cards of each colour that every seat had taken."""
    points: list[int]
    totals: list[int]


@dataclass(frozen=True)
class GameEnded(Event):
    """The last round was counted."""

    totals: list[int]
    winners: list[Seat]
