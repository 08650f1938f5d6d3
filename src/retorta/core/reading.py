"""Turning JSON data back into dataclasses and structs, using their type hints.

Views, events, records and messages are read here, on every host. Moves are not: they are
looked up in the catalogue of their game.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any

import msgspec

from retorta.core import codec
from retorta.core.errors import Unreadable

Reader = Callable[[object], Any]
"""Returns JSON data as a value of some type."""


def read(kind: Any, data: object) -> Any:
    """Return *data* as a value of type *kind*, or raise :class:`Unreadable`.

    *kind* is a class with real type hints (a view, an event, a message), or a hint itself.
    """
    return _reader(kind)(data)


def _demand(fits: bool, kind: Any, data: object) -> None:
    if not fits:
        raise Unreadable("wrong-shape", wanted=_named(kind), found=data)


def _named(kind: Any) -> str:
    return str(getattr(kind, "__name__", kind))


@cache
def _reader(kind: Any) -> Reader:
    """Return a reader of values of type *kind*; cached, since every message needs one."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _union_reader(kind)
    if origin is typing.Annotated:
        # Other annotations of a type, such as a seat's, do not limit its values.
        bounds = tuple(each for each in arguments[1:] if isinstance(each, msgspec.Meta))
        return _reader_within_bounds(arguments[0], bounds)
    if origin is list or (origin is tuple and arguments[1:] == (Ellipsis,)):
        return _list_reader(kind, origin, _reader(arguments[0]))
    if origin is tuple:
        return _tuple_reader(kind, [_reader(each) for each in arguments])
    if origin is dict:
        return _dict_reader(kind, _reader(arguments[0]), _reader(arguments[1]))
    if kind is Any or kind is object:
        return _as_it_is
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member_reader(kind)
    if codec.fields(kind) is not None:
        return _object_reader(kind)
    allowed = arguments if origin is typing.Literal else None

    def read_plain(data: object) -> Any:
        fits = data in allowed if allowed is not None else type(data) is kind
        _demand(fits, kind, data)
        return data

    return read_plain


def _as_it_is(data: object) -> Any:
    return data


def _reader_within_bounds(kind: Any, bounds: tuple[Any, ...]) -> Reader:
    """Return a reader that enforces the ``msgspec.Meta`` of an annotated type."""
    inner = _reader(kind)

    def read_within_bounds(data: object) -> Any:
        found = inner(data)
        for bound in bounds:
            fits = True
            if isinstance(found, (str, list)):
                least, most = bound.min_length, bound.max_length
                size: Any = len(found)
            else:
                least, most, size = bound.ge, bound.le, found
            if least is not None:
                fits = size >= least
            if most is not None:
                fits = fits and size <= most
            _demand(fits, kind, data)
        return found

    return read_within_bounds


def _union_reader(union: Any) -> Reader:
    kinds = typing.get_args(union)
    tag, kinds_by_tag = _tags(union)
    readers = [_reader(kind) for kind in kinds]
    by_tag = {tagged_as: _reader(kind) for tagged_as, kind in kinds_by_tag.items()}

    def read_tagged(data: object) -> Any:
        named = data.get(tag) if isinstance(data, dict) else None
        reader = by_tag.get(named) if isinstance(named, str) else None
        _demand(reader is not None, union, data)
        assert reader is not None
        return reader(data)

    def read_any(data: object) -> Any:
        for reader in readers:
            try:
                return reader(data)
            except Unreadable:
                continue
        raise Unreadable("wrong-shape", wanted=" | ".join(map(_named, kinds)), found=data)

    return read_tagged if tag else read_any


def _list_reader(kind: Any, origin: Any, item: Reader) -> Reader:
    def read_list(data: object) -> Any:
        _demand(isinstance(data, list), kind, data)
        found = [item(each) for each in typing.cast("list[object]", data)]
        return found if origin is list else tuple(found)

    return read_list


def _tuple_reader(kind: Any, items: list[Reader]) -> Reader:
    def read_tuple(data: object) -> Any:
        _demand(isinstance(data, list) and len(data) == len(items), kind, data)
        parts = typing.cast("list[object]", data)
        return tuple([item(each) for item, each in zip(items, parts, strict=True)])

    return read_tuple


def _dict_reader(kind: Any, key: Reader, item: Reader) -> Reader:
    def read_dict(data: object) -> Any:
        _demand(isinstance(data, dict), kind, data)
        entries = typing.cast("dict[str, object]", data)
        return {key(name): item(value) for name, value in entries.items()}

    return read_dict


def _member_reader(kind: type[Enum]) -> Reader:
    members = {codec.spelling(member): member for member in kind}

    def read_member(data: object) -> Any:
        member = members.get(data) if isinstance(data, str) else None
        _demand(member is not None, kind, data)
        return member

    return read_member


def _object_reader(kind: Any) -> Reader:
    tag, tagged_as, needed = _form(kind)
    readers: dict[str, Reader] = {}

    def read_object(data: object) -> Any:
        if not readers:  # only now, since a class may refer to itself
            hints = typing.get_type_hints(kind, include_extras=True)
            readers.update({name: _reader(hints[name]) for name in codec.fields(kind) or ()})
        _demand(isinstance(data, dict), kind, data)
        written = dict(typing.cast("dict[str, object]", data))
        if tag:
            _demand(written.pop(tag, None) == tagged_as, kind, data)
        found: dict[str, Any] = {}
        for name, part in written.items():
            reader = readers.get(name)
            _demand(reader is not None, kind, data)
            assert reader is not None
            found[name] = reader(part)
        _demand(needed <= found.keys(), kind, data)
        return kind(**found)

    return read_object


@cache
def _form(kind: Any) -> tuple[str, str, frozenset[str]]:
    """Return how an object is tagged, and its required fields."""
    tag, names = codec.shape(kind)
    if not issubclass(kind, msgspec.Struct):
        return tag, codec.kebab(kind.__name__), frozenset(names)
    form = kind.__struct_config__
    optional = len(kind.__struct_defaults__)
    needed = frozenset(names[: len(names) - optional])
    return form.tag_field or "", str(form.tag or ""), needed


@cache
def _tags(union: Any) -> tuple[str, dict[str, Any]]:
    """Return the field that distinguishes the kinds of a union, and each kind by its tag."""
    kinds = typing.get_args(union)
    if not all(isinstance(kind, type) and issubclass(kind, msgspec.Struct) for kind in kinds):
        return "", {}
    forms = {kind: _form(kind) for kind in kinds}
    fields_of_tag = {tag for tag, _, _ in forms.values()}
    if len(fields_of_tag) != 1:
        return "", {}
    return fields_of_tag.pop(), {tagged_as: kind for kind, (_, tagged_as, _) in forms.items()}
