"""Finds out what became of a commit whose answer was lost.

COMMIT was sent and the connection broke: it happened or it did not, and nobody is told anything
before the database has been asked. PostgreSQL knows the outcome of a transaction by its number,
once it is no longer in progress; in SQLite the rows are there or they are not.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

from sqlalchemy import Connection, Engine, literal, select
from sqlalchemy import Table as SchemaTable

from retorta.server.storage import statements
from retorta.server.storage.schema import (
    BLOCKED,
    CHAIRS,
    CHAT,
    CLOCK,
    DEVICES,
    INVITED,
    JOTTINGS,
    LINKS,
    MOVES,
    PERSONS,
    RECORDS,
    TABLES,
)
from retorta.tables import rows

PATIENCE: Final = 3.0
"""Seconds to wait until PostgreSQL has ended what was under way."""
PAUSE: Final = 0.05
# Ends the backend at work on the transaction, but not another one that now has its pid.
_END: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid = %s AND backend_xid = %s::text::xid8::xid
"""
_STATUS: Final = "SELECT pg_xact_status(%s::text::xid8)"


class InDoubt(Exception):
    """Nobody can say yet whether something was written."""

    def __init__(self, cause: Exception | None = None) -> None:
        super().__init__()
        self.cause = cause


@dataclass(frozen=True)
class Sent:
    """A transaction whose COMMIT was sent, with what is needed to find it again."""

    rows: list[statements.Writable]
    process: int = 0
    """The pid of the PostgreSQL backend that was at work on it."""
    transaction: str = ""


def is_written(engine: Engine, sent: Sent) -> bool:
    """Whether a transaction was committed; raise :class:`InDoubt` if that cannot be said."""
    with engine.connect() as connection:
        if sent.transaction:
            return _is_committed(connection, sent)
        # One row that is there if all of them are.
        written = [row for row in sent.rows if type(row) in _WITNESSES]
        witness = min(written, key=lambda row: _PLACES[type(row)], default=None)
        return witness is not None and _is_there(connection, witness)


def _is_committed(connection: Connection, sent: Sent) -> bool:
    connection.exec_driver_sql(_END, (sent.process, sent.transaction))
    end = time.monotonic() + PATIENCE
    while True:
        status = connection.exec_driver_sql(_STATUS, (sent.transaction,)).scalar_one()
        if status in ("committed", "aborted"):
            return bool(status == "committed")
        if time.monotonic() > end:
            raise InDoubt
        time.sleep(PAUSE)


def _is_there(connection: Connection, row: statements.Writable) -> bool:
    statement = _WITNESSES[type(row)]
    names = statement.compile().params
    query = {
        name: getattr(row, name.removeprefix(statements.OF_ROW))
        for name in names
        if name.startswith(statements.OF_ROW)
    }
    found = connection.execute(statement, query).first() is not None
    return found is not isinstance(row, _GONE)


def _where(source: SchemaTable, *columns: str) -> Any:
    """Return the query for a row by *columns*, each of which is a field of the written row."""
    wanted = [source.c[column].is_not_distinct_from(statements.field(column)) for column in columns]
    return select(literal(1)).where(*wanted)


_WITNESSES: Final[dict[type[Any], Any]] = {
    rows.MoveRow: _where(MOVES, "table", "number", "message", "at"),
    rows.ChatRow: _where(CHAT, "table", "number", "message", "at"),
    rows.JottingRow: _where(JOTTINGS, "table", "message"),
    rows.TableRow: _where(TABLES, "id"),
    statements.RecordRow: _where(RECORDS, "id"),
    statements.LinkMade: _where(LINKS, "key"),
    statements.LinkUsed: select(literal(1)).where(DEVICES.c.key == statements.field("device")),
    rows.ChairChanged: _where(CHAIRS, "table", "seat", "kind", "person", "bot", "salt", "left"),
    rows.RematchMade: _where(TABLES, "id", "rematch"),
    rows.TableGone: _where(TABLES, "id"),
    statements.PersonNamed: _where(PERSONS, "id", "nickname"),
    statements.PersonInvited: _where(INVITED, "person", "word"),
    statements.PersonBlocked: _where(BLOCKED, "person", "at"),
    statements.PersonUnblocked: _where(BLOCKED, "person"),
    statements.DeviceKept: _where(DEVICES, "key"),
    statements.DeviceRevoked: _where(DEVICES, "key", "person").where(DEVICES.c.revoked),
    statements.PersonForgotten: select(literal(1)).where(
        CHAIRS.c.person == statements.field("person"), CHAIRS.c.name != statements.field("name")
    ),
    statements.RecordGone: _where(RECORDS, "id"),
    statements.RecordLooked: _where(RECORDS, "id", "looked"),
    statements.TimeSeen: _where(CLOCK, "seen", "since"),
}
"""The most reliable first: a new row is there or not, but a changed one may have been the same
before."""
_PLACES: Final = {kind: place for place, kind in enumerate(_WITNESSES)}
_GONE: Final = (
    rows.TableGone,
    statements.RecordGone,
    statements.PersonUnblocked,
    statements.PersonForgotten,
)
"""Kinds whose query finds nothing once they are written."""


class Doubts:
    """The transaction whose COMMIT is in progress, and those whose outcome is not known yet."""

    def __init__(self) -> None:
        self.sent: Sent | None = None
        self._unsettled: list[Sent] = []
        self._settling = Lock()

    def became_of_it(self, engine: Engine, problem: Exception) -> Exception | None:
        """Return why a commit failed; ``None`` if it succeeded and only its answer was lost."""
        sent, self.sent = self.sent, None
        if sent is None:
            return problem
        try:
            return None if is_written(engine, sent) else problem
        except Exception:
            self._unsettled.append(sent)
            return InDoubt(problem)

    def settle(self, engine: Engine) -> None:
        """Make sure that everything sent is on the disk or never will be; for use in any thread."""
        with self._settling:
            while self._unsettled:
                is_written(engine, self._unsettled[0])
                del self._unsettled[0]
