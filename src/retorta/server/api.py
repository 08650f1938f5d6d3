"""The lobby and everything else that goes over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter, RawBody

from retorta import shelf
from retorta.core.box import Box
from retorta.core.errors import Unreadable
from retorta.server import replays, seating, telling, wire
from retorta.server.gate import PERSON, TOKEN
from retorta.server.house import House, is_well
from retorta.server.persons import LINK_LASTS, Person, new_token
from retorta.server.refusals import NotStored
from retorta.texts import checked_language

Asked = Request[Any, Any, State]
SeatInQuery = Annotated[int, QueryParameter(ge=0, le=63)]
SMALL = 64 << 10
OWN_CARDS = 2 << 20
"""A table may bring its own cards, as the text of a file."""


def _house(state: State) -> House:
    house = state.house
    assert isinstance(house, House)
    return house


def _person(request: Asked) -> Person:
    scope: Any = request.scope
    person = scope[PERSON]
    assert isinstance(person, Person)
    return person


@get("/shelf")
async def show_shelf() -> list[wire.GameInfo]:
    """Show the games on the shelf."""
    return await asyncio.to_thread(shown_shelf)


def shown_shelf() -> list[wire.GameInfo]:
    """Return every game; the first time this loads them, hence in a thread."""
    return [_game(shelf.box(name)) for name in shelf.games()]


def _game(box: Box) -> wire.GameInfo:
    bots = shelf.bots(box.name)
    return wire.GameInfo(
        id=box.name,
        edition=box.edition,
        seats=box.seats,
        minutes=box.minutes,
        weight=box.weight,
        reconstructed=box.is_reconstructed,
        options=[
            wire.OptionInfo(it.name, list(it.values), it.default, it.is_file) for it in box.options
        ],
        bots=bots,
        usual_bot="greedy" if "greedy" in bots else bots[0],
    )


@get("/me")
async def show_me(request: Asked) -> wire.Me:
    """Tell what I am called."""
    return wire.Me(_person(request).nickname)


@put("/me")
async def rename_me(request: Asked, state: State, data: JSONBody[wire.NewName]) -> wire.Me:
    """Choose what I am called."""
    renamed = await _house(state).persons.rename(_person(request), data.nickname)
    return wire.Me(renamed.nickname)


@post("/me/link")
async def link_me(request: Asked, state: State) -> wire.Link:
    """Make a personal link that moves me to another device."""
    token = await _house(state).persons.new_link(_person(request))
    return wire.Link(f"/claim/{token}", LINK_LASTS)


@post("/claim/{token:str}")
async def claim(request: Asked, state: State, token: FromPath[str]) -> wire.Me:
    """Make this device the person's who made the link."""
    device = new_token()
    person = await _house(state).persons.claim(token, device)
    scope: Any = request.scope
    scope[TOKEN] = device
    return wire.Me(person.nickname)


@get("/tables")
async def show_tables(request: Asked, state: State) -> wire.Lists:
    """My tables, listed tables, and those I finished."""
    return await _house(state).lists(_person(request))


@post("/tables", request_max_body_size=OWN_CARDS)
async def new_table(request: Asked, state: State, data: JSONBody[wire.NewTable]) -> wire.Id:
    """Make a table."""
    table = await _house(state).new_table(_person(request), data)
    return wire.Id(table.kept.id)


@get("/tables/{id:str}")
async def show_table(request: Asked, state: State, id: FromPath[str]) -> wire.Info:
    """Tell about a table."""
    table = await _house(state).table(id)
    return telling.info(table, _person(request).id)


@delete("/tables/{id:str}", status_code=200)
async def put_away(request: Asked, state: State, id: FromPath[str]) -> wire.Nothing:
    """Take away a table that waits."""
    house = _house(state)
    await seating.put_away(house, await house.table(id), _person(request))
    return wire.Nothing()


@post("/tables/{id:str}/sit")
async def sit(
    request: Asked, state: State, id: FromPath[str], data: JSONBody[wire.Sit]
) -> wire.Info:
    """Take a free seat."""
    table, person = await _house(state).table(id), _person(request)
    await seating.sit(table, person, data)
    return telling.info(table, person.id)


@post("/tables/{id:str}/stand")
async def stand(
    request: Asked, state: State, id: FromPath[str], data: JSONBody[wire.SeatOnly]
) -> wire.Info:
    """Give a seat back."""
    table, person = await _house(state).table(id), _person(request)
    await seating.stand(table, person, data.seat)
    return telling.info(table, person.id)


@post("/tables/{id:str}/start")
async def start(
    request: Asked, state: State, id: FromPath[str], data: JSONBody[wire.Start]
) -> wire.Info:
    """Begin, with bots on free seats."""
    table, person = await _house(state).table(id), _person(request)
    await seating.start(table, person, data.bot)
    return telling.info(table, person.id)


