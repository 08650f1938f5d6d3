"""Messages between nodes through the database, by NOTIFY.

A notice only spreads news sooner: everything in it is also in the database, or is looked up
regularly. So a notice that is lost, or that an older node cannot read, does no harm.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

CHANNEL: Final = "retorta"
LONGEST: Final = 7_900
"""Bytes of a notice; PostgreSQL takes less than 8 000."""
MOST_PEOPLE: Final = 80
"""People that a notice has room for."""


class PersonChanged(msgspec.Struct, tag="person", frozen=True):
    """Somebody's name or devices have changed, or they were blocked or unblocked."""

    id: str
    away: bool = False
    """Whether their sockets are closed, to be opened again by those who still may."""
    forgotten: bool = False
    """Whether the tables where they sit must be read again, since their name was deleted."""


class Restored(msgspec.Struct, tag="restored", frozen=True):
    """Everything was replaced by a restore."""


class Present(msgspec.Struct, tag="present", frozen=True):
    """Who is at a table now: those seats, and no others."""

    node: str
    table: str
    seats: list[int]
    watching: int = 0
    """Open sockets."""
    people: list[str] = []
    """The people they belong to, as far as a notice has room for them."""


class Left(msgspec.Struct, tag="left", frozen=True):
    """A node has left, or was ended by another: its tables may be taken."""

    node: str


class Wanted(msgspec.Struct, tag="wanted", frozen=True):
    """A node cannot reach the owner of a table, and asks it to let go."""

    node: str
    """The owner."""
    table: str


Notice: TypeAlias = PersonChanged | Restored | Present | Left | Wanted
_read = msgspec.json.Decoder(Notice).decode
_encode = msgspec.json.Encoder().encode


def written(notice: Notice) -> str | None:
    """Return a notice as it is sent; ``None`` if it is too long, which does no harm."""
    text = _encode(notice)
    return text.decode() if len(text) <= LONGEST else None


def read(text: str) -> Notice | None:
    """Return the notice that was sent; ``None`` if only another version can read it."""
    try:
        notice: Notice = _read(text)
    except msgspec.MsgspecError:
        return None
    return notice
