"""How much one person has stored on this server."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Engine, and_, exists, func, select

from retorta.server.storage.schema import CHAIRS, RECORDS, TABLES


@dataclass(frozen=True)
class Usage:
    """How many unfinished tables somebody has made."""

    tables: int = 0
    """Tables that changed, or began to be played, after a given time."""
    bots_only: int = 0
    """Of these, the tables at which only bots sit."""
    listed: int = 0
    """Of all that are waiting, the tables in the list."""


def tables_of(engine: Engine, person: str, since: float) -> Usage:
    """Return how many unfinished tables *person* has made; ``listed`` counts older ones too."""
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
    return Usage(*counted)


def records_of(engine: Engine, person: str) -> int:
    """Return how many records *person* has uploaded."""
    query = select(func.count()).select_from(RECORDS).where(RECORDS.c.person == person)
    with engine.connect() as connection:
        return int(connection.execute(query).scalar_one())


def listed_among(engine: Engine, tables: Collection[str]) -> dict[str, bool]:
    """Return which of these *tables* are in the list, and for each whether it is waiting."""
    query = select(TABLES.c.id, TABLES.c.phase).where(
        TABLES.c.id.in_(tables), TABLES.c.phase.in_(("waiting", "playing")), TABLES.c.listed
    )
    with engine.connect() as connection:
        return {str(row.id): row.phase == "waiting" for row in connection.execute(query)}


def bytes_of_all(engine: Engine) -> int:
    """Return the bytes that the database uses."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            query = "SELECT pg_database_size(current_database())"
            return int(connection.exec_driver_sql(query).scalar_one())

        def number(name: str) -> int:
            return int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())

        return (number("page_count") - number("freelist_count")) * number("page_size")


def too_many_records(engine: Engine, size: int, most: int) -> list[str]:
    """Return the records to delete so that there is room for one more of *size* bytes.

    They belong to the person who stores most, and nobody has viewed them for longest.
    """
    taken = func.sum(RECORDS.c.size)
    with engine.connect() as connection:
        over = int(connection.execute(select(taken)).scalar() or 0) + size - most
        if over <= 0:
            return []
        largest = select(RECORDS.c.person).group_by(RECORDS.c.person).order_by(taken.desc())
        whose = connection.execute(largest.limit(1)).scalar()
        query = select(RECORDS.c.id, RECORDS.c.size).where(RECORDS.c.person == whose)
        found = []
        for id, bytes_of_it in connection.execute(query.order_by(RECORDS.c.looked)):
            if over <= 0:
                break
            found.append(str(id))
            over -= int(bytes_of_it)
    return found
