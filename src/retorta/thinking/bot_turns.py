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
"""Longer than any level thinks; a busy host allows less."""


class Surroundings(Protocol):
    """What a bot's turn needs from the host, besides a thinker."""

    def clock(self) -> float:
        """Return the time in seconds, from any starting point."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""

    def new_seed(self) -> int:
        """Return a seed for a bot, independent of the deal."""

    def has_played(self) -> None:
        """Count that a bot played."""

    def has_given_up(self) -> None:
        """Count that a bot could not decide."""

    def warn(self, what: str) -> None:
        """Log a problem with a bot."""


class BotTurns:
    """The turns of all bots of one host."""

    def __init__(self, thinker: Thinker, around: Surroundings, pause: float, again: float) -> None:
        self._thinker = thinker
        self._around = around
        self._pause = pause
        """The least time of a move in seconds, if somebody is watching."""
        self._again = again
        """Seconds before a failed turn is tried again."""

    async def take(self, table: TableQueue, request: Request) -> None:
        """Let a bot think about *request*, and play its choice."""
        around = self._around
        began, pause = around.clock(), self._pause if table.watchers else 0.0
        for attempt in range(TRIES):
            if attempt:
                await around.sleep(self._again)
            answer = await self._chosen(table, request)
            if not table.wants(request):
                return
            # People must be able to follow; the thinking time counts towards the pause.
            # Even if the clock is set meanwhile, nobody waits longer than the pause.
            await around.sleep(min(pause, max(0.0, began + pause - around.clock())))
            if answer is not None and await self._play(table, request, answer):
                return
        around.has_given_up()
        around.warn("a bot gave up: its table says so")
        await table.ask(lambda _: table.table.give_up(request))

    async def _play(self, table: TableQueue, request: Request, answer: Answer) -> bool:
        """Play the chosen move; return whether the turn is settled, by it or by the table."""
        while True:
            try:
                await table.ask(
                    lambda now: table.table.bot_chose(request, answer.found, now, answer.hurried)
                )
            except (NotStored, Unclear):
                # Not the bot's fault: the move is kept until it can be written.
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
        """Return the bot's choice; ``None`` if it failed, or the turn is no longer wanted."""
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
    """Return the game, over or not; whether the turn is still wanted is checked separately."""
    match = table.saved.match
    assert match is not None
    return match
