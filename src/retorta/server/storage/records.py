"""Records that people uploaded, and when each was last viewed."""

from __future__ import annotations

from sqlalchemy import Engine, select

from retorta.server.storage.schema import RECORDS, TABLES
from retorta.tables.refusals import Missing


def find(engine: Engine, id: str) -> bytes | None:
    """Return the lines of a record that was brought, if one has that id."""
    with engine.connect() as connection:
        found = connection.execute(select(RECORDS.c.lines).where(RECORDS.c.id == id)).scalar()
    return None if found is None else bytes(found)


def last_look(engine: Engine, id: str, now: float) -> float:
    """Return when somebody last looked at a record; a table's is always looked at *now*.

    Refuses what is no more, though it may be remembered elsewhere.
    """
    with engine.connect() as connection:
        looked = connection.execute(select(RECORDS.c.looked).where(RECORDS.c.id == id)).scalar()
        if looked is not None:
            return float(looked)
        if connection.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first() is None:
            raise Missing("record")
    return now
