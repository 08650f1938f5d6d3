"""Whatever the companion refuses is told in a sentence, from books that its pages have open."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from support.companion_refusals import (
    MODULES,
    NOT_MET,
    SOURCE,
    WAYS,
    can_be_met,
    names_in,
    refusals,
)

from retorta.texts import LANGUAGES, books

HOUSE: Final = ("core", "errors", "web", "companion")
GAMES: Final = {
    "alchemists": "alchemists",
    "laar": "laar",
    "poison": "poison",
    "potion_making": "potion-making",
}
ONLY_TYPED: Final = {"score-pad"}
"""Said to commands alone, which open every book."""


def _game(path: Path) -> str:
    """Return whose pages ask this module; nobody's in particular for what all share."""
    place = path.relative_to(SOURCE).parts
    return GAMES[place[1]] if place[0] == "games" else ""


REFUSING: Final = [path for path in MODULES if refusals(path)]


def test_the_room_is_looked_through() -> None:
    """Else the tests below would hold of nothing."""
    assert len({name for path in REFUSING for name in refusals(path)}) > 70


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", REFUSING, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_every_refusal_has_its_sentence_on_the_page(path: Path, language: str) -> None:
    game = _game(path)
    opened = [*HOUSE, *([game, f"{game}.companion"] if game else [])]
    texts = "\n".join(books.source(books.HOUSE, language, book) or "" for book in opened)
    for name in set(refusals(path)) - ONLY_TYPED:
        wanted = re.escape(f"error-{name}").replace(r"\*", "[a-z-]+")
        found = re.search(rf"^{wanted} *=(.*(?:\n +.*|\n}}.*)*)", texts, re.MULTILINE)
        assert found is not None, f"{name} has no sentence in {language}"
        assert len(found.group(1).split()) > 3, f"{name} says hardly anything in {language}"


def test_there_is_a_way_to_every_refusal_that_a_page_can_meet() -> None:
    """A new refusal needs a new way, so that it is seen in a browser too."""
    met = {name for way in WAYS for name in names_in(way.problem())}
    assert met == can_be_met()
    assert not met & set(NOT_MET)
