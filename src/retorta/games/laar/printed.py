"""Cards as a person reads them: what views and events show of a printed card."""

from __future__ import annotations

from typing import Final

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
from retorta.games.laar.views import (
    BeastSetView,
    GemView,
    GoodView,
    MemoView,
    SpellView,
    WeaponView,
    Zone,
)

NAMED_BY: Final[dict[SpellKind, type[Kind] | type[Beast] | type[Spice] | type[WeaponType]]] = {
    SpellKind.POINT_PER_GOOD: Kind,
    SpellKind.TWO_PER_BEAST: Beast,
    SpellKind.FOUR_PER_SPICE_PAIR: Spice,
    SpellKind.WEAPON_BOOST: WeaponType,
    SpellKind.WARD: WeaponType,
}
"""The spells that refer to something, and to what."""


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
    """Return a card as it is read; made once, when it is first looked at."""
    shown: GoodView | None = cardboard.shown[card]
    if shown is None:
        shown = cardboard.shown[card] = _good_view(cardboard, card)
    return shown


def _good_view(cardboard: Cardboard, card: CardNumber) -> GoodView:
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
    """Return a memo as it is read; made once, when it is first looked at."""
    shown: MemoView | None = memo.shown
    if shown is None:
        shown = memo.shown = _memo_view(memo)
    return shown


def _memo_view(memo: Memo) -> MemoView:
    return MemoView(
        name=memo.name,
        sets=[set_view(beast_set) for beast_set in memo.sets],
        next=[list(row) for row in memo.next],
    )
