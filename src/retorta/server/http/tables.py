"""Tables: made, sat down at, begun, asked about."""

from __future__ import annotations

import asyncio
from typing import Final

from retorta.server.http.asked import Asked, Query, Route
from retorta.server.http.files import File, jsonl
from retorta.server.http.people import is_invited
from retorta.tables import table_info
from retorta.tables.answers import (
    Hint,
    Id,
    Info,
    NewTable,
    Nothing,
    Sources,
    Standing,
    Worth,
    Written,
)
from retorta.tables.messages import (
    ComeBack,
    HintAsked,
    PutAway,
    SeatBot,
    SetPace,
    Sit,
    Stand,
    Start,
)
from retorta.tables.refusals import Forbidden
from retorta.texts import checked_language

OWN_CARDS: Final = 2 << 20
"""A table may bring its own cards, as the text of a file."""
SEAT: Final = Query("seat", int)
SEAT_NEEDED: Final = Query("seat", int, required=True)
LANGUAGE: Final = Query("language", str)


async def new_table(asked: Asked) -> Id:
    """Make a table."""
    if not is_invited(asked, asked.person):
        raise Forbidden("invitation-needed")
    return Id(await asked.registry.new_table(asked.person, asked.address, asked.body))


async def show_table(asked: Asked) -> Info:
    """Tell about a table."""
    mailbox = await asked.table()
    return table_info.info(mailbox.table, asked.person.id)


async def put_away(asked: Asked) -> Nothing:
    """Take away a table that waits."""
    await asked.take(await asked.table(), PutAway())
    return Nothing()


async def change_seats(asked: Asked) -> Info:
    """Have the body's message taken: somebody sits down, stands up, begins, lets a bot play."""
    mailbox = await asked.table()
    await asked.take(mailbox, asked.body)
    return table_info.info(mailbox.table, asked.person.id)


async def rematch(asked: Asked) -> Id:
    """Play again with the same people."""
    return await asked.registry.rematch(asked.person, await asked.table(), asked.sender)


async def worth(asked: Asked) -> Worth:
    """Tell a seat of mine what things on the table would bring it."""
    mailbox, seat = await asked.table(), asked.seat_needed()
    return await mailbox.look(lambda table: table_info.worth(table, asked.person.id, seat))


async def standing(asked: Asked) -> Standing:
    """Tell who leads, by what everybody at the table can see."""
    return await (await asked.table()).look(table_info.standing)


async def sources(asked: Asked) -> Sources:
    """Tell a seat of mine where what its things need could come from, and who would earn."""
    mailbox, seat = await asked.table(), asked.seat_needed()
    return await mailbox.look(lambda table: table_info.sources(table, asked.person.id, seat))


async def hint(asked: Asked) -> Hint:
    """Think about what a seat of mine should play, where no other person sits at the table."""
    return await asked.registry.hints.ask(await asked.table(), asked.sender, asked.body)


async def lines(asked: Asked) -> Written:
    """Tell in the game's own words what lies on the table, as a seat of mine sees it."""
    language = checked_language(asked.request.query.get("language"))
    mailbox, seat = await asked.table(), asked.seat()
    number, put_into_words = await mailbox.look(
        lambda table: table_info.lines(table, asked.person.id, seat, language)
    )
    return Written(number, await asyncio.to_thread(put_into_words))


async def record(asked: Asked) -> File:
    """Hand out the record of a finished game, with my own notebook."""
    mailbox = await asked.table()
    content = await mailbox.look(lambda table: table_info.record(table, asked.person.id))
    return jsonl(content, f"{mailbox.table.box.name}-{asked.id}")


ROUTES: Final = [
    Route("POST", "/api/tables", new_table, Id, NewTable, longest=OWN_CARDS, status=201),
    Route("GET", "/api/tables/{id}", show_table, Info),
    Route("DELETE", "/api/tables/{id}", put_away, Nothing),
    Route("POST", "/api/tables/{id}/sit", change_seats, Info, Sit),
    Route("POST", "/api/tables/{id}/stand", change_seats, Info, Stand),
    Route("POST", "/api/tables/{id}/start", change_seats, Info, Start),
    Route("POST", "/api/tables/{id}/bot", change_seats, Info, SeatBot),
    Route("POST", "/api/tables/{id}/return", change_seats, Info, ComeBack),
    Route("POST", "/api/tables/{id}/pace", change_seats, Info, SetPace),
    Route("POST", "/api/tables/{id}/rematch", rematch, Id, status=201),
    Route("GET", "/api/tables/{id}/worth", worth, Worth, query=(SEAT_NEEDED,)),
    Route("GET", "/api/tables/{id}/standing", standing, Standing),
    Route("GET", "/api/tables/{id}/sources", sources, Sources, query=(SEAT_NEEDED,)),
    Route("POST", "/api/tables/{id}/hint", hint, Hint, HintAsked),
    Route("GET", "/api/tables/{id}/lines", lines, Written, query=(SEAT, LANGUAGE)),
    Route("GET", "/api/tables/{id}/record", record, bytes),
]
