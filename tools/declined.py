"""Every sentence with a declined thing, said of every such thing, for readers of the language.

``python3 run.py declined`` writes ``tests/texts/declined.<language>.txt`` anew. First come a game's
names with their cases, then its sentences, each with every name, and with 1, 2, 5 and 21 where
it has a number: who reads them sees whether cases and plurals are right. In brackets is what a
line was said with, since the client has to say the same (``web/tests/declined.test.ts``).
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Message,
    Pattern,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from retorta import plugins
from retorta.core import codec
from retorta.texts import Speaker, books
from retorta.texts.vocabulary import vocabulary

FOLDER: Final = Path(__file__).parent.parent / "tests/texts"
GAMES: Final = tuple(
    game for game in plugins.games() if plugins.box(game).words.texts == books.HOUSE
)
NAMES: Final = {"pl": ["Sasza", "Ola"], "ru": ["Саша", "Оля"]}
"""Who sits where, in the languages that decline."""
NUMBERS: Final = ["1", "2", "5", "21"]
PLURALS: Final = {"zero", "one", "two", "few", "many"}
PARTS: Final = {"name": "text", "poison-hint-leads cards": "number"}
"""What the vocabularies do not tell of a part, in all sentences or in one."""


class Sentence(Visitor):
    """A sentence: its parts in order, in which cases they are said, and what it distinguishes."""

    def __init__(self, entry: Message) -> None:
        self.key = entry.id.name
        self.parts: dict[str, None] = {}
        self.cases: dict[str, set[str]] = {}
        self.choices: dict[str, list[str]] = {}
        if entry.value:
            self.visit(entry.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.parts[node.id.name] = None

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        if node.id.name == "CASE":
            thing, case = node.arguments.positional
            assert isinstance(thing, VariableReference)
            assert isinstance(case, StringLiteral)
            self.cases.setdefault(thing.id.name, set()).add(case.value)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = self.choices.setdefault(node.selector.id.name, [])
            keys += [
                each.key.name if isinstance(each.key, Identifier) else each.key.value
                for each in node.variants
            ]
        self.generic_visit(node)


def written(language: str) -> str:
    """Return the whole document of a language."""
    lines: list[str] = []
    for game in GAMES:
        speaker = Speaker(language, game, NAMES[language])
        lines += [f"=== {game}", "", *_names(speaker)]
        for sentence in sentences(language, game):
            lines += [*_said(speaker, sentence), ""]
    return "\n".join(lines)


def sentences(language: str, game: str) -> list[Sentence]:
    """Return the sentences of a game that decline something."""
    found = [Sentence(entry) for entry in _entries(language, game)]
    return [sentence for sentence in found if sentence.cases]


def names(language: str, game: str) -> dict[str, dict[str, str]]:
    """Return the cases of every name of a game that has any, by its key."""
    return {
        entry.id.name: {case.id.name: _plain(case.value) for case in entry.attributes}
        for entry in _entries(language, game)
        if entry.attributes
    }


@cache
def kinds(game: str) -> dict[str, type[Enum]]:
    """Return the enumerations of a game, by what the texts call them."""
    package = plugins.box(game).package
    return {
        codec.kebab(kind.__name__): kind
        for kind in _below(Enum)
        if kind.__module__.startswith(f"{package}.")
    }


def kind_of(game: str, key: str, part: str) -> str:
    """Return what a part of a sentence is: a set of things, ``seat``, ``number`` or ``text``.

    Several are marked with a plus. Sentences of no event, move or question call a thing as one of
    those does, or by the name of its set.
    """
    if known := PARTS.get(part) or PARTS.get(f"{key} {part}"):
        return known
    words = vocabulary(plugins.box(game))
    own = key.removeprefix(f"{game}-").removesuffix("-since")
    tasks = ["task-view", "own-task-view"] if own.startswith("question-") else []
    for place in [own, *tasks]:
        if place in words and part in words[place]:
            return _kind(words[place][part])
    if part in kinds(game):
        return part
    found = {_kind(fields[part]) for fields in words.values() if part in fields}
    things = {kind for kind in found if kind.removesuffix("+") in kinds(game)}
    for each in (things, found - {"number", "number+"}):
        if each:
            assert len(each) == 1, f"{key}: ${part} may be any of {sorted(each)}"
            return each.pop()
    return "number"


def _said(speaker: Speaker, sentence: Sentence) -> Iterator[str]:
    """Yield a sentence, said of every thing and with every choice."""
    what = {part: kind_of(speaker.game, sentence.key, part) for part in sentence.parts}
    what |= {part: "number" for part, keys in sentence.choices.items() if PLURALS & set(keys)}
    for part in sentence.cases:
        assert what[part].removesuffix("+") in kinds(speaker.game), f"{sentence.key}: ${part}"
    yield f"{sentence.key} ({', '.join(f'{part}: {kind}' for part, kind in what.items())})"
    told: set[str] = set()
    for given in _variants(speaker, sentence, what):
        parts = {part: _read(speaker.game, what[part], value) for part, value in given.items()}
        text = speaker.say(sentence.key, **parts)
        if text not in told:
            told.add(text)
            yield f"  {text} [{', '.join(given.values())}]"


def _variants(
    speaker: Speaker, sentence: Sentence, what: dict[str, str]
) -> Iterator[dict[str, str]]:
    """Yield what the parts of a sentence are, so that everything comes up that it may say."""
    turning = {part: _values(speaker, part, kind) for part, kind in what.items()}
    chosen = {}
    for part, keys in sentence.choices.items():
        if words := [key for key in dict.fromkeys(keys) if not key.isdigit() and key != "other"]:
            chosen[part] = words if set(words) <= {"yes", "no"} else [*words, ""]
        if PLURALS & set(keys):
            chosen.pop(part)
            turning[part] = [*NUMBERS, *(key for key in keys if key.isdigit())]
    turns = max(
        len(values) for part, values in turning.items() if part in sentence.cases or "1" in values
    )
    for choice in product(*chosen.values()):
        picked = dict(zip(chosen, choice, strict=True))
        for turn in range(turns):
            shift = 0
            given = {}
            for part, values in turning.items():
                # Two things of one kind are never the same one.
                given[part] = picked.get(part) or values[(turn + shift) % len(values)]
                shift += part in sentence.cases
            yield given


def _values(speaker: Speaker, part: str, kind: str) -> list[str]:
    """Return what a part may be: every thing of its set, or a few numbers."""
    if kind.startswith("number"):
        return ["1+2"] if kind.endswith("+") else NUMBERS
    if kind == "text":
        return [speaker.names[0] if part == "name" else "…"]
    if kind.startswith("seat"):
        return ["0+1" if kind.endswith("+") else "0"]
    members = [str(codec.plain(each)) for each in kinds(speaker.game)[kind.removesuffix("+")]]
    return [*members, f"{members[0]}+{members[0]}+{members[1]}"] if kind[-1] == "+" else members


def _read(game: str, kind: str, value: str) -> Any:
    """Return the part of a sentence that was written as *value*."""
    if value in ("none", "yes", "no"):
        return {"none": None, "yes": True, "no": False}[value]
    if kind.endswith("+"):
        return [_read(game, kind[:-1], each) for each in value.split("+")]
    if kind in ("seat", "number"):
        return int(value)
    if kind == "text":
        return value
    return next(each for each in kinds(game)[kind] if codec.plain(each) == value)


def _names(speaker: Speaker) -> Iterator[str]:
    """Yield the names with their cases, one set after another."""
    found = names(speaker.language, speaker.game)
    for kind, members in kinds(speaker.game).items():
        lines = []
        for member in members:
            key = f"{speaker.game}-{kind}-{codec.plain(member)}"
            if key in found:
                forms = [f"{case} {form}" for case, form in found[key].items()]
                lines.append("; ".join([speaker.say(key), *forms]))
        if lines:
            yield from (f"{kind}:", *lines, "")


def _kind(word: Any) -> str:
    if word is None:
        return "number"
    if "list" in word:
        return f"{_kind(word['list'])}+"
    return str(word.get("enum") or ("seat" if "seat" in word else "text"))


def _plain(name: Pattern) -> str:
    """Return a name, which is nothing but text."""
    element = name.elements[0]
    assert isinstance(element, TextElement)
    assert len(name.elements) == 1
    return element.value


def _entries(language: str, game: str) -> Iterator[Message]:
    for book in books.game_books(books.HOUSE, game):
        body = FluentParser().parse(books.source(books.HOUSE, language, book) or "").body
        yield from (entry for entry in body if isinstance(entry, Message))


def _below(kind: type[Enum]) -> Iterator[type[Enum]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def main() -> None:
    """Write the documents of all languages that decline."""
    for language in NAMES:
        path = FOLDER / f"declined.{language}.txt"
        path.write_text(written(language), "utf-8")
        print(f"{path.name}: {len(path.read_text('utf-8').splitlines())} lines")


if __name__ == "__main__":
    main()
