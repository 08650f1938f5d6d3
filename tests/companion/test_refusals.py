"""Whatever the companion refuses is told in a sentence, from books that its pages have open."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

import retorta.companion
from retorta.texts import LANGUAGES, books

ROOM: Final = Path(retorta.companion.__file__).parent
HOUSE: Final = ("core", "errors", "web", "companion")
GAMES: Final = {
    "alchemists": "alchemists",
    "laar": "laar",
    "poison": "poison",
    "potion_making": "potion-making",
}
ERRORS: Final = {"Unreadable", "Unknown", "BadOption"}
READERS: Final = {"laar_goods.py": "laar-sheet-"}
"""Whose own ``refusal`` puts something before the names."""
ONLY_TYPED: Final = {"score-pad"}
"""Said to commands alone, which open every book."""


def _refusals(path: Path) -> list[str]:
    """Return the names of all refusals of a module; ``*`` where a part of one is worked out."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        called = node.func.id if isinstance(node.func, ast.Name) else called
        name = _name(node.args[0])
        if called in ERRORS and name:
            found.append(name)
        elif called in ("refusal", "_refusal") and name:
            found.append(READERS.get(path.name, "") + name)
    return found


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [each.value if isinstance(each, ast.Constant) else "*" for each in node.values]
        return "".join(map(str, parts))
    return ""


def _game(path: Path) -> str:
    """Return whose pages ask this module; nobody's in particular for what all share."""
    told = f"{path.parent.name}/{path.stem}"
    return next((game for room, game in GAMES.items() if room in told), "")


MODULES: Final = [path for path in sorted(ROOM.rglob("*.py")) if _refusals(path)]


def test_the_room_is_looked_through() -> None:
    """Else the tests below would hold of nothing."""
    assert len({name for path in MODULES for name in _refusals(path)}) > 70


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOM).as_posix())
def test_every_refusal_has_its_sentence_on_the_page(path: Path, language: str) -> None:
    game = _game(path)
    opened = [*HOUSE, *([game, f"{game}.companion"] if game else [])]
    texts = "\n".join(books.source(books.HOUSE, language, book) or "" for book in opened)
    for name in set(_refusals(path)) - ONLY_TYPED:
        wanted = re.escape(f"error-{name}").replace(r"\*", "[a-z-]+")
        found = re.search(rf"^{wanted} *=(.*(?:\n +.*|\n}}.*)*)", texts, re.MULTILINE)
        assert found is not None, f"{name} has no sentence in {language}"
        assert len(found.group(1).split()) > 3, f"{name} says hardly anything in {language}"
