"""The thinking worker, as the host sees it.

It runs separately, so that the table never stutters and nobody else waits for it. It may be
stopped at any time; the next worker knows nothing and is sent everything again.
"""

from __future__ import annotations

from typing import Any

from retorta.core import codec
from retorta.tab.coroutines import Later
from retorta.tab.store import Post
from retorta.tables.changes import Request, Sender
from retorta.tables.refusals import NotStored
from retorta.tables.table_queue import TableQueue
from retorta.thinking.desk_client import DeskClient, Load, ask_about_record, result_of
from retorta.thinking.followed_game import Answer
from retorta.thinking.thinking_job import Failed, ThinkingJob


class ThinkerClient:
    """Sends requests about games and records to the thinking worker."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._numbers = 0
        self._waiting: dict[int, Later[dict[str, Any]]] = {}
        self._desk = DeskClient(self._ask)

    async def choose(self, table: TableQueue, request: Request, job: ThinkingJob) -> Answer | None:
        """Return what a bot chose."""
        return await self._desk.think(job)

    async def advise(self, sender: Sender, job: ThinkingJob) -> Answer:
        """Return a hint."""
        return await self._desk.think(job)

    async def read(self, request: dict[str, Any], load: Load) -> dict[str, Any]:
        """Return an answer about a record."""
        try:
            found: dict[str, Any] = result_of(await ask_about_record(self._ask, request, load))
        except Failed:
            raise NotStored("worker-busy") from None
        return found

    def answered(self, number: int, answer: dict[str, Any]) -> None:
        """Pass on an answer of the worker."""
        if "failed" in answer:
            self._desk.forget()  # it may be a different worker by now
        if number in self._waiting:
            self._waiting.pop(number).found(answer)

    def _ask(self, job: dict[str, Any]) -> Later[dict[str, Any]]:
        self._numbers += 1
        later = self._waiting[self._numbers] = Later[dict[str, Any]]()
        self._post(codec.text({"think": self._numbers, "job": codec.text(job)}))
        return later
