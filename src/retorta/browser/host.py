"""The host of tables inside a tab: handed texts, it hands texts to a callback.

It has no socket, no thread, no clock and no luck of its own; the worker that runs it brings them.
``docs/offline.md`` lists what is said in both directions.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any, Final

from retorta.browser.asked import Asked
from retorta.browser.bot_turns import BotTurns
from retorta.browser.held import Held, read_table
from retorta.browser.log import Log
from retorta.browser.routes import route
from retorta.browser.socket import Socket
from retorta.browser.store import Post, Store
from retorta.browser.thoughts import Thoughts
from retorta.core import codec
from retorta.core.errors import TableError
from retorta.tables.changes import Request, Sender
from retorta.tables.closing import AGAIN_LATER, NO_TABLE, UNPLAYABLE
from retorta.tables.incoming import seat_chosen
from retorta.tables.refusals import Missing, NotNow, NotStored
from retorta.tables.table import Table

PERSON: Final = "this-device"
"""Whoever holds the device is everybody that this tab knows."""
BOT_PAUSE: Final = 700
"""Milliseconds a bot waits before it moves, so that people can follow."""
HINT_TIME: Final = 2000
"""Milliseconds to think about a hint."""
ABSENCE: Final = 30.0
CLOSING: Final[dict[type[TableError], int]] = {Missing: NO_TABLE, NotNow: UNPLAYABLE}

Ready = Callable[[Held | None, TableError | None], None]
"""Hears of a table that was found, or why it was not."""


class Host:
    """Everything of Retorta that one tab has."""

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
        self.thoughts = Thoughts(post)
        self.tables: dict[str, Held] = {}
        self._post = post
        self._clock = clock
        self._luck = luck
        pause, hint_time = wished.get("bot_pause", BOT_PAUSE), wished.get("hint_time", HINT_TIME)
        self.bot_turns = BotTurns(self.thoughts, self.luck, pause, hint_time)
        self._sockets: dict[int, Socket] = {}
        self._opening: dict[int, list[str]] = {}
        """What was said on sockets whose table is still being read."""
        self._loading: dict[str, list[Ready]] = {}

    # What the worker calls.

    def request(self, number: int, method: str, path: str, body: str) -> None:
        """Answer a request of a page, now or later."""
        address, _, written = path.partition("?")
        query = dict(part.partition("=")[::2] for part in written.split("&") if part)
        handler, named = route(method, address)
        asked = Asked(number, named, query, body, self._post)
        self._guard(lambda: asked.doing(lambda: handler(self, asked)))

    def open(self, socket: int, table: str, seat: str) -> None:
        """Open a socket at a table."""
        self._opening[socket] = []

        def ready(held: Held | None, problem: TableError | None) -> None:
            said = self._opening.pop(socket, None)
            if said is None:  # the page left before
                self._forget_unused()
            elif held is None:
                code = CLOSING.get(type(problem), AGAIN_LATER) if problem else AGAIN_LATER
                self._post(codec.text({"closed": socket, "code": code}))
            else:
                sender = self.sender(seat_chosen(seat))
                self._sockets[socket] = Socket(socket, held, sender, self._post)
                for text in said:
                    self._sockets[socket].hear(text)

        self._guard(lambda: self.find(table, ready))

    def send(self, socket: int, text: str) -> None:
        """Take a frame that a page sent."""
        if socket in self._opening:
            self._opening[socket].append(text)
        elif socket in self._sockets:
            self._guard(lambda: self._sockets[socket].hear(text))

    def close(self, socket: int) -> None:
        """Take note that a page has left."""
        self._opening.pop(socket, None)
        found = self._sockets.pop(socket, None)
        if found is not None:
            self._guard(found.leave)

    def written(self, number: int) -> None:
        """Take note that a write is durable."""
        self._guard(lambda: self.store.written(number))

    def failed(self, number: int, why: str) -> None:
        """Take note that a write did not happen, or that nobody can say."""
        self._guard(lambda: self.store.failed(number, why))

    def found(self, number: int, text: str) -> None:
        """Take what was read: a list of texts."""
        self._guard(lambda: self.store.found(number, codec.loads(text)))

    def lost(self, number: int, why: str) -> None:
        """Take note that something could not be read."""
        self._guard(lambda: self.store.found(number, None))

    def thought(self, number: int, text: str) -> None:
        """Take an answer of the worker that thinks."""
        self._guard(lambda: self.thoughts.answered(number, codec.loads(text)))

    # What tables and requests ask.

    def now(self) -> float:
        """Return the time, in seconds since 1970."""
        return self._clock()

    def luck(self, size: int) -> bytes:
        """Return so many bytes that nobody can guess."""
        return bytes(self._luck(size))

    def sender(self, chosen: int | None = None) -> Sender:
        """Return whoever sits at this device, as a table knows senders."""
        return Sender(self.person, self.nickname, chosen)

    def at_hand(self, id: str) -> Table | None:
        """Return a table if it is in memory."""
        held = self.tables.get(id)
        return held.table if held else None

    def with_table(self, id: str, then: Callable[[Held], None], asked: Asked) -> None:
        """Go on with a table, read from its log if it is not at hand."""

        def ready(held: Held | None, problem: TableError | None) -> None:
            if held is None:
                assert problem is not None
                asked.refuse(problem)
            else:
                asked.doing(lambda: then(held))

        self.find(id, ready)

    def think(self, held: Held, request: Request) -> None:
        """Have a bot think about its turn."""
        self.bot_turns.begin(held, request)

    def has_gone(self, held: Held) -> None:
        """Let go of a table that is no more."""
        for watcher in list(held.watchers):
            watcher.close(NO_TABLE)
        self._forget(held)

    def broke(self, what: str) -> None:
        """Tell of an error that nobody expected, where a developer looks for it."""
        self._post(codec.text({"broke": what, "trace": traceback.format_exc()}))

    # Tables at hand.

    def find(self, id: str, ready: Ready) -> None:
        """Have *ready* hear of a table, read from its log if it is not at hand."""
        if id in self.tables:
            ready(self.tables[id], None)
        elif id in self._loading:
            self._loading[id].append(ready)
        else:
            self._loading[id] = [ready]
            self.store.read("rows", id, lambda texts: self._load(id, texts))

    def _load(self, id: str, texts: list[str] | None) -> None:
        held: Held | None = None
        problem: TableError | None = None
        try:
            if texts is None:
                raise NotStored("not-stored")
            if not texts:
                raise Missing("table")
            log = Log()
            table = Table(read_table(texts, log), ABSENCE, self.now())
            held = self.tables[id] = Held(table, log, self)
        except TableError as refusal:
            problem = refusal
        for ready in self._loading.pop(id):
            ready(held, problem)

    def _forget(self, held: Held) -> None:
        held.is_forgotten = True
        if self.tables.get(held.table.saved.id) is held:
            del self.tables[held.table.saved.id]

    def _forget_unused(self) -> None:
        """Let go of tables that no page looks at, so that the next to open them reads the log."""
        used = {socket.held for socket in self._sockets.values()}
        for held in list(self.tables.values()):
            if held not in used and held.is_idle:
                self._forget(held)

    def _guard(self, what: Callable[[], None]) -> None:
        """Do *what* the worker asks; whatever goes wrong, the next thing can be asked."""
        try:
            what()
        except Exception:
            self.broke("something could not be done")
        self._forget_unused()
