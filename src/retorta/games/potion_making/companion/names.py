"""Recognising elements, recipes and spells of Potion-Making by the names people use."""

from __future__ import annotations

from functools import cache
from typing import Final

from retorta.companion.names import folded, meant, names_of, shown
from retorta.core import codec
from retorta.core.errors import Unknown
from retorta.games.potion_making.cards import Element, Recipe, Spell

GAME: Final = "potion-making"

ALSO: Final = {"element-mandrake-root": ("мандрагора", "mandragora", "mandrake")}
"""Other names people use, besides those of the texts."""


def read_thing(written: str) -> Element | Recipe:
    """Return the element or recipe a person means: by its id, or its name in any language."""
    found = [*meant(written, _names(Element)), *meant(written, _names(Recipe))]
    exact = [thing for thing in found if folded(written) in _names_of(thing)]
    one = exact if len(exact) == 1 else found
    if len(one) == 1 and not isinstance(one[0], Spell):
        return one[0]
    raise _refusal(written, found)


def things_called(written: str) -> list[Element | Recipe | Spell]:
    """Return everything that a word may mean, since a search need not be exact."""
    found = [thing for kind in (Element, Recipe, Spell) for thing in meant(written, _names(kind))]
    if not found:
        raise _refusal(written, [])
    return found


def _refusal(written: str, found: list[Element | Recipe | Spell]) -> Unknown:
    if found:
        return Unknown("potion-making-ambiguous", written=shown(written), known=found)
    return Unknown("potion-making-thing", written=shown(written), known=list(Element))


@cache
def _names(kind: type[Element | Recipe | Spell]) -> list[tuple[str, Element | Recipe | Spell]]:
    return [(name, member) for member in kind for name in _names_of(member)]


def _names_of(thing: Element | Recipe | Spell) -> list[str]:
    what = f"{codec.kebab(type(thing).__name__)}-{codec.plain(thing)}"
    return [*names_of(GAME, thing), *map(folded, ALSO.get(what, ()))]
