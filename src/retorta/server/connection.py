"""A connection: one socket, its own sender, one slot for the latest view.

Nobody ever waits for a client to read. A change only marks the slot; the connection's
sender writes the view when the client has room for it, so that a slow reader gets fewer
views, always the latest, and one that reads nothing is closed.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from retorta.core.words import Seat

if TYPE_CHECKING:
    from retorta.server.table import Table

MOST_ANSWERS: Final = 64
"""Answers and chat lines that may wait for one client."""
ONLOOKERS_WAIT: Final = 0.1
"""Seconds that a view may wait for the next one, when much is going on and nobody is asked."""
RESTARTED: Final = 1012
BROKEN: Final = 1008
AGAIN_LATER: Final = 1013

SendText = Callable[[str], Awaitable[None]]


class Connection:
    """One client's place at a table."""

    def __init__(
        self,
        table: Table,
        person: str,
        seat: Seat | None,
        send: SendText,
        abort: Callable[[], None],
    ) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.seen = -1
        """The number of the last view sent, or that the client says it has seen."""
        self.sending_since: float | None = None
        """When the message on its way was handed over; ``None`` when nothing is."""
        self.closing: int | None = None
        """The code to close with, once somebody decided to."""
        self._send = send
        self._abort = abort
        self._answers: deque[str] = deque()
        self._view_due = False
        self._table_due = False
        self._later: asyncio.TimerHandle | None = None
        self._wake = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def show(self) -> None:
        """Have the view sent again: it has changed."""
        self._view_due = True
        self._wake.set()

    def show_soon(self) -> None:
        """Have the view sent before long, together with whatever happens until then."""
        if not self._view_due and self._later is None:
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(ONLOOKERS_WAIT, self._show_now)

    def _show_now(self) -> None:
        self._later = None
        if self.seen < self.table.kept.number:
            self.show()

    def show_table(self) -> None:
        """Have the table sent again: something about it has changed."""
        self._table_due = True
        self._wake.set()

    def answer(self, message: Any) -> None:
        """Queue an answer or a line of chat; whoever lets too many gather is closed."""
        if len(self._answers) >= MOST_ANSWERS * 4:
            self.close(AGAIN_LATER)
            return
        self._answers.append(msgspec.json.encode(message).decode())
        if len(self._answers) >= MOST_ANSWERS:
            self._room.clear()
        self._wake.set()

    async def room(self) -> None:
        """Wait until the client has read enough of our answers to be asked for more."""
        await self._room.wait()

    def close(self, code: int) -> None:
        """Have the sender close the socket; if the client does not even read that, cut it."""
        if self.closing is None:
            self.closing = code
            self._room.set()
            self._wake.set()
            if self.sending_since is not None:
                self._abort()

    def is_stuck(self, limit: float) -> bool:
        """Whether the client has not read for longer than *limit* seconds."""
        since = self.sending_since
        return since is not None and time.monotonic() - since > limit

    async def serve(self) -> None:
        """Send whatever is due, until the connection is to be closed."""
        while not self._is_closing():
            await self._wake.wait()
            self._wake.clear()
            while not self._is_closing() and (text := self._next()) is not None:
                self.sending_since = time.monotonic()
                await self._send(text)
                self.sending_since = None

    def _is_closing(self) -> bool:
        return self.closing is not None

    def _next(self) -> str | None:
        if self._answers:
            text = self._answers.popleft()
            if len(self._answers) < MOST_ANSWERS // 2:
                self._room.set()
            return text
        if self._table_due:
            self._table_due = False
            return self.table.info_frame(self.person)
        if self._view_due and self.table.can_be_seen:
            self._view_due = False
            text = self.table.view_frame(self.seat, self.seen)
            self.seen = self.table.kept.number
            return text
        return None
