"""One job at a time from each address, so that nobody's slow uploads keep everything busy."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class OnePerAddress:
    """Lets one job through for each place; the people of a place take turns."""

    def __init__(self) -> None:
        self._waiting: dict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = {}
        """For every place with a job in progress: who is waiting there, the next one first."""

    @asynccontextmanager
    async def one_of(self, place: str, person: str) -> AsyncIterator[None]:
        """Wait for *person*'s turn; within the context it is nobody else's at the *place*."""
        line = self._waiting.get(place)
        if line is None:
            self._waiting[place] = OrderedDict()
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            line.setdefault(person, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():  # it came at the last moment
                    self._next(place)
                raise
        try:
            yield
        finally:
            self._next(place)

    def _next(self, place: str) -> None:
        line = self._waiting[place]
        while line:
            person, turns = line.popitem(last=False)
            turn = turns.popleft()
            if turns:
                line[person] = turns
            if not turn.done():  # otherwise its caller is gone
                turn.set_result(None)
                return
        del self._waiting[place]
