"""A thinker on this machine: a process that follows games move by move."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from retorta.core import codec
from retorta.server.thinking.thought import Died, Thought
from retorta.server.thinking.worker_process import WorkerProcess, result_of
from retorta.thinking.followed_game import GAMES_KEPT, Answer


class LocalThinker:
    """Thinks in a process of its own, which is told of every game only what is new."""

    def __init__(self) -> None:
        self.process = WorkerProcess()
        self._told: OrderedDict[str, int] = OrderedDict()
        """How much of each game it was told."""

    def knows(self, table: str) -> bool:
        """Whether it has followed that game."""
        return table in self._told

    async def think(self, thought: Thought) -> Answer:
        """Carry out a thought."""
        try:
            return await self._think(thought)
        except Died:
            self._told.clear()
            raise

    async def drop(self) -> None:
        """End whatever it does just now."""
        self._told.clear()
        await self.process.drop()

    async def _think(self, thought: Thought) -> Answer:
        request = {
            "job": thought.job,
            "key": thought.table,
            "seat": thought.seat,
            "seconds": thought.seconds,
            "bot": thought.bot,
            "seed": thought.seed,
            "pace": thought.pace,
        }
        told = self._told.get(thought.table, 0)
        answer: dict[str, Any] = {"unheard": True}
        if 0 < told <= len(thought.entries):
            news = codec.plain(thought.entries[told:])
            answer = await self.process.ask(
                {**request, "header": None, "from": told, "entries": news}
            )
        if "unheard" in answer:
            header, entries = codec.plain(thought.header), codec.plain(thought.entries)
            answer = await self.process.ask(
                {**request, "header": header, "from": 0, "entries": entries}
            )
        self._remember(thought.table, len(thought.entries))
        return Answer(**result_of(answer))

    def _remember(self, table: str, told: int) -> None:
        self._told[table] = told
        self._told.move_to_end(table)
        if len(self._told) > GAMES_KEPT:
            self._told.popitem(last=False)
