"""A thinker somewhere in a Ray cluster; it may be a different one each time.

So it gets the complete header and moves. They contain the luck that was used, which no seat may
know, so a cluster must be trusted as much as the server itself.
"""

from __future__ import annotations

from typing import Any

from retorta.server.thinking.ray_bridge import RayBridge
from retorta.thinking.desk_client import request_of, result_of, whole_game
from retorta.thinking.followed_game import Answer
from retorta.thinking.thinking_job import ThinkingJob


class RayThinker:
    """Runs one task of Ray's at a time."""

    def __init__(self, bridge: RayBridge) -> None:
        self._bridge = bridge

    def knows(self, table: str) -> bool:
        """Return ``False``: all workers are equally quick."""
        return False

    async def think(self, job: ThinkingJob) -> Answer:
        """Carry out a job."""
        answer = await self._bridge.ask({**request_of(job), **whole_game(job)})
        return Answer(**result_of(answer))

    async def drop(self) -> None:
        """Do nothing: the task was cancelled when its caller stopped waiting."""


class RayProcess:
    """Answers requests about records as a process would; it may be a different worker each time."""

    def __init__(self, bridge: RayBridge) -> None:
        self._bridge = bridge

    async def wake(self) -> None:
        """Do nothing: Ray is ready, or reports a problem when it is asked."""

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request."""
        return await self._bridge.ask(request)

    async def drop(self) -> None:
        """Do nothing: the task was cancelled when its caller stopped waiting."""
