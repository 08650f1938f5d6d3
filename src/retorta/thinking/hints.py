"""Hints for people, on any host: one at a time for each person."""

from __future__ import annotations

from typing import Final

from retorta.core import reading
from retorta.tables.answers import Hint
from retorta.tables.changes import Request, Sender
from retorta.tables.messages import HintRequest
from retorta.tables.refusals import NotNow, NotStored
from retorta.tables.table import Table
from retorta.tables.table_queue import TableQueue
from retorta.thinking.thinking_job import Failed, Thinker, ThinkingJob, game_of

PATIENCE: Final = 3
"""How often a hint is tried: if several players choose at once, the others may be quicker."""


class Hints:
    """Every hint that is being worked out."""

    def __init__(self, thinker: Thinker, seconds: float) -> None:
        self._thinker = thinker
        self._seconds = seconds
        self._asking: set[str] = set()
        """The people who are waiting for a hint."""

    async def ask(self, table: TableQueue, sender: Sender, wanted: HintRequest) -> Hint:
        """Return a hint for a seat of *sender*."""
        if sender.person in self._asking:
            raise NotNow("hint-under-way")
        self._asking.add(sender.person)
        try:
            for _ in range(PATIENCE):
                try:
                    return await self._advice(table, sender, wanted)
                except NotNow as problem:
                    if problem.name != "hint-late":
                        raise
            raise NotNow("hint-late")
        finally:
            self._asking.discard(sender.person)

    async def _advice(self, table: TableQueue, sender: Sender, wanted: HintRequest) -> Hint:
        shown = await table.ask(lambda now: table.table.take(sender, wanted, now))
        request = shown.request
        assert request is not None
        found = await self._hint_for(table, sender, request)
        told = await table.ask(lambda _: table.table.advised(sender, request, found))
        hint: Hint = told.answer
        return hint

    async def _hint_for(self, table: TableQueue, sender: Sender, request: Request) -> Hint:
        header, entries = await game_of(table, Table.game)
        id = table.table.saved.id
        job = ThinkingJob("advise", id, header, entries, request.seat, self._seconds)
        try:
            answer = await self._thinker.advise(sender, job)
        except Failed:
            raise NotStored("worker-busy") from None
        told = {**answer.found, "number": request.number, "seat": request.seat}
        hint: Hint = reading.read(Hint, told)
        return hint
