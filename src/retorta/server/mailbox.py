"""The mailbox of a table on this server: handles its messages in order, on an asyncio loop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Protocol

from retorta.core.errors import TableError
from retorta.server.metrics import Metrics
from retorta.server.storage.writer import Writer
from retorta.tables.changes import Change, Request, Sender, Shown
from retorta.tables.refusals import Missing, NotStored
from retorta.tables.rows import MoveRow, Row
from retorta.tables.saved_table import SavedTable
from retorta.tables.table import Table
from retorta.tables.table_queue import TableQueue, Take, Told

_log = logging.getLogger("retorta.server")


class Surroundings(Protocol):
    """What a mailbox needs from its server."""

    writer: Writer
    metrics: Metrics

    async def read(self, id: str) -> SavedTable:
        """Read a table back from the log."""

    def think(self, mailbox: Mailbox, request: Request) -> None:
        """Let a bot think about its turn."""

    def attend(self, mailbox: Mailbox) -> None:
        """Note that other people are watching a table whose bots are thinking."""

    def has_made(self, saved: SavedTable) -> None:
        """Register a table that has been made and stored."""

    def has_gone(self, mailbox: Mailbox) -> None:
        """Drop a table that no longer exists."""


class Mailbox(TableQueue):
    """One table of this server, and everybody connected to it."""

    def __init__(self, table: Table, around: Surroundings) -> None:
        super().__init__(table)
        self.used = time.monotonic()
        self.thinking = 0
        """Number of bots thinking at this table now."""
        self._attended: list[Sender] = []
        """Who was connected when ``attend`` was last called."""
        self._around = around
        self._reading: asyncio.Task[None] | None = None

    # In.

    def ask(self, take: Take) -> asyncio.Future[Shown]:
        """Queue something; return a future of the answer, which comes once it is on the disk.

        This is not a coroutine, to avoid a reference cycle: its frame would refer to the future,
        the future to a refusal, and the refusal to the frame.
        """
        done: asyncio.Future[Shown] = asyncio.get_running_loop().create_future()

        def answered(shown: Shown | None, problem: TableError | None) -> None:
            if done.done():  # the caller is gone; it has happened regardless
                return
            if problem is not None:
                # Nobody needs the traceback, and its frames refer to the future.
                done.set_exception(problem.with_traceback(None))
            else:
                assert shown is not None
                done.set_result(shown)

        self.post(take, answered)
        return done

    def settle(self) -> None:
        super().settle()
        if self.thinking and self.table.senders != self._attended:
            self._attended = list(self.table.senders)
            self._around.attend(self)

    # What is asked of the server.

    def now(self) -> float:
        return time.time()

    def clock(self) -> float:
        return time.perf_counter()

    def write(self, rows: Sequence[Row], told: Told) -> None:
        self._around.writer.put(rows, told)

    def read_back(self) -> None:
        self._reading = asyncio.ensure_future(self._read_back())

    def think(self, request: Request) -> None:
        self._around.think(self, request)

    def has_made(self, saved: SavedTable) -> None:
        self._around.has_made(saved)

    def has_gone(self) -> None:
        self._around.has_gone(self)

    def broke(self, what: str) -> None:
        self._around.metrics.failures += 1
        _log.exception(what)

    def has_shown(self) -> None:
        self.used = time.monotonic()

    def has_written(self, change: Change, seconds: float) -> None:
        first = change.rows[0]
        if isinstance(first, MoveRow) and first.move is not None:
            self._around.metrics.moves += 1
            self._around.metrics.move_seconds.measured.append(seconds)

    async def _read_back(self) -> None:
        saved: SavedTable | None = None
        gone: Missing | None = None
        try:
            saved = await self._around.read(self.table.saved.id)
        except Missing as problem:
            gone = problem
        except NotStored:
            pass  # the database is down, or another server has the table: both are reported
        except Exception:
            _log.exception("a table could not be read back")
        self.has_been_read(saved, gone)
