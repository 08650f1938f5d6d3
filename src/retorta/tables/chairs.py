"""A chair at a table: who owns it, and who plays there now."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, replace
from typing import Final

from retorta import plugins
from retorta.core.errors import BadOption
from retorta.tables.rows import ChairChanged, ChairRow

LONGEST_NAME: Final = 24
LONGEST_BOT: Final = 60
"""How much of a bot's name is kept in that of its chair."""
_SPACE: Final = re.compile(r"\s+")


@dataclass
class Chair:
    """One seat of a table. It is immutable: somebody who sits down gets a new chair."""

    seat: int
    kind: str
    """``person``, ``hotseat`` or ``bot``."""
    person: str | None = None
    """The person it belongs to; ``None`` for a bot's chair or a free one."""
    name: str = ""
    bot: str | None = None
    """The bot that plays there now, its own chair or an absent person's."""
    salt: str = ""
    left: bool = False
    """Whether its person has left the game, and may return."""

    @property
    def is_free(self) -> bool:
        """Whether the chair is free."""
        return self.kind == "person" and self.person is None

    @property
    def is_replaced(self) -> bool:
        """Whether a bot plays for a person who is absent or has left."""
        return self.bot is not None and self.person is not None

    def played_by(self, bot: str | None) -> Chair:
        """Return the chair with *bot* playing there, or its person again."""
        return replace(self, bot=bot, left=self.left and bot is not None)

    def left_to(self, bot: str) -> Chair:
        """Return the chair with *bot* playing there for its person, who has left."""
        return replace(self, bot=bot, left=True)

    def row(self, table: str) -> ChairRow:
        """Return the row that stores this chair of a new table."""
        return ChairRow(table, **asdict(self))

    def changed_row(self, table: str) -> ChairChanged:
        """Return the row that replaces the stored chair."""
        return ChairChanged(table, **asdict(self))


def chair_of(row: ChairRow) -> Chair:
    """Return the chair that a row stores."""
    return Chair(row.seat, row.kind, row.person, row.name, row.bot, row.salt, bool(row.left))


def kept_name(chair: Chair) -> str:
    """Return what whoever owns the chair is called, wherever they move.

    A bot's name is that of its seat, in the language of each reader; one that has moved keeps the
    number of the seat where it began, as in ``novice 2``.
    """
    if chair.kind != "bot" or chair.name:
        return chair.name
    return f"{(chair.bot or '')[:LONGEST_BOT]} {chair.seat + 1}"


def plays_alone(person: str, chairs: list[Chair]) -> bool:
    """Whether *person* is the only one with a chair, present or absent: all others are bots."""
    return {chair.person for chair in chairs if chair.person is not None} == {person}


def is_practice(chairs: list[Chair]) -> bool:
    """Whether one person sits there, on one seat, and all others are bots."""
    people = [chair for chair in chairs if chair.kind != "bot"]
    return len(people) == 1 and people[0].person is not None


def checked_name(name: str) -> str:
    """Return a nickname without the characters that are not allowed in a name."""
    kept = "".join(sign for sign in name if sign.isprintable() or sign.isspace())
    kept = _SPACE.sub(" ", kept).strip()
    if not 1 <= len(kept) <= LONGEST_NAME:
        raise BadOption("nickname", most=LONGEST_NAME)
    return kept


def checked_bot(game: str, name: str) -> str:
    """Return the name of an installed bot; never import a module named in a request."""
    if name not in plugins.bots(game):
        raise BadOption("bot-on-shelf", bot=name, game=game, known=plugins.bots(game))
    return name
