"""Writing the log of moves: many rows in one statement.

A statement for each row would have the writer's thread ask for the interpreter again after
every row, and wait its turn each time while the loop is busy.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Connection, Dialect

from retorta.server.storage.schema import MOVES

MOST_AT_ONCE: Final = 64
"""Rows in one statement: no more sizes than a connection keeps prepared statements."""
COLUMNS: Final = tuple(column.name for column in MOVES.columns)
_in_order: Final = itemgetter(*COLUMNS)


def log(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Write *rows* to the log."""
    for first in range(0, len(rows), MOST_AT_ONCE):
        some = rows[first : first + MOST_AT_ONCE]
        values = tuple(chain.from_iterable(map(_in_order, some)))
        connection.exec_driver_sql(_statement(connection.dialect, len(some)), values)


@cache
def _statement(dialect: Dialect, rows: int) -> str:
    quote = dialect.identifier_preparer.quote
    mark = "?" if dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(COLUMNS))})"
    names = ", ".join(quote(name) for name in COLUMNS)
    return f"INSERT INTO {quote(MOVES.name)} ({names}) VALUES {', '.join([row] * rows)}"
