"""TypeScript for the browser: the types of views, moves and events, and their vocabulary.

``python -m retorta.adapters.typescript FOLDER`` writes one module per game. Views and events
are read by their type hints; moves by what stands in the catalogue, since it lists them all.

The vocabulary tells the client how to put a field into words: whether ``"red-4"`` is a plain
text, a member of an ``Enum``, or part of a list or an object.
"""

from __future__ import annotations

import json
import sys
import types
import typing
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

from retorta import shelf
from retorta.adapters.printed import PRINTED
from retorta.core import codec
from retorta.core.box import Box
from retorta.core.dealer import SeededDealer
from retorta.core.words import Event, Move

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
HEAD = "// Written by `python3 run.py types` from the Python classes; not by hand.\n"


def main(folder: str) -> None:
    """Write the modules of all games of the house into *folder*."""
    for name, text in modules().items():
        Path(folder, name).write_text(text, "utf-8")


def modules() -> dict[str, str]:
    """Return every module by its file name."""
    house = [game for game in shelf.games() if shelf.box(game).texts == "retorta.texts"]
    return {f"{game}.ts": Emitter(shelf.box(game)).module() for game in house}


class Emitter:
    """Writes the module of one game."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._types: dict[str, str] = {}
        self._classes: dict[str, dict[str, Any]] = {}

    def module(self) -> str:
        """Return the whole module."""
        # What builds a view may be compiled and have lost its hints; the view itself has them.
        start = self._box.start(self._box.seats[0], {}, SeededDealer(0))
        root = self._type(type(self._box.view(start, None)))
        moves = [self._move(kind) for kind in self._move_classes()]
        events = [self._type(kind) for kind in self._event_classes()]
        parts = [
            HEAD,
            'import type { Vocabulary } from "../lib/vocabulary";\n',
            *(f"{text}\n" for text in self._types.values()),
            f"export type View = {root};\n",
            f"export type Move =\n  | {self._union(moves)};\n",
            f"export type Event =\n  | {self._union(events)};\n",
            "export const vocabulary: Vocabulary = "
            + json.dumps(self._classes, indent=2, ensure_ascii=False)
            + ";\n",
        ]
        if self._box.name in PRINTED:
            cards = json.dumps(PRINTED[self._box.name](), indent=2, ensure_ascii=False)
            parts.append(f"export const printed = {cards} as const;\n")
        return "\n".join(parts)

    def _union(self, names: list[str]) -> str:
        return "\n  | ".join(names)

    def _move_classes(self) -> list[type[Move]]:
        return list(dict.fromkeys(type(move) for move in self._box.catalogue))

    def _event_classes(self) -> list[type[Event]]:
        package = self._box.set_up.__module__
        found = vars(import_module(f"{package}.events")).values()
        return [
            kind
            for kind in found
            if isinstance(kind, type)
            and issubclass(kind, Event)
            and kind.__module__ == f"{package}.events"
        ]

    def _move(self, kind: type[Move]) -> str:
        """Write a move: its fields are what the catalogue has in them."""
        moves: list[Any] = [move for move in self._box.catalogue if type(move) is kind]
        hints: dict[str, Any] = {}
        for field in codec.fields(kind) or ():
            kinds = dict.fromkeys(_kind_of(getattr(move, field)) for move in moves)
            hints[field] = typing.Union[tuple(kinds)]  # noqa: UP007
        return self._write(kind, hints)

    def _type(self, hint: Any) -> str:
        """Return *hint* in TypeScript; write down the classes it names."""
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(self._type(each) for each in arguments)
        if origin is list or (origin is tuple and arguments[-1:] == (Ellipsis,)):
            inner = self._type(arguments[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self._type(each) for each in arguments)}]"
        if origin is dict:
            return f"Record<string, {self._type(arguments[1])}>"
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self._enum(hint)
        if codec.fields(hint) is not None:
            named = typing.cast("type", hint)
            return self._write(named, typing.get_type_hints(named))
        return "unknown"

    def _enum(self, kind: type[Enum]) -> str:
        members = " | ".join(json.dumps(codec.plain(member)) for member in kind)
        self._types[kind.__name__] = f"export type {kind.__name__} = {members};"
        return kind.__name__

    def _write(self, kind: type, hints: dict[str, Any]) -> str:
        name = _name(kind)
        if name in self._types:
            return name
        self._types[name] = ""  # its place; also for a class that names itself
        names = codec.fields(kind) or ()
        lines = [f"export interface {name} {{"]
        tag = "move" if issubclass(kind, Move) else "event" if issubclass(kind, Event) else ""
        if tag:
            lines.append(f"  {tag}: {json.dumps(codec.kebab(kind.__name__))};")
        lines += [f"  {field}: {self._type(hints[field])};" for field in names]
        self._types[name] = "\n".join([*lines, "}"])
        key = f"{tag}-{codec.kebab(kind.__name__)}" if tag else codec.kebab(kind.__name__)
        self._classes[key] = {field: _word(hints[field]) for field in names}
        return name


def _name(kind: type) -> str:
    # A move and an event, or a move and a card, may share a name at the table.
    ending = "Move" if issubclass(kind, Move) else "Event" if issubclass(kind, Event) else ""
    return kind.__name__ + ending


def _kind_of(value: object) -> Any:
    if isinstance(value, tuple):
        inner = dict.fromkeys(_kind_of(item) for item in value)
        return tuple[typing.Union[tuple(inner) or (int,)], ...]  # type: ignore[misc]  # noqa: UP007
    return type(value)


def _word(hint: Any) -> Any:
    """Return how a field is put into words; ``None``: as it stands."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
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


if __name__ == "__main__":
    main(sys.argv[1])
