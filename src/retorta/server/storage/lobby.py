"""Which tables the lobby shows to a person, according to the database."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from sqlalchemy import Engine, bindparam, func, select

from retorta.core import codec
from retorta.server.storage.schema import CHAIRS, MOVES, TABLES
from retorta.tables.rows import ChairRow, Listed

MOST_SHOWN: Final = 50
LOOKED_THROUGH: Final = 500
"""Tables from which those that are shown are chosen."""
UNDER_WAY: Final = ("waiting", "playing")
Whose = Callable[[str, str], str]
"""Returns whose table it counts as, given its id and its host."""


def questions(person: Any) -> list[Any]:
    """Return the queries for the tables of a person: each returns few rows, found by an index."""
    newest = TABLES.c.changed.desc()
    chairs = select(CHAIRS.c.table).where(CHAIRS.c.person == person)
    mine = select(TABLES).where(TABLES.c.id.in_(chairs))
    hosted = select(TABLES).where(TABLES.c.host == person)
    chosen = [
        mine.where(TABLES.c.phase != "over"),
        # With ``== "over"``, SQLite would go through all finished games instead of mine.
        mine.where(TABLES.c.phase.not_in(UNDER_WAY)),
        *(hosted.where(TABLES.c.phase == phase) for phase in UNDER_WAY),
    ]
    return [it.order_by(newest).limit(MOST_SHOWN) for it in chosen]


def listed(phase: str) -> Any:
    """Return the query for the latest tables in the list: many rows with few columns."""
    found = select(TABLES.c.id, TABLES.c.host).where(TABLES.c.phase == phase, TABLES.c.listed)
    return found.order_by(TABLES.c.changed.desc()).limit(LOOKED_THROUGH)


def round_robin(found: Iterable[tuple[str, str]], whose: Whose) -> list[str]:
    """Return the tables that are shown: everybody's latest, everybody's second latest, and so on.

    So nobody can push other people's tables out of the list by filling it.
    """
    rounds: dict[str, int] = {}
    ordered = []
    for place, (id, host) in enumerate(found):
        owner = whose(id, host)
        rounds[owner] = rounds.get(owner, 0) + 1
        ordered.append((rounds[owner], place, id))
    return [id for _, _, id in sorted(ordered)[:MOST_SHOWN]]


def last_lines(names: Any) -> Any:
    """Return the query for the last line of play at each of the tables *names*."""
    of_table = MOVES.alias()
    last = select(func.max(of_table.c.number)).where(of_table.c.table == TABLES.c.id)
    return (
        select(MOVES.c.table, MOVES.c.number, MOVES.c.deciders, MOVES.c.at)
        .join(TABLES, MOVES.c.table == TABLES.c.id)
        .where(TABLES.c.id.in_(names), MOVES.c.number == last.scalar_subquery())
    )


# Built once: a query consists of hundreds of objects, in reference cycles.
_NAMES: Final[Any] = bindparam("names", expanding=True)
_QUESTIONS: Final = questions(bindparam("person"))
_LISTED: Final = [listed(phase) for phase in UNDER_WAY]
_NAMED: Final = select(TABLES).where(TABLES.c.id.in_(_NAMES))
_LAST_LINES: Final = last_lines(_NAMES)
_CHAIRS: Final = select(CHAIRS).where(CHAIRS.c.table.in_(_NAMES)).order_by(CHAIRS.c.seat)


def find(engine: Engine, person: str, whose: Whose = lambda _, host: host) -> list[Listed]:
    """Return the tables of *person* and those that are listed; runs in a thread."""
    found: dict[str, Listed] = {}
    with engine.connect() as connection:
        for question in _QUESTIONS:
            rows = connection.execute(question, {"person": person}).mappings()
            found.update({row["id"]: _listed(row) for row in rows})
        for question in _LISTED:
            chosen = round_robin(
                [(row.id, row.host) for row in connection.execute(question)], whose
            )
            rows = connection.execute(_NAMED, {"names": chosen}).mappings()
            found.update({row["id"]: _listed(row) for row in rows})
        names = {"names": list(found)}
        for chair in connection.execute(_CHAIRS, names).mappings():
            found[chair["table"]].chairs.append(ChairRow(**chair))
        for line in connection.execute(_LAST_LINES, names).mappings():
            table = found[line["table"]]
            table.number = line["number"]
            table.deciders = codec.loads(line["deciders"])
            table.changed = line["at"]
    return list(found.values())


def _listed(row: Any) -> Listed:
    """Return a table as it stood before its first move."""
    return Listed(
        id=row["id"],
        game=row["game"],
        phase=row["phase"],
        listed=bool(row["listed"]),
        host=row["host"],
        changed=row["changed"],
        rematch=row["rematch"],
        number=0,
        deciders=codec.loads(row["deciders"]),
        chairs=[],
        outcome=row["outcome"],
    )
