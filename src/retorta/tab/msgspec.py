"""Takes the place of the library msgspec in a tab, where there is none: what we use of it.

Structs are classes with fields, made by their annotations; JSON is written and read as msgspec
does it. In the pack it stands under the name ``msgspec``; tests hold it to the original on every
type that crosses the wire.
"""

from __future__ import annotations

import json as _json
import math
import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple, dataclass_transform

DEEPEST = 200
"""Levels of JSON data that is read; twice what ``core/codec.py`` lets pass."""
_BRACKETS = re.compile(r'"(?:[^"\\]|\\[\s\S]?)*+"?|[\[\]{}]')
"""Brackets, and texts, in which they mean nothing; a text without an end goes on to the end."""


class DecodeError(Exception):
    """It is no JSON."""


class Meta(NamedTuple):
    """The bounds of an annotated type."""

    min_length: int | None = None
    max_length: int | None = None
    ge: int | None = None
    le: int | None = None


class Config(NamedTuple):
    """How a struct is written, and whether it can be changed."""

    tag_field: str | None = None
    tag: str | None = None
    frozen: bool = False
    omit_defaults: bool = False


@dataclass_transform()
class StructMeta(type):
    """Makes a struct of a class: fields, defaults, and what sets them."""

    def __new__(
        mcs,
        name: str,
        bases: tuple[type, ...],
        space: dict[str, Any],
        tag_field: str | None = None,
        tag: str | None = None,
        frozen: bool | None = None,
        omit_defaults: bool | None = None,
        forbid_unknown_fields: bool = False,  # noqa: ARG004
    ) -> Any:
        """Return the class; whatever reads one refuses unknown fields anyhow."""
        made: Any = super().__new__(mcs, name, bases, space)
        above: Any = next((base for base in bases if hasattr(base, "__struct_fields__")), None)
        own = tuple(made.__annotations__)
        old = above.__struct_fields__ if above else ()
        defaults = {**(above.__struct_optional__ if above else {})}
        defaults |= {field: space[field] for field in own if field in space}
        names = (*(field for field in old if field not in own), *own)
        config = above.__struct_config__ if above else Config()
        made.__struct_fields__ = names
        made.__struct_optional__ = defaults
        made.__struct_defaults__ = tuple(defaults[field] for field in names if field in defaults)
        made.__struct_config__ = Config(
            tag_field or config.tag_field,
            tag or config.tag,
            config.frozen if frozen is None else frozen,
            config.omit_defaults if omit_defaults is None else omit_defaults,
        )
        made.__init__ = _init(names, defaults)
        if made.__struct_config__.frozen:
            made.__setattr__ = _refuse_to_change
            made.__hash__ = _hash
        return made


def _init(names: tuple[str, ...], defaults: dict[str, Any]) -> Any:
    """Return what sets the fields; written out, since every view is made by such."""
    heads = [f"{field}=_defaults['{field}']" if field in defaults else field for field in names]
    lines = [f"    _parts['{field}'] = {_fresh(field, defaults)}" for field in names]
    text = f"def __init__({', '.join(['self', *heads])}):\n    _parts = self.__dict__\n"
    space: dict[str, Any] = {"_defaults": defaults}
    exec(text + "\n".join(lines), space)
    return space["__init__"]


def _fresh(field: str, defaults: dict[str, Any]) -> str:
    """Return the value of a field; an empty list or dictionary is nobody else's."""
    default = defaults.get(field)
    if isinstance(default, list | dict | set):
        return f"{field}.copy() if {field} is _defaults['{field}'] else {field}"
    return field


def _refuse_to_change(self: Any, name: str, value: object) -> None:
    raise AttributeError(f"immutable type: '{type(self).__name__}'")


def _hash(self: Any) -> int:
    return hash(_values(self))


def _values(struct: Any) -> tuple[Any, ...]:
    return tuple(getattr(struct, field) for field in struct.__struct_fields__)


class Raw:
    """JSON that is written already."""

    def __init__(self, written: bytes) -> None:
        self.written = written

    def __bytes__(self) -> bytes:
        return self.written


class Struct(metaclass=StructMeta):
    """An object with fields."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and _values(self) == _values(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        struct: Any = self
        parts = [f"{field}={getattr(self, field)!r}" for field in struct.__struct_fields__]
        return f"{type(self).__name__}({', '.join(parts)})"


def _plain(value: Any) -> Any:
    """Return a struct, a dataclass or what is written already as JSON data."""
    if isinstance(value, Raw):
        return _read(value.written.decode())
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    if not isinstance(value, Struct):
        raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")
    struct: Any = value
    config: Config = struct.__struct_config__
    written = {config.tag_field: config.tag} if config.tag_field else {}
    parts = {field: getattr(value, field) for field in struct.__struct_fields__}
    if config.omit_defaults:
        usual = struct.__struct_optional__
        parts = {name: part for name, part in parts.items() if not _is_usual(name, part, usual)}
    return {**written, **parts}


def _is_usual(name: str, part: Any, usual: dict[str, Any]) -> bool:
    """Whether a field has its default: the very value, or as empty a list or dictionary."""
    if name not in usual:
        return False
    return part is usual[name] or (
        isinstance(part, list | dict | set) and not part and type(part) is type(usual[name])
    )


def _writer(is_sorted: bool) -> Callable[[object], str]:
    return _json.JSONEncoder(
        ensure_ascii=False,
        allow_nan=False,
        separators=(",", ":"),
        sort_keys=is_sorted,
        default=_plain,
    ).encode


_WRITERS = {None: _writer(False), "deterministic": _writer(True)}


class _Encoder:
    def __init__(self, order: str | None = None) -> None:
        self._write = _WRITERS[order]

    def encode(self, value: object) -> bytes:
        return self._write(value).encode()


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number of JSON")


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError("the number is out of range")
    return number


_read = _json.JSONDecoder(parse_constant=_no_constant, parse_float=_finite).decode


def _check_depth(written: str) -> None:
    """Refuse what is nested so deeply that WebAssembly's stack would not bear the reading.

    There that is the end of the whole worker, and not an error to be caught.
    """
    if written.count("[") + written.count("{") <= DEEPEST:
        return
    depth = 0
    for found in _BRACKETS.finditer(written):
        sign = found[0]
        depth += 1 if sign in "[{" else -1 if sign in "]}" else 0
        if depth > DEEPEST:
            raise RecursionError("it is nested too deeply")


def _decode(text: bytes | str) -> Any:
    try:
        written = text if isinstance(text, str) else text.decode()
        _check_depth(written)
        data = _read(written)
        if "\\u" in written:  # half of a pair is no letter
            _WRITERS[None](data).encode()
    except ValueError as problem:
        raise DecodeError(str(problem)) from None
    return data


class json:  # noqa: N801 - the name of msgspec's own module
    """JSON, under the names of msgspec's own module."""

    Encoder = _Encoder
    encode = staticmethod(_Encoder().encode)
    decode = staticmethod(_decode)
