"""Messages that wait to be taken, one reader to each inbox."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Inbox:
    """What ``asyncio.Queue`` would do for one reader, and no more: every move passes here."""

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._loop = asyncio.get_running_loop()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake the reader."""
        self._messages.append(message)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        """Take the next message, as soon as there is one."""
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._messages

    def qsize(self) -> int:
        """Return how many messages wait."""
        return len(self._messages)
