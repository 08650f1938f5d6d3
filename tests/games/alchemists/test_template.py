"""The data file to begin with: it says all that can be corrected, and changes nothing by itself."""

from __future__ import annotations

import dataclasses
import tomllib

import pytest

from retorta.games.alchemists import BOX
from retorta.games.alchemists.corrections import AS_RECONSTRUCTED, LONGEST, TABLES, corrected
from retorta.texts import LANGUAGES, Speaker


def written(language: str) -> str:
    assert BOX.data_file.template is not None
    return BOX.data_file.template(Speaker(language, "alchemists").say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_changes_nothing(language: str) -> None:
    assert corrected(written(language)) == AS_RECONSTRUCTED
    assert len(written(language)) < LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_stands_in_the_template_with_a_comment_before_it(language: str) -> None:
    lines = written(language).splitlines()

    assert set(tomllib.loads(written(language))) == set(TABLES)
    for table in TABLES:
        first = next(place for place, line in enumerate(lines) if line.strip("[]") == table)
        assert lines[first - 1].startswith("# "), table


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("[[-1, 1]", "[[-2, 1]", "conferences"),
        ('"scorpion", "toad"', '"fern", "toad"', "grants"),
        ("points = 2", "points = 3", "grant_points"),
        ("faces = [1", "faces = [2", "faces"),
        ("players = 4", "players = 3", "space_players"),
        ("gold = 1", "gold = 2", "space_gold"),
        ("favors = 2", "favors = 3", "space_favors"),
        ("ingredients = 3", "ingredients = 4", "space_ingredients"),
        ("[green]\nfavors = 1", "[green]\nfavors = 2", "green"),
        ("few = [1, 1]", "few = [1, 2]", "debunk_few"),
        ("four = [1, 1]", "four = [1, 2]", "debunk_four"),
    ],
)
def test_every_value_of_the_template_can_be_corrected(old: str, new: str, field: str) -> None:
    text = written("en")
    assert old in text
    own = corrected(text.replace(old, new, 1))

    changed = [
        each.name
        for each in dataclasses.fields(own)
        if getattr(own, each.name) != getattr(AS_RECONSTRUCTED, each.name)
    ]
    assert changed == [field]
