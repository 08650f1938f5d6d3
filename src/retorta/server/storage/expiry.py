"""Deletes what nobody wants any more: tables that never started, records nobody looks at."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Engine, select

from retorta.server.storage.schema import RECORDS, TABLES

AT_ONCE: Final = 200
"""How many are deleted in one round."""


def old_tables(before: float) -> Any:
    """Return the query for tables that have waited unchanged since *before*."""
    waiting = select(TABLES.c.id).where(
        TABLES.c.phase == "waiting",
        TABLES.c.listed.in_([True, False]),  # so that the index can be used
        TABLES.c.changed < before,
    )
    return waiting.limit(AT_ONCE)


def old_records(before: float) -> Any:
    """Return the query for records that nobody has viewed since *before*."""
    return select(RECORDS.c.id).where(RECORDS.c.looked < before).limit(AT_ONCE)


def expired(engine: Engine, tables: float | None, records: float | None) -> tuple[list[str], ...]:
    """Return the tables and the records that are older; ``None`` keeps all. Runs in a thread."""
    found: list[list[str]] = []
    with engine.connect() as connection:
        for question, before in ((old_tables, tables), (old_records, records)):
            if before is None:
                found.append([])
            else:
                rows = connection.execute(question(before)).scalars()
                found.append([str(id) for id in rows])
    return tuple(found)
