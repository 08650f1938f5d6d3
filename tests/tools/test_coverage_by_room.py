"""The table of what the suite walks through."""

from __future__ import annotations

from pathlib import Path

import pytest
from coverage_by_room import Room, room_of, table


def test_large_rooms_are_told_apart_by_the_rooms_within() -> None:
    assert room_of(Path("core/door.py")) == "core"
    assert room_of(Path("games/poison/rules/turn.py")) == "games/poison"
    assert room_of(Path("server/app.py")) == "server"
    assert room_of(Path("__main__.py")) == "(the house)"


def test_a_room_is_told_with_the_file_that_misses_most() -> None:
    core, texts = Room(), Room()
    core.add("core/door.py", 80, 2)
    core.add("core/match.py", 120, 18)
    texts.add("texts/__init__.py", 50, 0)

    assert table({"core": core, "texts": texts}) == [
        "room   lines  missed   run  most missed in",
        "core     200      20   90%  core/match.py (18)",
        "texts     50       0  100%",
        "all      250      20   92%",
    ]


def test_a_room_without_lines_misses_none() -> None:
    assert Room().share == pytest.approx(1.0)
