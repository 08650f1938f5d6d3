"""A connection: one socket, and one slot for the latest view.

Nobody ever waits for a client to read. A change only marks the slot; the view is fetched from
the table when the client has room for it, so that a slow reader gets fewer views, always the
latest, and one that reads nothing is closed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from aiohttp import WSMsgType, web

from retorta.server.metrics import Metrics
from retorta.tables.changes import Sender
from retorta.tables.closing import AGAIN_LATER, FAILED, RESTARTED
from retorta.tables.messages import ChatLine, ChatShown, Done, Refused
from retorta.tables.table import Table
from retorta.tables.table_info import table_frame

MOST_ANSWERS: Final = 256
"""Answers and chat lines that may wait for one client."""
FULL: Final = 8 << 10
"""Bytes in the socket's own buffer above which the client has no room. Well below the mark at
which the library begins to wait for the client."""
LARGE: Final = 8 << 10
"""Bytes above which a frame is sent by a task: the library may compress it in a thread."""
PAUSE: Final = 0.02
"""Seconds between two checks whether a slow client has room."""
WINDOW: Final = 12
"""The compression window, as a power of two: small, since every frame begins with an empty one."""
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("retorta.server")


class Connection:
    """One client's place at a table."""

    def __init__(
        self,
        table: Table,
        sender: Sender,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport,
        metrics: Metrics,
        blink: float,
        is_theirs: Callable[[], bool],
    ) -> None:
        self.table = table
        self.sender = sender
        self._is_theirs = is_theirs
        """Whether the device is still the sender's, and the sender may still be here."""
        self.closing: int | None = None
        """The code to close with, once it has been decided to close."""
        self._socket = socket
        self._transport = transport
        self._metrics = metrics
        self._blink = blink
        self._loop = asyncio.get_running_loop()
        self._answers: deque[bytes] = deque()
        self._view_due = False
        self._table_due = False
        self._tells_due = False
        """Whether a view was sent since it was last told what choices bring."""
        self._slowly: asyncio.Task[None] | None = None
        """Sends what is due while the client has no room."""
        self._goodbye: asyncio.Task[object] | None = None
        self._full_since: float | None = None
        self._shown = 0.0
        """When the last view was sent, by the loop's clock."""
        self._later: asyncio.TimerHandle | None = None

    # What is to be sent.

    def show_view(self) -> None:
        """Send the view again: it has changed."""
        if self._blink and self.table.seat_of(self.sender) not in self.table.deciders:
            self._show_soon()
        else:
            self._show_now()

    def show_table(self) -> None:
        """Send the table again: something about it has changed."""
        self._table_due = True
        self._flush()

    def show_chat(self, lines: list[ChatLine]) -> None:
        """Send lines of chat."""
        self._answer(_encode(ChatShown(lines)))

    def answer(self, message: Done | Refused) -> None:
        """Answer one of the client's messages."""
        self._answer(_encode(message))

    def _answer(self, frame: bytes) -> None:
        if len(self._answers) >= MOST_ANSWERS:
            self.close(AGAIN_LATER)  # a client with so many waiting does not read them
            return
        self._answers.append(frame)
        self._flush()

    def _show_soon(self) -> None:
        """Send the view a blink after the last one, with everything that happens until then."""
        next_look = self._shown + self._blink
        if self._view_due or self._loop.time() >= next_look:
            self._show_now()
        elif self._later is None and self.closing is None:
            self._later = self._loop.call_at(next_look, self._show_now)

    def _show_now(self) -> None:
        self._view_due = True
        self._flush()

    # How it is sent.

    def _flush(self) -> None:
        """Send everything that is due, as far as there is room."""
        if self._slowly is not None:
            return
        try:
            while self.closing is None:
                frame = None if self._is_full() else self._next()
                if frame is None and not self._is_full():
                    return
                if frame is None or len(frame) > LARGE:
                    self._slowly = self._loop.create_task(self._send_slowly(frame))
                    return
                self._send_at_once(frame)
        except ConnectionError:
            pass  # gone; the session notices
        except Exception:
            self._broke()

    def _is_full(self) -> bool:
        return self._transport.get_write_buffer_size() > FULL

    def _send_at_once(self, frame: bytes) -> None:
        """Send a frame for which there is room; this does not wait, so it needs no task."""
        try:
            self._send(frame).send(None)
        except StopIteration:
            return
        raise RuntimeError("a frame for which there was room had to wait")

    async def _send_slowly(self, frame: bytes | None) -> None:
        """Send *frame* and whatever else is due, waiting for room before each."""
        try:
            while self.closing is None:
                self._full_since = time.monotonic()
                if frame is not None:
                    await self._send(frame)  # the library waits until a long one is sent
                while self._is_full():
                    await asyncio.sleep(PAUSE)
                self._full_since = None
                frame = self._next()
                if frame is None:
                    break
        except ConnectionError:
            pass  # gone; the session notices
        except Exception:
            self._broke()
        finally:
            self._slowly = self._full_since = None

    def _send(self, frame: bytes) -> Coroutine[Any, Any, None]:
        window = WINDOW if self._socket.compress else None
        return self._socket.send_frame(frame, WSMsgType.TEXT, window)

    def _next(self) -> bytes | None:
        """Return the next frame; ``None`` if nothing is due, or nothing may be sent any longer."""
        if self.is_sent_away():
            return None
        if self._answers:
            return self._answers.popleft()
        if self._table_due:
            self._table_due = False
            return table_frame(self.table, self.sender.person, time.time())
        if self._view_due:
            frame = self.table.view_frame(self.sender)
            if frame is not None:
                self._view_due = False
                self._shown = self._loop.time()
                self._forget_blink()
                self._metrics.views += 1
                self._loop.call_soon(self._tell)
            return frame
        if self._tells_due:
            self._tells_due = False
            return self._tells()
        return None

    def _tell(self) -> None:
        """Tell what choices bring; by now everybody at the table has been sent the view."""
        self._tells_due = True
        self._flush()

    def _tells(self) -> bytes | None:
        try:
            return self.table.tells_frame(self.sender)
        except Exception:
            _log.exception("what choices bring could not be told")
            return None  # it is help, without which one can play

    # How it ends.

    def is_sent_away(self) -> bool:
        """Whether the connection is closing; close it if the sender may no longer be here."""
        if self.closing is None and not self._is_theirs():
            self.close(RESTARTED)
        return self.closing is not None

    def is_stuck(self, limit: float) -> bool:
        """Whether the client has not read for longer than *limit* seconds."""
        return self._full_since is not None and time.monotonic() - self._full_since > limit

    def close(self, code: int) -> None:
        """Close the socket; if the client is not reading, cut the connection."""
        if self.closing is not None:
            return
        self.leave(code)
        if self._is_full():
            self._transport.abort()
        else:
            self._goodbye = self._loop.create_task(self._socket.close(code=code))

    async def closed(self) -> None:
        """Wait until the socket is closed, if we are closing it."""
        if self._goodbye is not None:
            await self._goodbye

    def leave(self, code: int) -> None:
        """Send nothing more: the client is gone, or about to be disconnected."""
        self.closing = code
        self._forget_blink()
        if self._slowly is not None:
            self._slowly.cancel()

    def _forget_blink(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def _broke(self) -> None:
        _log.exception("a frame could not be sent")
        self.close(FAILED)
