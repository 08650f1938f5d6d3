"""Records that people uploaded, and when each was last viewed."""

from __future__ import annotations

from sqlalchemy import Engine, select

from retorta.server.storage.schema import RECORDS, TABLES
from retorta.tables.refusals import Missing


def find(engine: Engine, id: str) -> bytes | None:
    """Return the lines of the uploaded record with that id, if there is one."""
    with engine.connect() as connection:
        found = connection.execute(select(RECORDS.c.lines).where(RECORDS.c.id == id)).scalar()
    return None if found is None else bytes(found)


def last_look(engine: Engine, id: str, now: float) -> float:
    """Return when somebody last viewed a record; for that of a table, this is always *now*.

    Refuse a record that no longer exists, although it may be remembered elsewhere.
    """
    with engine.connect() as connection:
        looked = connection.execute(select(RECORDS.c.looked).where(RECORDS.c.id == id)).scalar()
        if looked is not None:
            return float(looked)
        if connection.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first() is None:
            raise Missing("record")
    return now
