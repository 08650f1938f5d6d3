"""Records to look at: those of finished tables, and those that people bring."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from sqlalchemy import Engine, select

from retorta.core import record
from retorta.core.errors import Unreadable
from retorta.server.http.asked import Asked, Query, Route
from retorta.server.http.files import File, jsonl
from retorta.server.registry import Registry, new_id
from retorta.server.storage.schema import RECORDS, TABLES
from retorta.server.storage.statements import RecordGone, RecordLooked, RecordRow
from retorta.server.thinking.replays import Load
from retorta.tables import table_info
from retorta.tables.answers import Id
from retorta.tables.incoming import number_in
from retorta.tables.record_answers import Judged, Moment, ReplayInfo, ReplayLine, Verdict
from retorta.tables.refusals import Missing, TooBig

MOST_BYTES: Final = 8 << 20
LOOK_NOTED: Final = 24 * 3600.0
"""Seconds after which it is noted again that somebody looks at a record."""


async def bring(asked: Asked) -> Id:
    """Bring a record to look at."""
    lines: bytes = asked.body
    registry, person = asked.registry, asked.person
    if not lines:
        raise Unreadable("record-empty")
    if len(lines) > MOST_BYTES:
        raise TooBig("record-too-big", most=MOST_BYTES >> 20)
    most = registry.settings.record_lines
    if lines.count(b"\n") > most:
        raise TooBig("record-too-long", most=most)
    old = await registry.quotas.demand_room_for_record(person.id, asked.address, len(lines))
    id = new_id()
    lines = await asyncio.to_thread(record.without_notebooks, lines)
    await registry.replays.ask(asked.owner, asked.address, id, _told(lines), "info")
    now = time.time()
    await registry.writer.write(
        *map(RecordGone, old), RecordRow(id, person.id, lines, now, len(lines), looked=now)
    )
    return Id(id)


async def info(asked: Asked) -> ReplayInfo:
    """Tell about a record."""
    await _note_look(asked.registry, asked.id)
    found = await _ask(asked, "info")
    moves = [ReplayLine(**line) for line in found["moves"]]
    return ReplayInfo(**{**found, "id": asked.id, "moves": moves})


async def whole(asked: Asked) -> File:
    """Hand out the record itself; of a table I played at, with my own notebook."""
    content = await _lines_of(asked.registry, asked.id, asked.person.id)
    return jsonl(content, f"retorta-{asked.id}")


async def moment(asked: Asked) -> Moment:
    """Show the table after one line of play, from one seat or all open."""
    return Moment(
        **await _ask(
            asked, "moment", number=number_in(asked.request.match_info["number"]), seat=asked.seat()
        )
    )


async def judge(asked: Asked) -> Judged:
    """Say what one line of play cost, by what its seat knew."""
    return Judged(
        **await _ask(asked, "judge", number=number_in(asked.request.match_info["number"]))
    )


async def verify(asked: Asked) -> Verdict:
    """Deal a record again from its seed."""
    return Verdict(**await _ask(asked, "verify"))


async def _ask(asked: Asked, job: str, **named: Any) -> Any:
    async def load() -> bytes:
        return await _lines_of(asked.registry, asked.id, None)

    ask = asked.registry.replays.ask
    return await ask(asked.owner, asked.address, asked.id, load, job, **named)


def _told(lines: bytes) -> Load:
    async def load() -> bytes:
        return lines

    return load


async def _lines_of(registry: Registry, id: str, person: str | None) -> bytes:
    """Return the record of that name, a brought one or a finished table's.

    With *person*'s own notebook; without a person it is what everybody may see.
    """
    brought = await asyncio.to_thread(_find, registry.engine, id)
    if brought is not None:
        return brought
    try:
        mailbox = await registry.table(id)
    except Missing:
        raise Missing("record") from None
    return await mailbox.look(lambda table: table_info.record(table, person))


def _find(engine: Engine, id: str) -> bytes | None:
    with engine.connect() as connection:
        found = connection.execute(select(RECORDS.c.lines).where(RECORDS.c.id == id)).scalar()
    return None if found is None else bytes(found)


async def _note_look(registry: Registry, id: str) -> None:
    """Refuse what is no more, though it may be remembered; what somebody looks at stays."""
    now = time.time()
    looked = await asyncio.to_thread(_last_look, registry.engine, id, now)
    if now - looked > LOOK_NOTED:
        await registry.writer.write(RecordLooked(id, now))


def _last_look(engine: Engine, id: str, now: float) -> float:
    """Return when somebody last looked at a record; a table's is always looked at *now*."""
    with engine.connect() as connection:
        looked = connection.execute(select(RECORDS.c.looked).where(RECORDS.c.id == id)).scalar()
        if looked is not None:
            return float(looked)
        if connection.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first() is None:
            raise Missing("record")
    return now


ROUTES: Final = [
    Route("POST", "/api/records", bring, Id, bytes, longest=MOST_BYTES + 1, status=201),
    Route("GET", "/api/replays/{id}", info, ReplayInfo),
    Route("GET", "/api/replays/{id}/record", whole, bytes),
    Route(
        "GET",
        "/api/replays/{id}/moments/{number}",
        moment,
        Moment,
        query=(Query("seat", int),),
    ),
    Route("GET", "/api/replays/{id}/judgements/{number}", judge, Judged),
    Route("POST", "/api/replays/{id}/verify", verify, Verdict),
]
