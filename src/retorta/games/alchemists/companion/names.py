"""Names of ingredients, potions and colours, as people write them in three languages.

:mod:`retorta.companion.names` says how names may be written. A potion may also be written by
colour and sign: ``red+``.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final, TypeVar

from retorta.companion.names import folded, meant, names_in_texts, shown
from retorta.core import codec
from retorta.core.errors import Unknown, Unreadable
from retorta.games.alchemists.cards import (
    SIGNS,
    AspectSign,
    Colour,
    Formula,
    Ingredient,
    Potion,
    Quality,
    Seal,
)
from retorta.texts import Speaker

GAME: Final = "alchemists"
COMPANION: Final = f"{GAME}.companion"
BOOKS: Final = (GAME, COMPANION)
"""The books with the names and sentences of the companion."""
MARKS: Final = "+-"
"""How signs are written, by number."""

ALSO: Final = {
    "ingredient-claw": ("bird claw", "chicken foot", "птичья лапа", "ptasi pazur"),
    "ingredient-mandrake": ("mandrake root", "мандрагора", "mandragora"),
    "ingredient-feather": ("raven's feather", "вороново перо", "pióro kruka"),
    "potion-poison": ("отравление",),
    "potion-neutral": ("soup", "neutral potion", "суп", "нейтральное зелье", "zupa"),
    "colour-red": ("красное", "красная", "czerwona", "czerwone"),
    "colour-green": ("зелёное", "зелёная", "zielona", "zielone"),
    "colour-blue": ("синее", "синяя", "niebieska", "niebieskie"),
}
"""Other names people use, besides those of the texts."""

Named = TypeVar("Named", Ingredient, Potion, Colour, Quality, Seal)


def teach(speaker: Speaker) -> Speaker:
    """Add the texts of Alchemists and of its companion to *speaker*."""
    speaker.game = GAME
    for book in BOOKS:
        speaker.open_book(book)
    return speaker


def read_ingredient(written: object) -> Ingredient:
    """Return the ingredient of that name."""
    return _read(Ingredient, written)


def read_pair(one: object, other: object) -> tuple[Ingredient, Ingredient]:
    """Return two different ingredients by their names."""
    pair = read_ingredient(one), read_ingredient(other)
    if pair[0] == pair[1]:
        raise Unreadable("alchemy-same-twice", ingredient=pair[0], known=list(Ingredient))
    return pair


def read_potion(written: object) -> Potion:
    """Return the potion of that name; ``red+`` is one of healing's."""
    return _read(Potion, written)


def read_coloured_potion(written: object) -> Potion:
    """Return the potion of that name, which may not be the neutral one."""
    potion = read_potion(written)
    if potion == Potion.NEUTRAL:
        raise Unreadable("alchemy-neutral-order")
    return potion


def read_colour(written: object) -> Colour:
    """Return the colour of that name."""
    return _read(Colour, written)


def read_quality(written: object) -> Quality:
    """Return the quality of a sale by its name."""
    return _read(Quality, written)


def read_seal(written: object) -> Seal:
    """Return a seal by its name."""
    return _read(Seal, written)


def read_sign(written: object) -> AspectSign:
    """Return a sign: ``+`` or ``-``, or its name."""
    mark = folded(written) if isinstance(written, str) else ""
    if mark in MARKS and len(mark) == 1:
        return AspectSign(MARKS.index(mark))
    for sign in AspectSign:
        if mark in (
            folded(codec.plain(sign)),
            *_spoken(f"{GAME}-aspect-sign-{codec.plain(sign)}", COMPANION),
        ):
            return sign
    raise Unknown("alchemy-sign", written=shown(written))


def read_formula(written: object) -> Formula:
    """Return a formula: its number in the printed grid, or its signs, red first: ``+--``."""
    text = str(written) if type(written) in (int, str) else ""
    if text.strip() in [str(formula + 1) for formula in Formula]:
        return Formula(int(text) - 1)
    signs = folded(text).replace(" ", "")
    for formula in Formula:
        if signs == signs_of(formula):
            return formula
    raise Unknown("alchemy-formula", written=shown(written), most=len(Formula))


def signs_of(formula: Formula) -> str:
    """Return the signs of a formula as written, red first."""
    return "".join(MARKS[sign] for sign in SIGNS[formula])


def described(formula: Formula) -> dict[str, object]:
    """Return a formula as in JSON: its number in the grid, and its signs, red first."""
    return {"number": formula + 1, "signs": signs_of(formula)}


def marked(potion: Potion) -> str:
    """Return a potion by colour and sign, as in JSON: ``red+``; ``neutral``."""
    if potion == Potion.NEUTRAL:
        return str(codec.plain(potion))
    return f"{codec.plain(Colour(potion // 2))}{MARKS[potion % 2]}"


def _read(kind: type[Named], written: object) -> Named:
    text = written.partition(" (")[0] if isinstance(written, str) else ""
    for member in kind:
        if folded(text) == folded(codec.plain(member)):
            return member
    members = [kind(number) for number in sorted(meant(text, _names(kind)))]
    if len(members) == 1:
        return members[0]
    if members:
        raise Unknown("alchemy-ambiguous", written=shown(written), known=members)
    what = codec.kebab(kind.__name__)
    raise Unknown(f"alchemy-{what}", written=shown(written), known=list(kind))


@cache
def _names(kind: type[IntEnum]) -> list[tuple[str, int]]:
    names = [(name, int(member)) for member in kind for name in _own_names(member)]
    if kind is Potion:
        names.extend(_names_by_colour())
    return names


def _names_by_colour() -> list[tuple[str, int]]:
    return [
        (f"{name}{MARKS[sign]}", 2 * colour + sign)
        for colour in Colour
        for sign in AspectSign
        for name in [*_own_names(colour), colour.name[0].lower()]
    ]


def _own_names(member: IntEnum) -> list[str]:
    what = f"{codec.kebab(type(member).__name__)}-{codec.plain(member)}"
    others = [folded(name) for name in (codec.plain(member), *ALSO.get(what, ()))]
    return [*_spoken(f"{GAME}-{what}"), *others]


def _spoken(key: str, book: str = GAME) -> list[str]:
    """Return the text of *key* in each language, with any part in brackets separately."""
    spoken = names_in_texts(book, key)
    return [folded(name) for text in spoken for name in text.rstrip(")").split(" (")]
