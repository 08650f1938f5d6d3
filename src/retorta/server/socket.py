"""The socket of one tab: hello, then moves in and views out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final
from urllib.parse import parse_qs

from litestar.types import Receive, Scope, Send

from retorta.core.errors import TableError, Unreadable
from retorta.core.words import Seat
from retorta.server import refusals, wire
from retorta.server.connection import AGAIN_LATER, BROKEN, LEFT, Connection, Pipe
from retorta.server.gate import PIPE
from retorta.server.house import House
from retorta.server.limits import Bucket
from retorta.server.persons import Person, token_in
from retorta.server.refusals import Forbidden, NotNow, TooBig, TooFast
from retorta.server.seating import NO_TABLE
from retorta.server.table import Table
from retorta.server.taking import Taking

UNPLAYABLE: Final = 4409
"""The closing code of a table that cannot be played on by this version."""
TOO_FAST_FOR_TOO_LONG: Final = 1000
CLOSING: Final[dict[type[TableError], int]] = {refusals.Missing: NO_TABLE, NotNow: UNPLAYABLE}
NOBODY: Final = Person("")
"""Whoever brings no cookie: may look, and nothing else."""


async def serve(house: House, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket from its first message to its last."""
    await receive()  # the wish to connect
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    address = (scope.get("client") or ("", 0))[0]
    with house.sockets.one_of(address) as allowed:
        if allowed:
            await _serve(house, id, scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": AGAIN_LATER, "reason": ""})


async def _serve(house: House, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    token = token_in(dict(scope["headers"]).get(b"cookie", b"").decode("latin-1"))
    person = await house.persons.of(token) if token else NOBODY
    try:
        table = await house.table(id)
    except TableError as problem:
        code = CLOSING.get(type(problem), AGAIN_LATER)
        await send({"type": "websocket.close", "code": code, "reason": problem.name})
        return

    seat = _asked_seat(scope, table, person)
    await _Talk(house, table, person, token, seat, _pipe(scope), receive, send).run()


class _Talk:
    """What is said on one socket."""

    def __init__(
        self,
        house: House,
        table: Table,
        person: Person,
        token: str | None,
        seat: Seat | None,
        pipe: Pipe,
        receive: Receive,
        send: Send,
    ) -> None:
        self._house = house
        self._table = table
        self._person = person
        self._token = token
        self._receive = receive
        self._send = send
        self._bucket = Bucket(*house.settings.messages)
        self._too_fast = 0
        self._greeted = False
        self._pipe = pipe
        self._goodbye: asyncio.Task[None] | None = None
        self._connection = Connection(
            table, person.id, seat, pipe, house.outbox, self._say_goodbye, house.settings.blink
        )
        self._taking = Taking(table, self._connection, self._bucket, person.id, self._tell)

    async def run(self) -> None:
        """Talk until either side has had enough."""
        self._table.join(self._connection)
        self._pipe.taker = self._taking.take
        greeting = asyncio.get_running_loop().call_later(
            self._house.settings.hello_limit, self._expect_hello
        )
        try:
            while self._connection.closing is None:
                message = await self._receive()
                if message["type"] != "websocket.receive":
                    self._connection.leave(LEFT)
                    break
                self._taking.is_ready = False
                await self._take(message)
                self._taking.is_ready = self._greeted
        finally:
            greeting.cancel()
            self._pipe.taker = None
            self._table.leave(self._connection)
            self._connection.close(LEFT)
        if self._goodbye is not None:
            await self._goodbye

    def _say_goodbye(self, code: int) -> None:
        self._goodbye = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        # The client may be gone already; then there is nobody to tell.
        with contextlib.suppress(Exception):
            await self._send({"type": "websocket.close", "code": code, "reason": ""})

    def _expect_hello(self) -> None:
        if not self._greeted:
            self._connection.close(BROKEN)

    async def _take(self, message: Any) -> None:
        """Take one message and answer it; nothing a client sends gets past here."""
        await self._connection.room()
        answered = self._taking.answered()
        if answered is not None:
            await answered
        name: str | None = None
        try:
            said, name, garbled = _read(message)
            self._slow_down()
            if said is None:
                raise garbled or Unreadable("message-shape")
            number = await self._do(said)
        except TableError as problem:
            self._refuse(name, problem)
            return
        except Exception:
            self._house.metrics.failures += 1
            self._connection.answer(
                {"type": "refused", "id": name, **refusals.written(TableError("unexpected"))}
            )
            await asyncio.sleep(0)  # it is to be sent before the socket is closed
            raise
        self._tell(name, number, None)

    def _tell(self, name: str | None, number: int, problem: TableError | None) -> None:
        if problem is None:
            self._connection.answer({"type": "ok", "id": name, "number": number})
        else:
            self._refuse(name, problem)

    def _refuse(self, name: str | None, problem: TableError) -> None:
        self._house.metrics.refused += 1
        self._connection.answer({"type": "refused", "id": name, **refusals.written(problem)})

    def _slow_down(self) -> None:
        if not self._bucket.take():
            self._too_fast += 1
            if self._too_fast > TOO_FAST_FOR_TOO_LONG:
                self._connection.close(BROKEN)
            raise TooFast("too-fast")

    async def _do(self, said: wire.ClientMessage) -> int:
        table = self._table
        if isinstance(said, wire.Hello):
            return self._hello(said)
        if not self._greeted:
            raise NotNow("hello-first")
        key = self._taking.key(said.id)
        if key in table.kept.taken:
            return table.kept.taken[key]
        if isinstance(said, wire.MoveMade):
            table.chair_to_play(self._person.id, said.seat)
            return await table.play(said.seat, said.move, key)
        if isinstance(said, wire.UndoAsked):
            table.chair_to_play(self._person.id, said.seat)
            return await table.undo(said.seat, key)
        if isinstance(said, wire.Jot):
            table.chair_to_play(self._person.id, said.seat)
            return await table.jot(said.seat, said.written, key)
        if isinstance(said, wire.ChatSaid):
            await self._say(said.text, key)
        else:
            self._look(said.seat)
        return table.kept.shown

    def _hello(self, said: wire.Hello) -> int:
        connection, table = self._connection, self._table
        self._greeted = True
        connection.seen = said.seen
        connection.show_table()
        connection.answer({"type": "chat", "lines": table.kept.chat})
        connection.show()
        return table.kept.shown

    async def _say(self, text: str, key: str) -> None:
        person = self._person.id
        seats = self._table.seats_of(person)
        seat = seats[0] if seats else None
        if self._connection.seat in seats:
            seat = self._connection.seat
        spoken = text.strip()
        if not spoken or not spoken.isprintable():
            spoken = "".join(sign if sign.isprintable() else " " for sign in spoken).strip()
        if not spoken:
            raise Unreadable("message-shape")
        if self._token is None:
            raise Forbidden("no-cookie")
        nickname = (await self._house.persons.of(self._token)).nickname
        name = self._table.kept.chairs[seat].name if seat is not None else nickname
        await self._table.say(seat, name, spoken, key)

    def _look(self, seat: Seat) -> None:
        self._table.chair_of(self._person.id, seat)
        connection = self._connection
        if connection.seat != seat:
            connection.seat = seat
            connection.seen = self._table.kept.shown
            connection.show()


def _read(message: Any) -> tuple[wire.ClientMessage | None, str | None, TableError | None]:
    """Return a message and its id; of a garbled one the id, if it can be read, and why."""
    text = message.get("text")
    if not isinstance(text, str):
        return None, None, Unreadable("message-binary")
    if len(text) > wire.LONGEST_MESSAGE:
        return None, None, TooBig("message-too-big", most=wire.LONGEST_MESSAGE >> 10)
    try:
        said = wire.read_message(text)
    except wire.UNREADABLE:
        return None, _name_in(text), None
    return said, said.id, None


def _name_in(text: str) -> str | None:
    try:
        return wire.read_name(text).id
    except wire.UNREADABLE:
        return None


def _asked_seat(scope: Scope, table: Table, person: Person) -> Seat | None:
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("seat", [""])[0]
    if not asked.isdecimal() or len(asked) > 2:
        return table.usual_seat(person.id)
    seat = int(asked)
    return seat if seat in table.seats_of(person.id) else None


def _pipe(scope: Scope) -> Pipe:
    extensions: Any = scope["extensions"]
    pipe: Pipe = extensions[PIPE]["pipe"]
    return pipe
