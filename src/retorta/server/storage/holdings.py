"""What one person has made that others have to live with."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Engine, and_, exists, func, select

from retorta.server.storage.schema import CHAIRS, RECORDS, TABLES


@dataclass(frozen=True)
class Holdings:
    """How many tables somebody has made that are not over."""

    tables: int = 0
    """Since a time."""
    bots_only: int = 0
    """Of these, at which only bots sit."""
    listed: int = 0
    """Of all that wait, those in the list."""


def tables_of(engine: Engine, person: str, since: float) -> Holdings:
    """Return how many tables *person* has; of those that play, the ones begun after *since*."""
    mine = and_(TABLES.c.host == person, TABLES.c.phase.in_(("waiting", "playing")))
    recent = and_(mine, TABLES.c.changed >= since)
    seated = exists().where(CHAIRS.c.table == TABLES.c.id, CHAIRS.c.kind != "bot")
    listed = and_(mine, TABLES.c.phase == "waiting", TABLES.c.listed)
    with engine.connect() as connection:
        counted = [
            int(
                connection.execute(
                    select(func.count()).select_from(TABLES).where(which)
                ).scalar_one()
            )
            for which in (recent, and_(recent, ~seated), listed)
        ]
    return Holdings(*counted)


def records_of(engine: Engine, person: str) -> int:
    """Return how many records *person* has brought."""
    asked = select(func.count()).select_from(RECORDS).where(RECORDS.c.person == person)
    with engine.connect() as connection:
        return int(connection.execute(asked).scalar_one())
