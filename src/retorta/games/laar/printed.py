"""Cards as a person reads them: what views and events show of the cardboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from retorta.games.laar.cards import (
    Beast,
    BeastSet,
    Cardboard,
    CardNumber,
    Kind,
    Memo,
    SetKind,
    SpellKind,
    SpellZone,
    Spice,
    WeaponType,
    WeaponZone,
)

Named: TypeAlias = Kind | Beast | Spice | WeaponType
"""What a spell may speak of."""

NAMED_BY: Final[dict[SpellKind, type[Kind] | type[Beast] | type[Spice] | type[WeaponType]]] = {
    SpellKind.POINT_PER_GOOD: Kind,
    SpellKind.TWO_PER_BEAST: Beast,
    SpellKind.FOUR_PER_SPICE_PAIR: Spice,
    SpellKind.WEAPON_BOOST: WeaponType,
    SpellKind.WARD: WeaponType,
}
"""The spells that speak of something, and of what."""


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
class GoodView:
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
class MemoView:
    """The memo the table plays with."""

    name: str
    sets: list[BeastSetView]
    next: list[list[int]]
    """Points of a beast (outer list) by the beast taken right after it (inner list)."""


def weapon_view(weapon: WeaponZone) -> WeaponView:
    """Return a weapon as it is read."""
    return WeaponView(WeaponType(weapon.type), weapon.left, weapon.right)


def spell_view(spell: SpellZone) -> SpellView:
    """Return a spell as it is read."""
    kind = SpellKind(spell.kind)
    named = NAMED_BY.get(kind)
    if named is None or not spell.of:
        return SpellView(kind, None)
    return SpellView(kind, [named(number) for number in spell.of])


def good_view(cardboard: Cardboard, card: CardNumber) -> GoodView:
    """Return a card as it is read."""
    return GoodView(
        card=card + 1,
        spice=Spice(cardboard.spices[card]),
        beast=Beast(cardboard.beasts[card]),
        weapon=weapon_view(cardboard.weapons[card]),
        spell=spell_view(cardboard.spells[card]),
        gem=cardboard.gems[card],
    )


def zone_of(good: GoodView, kind: Kind) -> Zone:
    """Return the zone of a card that counts when it is a good of that kind."""
    zones: dict[Kind, Zone] = {
        Kind.SPICE: good.spice,
        Kind.BEAST: good.beast,
        Kind.WEAPON: good.weapon,
        Kind.SPELL: good.spell,
        Kind.GEM: GemView(good.gem),
    }
    return zones[kind]


def zone_view(cardboard: Cardboard, card: CardNumber, kind: int) -> Zone:
    """Return what a card is as a good of that kind."""
    return zone_of(good_view(cardboard, card), Kind(kind))


def set_view(beast_set: BeastSet) -> BeastSetView:
    """Return a line of a memo as it is read."""
    beasts = [Beast(beast) for beast in beast_set.beasts] or None
    return BeastSetView(SetKind(beast_set.kind), beast_set.count, beasts, beast_set.points)


def memo_view(memo: Memo) -> MemoView:
    """Return a memo as it is read."""
    return MemoView(
        name=memo.name,
        sets=[set_view(beast_set) for beast_set in memo.sets],
        next=[list(row) for row in memo.next],
    )
