"""A chair at a table: whose it is, and who plays there now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal["person", "hotseat", "bot"]


@dataclass
class Chair:
    """One seat of a table."""

    seat: int
    kind: Kind
    person: str | None = None
    """Whose it is; ``None`` for a bot's and for a free one."""
    name: str = ""
    bot: str | None = None
    """The bot that plays there now, its own chair or an absent person's."""
    salt: str = ""

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down there."""
        return self.kind == "person" and self.person is None

    @property
    def is_replaced(self) -> bool:
        """Whether a bot plays for an absent person."""
        return self.bot is not None and self.person is not None

    def row(self, table: str) -> dict[str, Any]:
        """Return the chair as the database keeps it."""
        return {
            "table": table,
            "seat": self.seat,
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "salt": self.salt,
        }


def plays_alone(person: str, chairs: list[Chair]) -> bool:
    """Whether *person* sits there and nobody else does, present or absent: only bots."""
    return {chair.person for chair in chairs if chair.person is not None} == {person}


def chair_of(row: Any) -> Chair:
    """Return the chair of a row of the database."""
    return Chair(row["seat"], row["kind"], row["person"], row["name"], row["bot"], row["salt"])
