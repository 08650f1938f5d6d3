"""Records to look at: those of finished tables, and those that people bring."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from sqlalchemy import Engine, func, insert, select

from retorta.core import record
from retorta.server import wire
from retorta.server.house import House, new_id
from retorta.server.persons import Person
from retorta.server.refusals import Missing, NotNow, TooBig
from retorta.server.storage.schema import RECORDS
from retorta.server.table import Table

MOST_BYTES: Final = 8 << 20
MOST_OF_ONE_PERSON: Final = 200


async def bring(house: House, person: Person, lines: bytes) -> str:
    """Keep a record that somebody brought, if it is one; return its name."""
    if len(lines) > MOST_BYTES:
        raise TooBig("record-too-big", most=MOST_BYTES >> 20)
    if await asyncio.to_thread(_brought, house.engine, person.id) >= MOST_OF_ONE_PERSON:
        raise NotNow("records-full", most=MOST_OF_ONE_PERSON)
    id = new_id()
    lines = await asyncio.to_thread(_without_notebooks, lines)
    await house.workers.replay(id, lines, "info")
    row = {
        "id": id,
        "person": person.id,
        "lines": lines,
        "at": time.time(),
        "size": len(lines),
    }
    await house.writer.write(statements=[(insert(RECORDS), row)])
    return id


async def lines_of(house: House, id: str, person: Person | None = None) -> bytes:
    """Return the record of that name, a brought one or a finished table's.

    With *person*'s own notebook; without a person it is what everybody may see.
    """
    brought = await asyncio.to_thread(_find, house.engine, id)
    if brought is not None:
        return brought
    try:
        table = await house.table(id)
    except Missing:
        raise Missing("record") from None
    return record_of(table, person)


def record_of(table: Table, person: Person | None) -> bytes:
    """Return the record of a finished table, with the notebooks of *person*'s seats."""
    if table.kept.phase != "over":
        raise NotNow("table-not-over")
    return table.kept.record(table.seats_of(person.id) if person else ())


async def info(house: House, id: str) -> wire.ReplayInfo:
    """Return what a record is of."""
    found = await _ask(house, id, "info")
    return wire.ReplayInfo(
        **{**found, "id": id, "moves": [wire.ReplayLine(**line) for line in found["moves"]]}
    )


async def moment(house: House, id: str, number: int, seat: int | None) -> wire.Moment:
    """Return the table after line *number* of a record."""
    return wire.Moment(**await _ask(house, id, "moment", number=number, seat=seat))


async def verdict(house: House, id: str) -> wire.Verdict:
    """Deal a record again from its seed."""
    return wire.Verdict(**await _ask(house, id, "verify"))


async def _ask(house: House, id: str, job: str, **named: Any) -> Any:
    lines = await lines_of(house, id)
    return await house.workers.replay(id, lines, job, **named)


def _without_notebooks(lines: bytes) -> bytes:
    """Return a record as it may be shown to whoever has the link."""
    if b'"jot"' not in lines:
        return lines
    scribe = record.Scribe()
    kept = []
    for entry in record.read_entries(lines.splitlines(keepends=True)):
        if isinstance(entry, record.Header):
            kept.append(scribe.header(entry))
        elif not isinstance(entry, record.Jotting):
            kept.append(scribe.entry(entry))
    return b"".join(kept)


def _find(engine: Engine, id: str) -> bytes | None:
    with engine.connect() as connection:
        found = connection.execute(select(RECORDS.c.lines).where(RECORDS.c.id == id)).scalar()
    return None if found is None else bytes(found)


def _brought(engine: Engine, person: str) -> int:
    asked = select(func.count()).select_from(RECORDS).where(RECORDS.c.person == person)
    with engine.connect() as connection:
        return int(connection.execute(asked).scalar_one())
