"""Requests about records: those of finished tables, and those that people upload."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from retorta.core.errors import Unreadable
from retorta.core.older_names import both_names
from retorta.core.record import without_notebooks
from retorta.tables import table_info
from retorta.tables.answers import Id
from retorta.tables.record_answers import Judged, Moment, ReplayInfo, ReplayLine, Verdict
from retorta.tables.refusals import Missing, TooBig
from retorta.tables.routes.request import File, Request, jsonl
from retorta.tables.routes.route import Query, Route

MOST_BYTES: Final = 8 << 20


async def bring(request: Request) -> Id:
    """Upload a record to look at."""
    brought: bytes = request.body
    if not brought:
        raise Unreadable("record-empty")
    if len(brought) > MOST_BYTES:
        raise TooBig("record-too-big", most=MOST_BYTES >> 20)
    gone = await request.room_for_record(brought)
    id, lines = request.new_id(), await request.apart(partial(without_notebooks, brought))

    async def load() -> bytes:
        return lines

    await request.ask_of_record(id, load, "info")
    await request.keep_record(id, lines, gone)
    return Id(id)


async def info(request: Request) -> ReplayInfo:
    """Describe a record."""
    await request.note_look()
    found = await _ask(request, "info")
    moves = [ReplayLine(**line) for line in found["moves"]]
    return ReplayInfo(**{**found, "id": request.id, "moves": moves})


async def whole(request: Request) -> File:
    """Return the record itself; if I played at the table, with my own notebook."""
    return jsonl(await _lines(request, request.sender.person), f"retorta-{request.id}")


async def moment(request: Request) -> Moment:
    """Show the table after one line of play, as one seat saw it or with everything face up."""
    found = await _ask(request, "moment", number=request.number(), seat=request.seat())
    # This request does not say which wire version the client reads.
    return Moment(**{**found, "public": both_names(found["public"])})


async def judge(request: Request) -> Judged:
    """Say what one line of play cost, judged by what its seat knew."""
    return Judged(**await _ask(request, "judge", number=request.number()))


async def verify(request: Request) -> Verdict:
    """Deal a record again from its seed."""
    return Verdict(**await _ask(request, "verify"))


async def _ask(request: Request, job: str, **named: Any) -> dict[str, Any]:
    # Without notebooks, so that the result is the same for everybody.
    return await request.ask_of_record(request.id, partial(_lines, request, None), job, **named)


async def _lines(request: Request, person: str | None) -> bytes:
    """Return the record named in the address, uploaded or of a finished table.

    It includes *person*'s own notebook; without a person, only what everybody may see.
    """
    brought = await request.brought_record()
    if brought is not None:
        return brought
    try:
        queue = await request.table()
    except Missing:
        raise Missing("record") from None
    return await queue.look(lambda table: table_info.record(table, person))


REPLAY: Final = "/api/replays/{id}"
SEAT: Final = Query("seat", int)
ROUTES: Final = [
    Route("upload", "POST", "/api/records", bring, Id, bytes, longest=MOST_BYTES + 1, status=201),
    Route("replay", "GET", REPLAY, info, ReplayInfo),
    Route("record", "GET", f"{REPLAY}/record", whole, bytes),
    Route("moment", "GET", f"{REPLAY}/moments/{{number}}", moment, Moment, query=(SEAT,)),
    Route("judgement", "GET", f"{REPLAY}/judgements/{{number}}", judge, Judged),
    Route("verify", "POST", f"{REPLAY}/verify", verify, Verdict),
]
