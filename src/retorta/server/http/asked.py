"""What a handler is given of a request, and how handlers are listed.

Every address is a :class:`Route` that says what is sent and told, as types: from these the
application is made, bodies are read, and the description of all this is written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import web

from retorta.core import codec, reading
from retorta.core.errors import TableError, Unreadable
from retorta.server.http.limits import place_of
from retorta.server.mailbox import Mailbox
from retorta.server.registry import Registry
from retorta.server.storage.people import Person
from retorta.tables import incoming
from retorta.tables.changes import Sender, Shown
from retorta.tables.in_turn import Take
from retorta.tables.messages import TableRequest
from retorta.tables.refusals import Forbidden, TooBig

REGISTRY: Final = web.AppKey("registry", Registry)
PERSON: Final = web.RequestKey("person", Person)
TOKEN: Final = web.RequestKey[str | None]("token")
"""Where the secret of the device is found, if it brought one; a handler may put a new one."""
FRESH: Final = web.RequestKey("fresh", bool)
"""Whether the face is a new one: it brought no secret of ours."""
READING: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
SMALL: Final = 64 << 10
"""Bytes of a body, where nothing else is said."""


@dataclass(frozen=True)
class Query:
    """Something that may stand behind the question mark of an address."""

    name: str
    kind: type
    required: bool = False


@dataclass(frozen=True)
class Route:
    """An address, and what answers there."""

    method: str
    path: str
    handler: Callable[[Asked], Awaitable[Any]]
    told: Any
    """The type of the answer; ``bytes`` where it is a file."""
    body: Any = None
    """The type of what is sent; ``bytes`` where it is a file."""
    query: tuple[Query, ...] = ()
    longest: int = SMALL
    """Bytes of the body at most."""
    status: int = 200


class Asked:
    """One request, as a handler sees it."""

    def __init__(self, request: web.Request, registry: Registry, body: Any) -> None:
        self.request = request
        self.registry = registry
        self.body = body

    @property
    def person(self) -> Person:
        """Whose request it is, asked anew each time: it may take long, and they be sent away."""
        if not is_theirs(self.request):
            raise Forbidden("sent-away")
        return self.request[PERSON]

    def demand_still_theirs(self) -> None:
        """Tell nothing to a device that was sent away while the answer was looked for."""
        if TOKEN in self.request and not is_theirs(self.request):
            raise Forbidden("sent-away")

    @property
    def address(self) -> str:
        """Where it comes from, as far as that is counted."""
        return place_of(self.request.remote or "")

    @property
    def owner(self) -> str:
        """Whose share of the work it is: the person's, or of a new face the address's."""
        return self.address if self.request[FRESH] else self.person.id

    @property
    def sender(self) -> Sender:
        """The same, as a table knows senders."""
        return Sender(self.person.id, self.person.nickname, place=self.address)

    @property
    def id(self) -> str:
        """The id in the address."""
        return self.request.match_info["id"]

    async def table(self) -> Mailbox:
        """Return the table that the address names."""
        return await self.registry.table(self.id)

    async def take(self, mailbox: Mailbox, message: TableRequest) -> Shown:
        """Have a message taken by the table."""
        return await mailbox.ask(lambda now: mailbox.table.take(self.sender, message, now))

    async def ask(self, mailbox: Mailbox, take: Take) -> Shown:
        """Have something taken by the table."""
        return await mailbox.ask(take)

    def seat(self) -> int | None:
        """Return the seat behind the question mark, if one is named."""
        return incoming.seat_in(self.request.query.get("seat"))

    def seat_needed(self) -> int:
        """Return the seat behind the question mark."""
        seat = self.seat()
        if seat is None:
            raise TableError("request-shape")
        return seat


def is_theirs(request: web.Request) -> bool:
    """Whether the device that sent a request, or opened a socket, is still its person's.

    And whether they may do so still: who is blocked may read, and nothing else.
    """
    if not request[TOKEN]:
        return True  # nobody's device: it looks on
    people, then = request.app[REGISTRY].people, request[PERSON]
    if may_change(request):
        return people.is_here(then.device, then.id)
    now = people.whose(then.device)
    return now is not None and now.id == then.id


def may_change(request: web.Request) -> bool:
    """Whether a request asks for more than to read; a socket does."""
    is_socket = request.headers.get("upgrade", "").lower() == "websocket"
    return is_socket or request.method not in READING


async def body_of(request: web.Request, route: Route, limit: float, total: float) -> Any:
    """Return what was sent, as the route reads it.

    Each part must come within *limit* seconds, and the whole of it within *total*.
    """
    if route.body is None:
        return None
    content = bytearray()
    if (request.content_length or 0) > route.longest:
        raise TooBig("body-too-big")
    try:
        async with asyncio.timeout(total):
            while True:
                # Whoever stops in the middle is not waited for.
                async with asyncio.timeout(limit):
                    chunk = await request.content.readany()
                if not chunk:
                    break
                content += chunk
                if len(content) > route.longest:
                    raise TooBig("body-too-big")
    except (TimeoutError, web.RequestPayloadError):  # too late, or packed as nobody can read
        raise TableError("request-shape") from None
    if route.body is bytes:
        return bytes(content)
    try:
        return reading.read(route.body, codec.loads(bytes(content)))
    except Unreadable:
        raise TableError("request-shape") from None
