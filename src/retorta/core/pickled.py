"""Pickling and deep-copying of states, steps, moves and events, compiled or not.

A compiled object has no ``__dict__`` from which Python could read its contents, and cannot be
made without its ``__init__``. So everything in a state is rebuilt from its fields here.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Pickled:
    """Is pickled as its fields; subclasses are dataclasses whose ``__init__`` takes them all."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), values(self)


def values(thing: Any) -> tuple[Any, ...]:
    """Return the values of the fields of a dataclass, in order."""
    return tuple(getattr(thing, field.name) for field in dataclasses.fields(thing))


def rebuilt(kind: Any, begun_with: tuple[Any, ...], held: tuple[Any, ...]) -> Any:
    """Return an object with all its fields, even if its ``__init__`` takes only some of them."""
    made = kind(*begun_with)
    for field, value in zip(dataclasses.fields(kind), held, strict=True):
        setattr(made, field.name, value)
    return made
