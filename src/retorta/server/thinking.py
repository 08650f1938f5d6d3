"""Bots at tables: asked when it is their turn, in worker processes, at a human pace."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final

from retorta.core import codec
from retorta.core.errors import TableError
from retorta.core.words import Seat
from retorta.server.metrics import Metrics
from retorta.server.refusals import NotStored
from retorta.server.table import Table
from retorta.server.workers import Failed, Workers

SEEDS: Final = 1 << 62
PATIENCE: Final = 5
"""How often a bot's turn is tried before anything legal is played for it."""
_log = logging.getLogger("retorta.server")


class Thinking:
    """Every bot that is asked something just now."""

    def __init__(self, workers: Workers, metrics: Metrics, pause: float) -> None:
        self._workers = workers
        self._metrics = metrics
        self._pause = pause
        self._tasks: set[asyncio.Task[None]] = set()

    def consider(self, table: Table) -> None:
        """Let the bots think that are asked at *table*."""
        kept = table.kept
        if kept.phase != "playing" or kept.match is None:
            return
        if table.is_forgotten or not table.can_be_seen:
            return
        for seat in kept.match.deciders():
            if kept.chairs[seat].bot is not None and seat not in table.thinking:
                table.thinking.add(seat)
                task = asyncio.create_task(self._turn(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        """Let no bot think any more."""
        for task in self._tasks:
            task.cancel()

    async def _turn(self, table: Table, seat: Seat) -> None:
        self._metrics.thinking += 1
        try:
            if table.connections:
                await asyncio.sleep(self._pause)
            await self._play(table, seat)
        except TableError as problem:
            _log.warning("a bot at a table was refused: %s", problem.name)
        finally:
            self._metrics.thinking -= 1
            table.thinking.discard(seat)
        self.consider(table)

    async def _play(self, table: Table, seat: Seat) -> None:
        for attempt in range(1, PATIENCE + 1):
            bot = table.kept.chairs[seat].bot
            if bot is None or not self._is_asked(table, seat):
                return
            move = await self._chosen(table, seat, bot, desperate=attempt == PATIENCE)
            if move is None:
                continue
            if table.kept.chairs[seat].bot is None:
                return  # the person came back meanwhile
            try:
                await table.play(seat, move, None)
            except NotStored:
                await asyncio.sleep(1.0)
            except TableError:
                continue  # the table moved on while the bot thought
            else:
                self._metrics.bot_moves += 1
                return

    async def _chosen(self, table: Table, seat: Seat, bot: str, desperate: bool) -> Any:
        async with table.at_rest():
            match = table.kept.match
            assert match is not None
            header, entries, moves = match.header, list(match.entries), match.legal_moves(seat)
        if desperate and moves:
            return codec.plain(secrets.choice(moves))
        try:
            return await self._workers.think(
                table.kept.id, header, entries, seat, bot, secrets.randbelow(SEEDS)
            )
        except Failed as problem:
            _log.warning("a bot did not choose: %s", problem)
        except TableError as problem:
            _log.warning("a bot did not choose: %s", problem.name)
        return None

    def _is_asked(self, table: Table, seat: Seat) -> bool:
        match = table.kept.match
        return match is not None and table.kept.phase == "playing" and seat in match.deciders()
