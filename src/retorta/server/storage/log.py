"""Writing the log of moves: many rows in one statement.

A statement for each row would have the writer's thread ask for the interpreter again after
every row, and wait its turn each time while the loop is busy.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Dialect

from retorta.server.storage.schema import MOVES

CHUNKS: Final = (64, 16, 4, 1)
"""Rows in one statement; few sizes, so that prepared statements are found again."""
COLUMNS: Final = tuple(column.name for column in MOVES.columns)


def log(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Write *rows* to the log."""
    first = 0
    for size in CHUNKS:
        while len(rows) - first >= size:
            chunk = rows[first : first + size]
            values = tuple(row[name] for row in chunk for name in COLUMNS)
            connection.exec_driver_sql(_statement(connection.dialect, size), values)
            first += size


@cache
def _statement(dialect: Dialect, rows: int) -> str:
    quote = dialect.identifier_preparer.quote
    mark = "?" if dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(COLUMNS))})"
    names = ", ".join(quote(name) for name in COLUMNS)
    return f"INSERT INTO {quote(MOVES.name)} ({names}) VALUES {', '.join([row] * rows)}"
