"""Short ``repr`` for things with many fields, for people who look at them while programming."""

from __future__ import annotations

from enum import Enum
from typing import Final

from retorta.core import codec

LONGEST: Final = 240
"""Letters, two or three lines of a terminal."""
SHORT: Final = 80
"""Letters in which a list is still told and not counted."""


def brief(name: str, *things: object) -> str:
    """Return *name* and the fields of *things*, as many as there is room for.

    Numbers, words and short lists are shown; of other collections only the length. The name
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
