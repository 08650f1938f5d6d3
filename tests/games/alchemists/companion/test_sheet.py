"""The gamemaster's sheet, as text and as a drawing."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from retorta.games.alchemists.cards import Formula, Potion
from retorta.games.alchemists.companion.names import teach
from retorta.games.alchemists.companion.oracle import Oracle
from retorta.games.alchemists.companion.sheet import mark, svg, triangle_lines, words
from retorta.texts import LANGUAGES, Speaker

SVG = "{http://www.w3.org/2000/svg}"
DEMO = Oracle.of_code("DEMO")


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_those_of_the_game(language: str) -> None:
    """The game's own names of coloured potions end in the same two letters."""
    speaker = teach(Speaker(language))
    for potion in list(Potion)[:6]:
        assert str(speaker.spoken(potion)).endswith(f" ({mark(potion, speaker.say)})")


def test_1_1_formulas_are_written_as_on_the_rules_page() -> None:
    english = teach(Speaker("en"))

    assert [english.spoken(formula) for formula in Formula] == [
        "r− g+ B−",
        "r+ g− B+",
        "r+ G− b−",
        "r− G+ b+",
        "R− g− b+",
        "R+ g+ b−",
        "R− G− B−",
        "R+ G+ B+",
    ]


def test_the_triangle_of_the_demo_game() -> None:
    lines = [line.split() for line in triangle_lines(DEMO, teach(Speaker("en")))]

    assert [len(line) for line in lines[:3]] == [1, 2, 3]
    assert lines[2][:2] == ["R+", "B+"]  # toad: with mushroom healing, with fern wisdom
    assert lines[3][2] == "0"  # claw and toad


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_shows_all_28_pairs_and_24_circles_of_formulas(language: str) -> None:
    speaker = teach(Speaker(language))
    drawing = ElementTree.fromstring(svg(DEMO, words(speaker)))
    texts = [text.text for text in drawing.iter(f"{SVG}text")]

    assert len(list(drawing.iter(f"{SVG}circle"))) == 28 + 24
    assert len(list(drawing.iter(f"{SVG}rect"))) == 28 + 1
    assert drawing.get("width") == "210mm"
    assert speaker.say("alchemy-sheet-title") in texts
    for line in triangle_lines(DEMO, speaker)[1:]:
        assert line.split()[0] in texts
