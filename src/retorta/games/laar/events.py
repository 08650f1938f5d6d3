"""Everything that can be seen to happen at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from retorta.core.words import Event, Seat
from retorta.games.laar.cards import Beast, Expert, Kind, Side, WeaponType
from retorta.games.laar.views import GoodView, Zone


@dataclass(frozen=True)
class GameBegun(Event):
    """The memo is drawn, and somebody has the first-player card."""

    memo: str
    first: Seat


@dataclass(frozen=True)
class GoodsOpened(Event):
    """A round begins with new goods."""

    round: int
    first: Seat
    goods: list[GoodView]


@dataclass(frozen=True)
class ExpertAssigned(Event):
    """An expert was played on an open card, which is now one good."""

    seat: Seat
    expert: Expert
    good: int
    zone: Zone


@dataclass(frozen=True)
class GoodAcquired(Event):
    """A card was taken. Of a gem this is the announcement: afterwards it lies face down."""

    seat: Seat
    card: int
    kind: Kind
    zone: Zone


@dataclass(frozen=True)
class ExpertExchanged(Event):
    """The first player took the expert off the last card and played another."""

    seat: Seat
    taken: Expert
    played: Expert


@dataclass(frozen=True)
class ExpertsReturned(Event):
    """Everybody has all five experts again."""

    round: int


@dataclass(frozen=True)
class GoodTransferred(Event):
    """A universal good was moved from the spells onto another stack."""

    seat: Seat
    card: int
    kind: Kind
    zone: Zone


@dataclass(frozen=True)
class GoodsLeft(Event):
    """The universal goods that are left stay spells."""

    seat: Seat


@dataclass(frozen=True)
class SpellsCounted(Event):
    """The points for spells, by seat."""

    points: list[int]


@dataclass(frozen=True)
class GemsCounted(Event):
    """Gems were turned up and split into runs, spells that change them included."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: list[int]
    """The numbers of the cards that lie open now."""
    gems: list[int]
    runs: list[str]
    """The best split, each run written as its classes: ``8-1-2``."""
    points: int


@dataclass(frozen=True)
class SpicesCounted(Event):
    """The points for spices, by seat."""

    points: list[int]


@dataclass(frozen=True)
class MadeSet:
    """A set somebody's beasts were split into, or one beast of the order of taking."""

    beasts: list[Beast]
    points: int


@dataclass(frozen=True)
class BeastsCounted(Event):
    """The beasts of a seat in their best split."""

    seat: Seat
    sets: list[MadeSet] | None
    """``None`` when they make no set."""
    points: int


@dataclass(frozen=True)
class WardNamed(Event):
    """A seat is warded against a type of weapon."""

    seat: Seat
    weapon: WeaponType


@dataclass(frozen=True)
class SideChosen(Event):
    """With two players: which side of a seat's weapons counts."""

    seat: Seat
    side: Side


@dataclass(frozen=True)
class WeaponsCounted(Event):
    """The points for weapons, by seat; they add up to zero."""

    points: list[int]


@dataclass(frozen=True)
class GameEnded(Event):
    """Everything is counted."""

    totals: list[int]
    winners: list[Seat]
