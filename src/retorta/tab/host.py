"""The host of tables inside a browser tab: takes messages, and passes frames to a callback.

It has no socket, thread, clock or randomness of its own; the worker that runs it provides them.
``docs/inside-a-tab.md`` lists the messages in both directions.
"""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from retorta.core import codec
from retorta.core.errors import TableError
from retorta.tab.bot_surroundings import BotSurroundings
from retorta.tab.coroutines import Later, run
from retorta.tab.request import TabRequest
from retorta.tab.routes import route_at
from retorta.tab.socket import Socket
from retorta.tab.store import Post, Store
from retorta.tab.tab_table import TabTable, read_table
from retorta.tab.table_rows import Log
from retorta.tab.thinker_client import ThinkerClient
from retorta.tables.changes import Request, Sender
from retorta.tables.closing import AGAIN_LATER, NO_TABLE, UNPLAYABLE
from retorta.tables.incoming import seat_chosen
from retorta.tables.refusals import Missing, NotNow, NotStored, refused, status_of
from retorta.tables.routes.request import File
from retorta.tables.routes.route import body_of
from retorta.tables.table import Table
from retorta.thinking.bot_turns import BotTurns
from retorta.thinking.hints import Hints

PERSON: Final = "this-device"
"""The only person that a tab knows: the user of the device."""
BOT_PAUSE: Final = 700
"""Milliseconds a bot waits before it moves, so that people can follow."""
HINT_TIME: Final = 2000
"""Milliseconds for working out a hint."""
AGAIN: Final = 1.0
"""Seconds before a failed bot's turn is tried again."""
ABSENCE: Final = 30.0
CLOSING: Final[dict[type[TableError], int]] = {Missing: NO_TABLE, NotNow: UNPLAYABLE}
A_SECOND: Final = 1000
JSON: Final = "application/json"
UNEXPECTED: Final = 500


