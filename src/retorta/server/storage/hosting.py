"""What the host of a server is shown: all tables and all people, the latest first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Set
from typing import Any, Final

from sqlalchemy import Engine, func, select

from retorta.server.ownership import Attendance
from retorta.server.storage.schema import BLOCKED, CHAIRS, PERSONS, TABLES
from retorta.tables.answers import HostPerson, HostTable, HostView

MOST: Final = 200
"""Tables of each phase that are shown."""
MOST_PEOPLE: Final = 500


def view(engine: Engine, there: Mapping[str, Attendance]) -> HostView:
    """Return what the host is shown; *there* says who is at which table now."""
    with engine.connect() as connection:
        rows: list[Any] = []
        for phase in ("playing", "waiting", "over"):
            query = select(TABLES.c.id, TABLES.c.game, TABLES.c.phase, TABLES.c.changed).where(
                TABLES.c.phase == phase, TABLES.c.listed.in_([True, False])
            )
            rows += connection.execute(query.order_by(TABLES.c.changed.desc()).limit(MOST)).all()
        names: dict[str, list[str]] = defaultdict(list)
        chairs = select(CHAIRS.c.table, CHAIRS.c.name, CHAIRS.c.bot)
        chairs = chairs.where(CHAIRS.c.table.in_([row.id for row in rows]))
        for chair in connection.execute(chairs.order_by(CHAIRS.c.seat)):
            names[chair.table].append(chair.name or chair.bot or "")
        people = _people(engine, {person for it in there.values() for person in it.people})
    tables = [
        HostTable(row.id, row.game, row.phase, names[row.id], _watching(there, row.id), row.changed)
        for row in rows
    ]
    return HostView(tables, people)


def _watching(there: Mapping[str, Attendance], table: str) -> int:
    return there[table].watching if table in there else 0


def _people(engine: Engine, here: Set[str]) -> list[HostPerson]:
    """Return everybody who has a name, is here, or is blocked; those who are here come first."""
    with engine.connect() as connection:
        named = select(PERSONS.c.id, PERSONS.c.nickname).order_by(PERSONS.c.nickname)
        nicknames = {row.id: row.nickname for row in connection.execute(named.limit(MOST_PEOPLE))}
        blocked = set(connection.execute(select(BLOCKED.c.person)).scalars())
        ids = {*nicknames, *blocked, *(person for person in here if person)}
        seats = (
            select(CHAIRS.c.person, func.count().label("chairs"))
            .where(CHAIRS.c.person.in_(ids))
            .group_by(CHAIRS.c.person)
        )
        chairs = {row.person: row.chairs for row in connection.execute(seats)}
    found = [
        HostPerson(id, nicknames.get(id, ""), chairs.get(id, 0), id in here, id in blocked)
        for id in ids
    ]
    return sorted(found, key=lambda it: (not it.here, it.nickname.casefold(), it.id))


def is_table(engine: Engine, id: str) -> bool:
    """Whether there is a table with that id."""
    with engine.connect() as connection:
        return connection.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first() is not None
