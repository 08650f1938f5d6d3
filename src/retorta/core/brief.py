"""A short ``repr`` for objects with many fields, for people who inspect them."""

from __future__ import annotations

from enum import Enum
from typing import Final

from retorta.core import codec

LONGEST: Final = 240
"""The most letters: two or three lines of a terminal."""
SHORT: Final = 80
"""The most letters of a list that is shown in full; of longer ones, only the length."""


def brief(name: str, *things: object) -> str:
    """Return *name* and the fields of *things*, as many as there is room for.

    Numbers, words and short lists are shown; for other collections only the length. The name
    already says whose view it is.
    """
    told = [
        _field(field, getattr(thing, field))
        for thing in things
        for field in codec.fields(type(thing)) or ()
        if field != "seat" and getattr(thing, field) is not None
    ]
    line = f"<{name}: {', '.join(told)}>"
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 2]}…>"


def _field(name: str, value: object) -> str:
    if isinstance(value, bool | int | float | str):
        return f"{name}={value!r}"
    if not isinstance(value, list | tuple | dict):
        return name
    if all(isinstance(each, int | str | Enum) for each in value) and not isinstance(value, dict):
        told = repr(value)
        if len(told) <= SHORT:
            return f"{name}={told}"
    return f"{name}: {len(value)}"
