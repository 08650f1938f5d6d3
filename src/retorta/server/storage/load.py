"""Reading tables back from the database."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, select

from retorta.core.record import Entry
from retorta.server.storage import snapshots
from retorta.server.storage.schema import CHAIRS, CHAT, JOTTINGS, MOVES, TABLES
from retorta.tables.refusals import Missing
from retorta.tables.rows import ChairRow, ChatRow, JottingRow, MoveRow, SavedRows, TableRow
from retorta.tables.saved_table import CHAT_SHOWN, SavedTable, Snapshot, rebuilt

R = TypeVar("R", bound=Struct)


def load(engine: Engine, id: str) -> SavedTable:
    """Return the table with that id, its game replayed up to where it stood.

    Runs in a thread: a long game takes some milliseconds.
    """
    with engine.connect() as connection:
        found = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
        if found is None:
            raise Missing("table")
        rows = SavedRows(
            table=TableRow(**found),
            chairs=_rows(connection, ChairRow, CHAIRS, id, CHAIRS.c.seat),
            moves=_rows(connection, MoveRow, MOVES, id, MOVES.c.number),
            jottings=_rows(connection, JottingRow, JOTTINGS, id, JOTTINGS.c.number),
            chat=_last_lines(connection, id),
            said=_said(connection, id),
        )
        snapshot = snapshots.find(connection, id)

    def find_snapshot(saved: SavedTable, entries: list[Entry]) -> Snapshot | None:
        return None if snapshot is None else snapshots.restored(saved, snapshot, entries)

    return rebuilt(rows, find_snapshot)


def _rows(connection: Connection, kind: type[R], source: Any, table: str, order: Any) -> list[R]:
    query = select(source).where(source.c.table == table).order_by(order)
    return [kind(**row) for row in connection.execute(query).mappings()]


def _last_lines(connection: Connection, table: str) -> list[ChatRow]:
    query = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.number.desc())
    found = connection.execute(query.limit(CHAT_SHOWN)).mappings()
    return [ChatRow(**row) for row in found][::-1]


def _said(connection: Connection, table: str) -> list[str]:
    query = select(CHAT.c.message).where(CHAT.c.table == table)
    return [message for message in connection.execute(query).scalars() if message]
