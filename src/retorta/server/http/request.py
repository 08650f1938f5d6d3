"""A request to this server: who made it, what it may cost, and what the server can do for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from aiohttp import web

from retorta.core.errors import TableError
from retorta.core.verifiable import fresh_seed
from retorta.server.http.browsers import label_of
from retorta.server.http.limits import place_of
from retorta.server.http.prepared_answers import BUILT, Built
from retorta.server.mailbox import Mailbox
from retorta.server.quotas import LINK, NAMED
from retorta.server.registry import Registry, new_id
from retorta.server.storage import records
from retorta.server.storage.people import LINK_LASTS, Person, hashed, new_token
from retorta.server.storage.statements import RecordGone, RecordLooked, RecordRow
from retorta.tables.answers import Hint, Id, Link, Lists, Me, NewTable
from retorta.tables.changes import Sender
from retorta.tables.messages import HintRequest
from retorta.tables.refusals import Forbidden, TooBig
from retorta.tables.routes.request import Request
from retorta.tables.routes.route import Route, body_of
from retorta.tables.table_queue import TableQueue

REGISTRY: Final = web.AppKey("registry", Registry)
PERSON: Final = web.RequestKey("person", Person)
TOKEN: Final = web.RequestKey[str | None]("token")
"""The secret of the device, if it sent one; a handler may set a new one."""
FRESH: Final = web.RequestKey("fresh", bool)
"""Whether the person is new: the request brought no secret of ours."""
READING: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
LOOK_NOTED: Final = 24 * 3600.0
"""Seconds after which it is stored again that somebody viewed a record."""
T = TypeVar("T")


class ServerRequest(Request):
    """One request at this server."""

    def __init__(self, http: web.Request, registry: Registry, body: Any) -> None:
        super().__init__(http.match_info, http.query, body)
        self.http = http
        self.registry = registry

    @property
    def person(self) -> Person:
        """Whose request it is; checked each time, since they may be signed out meanwhile."""
        if not is_theirs(self.http):
            raise Forbidden("sent-away")
        return self.http[PERSON]

    def demand_still_theirs(self) -> None:
        """Refuse a device that was signed out while its answer was being prepared."""
        if TOKEN in self.http and not is_theirs(self.http):
            raise Forbidden("sent-away")

    @property
    def address(self) -> str:
        """The address that the request is counted for."""
        return place_of(self.http.remote or "")

    @property
    def owner(self) -> str:
        """Whose share the work is charged to: the person's, or the address's if they are new."""
        return self.address if self.http[FRESH] else self.person.id

    @property
    def sender(self) -> Sender:
        return Sender(self.person.id, self.person.nickname, place=self.address)

    # Tables.

    async def table(self) -> Mailbox:
        return await self.registry.table(self.id)

    async def lists(self) -> Lists:
        return await self.registry.lists(self.person)

    async def make_table(self, wish: NewTable) -> str:
        if not self.is_invited(self.person):
            raise Forbidden("invitation-needed")
        return await self.registry.new_table(self.person, self.address, wish)

    async def rematch(self, table: TableQueue) -> Id:
        return await self.registry.rematch(self.person, table, self.sender)

    async def hint(self, table: TableQueue, wanted: HintRequest) -> Hint:
        return await self.registry.hints.ask(table, self.sender, wanted)

    def new_id(self) -> str:
        return new_id()

    def new_seed(self) -> bytes:
        return fresh_seed()

    # People.

    def is_invited(self, person: Person) -> bool:
        """Whether *person* may make tables: no word is needed, or they have given it."""
        word = self.registry.settings.invitation
        return not word or person.word == hashed(word)

    def shown(self, person: Person) -> Me:
        """Return what *person* is told about themselves."""
        return Me(person.nickname, uninvited=not self.is_invited(person))

    async def me(self) -> Me:
        return self.shown(self.person)

    async def rename(self, nickname: str) -> Me:
        if nickname != self.person.nickname:
            self._demand_room(NAMED)
        return self.shown(await self.registry.people.rename(self.person, nickname))

    async def new_link(self) -> Link:
        self._demand_room(LINK)
        token = await self.registry.people.new_link(self.person, self._label())
        return Link(f"/claim/{token}", LINK_LASTS)

    async def claim(self) -> Me:
        device = new_token()
        person = await self.registry.people.claim(self.named["token"], device, self._label())
        self.http[TOKEN] = device
        return self.shown(person)

    def _demand_room(self, size: int) -> None:
        self.registry.quotas.demand_room(self.person.id, self.address, size)

    def _label(self) -> str:
        return label_of(self.http.headers.get("user-agent", ""))

    # Records.

    async def room_for_record(self, lines: bytes) -> list[str]:
        registry, most = self.registry, self.registry.settings.record_lines
        person = self.person
        if lines.count(b"\n") > most:
            raise TooBig("record-too-long", most=most)
        return await registry.quotas.demand_room_for_record(person.id, self.address, len(lines))

    async def keep_record(self, id: str, lines: bytes, gone: list[str]) -> None:
        now = time.time()
        row = RecordRow(id, self.person.id, lines, now, len(lines), looked=now)
        await self.registry.writer.write(*map(RecordGone, gone), row)

    async def brought_record(self) -> bytes | None:
        return await asyncio.to_thread(records.find, self.registry.engine, self.id)

    async def ask_of_record(
        self, id: str, load: Callable[[], Awaitable[bytes]], job: str, **named: Any
    ) -> dict[str, Any]:
        ask = self.registry.replays.ask
        found: dict[str, Any] = await ask(self.owner, self.address, id, load, job, **named)
        return found

    async def note_look(self) -> None:
        now = time.time()
        looked = await asyncio.to_thread(records.last_look, self.registry.engine, self.id, now)
        if now - looked > LOOK_NOTED:
            await self.registry.writer.write(RecordLooked(self.id, now))

    # How a server does things.

    async def once(self, name: str, make: Callable[[], Any]) -> Built:
        def written() -> bytes:
            return msgspec.json.encode(make())

        return await self.http.app[BUILT].get((name,), "application/json", written)

    async def apart(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)


def is_theirs(request: web.Request) -> bool:
    """Whether the device that sent a request, or opened a socket, is still its person's.

    They must also still be allowed to do that: people who are blocked may only read.
    """
    if not request[TOKEN]:
        return True  # without a cookie, one may only watch
    people, then = request.app[REGISTRY].people, request[PERSON]
    if may_change(request):
        return people.is_here(then.device, then.id)
    now = people.whose(then.device)
    return now is not None and now.id == then.id


def may_change(request: web.Request) -> bool:
    """Whether a request may do more than read; a socket may."""
    is_socket = request.headers.get("upgrade", "").lower().strip() == "websocket"
    return is_socket or request.method not in READING


async def sent_with(request: web.Request, route: Route, limit: float, total: float) -> Any:
    """Return the body of a request, decoded for its route.

    Each part must arrive within *limit* seconds, and all of it within *total*.
    """
    if route.body is None:
        return None
    content = bytearray()
    if (request.content_length or 0) > route.longest:
        raise TooBig("body-too-big")
    try:
        async with asyncio.timeout(total):
            while True:
                # A client that stops in the middle is not waited for.
                async with asyncio.timeout(limit):
                    chunk = await request.content.readany()
                if not chunk:
                    break
                content += chunk
                if len(content) > route.longest:
                    raise TooBig("body-too-big")
    except (TimeoutError, web.RequestPayloadError):  # too late, or it cannot be decoded
        raise TableError("request-shape") from None
    return body_of(route, bytes(content))
