"""Hints for people: who may have one, and how many are thought of at once."""

from __future__ import annotations

import msgspec

from retorta.core.errors import NotYourTurn
from retorta.core.words import Seat
from retorta.server import wire
from retorta.server.chairs import plays_alone
from retorta.server.refusals import Forbidden, NotNow, NotStored
from retorta.server.table import Table
from retorta.server.workers import Workers


class Hints:
    """Every hint that is being thought of: one for each person, and few in all."""

    def __init__(self, workers: Workers, seconds: float, most: int) -> None:
        self._workers = workers
        self._seconds = seconds
        self._most = most
        self._asking: set[str] = set()
        """The persons who wait for theirs."""

    async def ask(self, table: Table, person: str, seat: Seat) -> wire.Hint:
        """Return what the seat of *person* should play, thought of in a worker process.

        Where another person sits at the table there is none: among friends the machine does
        not whisper.
        """
        chair = table.chair_of(person, seat)
        if not plays_alone(person, table.kept.chairs):
            raise Forbidden("hint-among-friends")
        if chair.bot is not None:
            raise NotNow("bot-plays", seat=seat + 1)
        if person in self._asking:
            raise NotNow("hint-under-way")
        if len(self._asking) >= self._most:
            raise NotStored("worker-busy")
        self._asking.add(person)
        try:
            return await self._thought_of(table, seat)
        finally:
            self._asking.discard(person)

    async def _thought_of(self, table: Table, seat: Seat) -> wire.Hint:
        async with table.lock:  # no move is under way: what is told is on the disk
            match = await table.game()
            header, entries, asked = match.header, list(match.entries), match.deciders()
        if seat not in asked:
            raise NotYourTurn(seat, asked)
        found = await self._workers.advise(table.kept.id, header, entries, seat, self._seconds)
        return msgspec.convert({**found, "number": len(entries), "seat": seat}, wire.Hint)
