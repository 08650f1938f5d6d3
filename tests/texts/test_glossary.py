"""One thing, one word: what a language's glossary says is not said is said in none of its books."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Message, TextElement

from retorta.texts import LANGUAGES

HOME = Path(__file__).parents[2] / "src" / "retorta" / "texts"


class Twin(NamedTuple):
    """A word that is not said, and what is said instead."""

    word: str
    instead: str
    books: str


class Said(visitor.Visitor):
    """Collects what a message says, without the names in its placeables."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text += f" {node.value}"


def tables(language: str) -> tuple[list[Twin], set[str]]:
    """Return the words that are not said, and the keys that are let off."""
    twins, let_off = [], set()
    for line in (HOME / language / "GLOSSARY.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or set(line) <= set("|- "):
            continue
        if len(cells) == 4:
            for word in filter(None, (part.strip() for part in cells[2].split(";"))):
                twins.append(Twin(word, cells[1], cells[3] or "*"))
        elif cells[0].startswith("`"):
            let_off.add(cells[0].strip("`"))
    return twins[1:], let_off


def sentences(language: str) -> list[tuple[str, str, str]]:
    """Return book, key and words of every message of a language."""
    found = []
    for file in sorted((HOME / language).iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message):
                said = Said()
                said.visit(entry)
                found.append((file.name.removesuffix(".ftl"), entry.id.name, said.text))
    return found


def unsaid(twins: list[Twin], let_off: set[str], said: list[tuple[str, str, str]]) -> list[str]:
    """Return a complaint for every word that should not stand where it does."""
    return [
        f"{key} says “{twin.word}…”; the word is “{twin.instead}”"
        for twin in twins
        for book, key, text in said
        if fnmatch(book, twin.books)
        and key not in let_off
        and re.search(rf"\b{re.escape(twin.word)}", text, re.IGNORECASE)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_one_word_for_one_thing(language: str) -> None:
    twins, let_off = tables(language)
    assert len(twins) >= 10

    assert unsaid(twins, let_off, sentences(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_books_named_in_a_glossary_exist(language: str) -> None:
    twins, let_off = tables(language)
    said = sentences(language)
    books = {book for book, _, _ in said}

    assert [twin for twin in twins if not any(fnmatch(book, twin.books) for book in books)] == []
    assert let_off <= {key for _, key, _ in said}


def test_a_twin_is_found_in_its_own_books_only_and_by_its_beginning() -> None:
    twins = [Twin("stack", "drawer", "potion-making*")]
    said = [
        ("potion-making.rules", "a", "The Stacks are full."),
        ("potion-making", "b", "A haystack."),
        ("laar", "c", "Five stacks."),
        ("potion-making", "d", "No stack here."),
    ]
    assert unsaid(twins, {"d"}, said) == ["a says “stack…”; the word is “drawer”"]


REPUTATION = {
    "ru": r"\d+ репутации",
    "pl": r"\d+ reputacji",
}


@pytest.mark.parametrize("language", REPUTATION)
def test_reputation_is_counted_in_points(language: str) -> None:
    """«5 очков репутации», never «5 репутации»."""
    found = [key for _, key, text in sentences(language) if re.search(REPUTATION[language], text)]
    assert found == []
