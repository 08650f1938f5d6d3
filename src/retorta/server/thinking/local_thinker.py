"""A worker that thinks on this machine: a process that follows games move by move."""

from __future__ import annotations

from retorta.server.thinking.thinking_worker import WorkerDied
from retorta.server.thinking.worker_process import WorkerProcess
from retorta.thinking.desk_client import DeskClient
from retorta.thinking.followed_game import Answer
from retorta.thinking.thinking_job import ThinkingJob


class LocalThinker:
    """Thinks in a process of its own, which is sent only what is new in each game."""

    def __init__(self) -> None:
        self.process = WorkerProcess()
        self._desk = DeskClient(self.process.ask)

    def knows(self, table: str) -> bool:
        """Whether it has followed that game."""
        return self._desk.knows(table)

    async def think(self, job: ThinkingJob) -> Answer:
        """Carry out a job."""
        try:
            return await self._desk.think(job)
        except WorkerDied:
            self._desk.forget()
            raise

    async def drop(self) -> None:
        """End the current job."""
        self._desk.forget()
        await self.process.drop()
