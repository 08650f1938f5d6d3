"""Turning dataclasses and structs into JSON; ``reading.py`` does the reverse.

Members of an ``Enum`` are written by name (``Card.RED_4`` as ``"red-4"``), dataclasses and
structs as objects; moves and events carry their kind: ``{"move": "play", ...}``.
"""

from __future__ import annotations

import dataclasses
from enum import Enum
from functools import cache
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from retorta.core.errors import Unreadable
from retorta.core.pickled import Pickled
from retorta.core.words import Event, Move

DEEPEST: Final = 100
"""The deepest nesting of JSON data that is accepted; ours is far less nested."""
_AS_SQUARE: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS: Final = bytes(each for each in range(256) if each not in b"[]{}")
_PLAIN_KINDS: Final = frozenset({type(None), int, str, bool, float})
_encode = msgspec.json.Encoder().encode
_encode_sorted = msgspec.json.Encoder(order="deterministic").encode
_SPELLED: Final[dict[type, dict[Any, str]]] = {}
"""The spelling of the members of every enumeration met so far. Keyed by class first, because
members of two ``IntEnum`` classes may be equal numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(Pickled):
    """A part of views that is made once and shown often, such as a card; its JSON is cached.

    Subclasses are frozen dataclasses.
    """


def plain(value: object) -> Any:
    """Return *value* as JSON data: dictionaries, lists, strings, numbers."""
    # The order of these checks, and avoiding calls for plain items, make views fast.
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
        _SPELLED[kind] = {member: spelling(member) for member in kind}
        return spelling(value)
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {plain(key): plain(item) for key, item in value.items()}
    if isinstance(value, Printed):
        kept = value.__dict__
        if "plain" not in kept:
            kept["plain"] = _plain_object(value, kind)
        return kept["plain"]
    return _plain_object(value, kind)


def _plain_object(value: Any, kind: Any) -> dict[str, Any]:
    tag, names = shape(kind)
    written = {tag: kebab(kind.__name__)} if tag else {}
    for name in names:
        part = getattr(value, name)
        written[name] = part if type(part) in _PLAIN_KINDS else plain(part)
    return written


def dumps(value: object, canonical: bool = False) -> bytes:
    """Return JSON data as bytes; *canonical* sorts the keys."""
    return _encode_sorted(value) if canonical else _encode(value)


def text(value: object) -> str:
    """Return JSON data as text."""
    return _encode(value).decode()


def encoded(value: object) -> bytes:
    """Return *value*, an object with fields, as JSON."""
    return _encode(plain(value))


def loads(text: bytes | str) -> Any:
    """Read JSON data, or raise :class:`Unreadable`."""
    # Checked before decoding: in a tab, decoding would overflow WebAssembly's stack, which ends
    # the whole worker. The nesting is at most the number of brackets, so most texts pass at once.
    if _brackets(text) > DEEPEST and _is_deep(text):
        raise Unreadable("not-json", problem="it is nested too deeply")
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise Unreadable("not-json", problem=str(problem)) from None


def _brackets(text: bytes | str) -> int:
    if isinstance(text, str):
        return text.count("[") + text.count("{")
    return text.count(b"[") + text.count(b"{")


def _is_deep(text: bytes | str) -> bool:
    """Whether JSON is nested more deeply than :data:`DEEPEST`; invalid JSON may seem so too."""
    written = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    if b"\\" in written:
        written = written.replace(rb"\\", b"").replace(rb"\"", b"")
    # Every second piece between quotation marks is a string, whose brackets do not count.
    brackets = b"".join(written.split(b'"')[::2]).translate(_AS_SQUARE, _NO_BRACKETS)
    depth = 0
    for opening in brackets.split(b"]"):
        depth += len(opening)
        if depth > DEEPEST:
            return True
        depth -= 1
    return False


def kebab(name: str) -> str:
    """Return ``CardPlayed`` as ``card-played``."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


def spelling(member: Enum) -> str:
    """Return a member of an enumeration as it is written."""
    return member.name.lower().replace("_", "-")


def fields(kind: Any) -> tuple[str, ...] | None:
    """Return the names of the fields of a dataclass or a ``Struct``; of others, none."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        struct: Any = kind
        names: tuple[str, ...] = struct.__struct_fields__
        return names
    if not dataclasses.is_dataclass(kind):
        return None
    return tuple(field.name for field in dataclasses.fields(kind))


@cache
def shape(kind: type[Any]) -> tuple[str, tuple[str, ...]]:
    """Return the tag of a class's objects, if they have one, and the names of their fields."""
    names = fields(kind)
    if names is None:
        raise TypeError(f"{kind.__name__} cannot be written as JSON")
    tag = "move" if issubclass(kind, Move) else "event" if issubclass(kind, Event) else ""
    return tag, names
