"""``codec.plain`` for what is written at once, only faster: a function for each class.

A busy server spends most of its time writing views. What comes out here are structs, which
take less time to make and to write than dictionaries; written as JSON they are what
``codec.plain`` gives, and a test holds the two together. The functions are made from type
hints; a class whose hints cannot be read (compiled ones lose theirs) is left to
``codec.plain``.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from enum import IntEnum
from functools import cache
from typing import Any

import msgspec

from retorta.core import codec

AS_IT_IS = (int, str, bool, float, type(None))
Write = Callable[[Any], Any]
"""Returns an object as it is to be written."""


def spelled(value: Any) -> Any:
    """Return *value*, an object with fields, as ``msgspec`` is to write it."""
    kind: Any = type(value)
    return _writer(kind)(value)


@cache
def _writer(kind: type[Any]) -> Write:
    hints = _hints(kind)
    if hints is None:
        return codec.plain
    source = _Source()
    return source.function(source.entries(kind, hints, "v"))


def _hints(kind: type[Any]) -> dict[str, Any] | None:
    """Return the hint of every field; nothing if they cannot be had."""
    names = codec.fields(kind)
    if names is None:
        return None
    try:
        hints = typing.get_type_hints(kind)
    except (NameError, TypeError):
        return None
    if not all(name in hints for name in names):
        return None
    return {name: hints[name] for name in names}


def _names(kind: type[IntEnum]) -> Any:
    """Return what gives a member's name: by place where that will do, which needs no hashing."""
    names = {int(member): codec.plain(member) for member in kind}
    if sorted(names) == list(range(len(names))):
        return [names[value] for value in range(len(names))]
    return names


class _Source:
    """Python source for the value of a hint, and the things it speaks of."""

    def __init__(self) -> None:
        self._things: dict[str, Any] = {"plain": codec.plain}
        self._depth = 0

    def of(self, hint: Any, value: str) -> str:
        """Return an expression for *value*, an expression too, to be written."""
        if hint in AS_IT_IS:
            return value
        origin = typing.get_origin(hint)
        arguments = typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            return self._union(arguments, value)
        if origin is list or (origin is tuple and arguments[1:] == (Ellipsis,)):
            return self._list(origin, arguments[0], value)
        if isinstance(hint, type) and issubclass(hint, IntEnum):
            return f"{self._called(_names(hint))}[{value}]"
        if isinstance(hint, type) and not hint.__subclasses__():
            return self._object(hint, value)
        return f"plain({value})"

    def entries(self, kind: Any, hints: dict[str, Any], value: str) -> str:
        """Return an expression for *value*, a name for an object of *kind*, to be written."""
        names = list(hints)
        fields = [f"{value}.{name}" for name in names]
        entries = [self.of(hint, field) for hint, field in zip(hints.values(), fields, strict=True)]
        if entries == fields and issubclass(kind, msgspec.Struct):
            return value
        tag = codec._shape(kind)[0]
        if tag:
            names.insert(0, tag)
            entries.insert(0, repr(codec.kebab(kind.__name__)))
        written = msgspec.defstruct(kind.__name__, names)
        return f"{self._called(written)}({', '.join(entries)})"

    def function(self, expression: str) -> Write:
        """Return the function that gives *expression* for ``v``."""
        made: Write = eval(f"lambda v: {expression}", self._things)
        return made

    def _object(self, kind: Any, value: str) -> str:
        hints = _hints(kind)
        if hints is not None and value.isidentifier():
            # Written out where it stands: to call for each of a list's items takes longer.
            return self.entries(kind, hints, value)
        return f"{self._called(_writer(kind))}({value})"

    def _union(self, kinds: tuple[Any, ...], value: str) -> str:
        if all(kind in AS_IT_IS for kind in kinds):
            return value
        rest = [kind for kind in kinds if kind is not type(None)]
        if len(rest) != 1:
            return f"plain({value})"
        return f"(None if {value} is None else {self.of(rest[0], value)})"

    def _list(self, origin: Any, kind: Any, value: str) -> str:
        self._depth += 1
        item = f"item{self._depth}"
        written = self.of(kind, item)
        self._depth -= 1
        if written == item:
            return value if origin is list else f"list({value})"
        return f"[{written} for {item} in {value}]"

    def _called(self, thing: Any) -> str:
        name = f"thing{len(self._things)}"
        self._things[name] = thing
        return name
