"""A table in memory: who is there, whose turn it is, and how a move is taken."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, update

from retorta.core import codec
from retorta.core.errors import TableError
from retorta.core.match import Match
from retorta.core.words import Seat
from retorta.server import snapshots
from retorta.server.archive import chat_line
from retorta.server.chairs import Chair
from retorta.server.frames import Frames
from retorta.server.kept import CHAT_KEPT, Kept, entry_row
from retorta.server.metrics import Metrics
from retorta.server.refusals import Forbidden, NotNow, NotStored
from retorta.server.storage.schema import CHAT, JOTTINGS, TABLES
from retorta.server.storage.writer import Statement, Writer
from retorta.server.story import Line

if TYPE_CHECKING:
    from retorta.server.connection import Connection

MOST_CHAT: Final = 2_000
"""Lines of chat that one table takes in all."""


class Table:
    """One table that somebody looks at."""

    def __init__(
        self,
        kept: Kept,
        writer: Writer,
        metrics: Metrics,
        reload: Callable[[], Awaitable[Kept]],
        absence: float,
        settled: Callable[[Table], None],
    ) -> None:
        self.kept = kept
        self.lock = asyncio.Lock()
        """Held while something about the table changes."""
        self.connections: set[Connection] = set()
        self.thinking: set[Seat] = set()
        """The seats whose bots think."""
        self.used = time.monotonic()
        self.absence = absence
        self._writer = writer
        self._metrics = metrics
        self._reload = reload
        self._settled = settled
        """Called after every change that everybody may know of."""
        self._frames = Frames(kept)
        self._under_way = False
        """A move was made that is not yet on the disk: nobody may look."""
        self._doubtful = False
        """A move could not be written: what is in memory may not be what is on the disk."""
        self._pens: dict[Seat, asyncio.Lock] = {}
        """Each seat's own: held while it writes into its notebook."""
        self._left: dict[str, float] = {}
        """When each person's last socket was closed."""
        self._since = time.monotonic()

    @property
    def can_be_seen(self) -> bool:
        """Whether there is a game, and nothing in it that is not yet on the disk."""
        return self.kept.match is not None and not self._under_way and not self._doubtful

    async def play(self, seat: Seat, move: object, message: str | None) -> int:
        """Play a *move*, as JSON data; return the table's number when it is on the disk."""
        began = time.perf_counter()
        async with self.lock:
            if message in self.kept.taken and message is not None:
                return self.kept.taken[message]
            match = await self.playing()
            read = self.kept.box.catalogue.read(move)
            self._under_way = True
            try:
                events = match.play(seat, read)
            except TableError:
                self._under_way = False
                raise
            except BaseException:
                self._doubt()
                raise
            number = await self._log(seat, events, message)
        self._metrics.moves += 1
        self._metrics.move_seconds.add(time.perf_counter() - began)
        return number

    async def undo(self, seat: Seat, message: str | None) -> int:
        """Take the last move of *seat* back."""
        async with self.lock:
            if message in self.kept.taken and message is not None:
                return self.kept.taken[message]
            match = await self.playing()
            match.undo(seat)
            self._under_way = True
            return await self._log(seat, None, message)

    async def playing(self) -> Match:
        """Return the game, if it is being played; the lock is held."""
        await self._trust()
        if self.kept.phase == "waiting" or self.kept.match is None:
            raise NotNow("table-waiting")
        if self.kept.phase == "over":
            raise NotNow("table-over")
        return self.kept.match

    async def jot(self, seat: Seat, written: object, message: str) -> int:
        """Write into the notebook of *seat*, once it is on the disk.

        The others are shown nothing, not even by having to wait: no lock of theirs is held
        while the disk is busy.
        """
        async with self._pens.setdefault(seat, asyncio.Lock()):
            async with self.lock:
                if message in self.kept.taken:
                    return self.kept.taken[message]
                match = await self.playing()
                jotting = match.read_jotting(seat, written)
                jotted = self.kept.notebooks.next(seat, self.kept.number, jotting)
            row = jotted.row(self.kept.id, message)
            await self._writer.write(statements=[(insert(JOTTINGS), row)])
            async with self.lock:
                # It may have been read back from the disk meanwhile.
                if message not in self.kept.taken:
                    assert self.kept.match is not None
                    self.kept.match.note_down(seat, jotting)
                    self.kept.notebooks.add(jotted)
                    self.kept.taken[message] = jotted.after
                self._frames.forget(seat)
        for connection in self.connections:
            if connection.seat == seat:
                connection.show()
        return jotted.after

    async def say(self, seat: Seat | None, name: str, text: str, message: str) -> None:
        """Say something to the table."""
        async with self.lock:
            if message in self.kept.taken:
                return
            if self.kept.chat_lines >= MOST_CHAT:
                raise NotNow("chat-full")
            row = {
                "table": self.kept.id,
                "number": self.kept.chat_lines + 1,
                "seat": seat,
                "name": name,
                "text": text,
                "message": message,
                "at": time.time(),
            }
            await self._writer.write(statements=[(insert(CHAT), row)])
            self.kept.taken[message] = self.kept.number
            self.kept.chat_lines += 1
            self.kept.chat = [*self.kept.chat, chat_line(row)][-CHAT_KEPT:]
            line = self.kept.chat[-1]
        for connection in self.connections:
            connection.answer({"type": "chat", "lines": [line]})

    async def keep_snapshot(self) -> None:
        """Keep how the game stands; if that fails, the log still has everything."""
        kept = self.kept
        stood = snapshots.standing(kept)
        statements = await asyncio.to_thread(snapshots.statements, kept, stood)
        await self._writer.write(statements=statements)
        kept.snapshot = len(stood.entries)

    async def change(self, statements: Sequence[Statement], apply: Callable[[], None]) -> None:
        """Write *statements*, then *apply* the change they mean; the lock is held."""
        await self._writer.write(statements=statements)
        apply()
        self._frames = Frames(self.kept)
        self.tell()

    def tell(self) -> None:
        """Show everybody the table and its view."""
        self.used = time.monotonic()
        for connection in self.connections:
            connection.show_table()
            connection.show()
        self._settled(self)

    def view_frame(self, seat: Seat | None, seen: int) -> bytes:
        """Return the frame of a seat's view."""
        self._metrics.views += 1
        return self._frames.view(seat, seen)

    def seats_of(self, person: str) -> list[Seat]:
        """Return the seats that belong to *person*."""
        return [chair.seat for chair in self.kept.chairs if chair.person == person]

    def usual_seat(self, person: str) -> Seat | None:
        """Return the seat *person* looks from: one that is asked, else the first."""
        seats = self.seats_of(person)
        asked = self.kept.match.deciders() if self.kept.match and self.can_be_seen else []
        return next((seat for seat in seats if seat in asked), seats[0] if seats else None)

    def chair(self, seat: Seat) -> Chair:
        """Return the chair, if there is one."""
        if not 0 <= seat < len(self.kept.chairs):
            raise Forbidden("seat-number", seat=seat + 1, seats=len(self.kept.chairs))
        return self.kept.chairs[seat]

    def chair_of(self, person: str, seat: Seat) -> Chair:
        """Return the chair, if it belongs to *person*."""
        chair = self.chair(seat)
        if chair.person != person:
            raise Forbidden("not-your-seat", seat=seat + 1)
        return chair

    def is_present(self, person: str | None) -> bool:
        """Whether *person* has a socket open."""
        return any(connection.person == person for connection in self.connections)

    def is_absent(self, person: str | None) -> bool:
        """Whether *person* has been away long enough to be replaced."""
        if person is None or self.is_present(person):
            return False
        return time.monotonic() - self._left.get(person, self._since) >= self.absence

    def join(self, connection: Connection) -> None:
        """Welcome a new socket."""
        was_there = self.is_present(connection.person)
        self.connections.add(connection)
        self.used = time.monotonic()
        self._metrics.connections += 1
        self._metrics.connected += 1
        if not was_there:
            self._tell_presence(connection)

    def leave(self, connection: Connection) -> None:
        """Take note that a socket was closed."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        self._metrics.connections -= 1
        if not self.is_present(connection.person):
            self._left[connection.person] = time.monotonic()
            self._tell_presence(connection)

    def _tell_presence(self, connection: Connection) -> None:
        if self.seats_of(connection.person):
            for other in self.connections:
                if other is not connection:
                    other.show_table()

    async def _log(self, seat: Seat, events: list[Any] | None, message: str | None) -> int:
        """Write the line just played; only then may anybody see it."""
        kept = self.kept
        match = kept.match
        assert match is not None
        at = time.time()
        statements: list[Statement] = []
        if match.is_over:
            outcome = codec.dumps(codec.plain(match.outcome())).decode()
            ended = update(TABLES).where(TABLES.c.id == kept.id)
            statements.append((ended.values(phase="over", outcome=outcome, changed=at), None))
        try:
            await self._writer.write([entry_row(kept, message, at)], statements)
        except NotStored:
            self._doubt()
            await self._trust()
            raise
        except BaseException:
            # Whoever brought the move is gone. Whether it was written, the disk will tell.
            self._doubt()
            raise
        number = len(match.entries)
        kept.story.append(Line(number, seat, events is None, events or []))
        kept.changed = at
        if message is not None:
            kept.taken[message] = number
        over = match.is_over
        if over:
            kept.phase = "over"
        self._under_way = False
        self._frames = Frames(kept)
        self._show(over)
        return number

    def _show(self, over: bool) -> None:
        """Show the new view: at once to those who are asked, before long to all others."""
        self.used = time.monotonic()
        assert self.kept.match is not None
        asked = self.kept.match.deciders()
        for connection in self.connections:
            if over:
                connection.show()
                connection.show_table()
            elif connection.seat in asked:
                connection.show()
            else:
                connection.show_soon()
        self._settled(self)

    def _doubt(self) -> None:
        self._doubtful = True
        self._under_way = False

    async def trust(self) -> None:
        """Read the table back from the disk, if in doubt: that is what happened."""
        if self._doubtful:
            async with self.lock:
                await self._trust()

    async def _trust(self) -> None:
        if not self._doubtful:
            return
        self.kept = await self._reload()
        self._frames = Frames(self.kept)
        self._doubtful = False
        self.tell()
