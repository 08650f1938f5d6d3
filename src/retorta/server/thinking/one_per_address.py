"""One job at a time from each address, so that nobody's slow uploads keep everything busy."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class OnePerAddress:
    """Lets one through for each place; the people of a place take turns."""

    def __init__(self) -> None:
        self._waiting: dict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = {}
        """Of every place of which somebody is inside, who waits there, the next one first."""

    @asynccontextmanager
    async def one_of(self, place: str, person: str) -> AsyncIterator[None]:
        """Wait until it is *person*'s turn; until the end of this nobody else of the *place* is."""
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
            if not turn.done():  # else whoever waited is gone
                turn.set_result(None)
                return
        del self._waiting[place]
