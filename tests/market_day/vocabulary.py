"""Cards, moves and events of Market Day."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Final

from retorta.core.words import Event, Move, Seat


class Favour(IntEnum):
    HECKLER = 0
    CHARM = 1


class Potion(IntEnum):
    RED = 0
    GREEN = 1
    BLUE = 2
    BLACK = 3


@dataclass(frozen=True)
class Offer(Move):
    """Lay a discount card face down."""

    smiles: int


@dataclass(frozen=True)
class Sell(Move):
    potion: Potion


@dataclass(frozen=True)
class Heckle(Move):
    pass


@dataclass(frozen=True)
class Pass(Move):
    pass


HECKLE: Final = Heckle()
PASS: Final = Pass()
OFFERS: Final[list[Move]] = [Offer(smiles) for smiles in range(4)]
UNLISTED: Final[Move] = Offer(4)
SALES: Final[list[Move]] = [Sell(potion) for potion in Potion]
MOVES: Final[list[Move]] = [*OFFERS, *SALES, HECKLE, PASS]


@dataclass(frozen=True)
class OfferLaid(Event):
    seat: Seat


@dataclass(frozen=True)
class OffersTurned(Event):
    smiles: list[int]


@dataclass(frozen=True)
class PotionSold(Event):
    seat: Seat
    potion: Potion
    gold: int


@dataclass(frozen=True)
class HeckleHeard(Event):
    """Somebody heckled and drew a new card, which only they see."""

    reveals: ClassVar[bool] = True

    seat: Seat
    drawn: Favour | None

    def seen_by(self, seat: Seat | None) -> HeckleHeard:
        return self if seat == self.seat else HeckleHeard(self.seat, None)
