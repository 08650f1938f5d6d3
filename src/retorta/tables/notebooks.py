"""The notebooks of the seats of a table: each seat writes only in its own.

Writing in a notebook is not part of the play: it has no number among the lines of play, it does
not change the table, and nobody but its owner is ever told about it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from retorta.core import codec
from retorta.core.record import Entry, Jotting
from retorta.core.words import Seat
from retorta.tables.refusals import TooBig
from retorta.tables.rows import JottingRow

MOST_WRITTEN: Final = 1 << 20
"""The most bytes that one seat may write during a game, including what it crosses out."""


class Notebooks:
    """The notebooks of one table."""

    def __init__(self) -> None:
        self._written: dict[Seat, list[JottingRow]] = {}
        self._begun: dict[Seat, int] = {}
        """How much each seat has written, stored or about to be."""
        self._sizes: dict[Seat, int] = {}

    def next(
        self, table: str, seat: Seat, after: int, jotting: object, message: str, now: float
    ) -> JottingRow:
        """Return the row of what *seat* wants to write, if there is room for it."""
        written = codec.dumps(codec.plain(jotting)).decode()
        size = self._sizes.get(seat, 0) + len(written.encode())
        if size > MOST_WRITTEN:
            raise TooBig("notebook-full")
        number = self._begun.get(seat, 0) + 1
        self._begun[seat] = number
        self._sizes[seat] = size
        return JottingRow(table, seat, number, after, written, message, now)

    def add(self, row: JottingRow) -> None:
        """Add a stored entry."""
        self._written.setdefault(row.seat, []).append(row)

    def read_back(self, row: JottingRow) -> None:
        """Add an entry that was stored before this table was built."""
        self.add(row)
        self._begun[row.seat] = row.number
        self._sizes[row.seat] = self._sizes.get(row.seat, 0) + len(row.written.encode())

    def between(self, entries: Collection[Entry], seats: Collection[Seat]) -> list[Entry]:
        """Return the lines of a record, with the notes of *seats* between them."""
        own = [row for seat in seats for row in self._written.get(seat, [])]
        own.sort(key=lambda row: (row.after, row.seat, row.number))
        lines: list[Entry] = []
        for number, entry in enumerate([None, *entries]):
            if entry is not None:
                lines.append(entry)
            while own and own[0].after == number:
                row = own.pop(0)
                lines.append(Jotting(row.seat, codec.loads(row.written)))
        return lines
