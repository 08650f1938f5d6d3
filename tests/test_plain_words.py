"""Words that left do not come back as names of files or classes: decision 34."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PLACES: Final = ("src/retorta", "web/src", "tests", "tools")
SUFFIXES: Final = (".py", ".ts", ".svelte", ".ftl")
LEFT: Final = {
    *("believed", "company", "elsewhere", "fate", "fates", "flight", "futures", "gathering"),
    *("guessing", "hall", "held", "holder", "holders", "holding", "holdings", "lately"),
    *("lesson", "lessons", "looks", "neighbours", "outlook", "passing", "rush", "seated"),
    *("sitting", "staff", "standing", "standings", "stranger", "strangers", "telling"),
    *("thought", "thoughts", "trouble", "turnstile", "whereabouts"),
}
STAY: Final = {
    "src/retorta/games/alchemists/events.py: ConferenceHeld",  # conferences are
    "src/retorta/server/ownership.py: Elsewhere",  # who does not own a table says so
    "src/retorta/tables/answers.py: Standing",  # a name on the wire
    "tools/mutants/plant.py: Fate",  # what became of a planted bug
}
TYPESCRIPT: Final = re.compile(
    r"^(?:export )?(?:abstract )?(?:class|interface|type) (\w+)", re.MULTILINE
)


def words_of(name: str) -> set[str]:
    """Return the words that a name is made of, however it is written."""
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def files() -> list[Path]:
    found = [path for place in PLACES for path in (ROOT / place).rglob("*")]
    generated = ROOT / "web" / "src" / "generated"
    return sorted(
        path
        for path in found
        if path.suffix in SUFFIXES and generated not in path.parents and path.is_file()
    )


def classes(path: Path) -> list[str]:
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return [node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
    return TYPESCRIPT.findall(text)


@pytest.mark.parametrize("place", PLACES)
def test_no_file_is_called_by_a_word_that_left(place: str) -> None:
    parts = {
        part: path
        for path in files()
        for part in path.relative_to(ROOT).parts
        if path.is_relative_to(ROOT / place)
    }
    found = {str(path): words_of(part) & LEFT for part, path in parts.items()}
    if place == "tests":
        # A test is named by what it shows: people stand up, and have trouble.
        found = {path: words for path, words in found.items() if "/tests/support/" in path}
    assert {path: words for path, words in found.items() if words} == {}


def test_no_class_is_called_by_a_word_that_left() -> None:
    found = {
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for path in files()
        if "tests" not in path.relative_to(ROOT).parts
        for name in classes(path)
        if words_of(name) & LEFT
    }
    assert found == STAY


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("StandingThen", {"standing", "then"}),
        ("half_sent.py", {"half", "sent", "py"}),
        ("poison.lessons.ftl", {"poison", "lessons", "ftl"}),
        ("HTTPHall", {"http", "hall"}),
    ],
)
def test_a_name_is_read_word_by_word(name: str, words: set[str]) -> None:
    assert words_of(name) == words
