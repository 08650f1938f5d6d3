"""The languages and their files: Retorta's own and those of installed games.

A language is a folder, ``<language>/``, with a book for each area of the program and one for
each game; it is not listed anywhere else. Its own name is in ``core-language``. Sentences that
it lacks appear in English.

A game's books are in the package that its box names, in the same form: ``<language>/<game>.ftl``,
and ``<game>.<more>.ftl`` for what is not always needed, such as the rules page (``rules``).
Rules pages were once called lessons: a plugin's ``<game>.lessons.ftl`` with its keys
``<game>-lesson-4-title`` is read as if it had the current names.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from string import digits
from typing import Final

HOUSE: Final = "retorta.texts"
ENGLISH: Final = "en"
"""The language that is complete by definition, and the fallback of all others."""
FIRST_BOOK: Final = "core"
BROWSER_BOOKS: Final = (FIRST_BOOK, "errors", "web", "web.later", "club", "companion")
"""Our books for the browser; the others are for the command line."""
SHELF: Final = "shelf"
"""A generated book for the browser: the lids of all games, without the games."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.|\n(?!#|-?[a-zA-Z]))*", re.MULTILINE)
"""An entry continues until a line begins with a comment or another entry."""
_RULES: Final = ".rules"
_RULES_BEFORE: Final = ".lessons"
_PLAIN_NAME: Final = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")


def languages() -> tuple[str, ...]:
    """Return every language with a folder here, English first."""
    found = (
        folder.name
        for folder in files(HOUSE).iterdir()
        if folder.joinpath(f"{FIRST_BOOK}.ftl").is_file()
    )
    return (ENGLISH, *sorted(set(found) - {ENGLISH}))


def own_names() -> dict[str, str]:
    """Return each language's own name, or its tag if it has none."""
    return {language: _own_name(language) for language in languages()}


def game_books(package: str, game: str) -> list[str]:
    """Return the books that *package* holds for *game*, the first one first."""
    folder = files(package) / ENGLISH
    found = {_name_today(file.name.removesuffix(".ftl")) for file in folder.iterdir()}
    return sorted(book for book in found if book == game or book.startswith(f"{game}."))


@cache
def source(package: str, language: str, book: str) -> str | None:
    """Return the text of a book; ``None`` if there is none in that language."""
    if not _PLAIN_NAME.fullmatch(book):
        return None
    if not book.endswith(_RULES):
        return _written(package, language, book)
    game = book.removesuffix(_RULES)
    written = _written(package, language, book) or _written(
        package, language, f"{game}{_RULES_BEFORE}"
    )
    if written is None:
        return None
    for digit in digits:
        written = written.replace(f"{game}-lesson-{digit}", f"{game}-rules-{digit}")
    return written


@cache
def complete(package: str, language: str, book: str) -> str | None:
    """Return a book, with missing entries in English; ``None`` if it does not exist."""
    english = source(package, ENGLISH, book)
    spoken = source(package, language, book)
    if english is None or spoken is None or language == ENGLISH:
        return english
    known = {entry.group(1) for entry in _ENTRY.finditer(spoken)}
    lacking = [
        entry.group(0).rstrip() for entry in _ENTRY.finditer(english) if entry.group(1) not in known
    ]
    return "\n".join([spoken, *lacking, ""]) if lacking else spoken


def lid(package: str, language: str, game: str) -> str:
    """Return the lid of a game's box: its name, and the aim of the game."""
    wanted = (game, f"{game}-sentence")
    book = complete(package, language, game) or ""
    found = [entry.group(0).rstrip() for entry in _ENTRY.finditer(book) if entry.group(1) in wanted]
    return "\n".join([*found, ""])


def name(package: str, language: str, book: str, key: str) -> str | None:
    """Return a plain name from a book, without a speaker, which a tab's Python does not have."""
    for line in (source(package, language, book) or "").split("\n"):
        found, _, said = line.partition("=")
        if found.rstrip(" ") == key and said.strip():
            return said.strip()
    return None


def _written(package: str, language: str, book: str) -> str | None:
    file = files(package) / language / f"{book}.ftl"
    return file.read_text("utf-8") if file.is_file() else None


def _name_today(book: str) -> str:
    if book.endswith(_RULES_BEFORE):
        return book.removesuffix(_RULES_BEFORE) + _RULES
    return book


def _own_name(language: str) -> str:
    return name(HOUSE, language, FIRST_BOOK, "core-language") or language
