"""What a page asks the oracle of Alchemists, as types; the code travels with every question."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Word = Annotated[str, Meta(max_length=64)]
Pair = tuple[Word, Word]


class NewCode(Struct, forbid_unknown_fields=True):
    """A code is wanted; a compatible one is read by the original app too."""

    compatible: bool = False


class Mixing(Struct, forbid_unknown_fields=True):
    """Two ingredients are mixed."""

    code: Word
    ingredients: Pair


class Sale(Struct, forbid_unknown_fields=True):
    """A potion is sold to somebody who ordered one."""

    code: Word
    ingredients: Pair
    order: Word


class AspectDebunked(Struct, forbid_unknown_fields=True):
    """An apprentice asks for the sign of an aspect."""

    code: Word
    ingredient: Word
    colour: Word


class Claim(Struct, forbid_unknown_fields=True):
    """A master, or an exhibitor, claims what two ingredients make."""

    code: Word
    ingredients: Pair
    claim: Word


class Reveal(Struct, forbid_unknown_fields=True):
    """The game is over: everything is shown, and the promise checked."""

    code: Word
    promise: Word | None = None


class Sheet(Struct, forbid_unknown_fields=True):
    """A sheet to print, for a table without a device."""

    code: Word
    language: Word = "en"


class Known(Struct, forbid_unknown_fields=True):
    """What somebody knows; the facts are described in ``docs/companion.md``."""

    facts: Annotated[list[dict[str, Any]], Meta(max_length=200)]


class Code(Struct):
    """A code, and what can be shown of it before the game."""

    code: str
    promise: str | None
