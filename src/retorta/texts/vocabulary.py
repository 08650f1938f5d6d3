"""How the fields of a game's views, moves and events are put into words.

A page in the browser gets them as plain data, where ``"red-4"`` could be any text. The vocabulary
says for every field whether it is a member of an ``Enum``, a seat, a list, an object with its
own sentence, or one of several of these; ``None`` means that it is shown unchanged. For every
question it says which section of the rules answers it; under ``tells`` it has the parts of what
choices bring.

Views and events are described by their type hints; moves by the catalogue, which lists them all.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Any

from retorta.core import codec
from retorta.core.box import Box
from retorta.core.dealer import SeededDealer
from retorta.core.tells import room_of
from retorta.core.words import A_SEAT, Event, Move

Vocabulary = dict[str, dict[str, Any]]


def vocabulary(box: Box) -> Vocabulary:
    """Return the words of every class that a view, a move or an event of the game can hold."""
    found: Vocabulary = {}
    for view in view_classes(box):
        _describe(view, _hints(view), found)
    for move in move_classes(box):
        _describe(move, move_hints(box, move), found)
    for event in event_classes(box):
        _describe(event, _hints(event), found)
    room = room_of(box)
    if room is not None:
        found["tells"] = {part: _word(hint) for part, hint in room.words.items()}
        for hint in room.words.values():
            for named in _classes(hint):
                _describe(named, _hints(named), found)
    found["question"] = {name: {"section": section} for name, section in box.words.sections.items()}
    return found


def view_classes(box: Box) -> list[type]:
    """Return the types of the public view and of a seat's view, even if type hints were lost."""
    start = box.start(box.seats[0], {}, SeededDealer(0))
    return [type(box.views.public(start)), type(box.views.own(start, 0))]


def move_classes(box: Box) -> list[type[Move]]:
    """Return the classes of moves."""
    return list(dict.fromkeys(type(move) for move in box.rules.catalogue))


def move_hints(box: Box, kind: type[Move]) -> dict[str, Any]:
    """Return the types of a move's fields, taken from all moves in the catalogue."""
    moves: list[Any] = [move for move in box.rules.catalogue if type(move) is kind]
    hints: dict[str, Any] = {}
    for field in codec.fields(kind) or ():
        kinds = dict.fromkeys(_kind_of(getattr(move, field)) for move in moves)
        hints[field] = typing.Union[tuple(kinds)]  # noqa: UP007
    return hints


def event_classes(box: Box) -> list[type[Event]]:
    """Return the events that the game's package defines."""
    package = box.package
    return [
        kind
        for kind in _below(Event)
        if kind.__module__ == package or kind.__module__.startswith(f"{package}.")
    ]


def key_of(kind: type) -> str:
    """Return the name of a class in the vocabulary."""
    tag = "move-" if issubclass(kind, Move) else "event-" if issubclass(kind, Event) else ""
    return tag + codec.kebab(kind.__name__)


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def _describe(kind: type, hints: dict[str, Any], found: Vocabulary) -> None:
    """Add the fields of a class, and of the classes they refer to."""
    key = key_of(kind)
    if key in found:
        return
    names = codec.fields(kind) or ()
    found[key] = {field: _word(hints[field]) for field in names}
    for field in names:
        for named in _classes(hints[field]):
            _describe(named, _hints(named), found)


def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind, include_extras=True)


def _classes(hint: Any) -> Iterator[type]:
    """Return the classes with fields in a type hint."""
    for argument in typing.get_args(hint):
        yield from _classes(argument)
    if isinstance(hint, type) and codec.fields(hint) is not None:
        yield hint


def _word(hint: Any) -> Any:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return {"seat": True} if A_SEAT in arguments else _word(arguments[0])
    if origin in (typing.Union, types.UnionType):
        found = [word for word in map(_word, arguments) if word is not None]
        return found[0] if len(found) == 1 else {"one": found} if found else None
    if origin in (list, tuple):
        return {"list": _word(arguments[0])}
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": codec.kebab(hint.__name__)}
    if codec.fields(hint) is not None:
        return {"object": codec.kebab(typing.cast("type", hint).__name__)}
    return None


def _kind_of(value: object) -> Any:
    if isinstance(value, tuple):
        inner = dict.fromkeys(_kind_of(item) for item in value)
        return tuple[typing.Union[tuple(inner) or (int,)], ...]  # type: ignore[misc]  # noqa: UP007
    return type(value)
