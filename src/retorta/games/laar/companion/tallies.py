"""How often each thing occurs in a deck that is being typed in, and what looks wrong."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from retorta.core import codec
from retorta.games.laar.cards import (
    CARDS_IN_THE_BOX,
    CLASSES,
    Beast,
    Kind,
    SpellKind,
    Spice,
    WeaponType,
)
from retorta.games.laar.companion.deck import Draft, of_drafts
from retorta.games.laar.data import cardboard
from retorta.games.laar.known import copies, fewest_of, lacking_spells, lacking_weapons
from retorta.games.laar.printed import spell_view, weapon_view
from retorta.games.laar.views import GemView, SpellView, WeaponView

FAR_TOO_OFTEN: Final = 2
"""A thing that is on more than twice its even share of the cards looks wrong."""
THINGS: Final[dict[Kind, list[Any]]] = {
    Kind.SPICE: list(Spice),
    Kind.BEAST: list(Beast),
    Kind.WEAPON: list(WeaponType),
    Kind.SPELL: list(SpellKind),
    Kind.GEM: list(range(1, CLASSES + 1)),
}
Thing = Spice | Beast | WeaponType | SpellKind | GemView


class Tallied(Struct, forbid_unknown_fields=True):
    """A deck as far as it is typed in."""

    cards: Annotated[list[Draft], Meta(max_length=CARDS_IN_THE_BOX)]


class Tally(Struct):
    """The number of cards with a thing, and the number in our reconstruction."""

    kind: Kind
    thing: Thing
    found: int
    ours: int
    fewest: int
    """The fewest cards with it according to the rulebook."""


class Alike(Struct):
    """Cards that are equal in all five zones."""

    cards: list[int]


class Tallies(Struct):
    """The tallies of a deck, compared with what is known about it."""

    cards: int
    """The expected number of cards."""
    finished: int
    zones: list[int]
    """The number of cards that have each zone, in the order of the kinds."""
    tallies: list[Tally]
    alike: list[Alike]
    too_often: list[Tally]
    lacking: list[Tally]
    """Only for a complete deck, like the following fields."""
    lacking_weapons: list[WeaponView]
    """The rulebook's own examples that no card has."""
    lacking_spells: list[SpellView]


def tallied(request: Tallied) -> Tallies:
    """Count a deck as far as it is typed in."""
    typed = of_drafts(request.cards)
    found, ours = copies(typed), copies(cardboard(""))
    tallies = [
        Tally(kind, _named(kind, thing), found[kind, int(thing)], ours[kind, int(thing)], fewest)
        for kind, things in THINGS.items()
        for thing in things
        for fewest in [fewest_of(kind, int(thing))]
    ]
    finished = sum(_is_whole(draft) for draft in request.cards)
    whole = finished == CARDS_IN_THE_BOX
    return Tallies(
        cards=CARDS_IN_THE_BOX,
        finished=finished,
        zones=[
            len(zone)
            for zone in (typed.spices, typed.beasts, typed.weapons, typed.spells, typed.gems)
        ],
        tallies=tallies,
        alike=_alike(request.cards),
        too_often=[tally for tally in tallies if _is_too_often(tally)],
        lacking=[tally for tally in tallies if whole and tally.found < tally.fewest],
        lacking_weapons=[weapon_view(it) for it in lacking_weapons(typed)] if whole else [],
        lacking_spells=[spell_view(it) for it in lacking_spells(typed)] if whole else [],
    )


def _named(kind: Kind, thing: Any) -> Thing:
    # A gem has no name but its class.
    named: Thing = GemView(thing) if kind == Kind.GEM else thing
    return named


def _is_whole(draft: Draft) -> bool:
    return None not in (draft.spice, draft.beast, draft.weapon, draft.spell, draft.gem)


def _alike(cards: list[Draft]) -> list[Alike]:
    """Return every group of equal finished cards."""
    groups: dict[str, list[int]] = {}
    for number, draft in enumerate(cards, 1):
        if _is_whole(draft):
            groups.setdefault(codec.text(codec.plain(draft)), []).append(number)
    return [Alike(numbers) for numbers in groups.values() if len(numbers) > 1]


def _is_too_often(tally: Tally) -> bool:
    even = CARDS_IN_THE_BOX / len(THINGS[tally.kind])
    return tally.found > FAR_TOO_OFTEN * even
