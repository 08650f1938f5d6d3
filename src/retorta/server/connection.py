"""A connection: one socket, its own sender, one slot for the latest view.

Nobody ever waits for a client to read. A change only marks the slot; the view is written
when the client has room for it, so that a slow reader gets fewer views, always the latest,
and one that reads nothing is closed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from retorta.core import codec
from retorta.core.words import Seat
from retorta.server import telling
from retorta.server.outbox import Outbox

if TYPE_CHECKING:
    from retorta.server.table import Table

MOST_ANSWERS: Final = 64
"""Answers and chat lines that may wait for one client."""
LEFT: Final = 1000
BROKEN: Final = 1008
FAILED: Final = 1011
RESTARTED: Final = 1012
AGAIN_LATER: Final = 1013
_log = logging.getLogger("retorta.server")


class Pipe(Protocol):
    """Where the frames go: a socket that says when it is full instead of waiting."""

    is_full: bool
    room: Callable[[], None] | None
    """Called when it is no longer full."""
    taker: Callable[[str], bool] | None
    """Offered every message before it is queued; says whether it took it."""

    def write_text(self, text: bytes) -> None:
        """Send a text frame, encoded already; it waits in the socket's own small buffer."""

    def abort(self) -> None:
        """Cut the connection, whatever is still in the buffer."""


class Connection:
    """One client's place at a table."""

    def __init__(
        self,
        table: Table,
        person: str,
        seat: Seat | None,
        pipe: Pipe,
        outbox: Outbox,
        say_goodbye: Callable[[int], None],
        blink: float,
    ) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.seen = -1
        """The number of the last view sent, or that the client says it has seen."""
        self.closing: int | None = None
        """The code to close with, once somebody decided to."""
        self._pipe = pipe
        self._outbox = outbox
        self._say_goodbye = say_goodbye
        self._blink = blink
        self._loop = asyncio.get_running_loop()
        self._answers: deque[bytes] = deque()
        self._view_due = False
        self._table_due = False
        self._flushing = False
        """Whether the sender is about to run."""
        self._full_since: float | None = None
        self._shown = 0.0
        """When the last view was sent, by the loop's clock."""
        self._later: asyncio.TimerHandle | None = None
        self._room = asyncio.Event()
        self._room.set()
        pipe.room = self._has_room

    def show(self) -> None:
        """Have the view sent again: it has changed."""
        self._view_due = True
        self._wake()

    def show_soon(self) -> None:
        """Have the view sent, a blink after the last one, with whatever happens until then."""
        if self.closing is not None:
            return
        next_look = self._shown + self._blink
        if self._view_due:
            self.show()  # it could not be seen until now: a move was under way
        elif self._later is not None:
            return
        elif self._loop.time() >= next_look:
            self.show()
        else:
            self._later = self._loop.call_at(next_look, self._look_again)

    def show_table(self) -> None:
        """Have the table sent again: something about it has changed."""
        self._table_due = True
        self._wake()

    def answer(self, message: Any) -> None:
        """Queue an answer or a line of chat; whoever lets too many gather is closed."""
        if len(self._answers) >= MOST_ANSWERS * 4:
            self.close(AGAIN_LATER)
            return
        self._answers.append(codec.dumps(message))
        if len(self._answers) >= MOST_ANSWERS:
            self._room.clear()
        self._wake()

    @property
    def is_busy(self) -> bool:
        """Whether nothing more is to be asked for: it closes, or has answers enough to read."""
        return self.closing is not None or not self._room.is_set()

    async def room(self) -> None:
        """Wait until the client has read enough of our answers to be asked for more."""
        if not self._room.is_set():
            await self._room.wait()

    def close(self, code: int) -> None:
        """Close the socket; if the client does not even read that, cut it."""
        if self.closing is not None:
            return
        self.leave(code)
        if self._pipe.is_full:
            self._pipe.abort()
        else:
            self._say_goodbye(code)

    def leave(self, code: int) -> None:
        """Send nothing any more: the client is gone, or about to be sent away."""
        self.closing = code
        self._room.set()
        self._pipe.room = None
        if self._later is not None:
            self._later.cancel()

    def is_stuck(self, limit: float) -> bool:
        """Whether the client has not read for longer than *limit* seconds."""
        since = self._full_since
        return since is not None and time.monotonic() - since > limit

    def _wake(self) -> None:
        if not self._flushing and not self._pipe.is_full:
            self._flushing = True
            self._outbox.add(self)

    def flush(self) -> None:
        """Send whatever is due, as far as there is room."""
        self._flushing = False
        pipe = self._pipe
        try:
            while self.closing is None and not pipe.is_full and (text := self._next()):
                pipe.write_text(text)
        except Exception:
            _log.exception("a view could not be written")
            self.close(FAILED)
        if pipe.is_full and self._full_since is None:
            self._full_since = time.monotonic()

    def _has_room(self) -> None:
        self._full_since = None
        self._wake()

    def _look_again(self) -> None:
        """Show what there is by now: at once, unless a view was sent meanwhile."""
        self._later = None
        if self.seen < self.table.kept.number:
            self.show_soon()

    def _next(self) -> bytes:
        """Return the next frame; nothing when nothing is due."""
        if self._answers:
            text = self._answers.popleft()
            if len(self._answers) < MOST_ANSWERS // 2:
                self._room.set()
            return text
        if self._table_due:
            self._table_due = False
            return telling.frame(self.table, self.person)
        if self._view_due and self.table.can_be_seen:
            self._view_due = False
            text = self.table.view_frame(self.seat, self.seen)
            self.seen = self.table.kept.number
            self._shown = self._loop.time()
            return text
        return b""
