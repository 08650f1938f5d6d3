"""11. What a table agrees on: the level, and where single seats differ from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from retorta.core.box import Option
from retorta.core.errors import BadOption

LEVELS: Final = ("apprentice", "master")

OPTIONS: Final = (
    Option("level", LEVELS, "apprentice"),
    Option("ingredients", (), ""),
    Option("conferences", (), ""),
    Option("debunking", (), ""),
)
"""The last three are empty (as the level says), a level, or one level for each seat."""


@dataclass(frozen=True)
class Options:
    """The three differences between the levels, seat by seat; 0 apprentice, 1 master."""

    ingredients: tuple[int, ...]
    """Whose set-up each seat has: three ingredients or two."""
    conferences: tuple[int, ...]
    """Which side of the conference tiles counts for each seat."""
    debunking: tuple[int, ...]
    """By which rules each seat debunks."""


def checked(given: Mapping[str, str], seats: int) -> Options:
    """11. Return the options of a table; the two levels may be mixed in any way."""
    level = given["level"]
    return Options(
        ingredients=_by_seat("ingredients", given["ingredients"], level, seats),
        conferences=_by_seat("conferences", given["conferences"], level, seats),
        debunking=_by_seat("debunking", given["debunking"], level, seats),
    )


def _by_seat(option: str, text: str, level: str, seats: int) -> tuple[int, ...]:
    words = [word.strip().lower() for word in (text.strip() or level).split(",")]
    if len(words) == 1:
        words = words * seats
    if len(words) != seats or any(word not in LEVELS for word in words):
        raise BadOption("alchemists-levels", option=option, value=text, seats=seats)
    return tuple(LEVELS.index(word) for word in words)
