"""Whole states as bytes and back, field by field, on the plain and on the compiled build.

``codec`` would not do: it abbreviates (a card becomes its name), and reads by type hints, which
compiled classes no longer have. Nor would ``pickle``: compiled classes do not support it, and a
backup from somebody else could make it run anything. What is read here becomes numbers, texts,
moves of the catalogue, enum members and objects of the game's own dataclasses, and nothing else.
See ``docs/decisions/0007-snapshots.md``.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import Any, Final

import msgspec

from retorta.core.box import Box
from retorta.core.words import Move

AS_IT_IS: Final = frozenset({type(None), bool, int, float, str, bytes})
LIST, TUPLE, SET, DICT, MEMBER, MOVE, OBJECT, PRINTED, LONG = range(9)
"""The first number of a packed list, which says what the rest is."""
SMALL: Final = 1 << 63
GATHERINGS: Final[dict[int, Callable[[Any], Any]]] = {LIST: list, TUPLE: tuple, SET: set}


class NotPacked(Exception):
    """A value cannot be packed, or content was not packed here."""


class Packing:
    """Packs the states of one game, and restores them.

    *dealt* is the state in which the game began. An object in it that cannot copy itself never
    changes (a deck as printed, the options): only a reference to it is packed. An object that can
    copy itself is restored as a copy of one in *dealt*, since its class may need more than its
    fields to be made.
    """

    def __init__(self, box: Box, dealt: object) -> None:
        self._box = box
        self._printed: list[Any] = []
        self._places: dict[int, int] = {}
        self._examples: dict[type[Any], Any] = {}
        self._classes: dict[str, Any] = {}
        self._gather(dealt)

    def pack(self, value: object) -> bytes:
        """Return *value*, something of this game, as bytes."""
        return msgspec.msgpack.encode(self._packed(value))

    def unpack(self, content: bytes) -> Any:
        """Return what was packed; raise :class:`NotPacked` if it was not."""
        try:
            return self._unpacked(msgspec.msgpack.decode(content))
        except NotPacked:
            raise
        except Exception as problem:  # damaged content may go wrong anywhere
            raise NotPacked from problem

    def _gather(self, value: Any) -> None:
        if isinstance(value, list | tuple):
            for item in value:
                self._gather(item)
        elif hasattr(value, "copy") and dataclasses.is_dataclass(value):
            self._examples.setdefault(type(value), value)
            for field in _fields(value.__class__):
                self._gather(getattr(value, field))
        elif dataclasses.is_dataclass(value) and id(value) not in self._places:
            self._places[id(value)] = len(self._printed)
            self._printed.append(value)

    def _packed(self, value: Any) -> Any:
        kind: Any = type(value)
        if kind is int and not -SMALL <= value < SMALL:
            return [LONG, str(value)]
        if kind in AS_IT_IS:
            return value
        if kind is list:
            return [LIST, *map(self._packed, value)]
        if kind is tuple:
            return [TUPLE, *map(self._packed, value)]
        if kind is set:
            return [SET, *map(self._packed, sorted(value))]
        if kind is dict:
            return [DICT, *[[self._packed(key), self._packed(it)] for key, it in value.items()]]
        if isinstance(value, Enum):
            return [MEMBER, self._name(kind), value.name]
        if isinstance(value, Move) and value in self._box.rules.catalogue:
            return [MOVE, self._box.rules.catalogue.index(value)]
        if id(value) in self._places:
            return [PRINTED, self._places[id(value)]]
        parts = [self._packed(getattr(value, name)) for name in _fields(kind)]
        return [OBJECT, self._name(kind), *parts]

    def _unpacked(self, packed: Any) -> Any:
        if type(packed) is not list:
            return packed
        what, parts = packed[0], packed[1:]
        if what in GATHERINGS:
            return GATHERINGS[what](self._all_unpacked(parts))
        if what == DICT:
            return {self._unpacked(key): self._unpacked(item) for key, item in parts}
        if what == MEMBER:
            return self._class(parts[0])[parts[1]]
        if what == MOVE:
            return self._box.rules.catalogue[parts[0]]
        if what == PRINTED:
            return self._printed[parts[0]]
        if what == LONG:
            return int(parts[0])
        return self._object(parts[0], self._all_unpacked(parts[1:]))

    def _all_unpacked(self, parts: list[Any]) -> list[Any]:
        # Most parts are plain, and a call for each of them would take most of the time.
        return [self._unpacked(part) if type(part) is list else part for part in parts]

    def _name(self, kind: type[Any]) -> str:
        name = f"{kind.__module__}:{kind.__qualname__}"
        if self._class(name) is not kind:
            raise NotPacked(name)
        return name

    def _class(self, name: str) -> Any:
        """Return the class of that name, if it is one of the game's or the core's."""
        found = self._classes.get(name)
        if found is None:
            module, _, kind = name.partition(":")
            found = getattr(sys.modules.get(module), kind, None)
            at_home = any(f"{module}.".startswith(f"{home}.") for home in homes(self._box))
            if not at_home or not _is_packable(found):
                raise NotPacked(name)
            self._classes[name] = found
        return found

    def _object(self, name: str, parts: Iterable[Any]) -> Any:
        kind = self._class(name)
        named = dict(zip(_fields(kind), parts, strict=True))
        if kind not in self._examples:
            return kind(**named)
        made = self._examples[kind].copy()
        for field, part in named.items():
            setattr(made, field, part)
        return made


@cache
def _fields(kind: type[Any]) -> tuple[str, ...]:
    if not dataclasses.is_dataclass(kind):
        raise NotPacked(kind.__name__)
    return tuple(field.name for field in dataclasses.fields(kind))


def _is_packable(kind: Any) -> bool:
    return isinstance(kind, type) and (dataclasses.is_dataclass(kind) or issubclass(kind, Enum))


def homes(box: Box) -> tuple[str, str]:
    """Return the packages whose classes a state of *box* is made of."""
    return ("retorta.core", box.package)
