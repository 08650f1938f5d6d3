"""The socket of one tab: hello, then messages in and frames out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from aiohttp import WSMessage, WSMsgType, web

from retorta.core.errors import TableError, Unreadable
from retorta.server.http.limits import Bucket, place_of
from retorta.server.http.request import PERSON, REGISTRY, TOKEN
from retorta.server.mailbox import Mailbox
from retorta.server.registry import Registry
from retorta.server.sockets.connection import Connection
from retorta.server.storage.people import Person
from retorta.tables import incoming
from retorta.tables.changes import Change, Sender, Shown
from retorta.tables.closing import (
    AGAIN_LATER,
    BROKEN,
    LEFT,
    NO_TABLE,
    OTHER_WIRE,
    RESTARTED,
    UNPLAYABLE,
)
from retorta.tables.messages import (
    LONGEST_MESSAGE,
    ChatSaid,
    ClientMessage,
    Done,
    Hello,
    Jot,
    UndoRequest,
)
from retorta.tables.refusals import Forbidden, Missing, NotNow, NotStored, TooFast, refused
from retorta.tables.table_queue import Take

PING: Final = 20.0
"""Seconds between pings."""
LONGEST_FRAME: Final = 2 * LONGEST_MESSAGE
"""Longer frames are not even read; a message that is merely too long gets an answer."""
PILE: Final = 8
"""Messages of one client that may wait for their answers before the next is read."""
TOO_FAST_FOR_TOO_LONG: Final = 1000
CLOSING: Final[dict[type[TableError], int]] = {Missing: NO_TABLE, NotNow: UNPLAYABLE}


async def serve(request: web.Request) -> web.WebSocketResponse:
    """Serve one socket from its first message to its last."""
    registry = request.app[REGISTRY]
    person = request[PERSON].id if request[TOKEN] else ""
    with registry.sockets.one_of(place_of(request.remote or ""), person) as allowed:
        if not allowed:
            return await _turned_away(request, AGAIN_LATER, "")
        try:
            mailbox = await registry.table(request.match_info["id"])
        except TableError as problem:
            code = CLOSING.get(type(problem), AGAIN_LATER)
            return await _turned_away(request, code, problem.name)
        socket = web.WebSocketResponse(
            heartbeat=PING,
            max_msg_size=LONGEST_FRAME,
            compress=registry.settings.compression and mailbox.table.is_wordy,
        )
        await socket.prepare(request)
        transport = request.transport
        if transport is not None:  # otherwise the client is already gone
            connection = Connection(
                mailbox.table,
                _sender(request),
                socket,
                transport,
                registry.metrics,
                registry.settings.blink,
                _is_theirs(request),
            )
            address = place_of(request.remote or "")
            with registry.open_connection(connection):
                await _Session(registry, mailbox, connection, socket, address).run()
    return socket


async def _turned_away(request: web.Request, code: int, reason: str) -> web.WebSocketResponse:
    """Close a socket before anything was said on it."""
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    await socket.close(code=code, message=reason.encode())
    return socket


def _is_theirs(request: web.Request) -> Callable[[], bool]:
    """Return a check whether the device is still its person's; true if there is no cookie."""
    if not request[TOKEN]:
        return lambda: True
    person = request[PERSON]
    return partial(request.app[REGISTRY].people.is_here, person.device, person.id)


def _sender(request: web.Request) -> Sender:
    # Without a cookie, one may only watch.
    person = request[PERSON] if request[TOKEN] else Person("")
    chosen = incoming.seat_chosen(request.query.get("seat", ""))
    return Sender(person.id, person.nickname, chosen, place_of(request.remote or ""))


