"""The turns of the bots of this server, each a task of its loop."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from retorta.core.errors import TableError
from retorta.server.mailbox import Mailbox
from retorta.server.metrics import Metrics
from retorta.server.thinking.counts import Counts
from retorta.tables.changes import Request
from retorta.thinking import bot_turns
from retorta.thinking.thinking_job import Thinker

SEEDS: Final = 1 << 62
_log = logging.getLogger("retorta.server")


class BotTurns:
    """All turns of bots in progress."""

    def __init__(
        self, thinker: Thinker, metrics: Metrics, counts: Counts, pause: float, again: float
    ) -> None:
        self._metrics = metrics
        self._turns = bot_turns.BotTurns(thinker, _Surroundings(metrics, counts), pause, again)
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, mailbox: Mailbox, request: Request) -> None:
        """Let a bot think about *request*, and play what it chooses."""
        if mailbox.is_forgotten:
            return
        task = asyncio.get_running_loop().create_task(self._turn(mailbox, request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Cancel all turns."""
        for task in self._tasks:
            task.cancel()

    async def _turn(self, mailbox: Mailbox, request: Request) -> None:
        self._metrics.thinking += 1
        mailbox.thinking += 1
        try:
            await self._turns.take(mailbox, request)
        except TableError as problem:
            _log.warning("a bot at a table was refused: %s", problem.name)
        finally:
            self._metrics.thinking -= 1
            mailbox.thinking -= 1


class _Surroundings:
    """What a bot's turn needs of a server."""

    def __init__(self, metrics: Metrics, counts: Counts) -> None:
        self._metrics = metrics
        self._counts = counts

    def clock(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def new_seed(self) -> int:
        return secrets.randbelow(SEEDS)

    def has_played(self) -> None:
        self._metrics.bot_moves += 1

    def has_given_up(self) -> None:
        self._counts.given_up += 1

    def warn(self, what: str) -> None:
        _log.warning(what)
