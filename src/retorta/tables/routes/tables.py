"""Requests about one table: sitting down, starting, asking about it."""

from __future__ import annotations

from typing import Final

from retorta.tables import table_info
from retorta.tables.answers import Hint, Id, Info, Nothing, Sources, Standing, Worth, Written
from retorta.tables.messages import (
    ComeBack,
    HintRequest,
    Leave,
    PutAway,
    SeatBot,
    SetPace,
    Sit,
    Stand,
    Start,
)
from retorta.tables.routes.request import File, Request, jsonl
from retorta.tables.routes.route import Query, Route
from retorta.texts import checked_language

SEAT: Final = Query("seat", int)
SEAT_NEEDED: Final = Query("seat", int, required=True)
LANGUAGE: Final = Query("language", str)


async def show_table(request: Request) -> Info:
    """Describe a table."""
    queue = await request.table()
    return table_info.info(queue.table, request.sender.person, queue.now())


async def put_away(request: Request) -> Nothing:
    """Close a table that is still waiting."""
    queue = await request.table()
    await queue.ask(lambda now: queue.table.take(request.sender, PutAway(), now))
    return Nothing()


async def take_message(request: Request) -> Info:
    """Carry out the message in the body: sit down, stand up, start, let a bot play."""
    queue = await request.table()
    await queue.ask(lambda now: queue.table.take(request.sender, request.body, now))
    return table_info.info(queue.table, request.sender.person, queue.now())


async def rematch(request: Request) -> Id:
    """Play again with the same people."""
    return await request.rematch(await request.table())


async def worth(request: Request) -> Worth:
    """Say what things on the table would bring to a seat of mine, where chances are told."""
    queue, seat = await request.table(), request.seat_needed()
    return await queue.look(lambda table: table_info.worth(table, request.sender.person, seat))


async def standing(request: Request) -> Standing:
    """Say who leads, counting only what everybody at the table can see."""
    return await (await request.table()).look(table_info.standing)


async def sources(request: Request) -> Sources:
    """Say where what a seat of mine needs could come from, and who would score for it."""
    queue, seat = await request.table(), request.seat_needed()
    return await queue.look(lambda table: table_info.sources(table, request.sender.person, seat))


async def hint(request: Request) -> Hint:
    """Work out what a seat of mine should play, if no other person sits at the table."""
    return await request.hint(await request.table(), request.body)


async def lines(request: Request) -> Written:
    """Describe the table in the game's own words, as a seat of mine sees it."""
    request.demand_texts()
    language = checked_language(request.query.get("language"))
    queue, seat = await request.table(), request.seat()
    number, put_into_words = await queue.look(
        lambda table: table_info.lines(table, request.sender.person, seat, language)
    )
    return Written(number, await request.apart(put_into_words))


async def record(request: Request) -> File:
    """Return the record of a finished game, with my own notebook."""
    queue = await request.table()
    content = await queue.look(lambda table: table_info.record(table, request.sender.person))
    return jsonl(content, f"{queue.table.box.name}-{request.id}")


TABLE: Final = "/api/tables/{id}"
ROUTES: Final = [
    Route("table", "GET", TABLE, show_table, Info),
    Route("put_away", "DELETE", TABLE, put_away, Nothing),
    Route("sit", "POST", f"{TABLE}/sit", take_message, Info, Sit),
    Route("stand", "POST", f"{TABLE}/stand", take_message, Info, Stand),
    Route("start", "POST", f"{TABLE}/start", take_message, Info, Start),
    Route("seat_bot", "POST", f"{TABLE}/bot", take_message, Info, SeatBot),
    Route("come_back", "POST", f"{TABLE}/return", take_message, Info, ComeBack),
    Route("leave", "POST", f"{TABLE}/leave", take_message, Info, Leave),
    Route("set_pace", "POST", f"{TABLE}/pace", take_message, Info, SetPace),
    Route("rematch", "POST", f"{TABLE}/rematch", rematch, Id, status=201),
    Route("worth", "GET", f"{TABLE}/worth", worth, Worth, query=(SEAT_NEEDED,)),
    Route("standing", "GET", f"{TABLE}/standing", standing, Standing),
    Route("sources", "GET", f"{TABLE}/sources", sources, Sources, query=(SEAT_NEEDED,)),
    Route("hint", "POST", f"{TABLE}/hint", hint, Hint, HintRequest),
    Route("lines", "GET", f"{TABLE}/lines", lines, Written, query=(SEAT, LANGUAGE)),
    Route("table_record", "GET", f"{TABLE}/record", record, bytes),
]
