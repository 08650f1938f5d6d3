"""States, steps, moves and events can be pickled and deep-copied, compiled or not.

A compiled object has no ``__dict__``, so that Python cannot tell what is in it: whatever lies in a
state says so itself, once, by its fields.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Pickled:
    """Pickled as its fields; subclasses are dataclasses, frozen or not."""

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (type(self), values(self))


def values(thing: Any) -> tuple[Any, ...]:
    """Return what the fields of a dataclass hold, in their order."""
    return tuple(getattr(thing, field.name) for field in dataclasses.fields(thing))


def rebuilt(kind: Any, held: tuple[Any, ...]) -> Any:
    """Return an object with these fields, without asking its ``__init__``."""
    made = kind.__new__(kind)
    for field, value in zip(dataclasses.fields(kind), held, strict=True):
        object.__setattr__(made, field.name, value)
    return made
