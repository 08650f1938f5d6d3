"""A bot's turn on any host: decided in a worker, and played at a human pace."""

from __future__ import annotations

from typing import Final, Protocol

from retorta.core.errors import TableError
from retorta.core.match import Match
from retorta.tables.changes import Request
from retorta.tables.refusals import NotStored, Unclear
from retorta.tables.table import Table
from retorta.tables.table_queue import TableQueue
from retorta.thinking.followed_game import Answer
from retorta.thinking.thinking_job import Failed, Thinker, ThinkingJob, game_of

TRIES: Final = 3
"""How often a bot may fail at one decision before its table says so."""
MOST_SECONDS: Final = 60.0
"""Longer than any level thinks: a host that has others to think for leaves less."""


class Surroundings(Protocol):
    """What a bot's turn needs of the host, besides somebody who thinks."""

    def clock(self) -> float:
        """Return the time, in seconds since whenever."""

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""

    def new_seed(self) -> int:
        """Return luck for a bot, which has nothing to do with the deal."""

    def has_played(self) -> None:
        """Take note that a bot played."""

    def has_given_up(self) -> None:
        """Take note that a bot could not decide."""

    def warn(self, what: str) -> None:
        """Note down what went wrong with a bot."""


class BotTurns:
    """The turns of all bots of one host."""

    def __init__(self, thinker: Thinker, around: Surroundings, pause: float, again: float) -> None:
        self._thinker = thinker
        self._around = around
        self._pause = pause
        """Seconds that a move takes at least where somebody looks on."""
        self._again = again
        """Seconds until what went wrong is tried again."""

    async def take(self, table: TableQueue, request: Request) -> None:
        """Have a bot think about *request*, and play what it chose."""
        around = self._around
        began, pause = around.clock(), self._pause if table.watchers else 0.0
        for attempt in range(TRIES):
            if attempt:
                await around.sleep(self._again)
            answer = await self._chosen(table, request)
            if not table.wants(request):
                return
            # People must be able to follow; that time is for thinking too.
            # A clock that is set meanwhile makes nobody wait longer than for the pause.
            await around.sleep(min(pause, max(0.0, began + pause - around.clock())))
            if answer is not None and await self._play(table, request, answer):
                return
        around.has_given_up()
        around.warn("a bot gave up: its table says so")
        await table.ask(lambda _: table.table.give_up(request))

    async def _play(self, table: TableQueue, request: Request, answer: Answer) -> bool:
        """Play what was chosen; say whether that is settled, by it or by the table."""
        while True:
            try:
                await table.ask(
                    lambda now: table.table.bot_chose(request, answer.found, now, answer.hurried)
                )
            except (NotStored, Unclear):
                # Not the bot's fault: the move stands until it can be written.
                await self._around.sleep(self._again)
                if not table.wants(request):
                    return True
            except TableError as problem:
                self._around.warn(f"a bot chose a move that it may not play: {problem.name}")
                return False
            else:
                self._around.has_played()
                return True

    async def _chosen(self, table: TableQueue, request: Request) -> Answer | None:
        """Return what the bot chose; ``None`` if it did not, or nobody wants it any more."""
        header, entries = await game_of(table, _match_of)
        if not table.wants(request):
            return None
        job = ThinkingJob(
            "choose",
            table.table.saved.id,
            header,
            entries,
            request.seat,
            MOST_SECONDS,
            request.bot,
            self._around.new_seed(),
            table.table.saved.pace,
        )
        try:
            return await self._thinker.choose(table, request, job)
        except Failed as problem:
            self._around.warn(f"a bot did not choose: {problem}")
        except TableError as problem:
            self._around.warn(f"a bot did not choose: {problem.name}")
        return None


def _match_of(table: Table) -> Match:
    """Return the game, over or not: whether the turn is still wanted is found out apart."""
    match = table.saved.match
    assert match is not None
    return match
