"""The lobby: which tables somebody is shown, those waiting for them first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Engine, and_, func, select

from retorta.core import codec
from retorta.server import telling, wire
from retorta.server.chairs import Chair, chair_of
from retorta.server.storage.schema import CHAIRS, MOVES, TABLES
from retorta.server.table import Table

MOST_SHOWN: Final = 50


@dataclass
class Found:
    """A table as the database tells of it."""

    row: Any
    chairs: list[Chair] = field(default_factory=list)
    number: int = 0
    deciders: list[int] = field(default_factory=list)


def find(engine: Engine, person: str) -> list[Found]:
    """Return the tables of *person* and those that are listed; runs in a thread."""
    mine = select(CHAIRS.c.table).where(CHAIRS.c.person == person)
    newest = TABLES.c.changed.desc()
    chosen = [
        select(TABLES).where(TABLES.c.phase != "over", TABLES.c.id.in_(mine)),
        select(TABLES).where(TABLES.c.phase != "over", TABLES.c.host == person),
        select(TABLES).where(TABLES.c.phase == "over", TABLES.c.id.in_(mine)),
        select(TABLES).where(TABLES.c.phase == "waiting", TABLES.c.listed),
        select(TABLES).where(TABLES.c.phase == "playing", TABLES.c.listed),
    ]
    found: dict[str, Found] = {}
    with engine.connect() as connection:
        for question in chosen:
            rows = connection.execute(question.order_by(newest).limit(MOST_SHOWN)).mappings()
            found.update({row["id"]: Found(row) for row in rows})
        names = list(found)
        chairs = select(CHAIRS).where(CHAIRS.c.table.in_(names)).order_by(CHAIRS.c.seat)
        for chair in connection.execute(chairs).mappings():
            found[chair["table"]].chairs.append(chair_of(chair))
        last = (
            select(MOVES.c.table, func.max(MOVES.c.number).label("number"))
            .where(MOVES.c.table.in_(names))
            .group_by(MOVES.c.table)
            .subquery()
        )
        lines = select(MOVES.c.table, MOVES.c.number, MOVES.c.deciders, MOVES.c.at).join(
            last, and_(MOVES.c.table == last.c.table, MOVES.c.number == last.c.number)
        )
        for line in connection.execute(lines).mappings():
            table = found[line["table"]]
            table.number = line["number"]
            table.deciders = codec.loads(line["deciders"])
            table.row = {**table.row, "changed": line["at"]}
    for table in found.values():
        if not table.number:
            table.deciders = codec.loads(table.row["deciders"])
    return list(found.values())


def lists(found: list[Found], at_hand: Mapping[str, Table], person: str) -> wire.Lists:
    """Return the tables in their three lists; who is at hand knows best about itself."""
    summaries = [
        telling.summary(at_hand[it.row["id"]], person)
        if it.row["id"] in at_hand
        else _summary(it, person)
        for it in found
    ]
    kinds: dict[str, list[wire.Summary]] = defaultdict(list)
    for summary in summaries:
        mine = summary.host or any(seat.mine for seat in summary.seats)
        kind = "listed" if not mine else "finished" if summary.phase == "over" else "mine"
        if kind != "listed" or (summary.listed and summary.phase != "over"):
            kinds[kind].append(summary)
    kinds["mine"].sort(key=lambda it: (not it.waiting_for_me, -it.changed))
    kinds["finished"].sort(key=lambda it: -it.changed)
    kinds["listed"].sort(key=lambda it: (not any(s.free for s in it.seats), -it.changed))
    return wire.Lists(kinds["mine"], kinds["listed"], kinds["finished"])


def _summary(it: Found, person: str) -> wire.Summary:
    row = it.row
    return wire.Summary(
        id=row["id"],
        game=row["game"],
        phase=row["phase"],
        seats=[telling.seat_info(chair, person, present=False) for chair in it.chairs],
        listed=bool(row["listed"]),
        host=row["host"] == person,
        waiting_for_me=row["phase"] == "playing"
        and telling.is_waiting_for(person, it.chairs, it.deciders),
        number=it.number,
        changed=row["changed"],
        rematch=row["rematch"],
    )
