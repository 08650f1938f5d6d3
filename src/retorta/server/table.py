"""A table in memory: who is there, and everything about it that has to wait for something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import insert

from retorta.core.errors import TableError
from retorta.core.match import Match
from retorta.core.words import Seat
from retorta.server import snapshots
from retorta.server.archive import chat_line
from retorta.server.frames import Frames
from retorta.server.kept import CHAT_KEPT, Kept
from retorta.server.metrics import Metrics
from retorta.server.playing import Playing, Told
from retorta.server.refusals import NotNow, NotStored
from retorta.server.storage.gathering import Statement
from retorta.server.storage.schema import CHAT, JOTTINGS
from retorta.server.storage.writer import Writer, settle

if TYPE_CHECKING:
    from retorta.server.connection import Connection

MOST_CHAT: Final = 2_000
"""Lines of chat that one table takes in all."""


class Table(Playing):
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
        super().__init__(kept, writer, metrics)
        self.thinking: set[Seat] = set()
        """The seats whose bots think."""
        self.absence = absence
        self._reload = reload
        self._settled = settled
        """Called after every change that everybody may know of."""
        self._pens: dict[Seat, asyncio.Lock] = {}
        """Each seat's own: held while it writes into its notebook."""
        self._left: dict[str, float] = {}
        """When each person's last socket was closed."""
        self._since = time.monotonic()
        self._recovering: asyncio.Task[None] | None = None

    async def play(self, seat: Seat, move: object, message: str | None) -> int:
        """Play a *move*, as JSON data; return the table's number when it is on the disk."""
        return await self._change_game(partial(self.make, seat, move, message), message)

    async def undo(self, seat: Seat, message: str | None) -> int:
        """Take the last move of *seat* back."""
        return await self._change_game(partial(self.take_back, seat, message), message)

    async def game(self) -> Match:
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
                match = await self.game()
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
        async with self.at_rest():
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
        self._settle()

    def seats_of(self, person: str) -> list[Seat]:
        """Return the seats that belong to *person*."""
        return [chair.seat for chair in self.kept.chairs if chair.person == person]

    def usual_seat(self, person: str) -> Seat | None:
        """Return the seat *person* looks from: one that is asked, else the first."""
        seats = self.seats_of(person)
        asked = self.kept.match.deciders() if self.kept.match and self.can_be_seen else []
        return next((seat for seat in seats if seat in asked), seats[0] if seats else None)

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

    async def _change_game(self, change: Callable[[Told], None], message: str | None) -> int:
        """Let *change* log a line when it is its turn; return when that is on the disk."""
        await self.lock.acquire()
        try:
            await self._trust()
            number = self.kept.taken.get(message) if message is not None else None
            if number is None:
                await self.game()
                done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
                change(partial(settle, done))
        except BaseException:
            self.lock.give()
            raise
        if number is not None:
            self.lock.give()
            return number
        # Whoever waits here may go: the lock is given back when the disk has answered.
        return await done

    def _go_back(self, told: Told, problem: NotStored) -> None:
        self._doubt()
        self._recovering = asyncio.create_task(self._recover(told, problem))

    async def _recover(self, told: Told, problem: NotStored) -> None:
        try:
            await self._trust()
        except TableError:
            pass  # the disk cannot be read either; whoever comes next will try again
        finally:
            self.lock.give()
            told(0, problem)

    def _settle(self) -> None:
        self._settled(self)

    async def trust(self) -> None:
        """Read the table back from the disk, if in doubt: that is what happened."""
        if self._doubtful:
            async with self.at_rest():
                pass

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """Hold the table still: no move is under way, and all that is there is on the disk."""
        async with self.lock:
            await self._trust()
            yield

    async def _trust(self) -> None:
        if self.is_forgotten:
            raise NotStored("not-stored")
        if not self._doubtful:
            return
        self.kept = await self._reload()
        self._frames = Frames(self.kept)
        self._doubtful = False
        self.tell()