@post("/tables/{id:str}/bot")
async def seat_bot(
    request: Asked, state: State, id: FromPath[str], data: JSONBody[wire.BotAsked]
) -> wire.Info:
    """Let a bot play on a seat."""
    table, person = await _house(state).table(id), _person(request)
    await seating.seat_bot(table, person, data)
    return telling.info(table, person.id)


@post("/tables/{id:str}/return")
async def come_back(
    request: Asked, state: State, id: FromPath[str], data: JSONBody[wire.SeatOnly]
) -> wire.Info:
    """Take my seat back from the bot."""
    table, person = await _house(state).table(id), _person(request)
    await seating.come_back(table, person, data.seat)
    return telling.info(table, person.id)


@post("/tables/{id:str}/rematch")
async def rematch(request: Asked, state: State, id: FromPath[str]) -> wire.Id:
    """Play again with the same people."""
    house = _house(state)
    return wire.Id(await seating.rematch(house, await house.table(id), _person(request)))


@get("/tables/{id:str}/worth")
async def table_worth(
    request: Asked,
    state: State,
    id: FromPath[str],
    seat: SeatInQuery,
) -> wire.Worth:
    """Tell a seat of mine what things on the table would bring it."""
    table = await _house(state).table(id)
    return await telling.worth(table, _person(request).id, seat)


@get("/tables/{id:str}/sources")
async def table_sources(
    request: Asked,
    state: State,
    id: FromPath[str],
    seat: SeatInQuery,
) -> wire.Sources:
    """Tell a seat of mine where what its things need could come from, and who would earn."""
    table = await _house(state).table(id)
    return await telling.sources(table, _person(request).id, seat)


@post("/tables/{id:str}/hint", status_code=200)
async def table_hint(
    request: Asked, state: State, id: FromPath[str], data: JSONBody[wire.SeatOnly]
) -> wire.Hint:
    """Think about what a seat of mine should play, where no other person sits at the table."""
    house = _house(state)
    return await house.hints.ask(await house.table(id), _person(request).id, data.seat)


@get("/tables/{id:str}/lines")
async def table_lines(
    request: Asked,
    state: State,
    id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    language: Annotated[str | None, QueryParameter(max_length=8)] = None,
) -> wire.Written:
    """Tell in the game's own words what lies on the table, as a seat of mine sees it."""
    table = await _house(state).table(id)
    return await telling.written(table, _person(request).id, seat, checked_language(language))


@get("/tables/{id:str}/record", media_type="application/jsonl")
async def table_record(request: Asked, state: State, id: FromPath[str]) -> Response[bytes]:
    """Hand out the record of a finished game, with my own notebook."""
    table = await _house(state).table(id)
    content = replays.record_of(table, _person(request))
    return _file(content, f"{table.kept.box.name}-{id}")


@post("/records", request_max_body_size=replays.MOST_BYTES + 1)
async def bring_record(
    request: Asked,
    state: State,
    body: RawBody,
) -> wire.Id:
    """Bring a record to look at."""
    if not body:
        raise Unreadable("record-empty")
    return wire.Id(await replays.bring(_house(state), _person(request), body))


@get("/replays/{id:str}")
async def show_replay(state: State, id: FromPath[str]) -> wire.ReplayInfo:
    """Tell about a record."""
    return await replays.info(_house(state), id)


@get("/replays/{id:str}/record", media_type="application/jsonl")
async def replay_record(request: Asked, state: State, id: FromPath[str]) -> Response[bytes]:
    """Hand out the record itself; of a table I played at, with my own notebook."""
    content = await replays.lines_of(_house(state), id, _person(request))
    return _file(content, f"retorta-{id}")


@get("/replays/{id:str}/moments/{number:int}")
async def show_moment(
    state: State,
    id: FromPath[str],
    number: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
) -> wire.Moment:
    """Show the table after one line of play, from one seat or all open."""
    return await replays.moment(_house(state), id, number, seat)


@post("/replays/{id:str}/verify", status_code=200)
async def verify_replay(state: State, id: FromPath[str]) -> wire.Verdict:
    """Deal a record again from its seed."""
    return await replays.verdict(_house(state), id)


@get("/healthz")
async def health(state: State) -> wire.Health:
    """Whether all is well."""
    if not await asyncio.to_thread(is_well, _house(state).engine):
        raise NotStored("not-stored")
    return wire.Health(ok=True)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(state: State) -> str:
    """Show the counts, for Prometheus."""
    return _house(state).metrics.text()


def _file(content: bytes, name: str) -> Response[bytes]:
    return Response(
        content,
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}.jsonl"'},
    )


API = Router(
    "/api",
    request_max_body_size=SMALL,
    route_handlers=[
        show_shelf,
        show_me,
        rename_me,
        link_me,
        claim,
        show_tables,
        new_table,
        show_table,
        put_away,
        sit,
        stand,
        start,
        seat_bot,
        come_back,
        rematch,
        table_worth,
        table_sources,
        table_hint,
        table_lines,
        table_record,
        bring_record,
        show_replay,
        replay_record,
        show_moment,
        verify_replay,
    ],
)
