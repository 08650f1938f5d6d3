"""Anything that carries out one job at a time: a local process, or a worker elsewhere."""

from __future__ import annotations

from typing import Protocol

from retorta.thinking.followed_game import Answer
from retorta.thinking.thinking_job import ThinkingJob


class WorkerDied(Exception):
    """The worker has died, for whatever reason: another may carry out the job."""


class ThinkingWorker(Protocol):
    """Carries out one job at a time, somewhere else than in the server's loop.

    There is one for each job that may be carried out at the same time.
    """

    def knows(self, table: str) -> bool:
        """Whether it has followed that game, so that it would be quicker than others."""

    async def think(self, job: ThinkingJob) -> Answer:
        """Carry out a job.

        Raises :class:`WorkerDied`, ``Failed``, or the :class:`TableError` of the game.
        """

    async def drop(self) -> None:
        """End the current job; the next one starts afresh."""
