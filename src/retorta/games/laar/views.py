"""What everybody sees, and what one seat sees in addition, named field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from msgspec import Struct

from retorta.core.codec import Printed
from retorta.core.words import Seat
from retorta.games.laar.cards import (
    Beast,
    Expert,
    Kind,
    SetKind,
    Side,
    SpellKind,
    Spice,
    WeaponType,
)

Named: TypeAlias = Kind | Beast | Spice | WeaponType
"""What a spell may speak of."""


@dataclass(frozen=True)
class WeaponView:
    """A weapon and its two numbers."""

    type: WeaponType
    left: int
    right: int


@dataclass(frozen=True)
class SpellView:
    """A spell and what it names; ``None`` when it names nothing."""

    kind: SpellKind
    of: list[Named] | None


@dataclass(frozen=True)
class GemView:
    """A gem and the number of its class, from 1 to 8."""

    number: int


@dataclass(frozen=True)
class GoodView(Printed):
    """A card with its five zones."""

    card: int
    """Its number, as in the data file."""
    spice: Spice
    beast: Beast
    weapon: WeaponView
    spell: SpellView
    gem: int


Zone: TypeAlias = Spice | Beast | WeaponView | SpellView | GemView
"""What a card is once an expert has made it one good."""


@dataclass(frozen=True)
class BeastSetView:
    """A line of the memo, or a set somebody made."""

    kind: SetKind
    count: int
    beasts: list[Beast] | None
    """``None`` when the set names no beasts."""
    points: int


@dataclass(frozen=True)
class MemoView(Printed):
    """The memo the table plays with."""

    name: str
    sets: list[BeastSetView]
    next: list[list[int]]
    """Points of a beast (outer list) by the beast taken right after it (inner list)."""


class OpenGoodView(Struct, frozen=True):
    """A place in the middle of the table."""

    good: GoodView | None
    """``None`` when the card has been taken."""
    expert: Expert | None


class PlayerView(Struct, frozen=True):
    """One player's side of the table; the goods of a stack in the order they were taken."""

    experts: list[Expert] | None
    """``None`` when they are held hidden."""
    experts_left: int
    spices: list[GoodView]
    beasts: list[GoodView]
    weapons: list[GoodView]
    spells: list[GoodView]
    spell_points: list[int] | None
    """What each of these spells counted; ``None`` until spells are counted."""
    gems: list[GoodView] | None
    """``None`` when they lie face down."""
    gems_taken: int
    wards: list[WeaponType]
    """The weapon types that take nothing from this player."""
    side: Side | None
    """Of two players: the side of the weapons that counts, once it is chosen."""


class SheetView(Struct, frozen=True):
    """A line of the score pad."""

    kind: Kind
    points: list[int]


class PairView(Struct, frozen=True):
    """Two neighbours, once the weapons are counted: what each took from the other."""

    seat: Seat
    left: Seat
    """The left neighbour of *seat*; of two players simply the other one."""
    takes: int
    loses: int


class PublicView(Struct, frozen=True):
    """Everything that lies open, the same for all."""

    deciders: list[Seat]
    round: int
    rounds: int
    first: Seat
    memo: MemoView
    goods: list[OpenGoodView]
    deck: int
    discard: list[Expert] | None
    """Experts in the common discard; ``None`` when it lies face down."""
    discarded: int
    players: list[PlayerView]
    sheet: list[SheetView]
    """What has been counted, in the order of the count."""
    pairs: list[PairView]
    """Every pair of neighbours, once the weapons are counted."""
    totals: list[int]


class OwnView(Struct, frozen=True):
    """What one seat alone may look at."""

    seat: Seat
    experts: list[Expert] | None
    """Its experts, where they are held hidden; ``None`` where they lie open anyway."""
    gems: list[GoodView] | None
    """Its gems while they lie face down; ``None`` while all gems lie open."""
    suggested: dict[str, object] | None
    """The best answer, written as a move, when the count asks for one."""
