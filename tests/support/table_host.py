"""A host for tables without a socket and without a database: it keeps rows in lists."""

from __future__ import annotations

import itertools
import json
from typing import Any

from retorta.core.errors import TableError
from retorta.tables import rows as kinds
from retorta.tables.answers import NewSeat, NewTable
from retorta.tables.changes import Change, Sender, Shown
from retorta.tables.messages import WIRE, Hello, MoveMade
from retorta.tables.new_table import new_table
from retorta.tables.rows import Row, SavedRows
from retorta.tables.saved_table import CHAT_SHOWN, SavedTable, rebuilt
from retorta.tables.table import Table

SEED = bytes(range(32))
AWAY = 30.0


class Log:
    """Everything that was stored about one table."""

    def __init__(self) -> None:
        self.table: kinds.TableRow | None = None
        self.chairs: dict[int, kinds.ChairRow] = {}
        self.moves: list[kinds.MoveRow] = []
        self.jottings: list[kinds.JottingRow] = []
        self.chat: list[kinds.ChatRow] = []
        self.written = 0
        """How many rows there are in all."""

    def write(self, written: list[Row]) -> None:
        """Write rows of this table; those of another (a rematch) are passed over."""
        for row in written:
            self._write(row)
            self.written += 1

    def _write(self, row: Row) -> None:
        if isinstance(row, kinds.TableRow):
            if self.table is None:
                self.table = row
            return
        assert self.table is not None
        if isinstance(row, kinds.ChairRow | kinds.ChairChanged):
            if row.table == self.table.id:
                fields = {name: getattr(row, name) for name in row.__struct_fields__}
                self.chairs[row.seat] = kinds.ChairRow(**fields)
        elif isinstance(row, kinds.MoveRow):
            assert row.number == len(self.moves) + 1, "a number is written once, in order"
            self.moves.append(row)
        elif isinstance(row, kinds.JottingRow):
            assert row.message not in {it.message for it in self.jottings}
            self.jottings.append(row)
        elif isinstance(row, kinds.ChatRow):
            assert row.number == len(self.chat) + 1
            self.chat.append(row)
        elif not isinstance(row, kinds.TableGone):
            for name in row.__struct_fields__:
                setattr(self.table, name, getattr(row, name))

    def saved(self) -> SavedTable:
        """Return the table that follows from what was written, and from nothing else."""
        assert self.table is not None
        fields = {name: getattr(self.table, name) for name in self.table.__struct_fields__}
        written = SavedRows(
            table=kinds.TableRow(**fields),
            chairs=[self.chairs[seat] for seat in sorted(self.chairs)],
            moves=list(self.moves),
            jottings=list(self.jottings),
            chat=self.chat[-CHAT_SHOWN:],
            said=[row.message for row in self.chat if row.message],
        )
        return rebuilt(written, lambda saved, entries: None)


class Host:
    """One table, its log, and a clock that a test turns."""

    def __init__(self, game: str, *seats: str, host: str = "anna", **options: str) -> None:
        self.now = 1000.0
        self.log = Log()
        kinds_of_seats = ("me", "friend", "hotseat")
        wished = [
            NewSeat(it) if it in kinds_of_seats else NewSeat("bot", bot=it)  # type: ignore[arg-type]
            for it in seats
        ]
        wanted_table = NewTable(game, wished, options=options)
        saved = new_table(wanted_table, host, host.title(), "table-1", SEED, self.now)
        self.log.write(saved.rows())
        self.table = Table(saved, AWAY, self.now)
        self._ids = itertools.count(1)
        self._anew: Table | None = None
        self._anew_after = -1

    def id(self) -> str:
        """Return an id for a message."""
        return f"m{next(self._ids)}"

    def sender(self, person: str, seat: int | None = None) -> Sender:
        """Return a connection of *person* that has said hello."""
        sender = Sender(person, person.title(), seat)
        self.do(sender, Hello(self.id(), WIRE, -1))
        return sender

    def take(self, sender: Sender, message: Any) -> Change:
        """Have a message taken, and not yet written."""
        return self.table.take(sender, message, self.now)

    def finish(self, change: Change) -> Shown:
        """Write a change, and say so."""
        self.log.write(change.rows)
        return self.table.written(change)

    def do(self, sender: Sender, message: Any) -> Shown:
        """Have a message taken and written."""
        return self.finish(self.take(sender, message))

    def refusal(self, sender: Sender, message: Any) -> TableError:
        """Return why a message is refused."""
        try:
            self.take(sender, message)
        except TableError as problem:
            return problem
        raise AssertionError("it was taken")

    def anew(self) -> Table:
        """Return a table built from the log alone; the same one until more is written."""
        if self._anew is None or self._anew_after != self.log.written:
            self._anew = Table(self.log.saved(), AWAY, self.now)
            self._anew_after = self.log.written
        return self._anew

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what somebody who looks from *seat* is shown, from the beginning."""
        shown = view_of(self.table, seat)
        assert shown is not None
        return shown

    def move_of(self, sender: Sender, which: int = 0) -> MoveMade:
        """Return a move that the seat *sender* looks from may make."""
        seat = self.table.seat_of(sender)
        assert seat is not None
        moves = self.view(seat)["moves"]
        return MoveMade(self.id(), seat, moves[which % len(moves)]["move"])


def view_of(table: Table, seat: int | None) -> dict[str, Any] | None:
    """Return what a newcomer who looks from *seat* would be shown; ``None``: nothing yet."""
    person = "" if seat is None else table.saved.chairs[seat].person
    assert person is not None, "nobody looks from there"
    frame = table.view_frame(Sender(person, "", seat))
    return None if frame is None else json.loads(frame)
