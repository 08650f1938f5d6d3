"""Dataclasses and structs to JSON and back, in one place.

Members of an ``Enum`` are written by name (``Card.RED_4`` as ``"red-4"``), dataclasses and
structs as objects; moves and events carry their kind: ``{"move": "play", ...}``.
Views and events can be read back, by their type hints; moves are read by the catalogue.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from enum import Enum
from functools import cache
from typing import Any, Final

import msgspec

from retorta.core.errors import Unreadable
from retorta.core.words import Event, Move

_PLAIN_KINDS: Final = frozenset({type(None), int, str, bool, float})
_encode = msgspec.json.Encoder().encode
_encode_sorted = msgspec.json.Encoder(order="deterministic").encode
_SPELLED: Final[dict[type, dict[Any, str]]] = {}
"""The members of every enumeration met so far, spelt. By class first: members of two
``IntEnum`` classes may be equal numbers."""


def plain(value: object) -> Any:
    """Return *value* as JSON data: dictionaries, lists, strings, numbers."""
    # The order of the questions, and sparing plain items a call, is what makes views quick.
    kind: Any = type(value)
    if kind in _PLAIN_KINDS:
        return value
    if kind in _SPELLED:
        return _SPELLED[kind][value]
    if isinstance(value, list):
        if not value:
            return []
        return [item if type(item) in _PLAIN_KINDS else plain(item) for item in value]
    if isinstance(value, Enum):
        _SPELLED[kind] = {member: _spelling(member) for member in kind}
        return _spelling(value)
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {plain(key): plain(item) for key, item in value.items()}
    tag, names = _shape(kind)
    written = {}
    for name in names:
        part = getattr(value, name)
        written[name] = part if type(part) in _PLAIN_KINDS else plain(part)
    return {tag: kebab(kind.__name__), **written} if tag else written


def dumps(value: object, canonical: bool = False) -> bytes:
    """Return JSON data as bytes; *canonical* sorts the keys."""
    return _encode_sorted(value) if canonical else _encode(value)


def loads(text: bytes | str) -> Any:
    """Read JSON data, or raise :class:`Unreadable`."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise Unreadable("not-json", problem=str(problem)) from None


def read(kind: Any, data: object) -> Any:
    """Return *data* as a value of type *kind*, or raise :class:`Unreadable`.

    *kind* is a class with real type hints (a view or an event), or a hint itself.
    """
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        return _read_union(typing.get_args(kind), data)
    if origin in (list, tuple):
        return _read_sequence(kind, origin, data)
    if origin is dict:
        key, item = typing.get_args(kind)
        _demand(isinstance(data, dict), kind, data)
        entries = typing.cast("dict[str, object]", data)
        return {read(key, name): read(item, value) for name, value in entries.items()}
    if kind is Any or kind is object:
        return data
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _read_member(kind, data)
    if fields(kind) is not None:
        return _read_object(kind, data)
    _demand(type(data) is kind or (kind is type(None) and data is None), kind, data)
    return data


def kebab(name: str) -> str:
    """Return ``CardPlayed`` as ``card-played``."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


def _spelling(member: Enum) -> str:
    return member.name.lower().replace("_", "-")


def fields(kind: Any) -> tuple[str, ...] | None:
    """Return the names of the fields of a dataclass or a ``Struct``; of others nothing."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    if not dataclasses.is_dataclass(kind):
        return None
    return tuple(field.name for field in dataclasses.fields(kind))


@cache
def _shape(kind: type[Any]) -> tuple[str, tuple[str, ...]]:
    names = fields(kind)
    if names is None:
        raise TypeError(f"{kind.__name__} cannot be written as JSON")
    tag = "move" if issubclass(kind, Move) else "event" if issubclass(kind, Event) else ""
    return tag, names


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


@cache
def _members(kind: type[Enum]) -> dict[str, Enum]:
    return {_spelling(member): member for member in kind}


def _demand(fits: bool, kind: Any, data: object) -> None:
    if not fits:
        raise Unreadable("wrong-shape", wanted=getattr(kind, "__name__", str(kind)), found=data)


def _read_union(kinds: tuple[Any, ...], data: object) -> Any:
    for kind in kinds:
        try:
            return read(kind, data)
        except Unreadable:
            continue
    raise Unreadable("wrong-shape", wanted=" | ".join(map(str, kinds)), found=data)


def _read_sequence(kind: Any, origin: type, data: object) -> Any:
    _demand(isinstance(data, list), kind, data)
    items = typing.cast("list[object]", data)
    kinds = typing.get_args(kind)
    if origin is list:
        return [read(kinds[0], item) for item in items]
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(read(kinds[0], item) for item in items)
    _demand(len(kinds) == len(items), kind, data)
    return tuple(read(each, item) for each, item in zip(kinds, items, strict=True))


def _read_member(kind: type[Enum], data: object) -> Enum:
    member = _members(kind).get(data) if isinstance(data, str) else None
    _demand(member is not None, kind, data)
    return typing.cast("Enum", member)


def _read_object(kind: Any, data: object) -> Any:
    _demand(isinstance(data, dict), kind, data)
    written = dict(typing.cast("dict[str, object]", data))
    tag, names = _shape(kind)
    if tag:
        _demand(written.pop(tag, None) == kebab(kind.__name__), kind, data)
    _demand(set(written) == set(names), kind, data)
    hints = _hints(kind)
    return kind(**{name: read(hints[name], written[name]) for name in names})
