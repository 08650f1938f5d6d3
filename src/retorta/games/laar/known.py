"""What is known about the printed deck and memos, to check a table's own file against.

The rulebook lists no cards, but it counts with some and answers questions about others; every
deck has at least those. Everything else about ours is a reconstruction.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from retorta.games.laar.cards import (
    MEMOS,
    RECONSTRUCTED_MEMOS,
    Beast,
    Cardboard,
    Kind,
    Memo,
    SpellKind,
    SpellZone,
    Spice,
    WeaponType,
    WeaponZone,
)
from retorta.games.laar.data import cardboard

SHOWN_WEAPONS: Final = (
    WeaponZone(WeaponType.PINGA, 1, 2),
    WeaponZone(WeaponType.BOOMERANG, 0, 2),
    WeaponZone(WeaponType.SHURIKEN, 1, 1),
    WeaponZone(WeaponType.KATAR, 2, 0),
)
"""3. The weapons of the rulebook's example."""
SHOWN_SPELLS: Final = (
    *(
        SpellZone(SpellKind.POINT_PER_GOOD, [kind])
        for kind in (Kind.GEM, Kind.SPICE, Kind.BEAST, Kind.WEAPON)
    ),
    SpellZone(SpellKind.FOUR_PER_SPICE_PAIR, [Spice.MINT, Spice.CLOVE]),
    SpellZone(SpellKind.FOUR_PER_SPICE_PAIR, [Spice.MINT, Spice.ANISE]),
    SpellZone(SpellKind.WEAPON_BOOST, [WeaponType.SHURIKEN]),
    SpellZone(SpellKind.WEAPON_BOOST, [WeaponType.KATAR]),
    SpellZone(SpellKind.WEAPON_BOOST, [WeaponType.PINGA]),
)
"""3, 5.1, 5.5 and 7. The spells it names, together with what they refer to."""
FEWEST_COPIES: Final = {SpellKind.GEM_SHIFT: 2, SpellKind.FOUR_PER_THREE_BEASTS: 2}
"""7. Spells of which somebody had two; of all others there is at least one."""


def is_ours(memo: Memo) -> bool:
    """Whether the values of a memo are our reconstruction."""
    return memo.name in RECONSTRUCTED_MEMOS and memo == cardboard("").memos[MEMOS.index(memo.name)]


def deck_is_ours(printed: Cardboard) -> bool:
    """Whether the deck is our reconstruction, whatever the memos are."""
    ours = cardboard("")
    return (printed.spices, printed.beasts, printed.weapons, printed.spells, printed.gems) == (
        ours.spices,
        ours.beasts,
        ours.weapons,
        ours.spells,
        ours.gems,
    )


def lacking_weapons(printed: Cardboard) -> list[WeaponZone]:
    """Return the weapons of the rulebook's example that no card has."""
    return [weapon for weapon in SHOWN_WEAPONS if weapon not in printed.weapons]


def lacking_spells(printed: Cardboard) -> list[SpellZone]:
    """Return the spells that the rulebook names and no card has; the order of a pair is free."""
    found = [(spell.kind, set(spell.of)) for spell in printed.spells]
    return [spell for spell in SHOWN_SPELLS if (spell.kind, set(spell.of)) not in found]


def fewest_of(kind: Kind, thing: int) -> int:
    """Return how many cards of a deck have a thing at least, by the rulebook."""
    return FEWEST_COPIES.get(SpellKind(thing), 1) if kind == Kind.SPELL else 1


def copies(printed: Cardboard) -> Counter[tuple[Kind, int]]:
    """Return how many cards have each thing, by its zone; spells by what they do."""
    return Counter(
        [
            *((Kind.SPICE, int(Spice(spice))) for spice in printed.spices),
            *((Kind.BEAST, int(Beast(beast))) for beast in printed.beasts),
            *((Kind.WEAPON, weapon.type) for weapon in printed.weapons),
            *((Kind.SPELL, spell.kind) for spell in printed.spells),
            *((Kind.GEM, gem) for gem in printed.gems),
        ]
    )
