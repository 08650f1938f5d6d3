"""What the seats of a table wrote for themselves: each into its own notebook.

It is no play. It has no number among the lines of play, it changes nothing of the table, and
nobody but its owner is ever told of it.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from retorta.core import codec
from retorta.core.record import Entry, Jotting
from retorta.core.words import Seat
from retorta.server.refusals import TooBig

MOST_WRITTEN: Final = 1 << 20
"""Bytes that one seat may write in the course of a game, crossed out or not."""


@dataclass(frozen=True)
class Jotted:
    """One thing that was written."""

    seat: Seat
    number: int
    """Counts what the seat has written, from 1."""
    after: int
    """The line of play after which it was written."""
    written: str
    """JSON."""

    def row(self, table: str, message: str) -> dict[str, Any]:
        """Return it as the database keeps it."""
        return {
            "table": table,
            "seat": self.seat,
            "number": self.number,
            "after": self.after,
            "written": self.written,
            "message": message,
            "at": time.time(),
        }


class Notebooks:
    """The notebooks of one table."""

    def __init__(self) -> None:
        self._written: dict[Seat, list[Jotted]] = {}
        self._sizes: dict[Seat, int] = {}

    def next(self, seat: Seat, after: int, jotting: object) -> Jotted:
        """Return what *seat* is about to write, if there is room for it."""
        written = codec.dumps(codec.plain(jotting)).decode()
        if self._sizes.get(seat, 0) + len(written.encode()) > MOST_WRITTEN:
            raise TooBig("notebook-full")
        return Jotted(seat, len(self._written.get(seat, [])) + 1, after, written)

    def add(self, jotted: Jotted) -> None:
        """Take note of what is on the disk."""
        self._written.setdefault(jotted.seat, []).append(jotted)
        size = self._sizes.get(jotted.seat, 0) + len(jotted.written.encode())
        self._sizes[jotted.seat] = size

    def between(self, entries: Collection[Entry], seats: Collection[Seat]) -> list[Entry]:
        """Return the lines of a record with what *seats* wrote between them."""
        own = [jotted for seat in seats for jotted in self._written.get(seat, [])]
        own.sort(key=lambda jotted: (jotted.after, jotted.seat, jotted.number))
        lines: list[Entry] = []
        for number, entry in enumerate([None, *entries]):
            if entry is not None:
                lines.append(entry)
            while own and own[0].after == number:
                jotted = own.pop(0)
                lines.append(Jotting(jotted.seat, codec.loads(jotted.written)))
        return lines