class _Session:
    """The conversation on one socket."""

    def __init__(
        self,
        registry: Registry,
        mailbox: Mailbox,
        connection: Connection,
        socket: web.WebSocketResponse,
        address: str,
    ) -> None:
        self._registry = registry
        self._mailbox = mailbox
        self._connection = connection
        self._socket = socket
        self._address = address
        self._bucket = Bucket(*registry.settings.messages)
        self._too_fast = 0
        self._greeted = False
        self._unanswered = 0
        self._room = asyncio.Event()
        self._room.set()

    async def run(self) -> None:
        """Exchange messages until either side closes."""
        mailbox, connection, metrics = self._mailbox, self._connection, self._registry.metrics
        metrics.connections += 1
        metrics.connected += 1
        greeting = asyncio.get_running_loop().call_later(
            self._registry.settings.hello_limit, self._expect_hello
        )
        try:
            while not connection.is_sent_away():
                message = await self._socket.receive()
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                self._hear(message)
                await self._room.wait()
        finally:
            greeting.cancel()
            metrics.connections -= 1
            if self._greeted:
                mailbox.watchers.remove(connection)
                mailbox.post(lambda now: mailbox.table.leave(connection.sender, now), _nobody)
            connection.close(LEFT)
        await connection.closed()  # otherwise the library would close with a code of its own

    def _expect_hello(self) -> None:
        if not self._greeted:
            self._connection.close(BROKEN)

    def _hear(self, message: WSMessage) -> None:
        """Handle one message; whatever is wrong with it is refused here."""
        if self._connection.is_sent_away():
            return
        written = _read(message)
        id = incoming.id_in(written)
        try:
            self._slow_down()
            if isinstance(written, TableError):
                raise written
            said = incoming.message(written)
            self._demand_hello(said)
            if isinstance(said, (ChatSaid, Jot, UndoRequest)):
                person = self._connection.sender.person
                self._registry.quotas.demand_room_for_words(person, self._address, said)
        except TableError as problem:
            self._answer_in_turn(id, problem)
            return
        self._post(said.id, lambda now: self._take(said, now))

    def _take(self, said: ClientMessage, now: float) -> Change:
        """Pass a message to the table, unless its sender was signed out while it waited."""
        if self._connection.is_sent_away():
            raise Forbidden("sent-away")
        return self._mailbox.table.take(self._connection.sender, said, now)

    def _answer_in_turn(self, id: str | None, problem: TableError) -> None:
        """Refuse a message once those before it have been answered."""
        if not self._unanswered:
            self._refuse(id, problem)
            return

        def take(now: float) -> Change:
            raise problem

        self._post(id, take)

    def _post(self, id: str | None, take: Take) -> None:
        """Queue something at the table, and answer it when it is done."""
        self._unanswered += 1
        if self._unanswered >= PILE:
            self._room.clear()

        def answered(shown: Shown | None, problem: TableError | None) -> None:
            self._unanswered -= 1
            self._room.set()
            if problem is not None:
                self._refuse(id, problem)
            else:
                assert shown is not None
                assert id is not None
                self._connection.answer(Done(id, shown.number))

        self._mailbox.post(take, answered)

    def _refuse(self, id: str | None, problem: TableError) -> None:
        self._registry.metrics.refused += 1
        self._connection.answer(refused(problem, id))
        if problem.name == "wire-version":
            self._connection.close(OTHER_WIRE)

    def _slow_down(self) -> None:
        if not self._bucket.take():
            self._too_fast += 1
            if self._too_fast > TOO_FAST_FOR_TOO_LONG:
                self._connection.close(BROKEN)
            raise TooFast("too-fast")

    def _demand_hello(self, said: ClientMessage) -> None:
        if self._greeted:
            return
        if not isinstance(said, Hello):
            raise NotNow("hello-first")
        if self._mailbox.is_forgotten:  # before we were registered there, so nobody told us
            self._connection.close(RESTARTED)
            raise NotStored("not-stored")
        self._greeted = True
        self._mailbox.watchers.append(self._connection)


def _read(message: WSMessage) -> object:
    """Return the JSON data in a frame, or the reason why there is none."""
    if message.type is WSMsgType.BINARY:
        return Unreadable("message-binary")
    return incoming.read(message.data)


def _nobody(shown: Shown | None, problem: TableError | None) -> None:
    """Ignore the answer: the client is gone."""
