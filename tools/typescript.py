"""TypeScript for the browser: the types of views, moves and events, and their vocabulary.

``python tools/typescript.py FOLDER`` writes one module per game, and under ``companion/`` one for
its questions at a real table.
"""

from __future__ import annotations

import json
import sys
import types
import typing
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

from retorta import plugins
from retorta.companion.pads.pad import score_pad, score_pads
from retorta.companion.question import Question, questions
from retorta.core import codec
from retorta.core.box import Box
from retorta.core.words import Event, Move
from retorta.texts.vocabulary import (
    event_classes,
    move_classes,
    move_hints,
    view_classes,
    vocabulary,
)

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
HEAD = "// Written by `python3 run.py types` from the Python classes; not by hand.\n"


def main(folder: str) -> None:
    """Write the modules of all our own games into *folder*."""
    for name, text in modules().items():
        path = Path(folder, name)
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


def modules() -> dict[str, str]:
    """Return every module by its file name."""
    house = [game for game in plugins.games() if plugins.box(game).words.texts == "retorta.texts"]
    games = {f"{game}.ts": Emitter().module(plugins.box(game)) for game in house}
    asking = {game: questions(game) for game in house}
    return games | {
        f"companion/{game}.ts": Emitter().companion(found)
        for game, found in asking.items()
        if found
    }


class Emitter:
    """Writes one module."""

    def __init__(self) -> None:
        self._types: dict[str, str] = {}

    def companion(self, questions: dict[str, Question]) -> str:
        """Return the module of the questions at a real table."""
        listed = [
            f"  {json.dumps(name)}: [{self._type(each.request)}, {self._type(each.told)}];"
            for name, each in questions.items()
        ]
        parts = [HEAD, *(f"{text}\n" for text in self._types.values())]
        table = "\n".join(["export type Questions = {", *listed, "};"])
        return "\n".join([*parts, "/** What is asked, and what is told. */", f"{table}\n"])

    def module(self, box: Box) -> str:
        """Return the module of a game."""
        for kind in view_classes(box):
            self._type(kind)
        moves = [self._write(kind, move_hints(box, kind)) for kind in move_classes(box)]
        events = [self._type(kind) for kind in event_classes(box)]
        parts = [
            HEAD,
            'import type { Vocabulary } from "../lib/vocabulary";\n',
            *(f"{text}\n" for text in self._types.values()),
            f"export type Move =\n  | {self._union(moves)};\n",
            f"export type Event =\n  | {self._union(events)};\n",
            "export const vocabulary: Vocabulary = "
            + json.dumps(vocabulary(box), indent=2, ensure_ascii=False)
            + ";\n",
        ]
        parts.append(f"/** How many may play. */\nexport const seats = {_seats(box)} as const;\n")
        parts.append(
            "/** What a table may agree on, where there are few answers. */\n"
            f"export const agreed = {_agreed(box)} as const;\n"
        )
        if box.name in score_pads() and (counted := score_pad(box.name).options):
            parts.append(
                "/** What changes how a game is counted. */\n"
                f"export const counted: readonly string[] = {json.dumps(counted)};\n"
            )
        if box.data_file.printed is not None:
            cards = json.dumps(box.data_file.printed(), indent=2, ensure_ascii=False)
            parts.append(f"export const printed = {cards} as const;\n")
        return "\n".join(parts)

    def _union(self, names: list[str]) -> str:
        return "\n  | ".join(names)

    def _type(self, hint: Any) -> str:
        """Return *hint* in TypeScript; add the classes it refers to."""
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(self._type(each) for each in arguments)
        if origin is list or (origin is tuple and arguments[-1:] == (Ellipsis,)):
            inner = self._type(arguments[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self._type(each) for each in arguments)}]"
        if origin is dict:
            return f"Record<{self._type(arguments[0])}, {self._type(arguments[1])}>"
        if origin is typing.Literal:
            return " | ".join(json.dumps(each) for each in arguments)
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
        self._types[name] = ""  # reserves its place, also for a class that refers to itself
        names = codec.fields(kind) or ()
        lines = [f"export interface {name} {{"]
        tag = "move" if issubclass(kind, Move) else "event" if issubclass(kind, Event) else ""
        if tag:
            lines.append(f"  {tag}: {json.dumps(codec.kebab(kind.__name__))};")
        optional = _optional(kind)
        for field in names:
            mark = "?" if field in optional else ""
            lines.append(f"  {field}{mark}: {self._type(hints[field])};")
        self._types[name] = "\n".join([*lines, "}"])
        return name


def _seats(box: Box) -> str:
    fewest, most = box.seats
    return f"{{ fewest: {fewest}, most: {most} }}"


def _agreed(box: Box) -> str:
    return json.dumps({option.name: option.values for option in box.options if option.values})


def _optional(kind: type) -> set[str]:
    """Return the optional fields of a question; answers are always complete."""
    if not issubclass(kind, msgspec.Struct) or not kind.__struct_config__.forbid_unknown_fields:
        return set()
    names = kind.__struct_fields__
    return set(names[len(names) - len(kind.__struct_defaults__) :])


def _name(kind: type) -> str:
    # A move and an event, or a move and a card, may share a name at the table.
    ending = "Move" if issubclass(kind, Move) else "Event" if issubclass(kind, Event) else ""
    return kind.__name__ + ending


if __name__ == "__main__":
    main(sys.argv[1])
