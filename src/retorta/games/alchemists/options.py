"""11. What a table agrees on: the level, and where single seats differ from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from retorta.core.box import Option
from retorta.core.errors import BadOption
from retorta.core.pickled import Pickled
from retorta.games.alchemists.cards import Level
from retorta.games.alchemists.corrections import Printed, corrected

LEVELS: Final = ("apprentice", "master")

OPTIONS: Final = (
    Option("level", LEVELS, "apprentice"),
    Option("ingredients", (), ""),
    Option("conferences", (), ""),
    Option("debunking", (), ""),
    Option("data", (), "", is_file=True),
    Option("easing", ("no", "yes"), "no"),
    Option("publisher", ("no", "yes"), "no"),
)
"""The three after the level are empty (as it says), a level, or one level for each seat."""


@dataclass(frozen=True)
class Options(Pickled):
    """The three differences between the levels, seat by seat."""

    ingredients: tuple[Level, ...]
    """Whose set-up each seat has: three ingredients or two."""
    conferences: tuple[Level, ...]
    """Which side of the conference tiles counts for each seat."""
    debunking: tuple[Level, ...]
    """By which rules each seat debunks."""
    printed: Printed
    """What had to be reconstructed, as the table has it."""
    easing: bool
    """Whether a master may become an apprentice during the game."""
    publisher: bool
    """Whether the Publisher is among the favors."""

    def eased(self, seat: int) -> Options:
        """Return the options after a seat became an apprentice; its cards stay what they are."""
        return Options(
            self.ingredients,
            _lowered(self.conferences, seat),
            _lowered(self.debunking, seat),
            self.printed,
            self.easing,
            self.publisher,
        )


def checked(given: Mapping[str, str], seats: int) -> Options:
    """11. Return the options of a table; the two levels may be mixed in any way."""
    level = given["level"]
    options = Options(
        ingredients=_by_seat("ingredients", given["ingredients"], level, seats),
        conferences=_by_seat("conferences", given["conferences"], level, seats),
        debunking=_by_seat("debunking", given["debunking"], level, seats),
        printed=corrected(given["data"]),
        easing=given["easing"] == "yes",
        publisher=given["publisher"] == "yes",
    )
    masters = Level.MASTER in options.conferences or Level.MASTER in options.debunking
    if options.easing and not masters:
        raise BadOption("alchemists-easing")
    return options


def _lowered(levels: tuple[Level, ...], seat: int) -> tuple[Level, ...]:
    return (*levels[:seat], Level.APPRENTICE, *levels[seat + 1 :])


def _by_seat(option: str, text: str, level: str, seats: int) -> tuple[Level, ...]:
    words = [word.strip().lower() for word in (text.strip() or level).split(",")]
    if len(words) == 1:
        words = words * seats
    if len(words) != seats or any(word not in LEVELS for word in words):
        raise BadOption("alchemists-levels", option=option, value=text, seats=seats)
    return tuple(Level(LEVELS.index(word)) for word in words)