class Host:
    """The part of Retorta that runs in one tab."""

    def __init__(
        self,
        post: Post,
        clock: Callable[[], float],
        luck: Callable[[int], Any],
        person: str = "",
        settings: str = "{}",
    ) -> None:
        wished = codec.loads(settings)
        self.person = PERSON
        self.nickname: str = codec.loads(person)["nickname"] if person else ""
        self.store = Store(post)
        self.thinker = ThinkerClient(post)
        self.tables: dict[str, TabTable] = {}
        self._post = post
        self._clock = clock
        self._luck = luck
        pause, hint_time = wished.get("bot_pause", BOT_PAUSE), wished.get("hint_time", HINT_TIME)
        self.hints = Hints(self.thinker, hint_time / A_SECOND)
        self._around_bots = BotSurroundings(post, self.now, self.luck)
        self._bot_turns = BotTurns(self.thinker, self._around_bots, pause / A_SECOND, AGAIN)
        self._sockets: dict[int, Socket] = {}
        self._opening: dict[int, list[str]] = {}
        """The frames received on sockets whose table is still being read."""
        self._loading: dict[str, Later[TabTable]] = {}

    # Called by the worker.

    def request(self, number: int, method: str, path: str, body: str) -> None:
        """Answer a request of a page, now or later."""
        self._guard(lambda: self._go(self._answer(number, method, path, body)))

    def open(self, socket: int, table: str, seat: str) -> None:
        """Open a socket at a table."""
        self._opening[socket] = []
        self._guard(lambda: self._go(self._open(socket, table, seat)))

    def send(self, socket: int, text: str) -> None:
        """Handle a frame from a page."""
        if socket in self._opening:
            self._opening[socket].append(text)
        elif socket in self._sockets:
            self._guard(lambda: self._sockets[socket].hear(text))

    def close(self, socket: int) -> None:
        """Close a socket whose page has left."""
        self._opening.pop(socket, None)
        found = self._sockets.pop(socket, None)
        if found is not None:
            self._guard(found.leave)

    def written(self, number: int) -> None:
        """Continue after a durable write."""
        self._guard(lambda: self.store.written(number))

    def failed(self, number: int, why: str) -> None:
        """Continue after a write that failed, or may have failed."""
        self._guard(lambda: self.store.failed(number))

    def found(self, number: int, text: str) -> None:
        """Continue with the result of a read, a list of texts."""
        self._guard(lambda: self.store.found(number, codec.loads(text)))

    def lost(self, number: int, why: str) -> None:
        """Continue after a read that failed."""
        self._guard(lambda: self.store.lost(number))

    def thinker_answered(self, number: int, text: str) -> None:
        """Continue with an answer from the thinking worker."""
        self._guard(lambda: self.thinker.answered(number, codec.loads(text)))

    def waited(self, number: int) -> None:
        """Continue after a timer of the worker has expired."""
        self._guard(lambda: self._around_bots.waited(number))

    # Called by tables and requests.

    def now(self) -> float:
        """Return the time, in seconds since 1970."""
        return self._clock()

    def luck(self, size: int) -> bytes:
        """Return that many bytes that nobody can guess."""
        return bytes(self._luck(size))

    def sender(self, chosen: int | None = None) -> Sender:
        """Return the user of this device as a sender."""
        return Sender(self.person, self.nickname, chosen)

    def at_hand(self, id: str) -> Table | None:
        """Return a table, if it is in memory."""
        tab_table = self.tables.get(id)
        return tab_table.table if tab_table else None

    def think(self, tab_table: TabTable, request: Request) -> None:
        """Let a bot think about its turn."""
        self._go(self._bot_turn(tab_table, request))

    def has_gone(self, tab_table: TabTable) -> None:
        """Drop a table that no longer exists."""
        for watcher in list(tab_table.watchers):
            watcher.close(NO_TABLE)
        self._forget(tab_table)

    def broke(self, what: str) -> None:
        """Report an unexpected error where a developer looks for it."""
        self._post(codec.text({"broke": what, "trace": traceback.format_exc()}))

    # Done for a page, or a bot.

    def _go(self, work: Coroutine[Any, Any, None]) -> None:
        run(self._caught(work))

    async def _caught(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            self.broke("something could not be done")

    async def _answer(self, number: int, method: str, path: str, body: str) -> None:
        status, kind, text, name = UNEXPECTED, JSON, "", ""
        try:
            address, _, written = path.partition("?")
            query = dict(part.partition("=")[::2] for part in written.split("&") if part)
            route, named = route_at(method, address)
            request = TabRequest(self, named, query, body_of(route, body.encode()))
            told = await route.answer(request)
            status = route.status
            if isinstance(told, File):
                kind, text, name = told.kind, told.content.decode(), told.name
            else:
                text = msgspec.json.encode(told).decode()
        except TableError as problem:
            status, text = status_of(problem), _refusal(problem)
        except Exception:
            status, text = UNEXPECTED, _refusal(TableError("unexpected"))
            self.broke("a request could not be answered")
        answer = {"answer": number, "status": status, "type": kind, "body": text, "name": name}
        self._post(codec.text(answer))

    async def _open(self, socket: int, table: str, seat: str) -> None:
        tab_table, code = None, AGAIN_LATER
        try:
            tab_table = await self.find(table)
        except TableError as problem:
            code = CLOSING.get(type(problem), AGAIN_LATER)
        said = self._opening.pop(socket, None)
        if said is None:  # the page left before
            return
        if tab_table is None:
            self._post(codec.text({"closed": socket, "code": code}))
            return
        opened = Socket(socket, tab_table, self.sender(seat_chosen(seat)), self._post)
        self._sockets[socket] = opened
        for text in said:
            opened.hear(text)

    async def _bot_turn(self, tab_table: TabTable, request: Request) -> None:
        with contextlib.suppress(TableError):  # the table reports the problem
            await self._bot_turns.take(tab_table, request)

    # Tables in memory.

    async def find(self, id: str) -> TabTable:
        """Return a table; read it from its log if it is not in memory."""
        if id in self.tables:
            return self.tables[id]
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = Later[TabTable]()
            self._go(self._load(id))
        return await loading

    async def _load(self, id: str) -> None:
        problem: TableError = NotStored("not-stored")
        try:
            texts = await self.store.read("rows", id)
            if not texts:
                raise Missing("table")
            log = Log()
            table = Table(read_table(texts, log), ABSENCE, self.now())
            tab_table = self.tables[id] = TabTable(table, log, self)
        except TableError as refusal:
            problem = refusal
        except Exception:
            self.broke("a table could not be read")
        else:
            self._loading.pop(id).found(tab_table)
            return
        self._loading.pop(id).failed(problem)

    def _forget(self, tab_table: TabTable) -> None:
        tab_table.is_forgotten = True
        if self.tables.get(tab_table.table.saved.id) is tab_table:
            del self.tables[tab_table.table.saved.id]

    def _forget_unused(self) -> None:
        """Drop tables that no page looks at, so that the next page to open them reads the log."""
        used = {socket.tab_table for socket in self._sockets.values()}
        for tab_table in list(self.tables.values()):
            if tab_table not in used and tab_table.is_idle:
                self._forget(tab_table)

    def _guard(self, what: Callable[[], None]) -> None:
        """Run *what* for the worker, so that an error does not affect its next call."""
        try:
            what()
        except Exception:
            self.broke("something could not be done")
        self._forget_unused()


def _refusal(problem: TableError) -> str:
    return msgspec.json.encode(refused(problem)).decode()
