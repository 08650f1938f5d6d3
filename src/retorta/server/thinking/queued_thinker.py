"""Thinks for the bots and people of this server: each job waits in the queue for a worker."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from retorta.server.thinking.counts import Counts
from retorta.server.thinking.dispatcher import Dispatcher, Errand
from retorta.server.thinking.queue import Priority
from retorta.server.thinking.shares import share_of_sender, share_of_table
from retorta.server.thinking.thinking_worker import ThinkingWorker
from retorta.tables.changes import Request, Sender
from retorta.tables.table import Table
from retorta.tables.table_queue import TableQueue
from retorta.thinking.followed_game import Answer
from retorta.thinking.thinking_job import ThinkingJob

FLOOR: Final = 0.25
"""Seconds that a hint is always given, if it wants that many."""


class QueuedThinker:
    """Shares the workers according to whom a job is for, and how urgent it is."""

    def __init__(self, queue: Dispatcher[ThinkingWorker], counts: Counts) -> None:
        self._queue = queue
        self._counts = counts

    async def choose(self, table: TableQueue, request: Request, job: ThinkingJob) -> Answer | None:
        """Return what a bot chose; ``None`` if *table* no longer wants it."""

        async def work(worker: ThinkingWorker, seconds: float) -> Answer:
            return await worker.think(replace(job, seconds=seconds))

        place, person = share_of_table(table.table)
        errand: Errand[ThinkingWorker] = Errand(
            priority_of(table.table),
            person,
            job.table,
            f"choose {job.header.game} {job.bot} {job.pace}",
            work,
            lambda: table.wants(request),
            place,
        )
        answer: Answer | None = await self._queue.ask(errand)
        if answer is not None and answer.given is not None:
            self._counts.given.add(answer.given)
        return answer

    async def advise(self, sender: Sender, job: ThinkingJob) -> Answer:
        """Return a hint for *sender*, which goes before the turns of that person's bots."""

        async def work(worker: ThinkingWorker, seconds: float) -> Answer:
            given = min(job.seconds, max(seconds, FLOOR))
            return await worker.think(replace(job, seconds=given))

        place, person = share_of_sender(sender)
        kind = f"advise {job.header.game}"
        errand: Errand[ThinkingWorker] = Errand(
            Priority.ASKED, person, job.table, kind, work, place=place
        )
        answer: Answer = await self._queue.ask(errand)
        return answer

    def attend(self, table: Table) -> None:
        """Note who is watching a table whose bots are thinking."""
        place, person = share_of_table(table)
        self._queue.move(table.saved.id, place, person, priority_of(table))


def priority_of(table: Table) -> Priority:
    """Return how urgent the turns of a table's bots are, among the jobs of the same person."""
    looking = {sender.person for sender in table.senders}
    if any(chair.person in looking for chair in table.saved.chairs if chair.person):
        return Priority.SEATED
    return Priority.WATCHED if looking else Priority.UNSEEN
