"""A box in parts; one with all its fields in one row says what to change."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from support import pennies

from retorta.core import box as parts
from retorta.core.box import Box
from retorta.core.errors import Unreadable
from retorta.core.flat_box import PARTS
from retorta.texts import LANGUAGES, Speaker

FLAT: dict[str, Any] = {
    "name": "pennies",
    "edition": 1,
    "seats": (2, 2),
    "options": (),
    "set_up": None,
    "points": None,
    "public": None,
    "standing": None,
    "read_jotting": None,
    "page": "pennies.page",
    "worth": None,
    "sources": None,
}


def test_a_box_in_one_row_says_where_each_field_goes() -> None:
    with pytest.raises(Unreadable) as caught:
        Box(**FLAT)
    assert caught.value.name == "flat-box"
    assert caught.value.parts["game"] == "pennies"
    assert caught.value.parts["wanted"] == (
        'package="…", rules=Rules(set_up=…, points=…), views=Views(public=…), '
        "notebook=Notebook(read=…), insights=Insights(open_points=…), rooms=Rooms(page=…, tells=…)"
    )


def test_so_does_one_that_names_none_of_them() -> None:
    """Its fifth field was a function; now it is the name of a package."""
    in_one_row = ("pennies", 1, (2, 2), (), *[lambda: None] * 11)
    with pytest.raises(Unreadable) as caught:
        Box(*in_one_row)  # type: ignore[arg-type]
    assert caught.value.parts["game"] == "pennies"
    assert caught.value.parts["wanted"] == (
        'package="…", rules=Rules(set_up=…, points=…, outcome=…, catalogue=…), '
        "views=Views(public=…, own=…, imagine=…, census=…, secrets=…), "
        "words=Words(lines=…, targets=…)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_is_one_sentence_in_every_language(language: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Box(**FLAT)
    said = Speaker(language).error(caught.value)
    assert "rules=Rules(set_up=…, points=…)" in said
    assert "docs/games.md" in said
    assert "\n" not in said


def test_every_place_it_names_is_there() -> None:
    for part, (kind, fields) in PARTS.items():
        assert part in {field.name for field in dataclasses.fields(Box)}
        known = {field.name for field in dataclasses.fields(getattr(parts, kind))}
        assert set(fields.values()) <= known


def test_a_box_in_parts_can_be_changed() -> None:
    box = dataclasses.replace(pennies.BOX, name="farthings")
    assert (box.name, box.rules) == ("farthings", pennies.BOX.rules)
