"""The lock of a table: waited for in turn, or taken at once if nobody has it."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """What ``asyncio.Lock`` does, and besides it can be taken without a coroutine."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._held

    def take(self) -> bool:
        """Take it if nobody has it; say whether that was so."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Take it, after all who asked before."""
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.give()  # it was handed over, to somebody who is gone
            elif turn in self._waiting:
                self._waiting.remove(turn)
            raise

    def give(self) -> None:
        """Hand it to whoever has waited longest."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *problem: object) -> None:
        self.give()
