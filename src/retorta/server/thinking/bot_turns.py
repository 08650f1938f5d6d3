"""Bots at tables: asked when it is their turn, thought for elsewhere, at a human pace."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final

from retorta.core.errors import TableError
from retorta.server.mailbox import Mailbox
from retorta.server.metrics import Metrics
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.dispatcher import Dispatcher, Errand
from retorta.server.thinking.queue import Priority
from retorta.server.thinking.shares import share_of_table
from retorta.server.thinking.thought import Failed, Thinker, Thought
from retorta.tables.changes import Request
from retorta.tables.refusals import NotStored, Unclear
from retorta.tables.table import Table
from retorta.thinking.followed_game import Answer

SEEDS: Final = 1 << 62
TRIES: Final = 3
"""How often a bot may fail at one decision before its table says so."""
_log = logging.getLogger("retorta.server")


class BotTurns:
    """Every bot that is asked something just now."""

    def __init__(
        self,
        thinking: Dispatcher[Thinker],
        metrics: Metrics,
        counts: Counts,
        pause: float,
        again: float,
    ) -> None:
        self._thinking = thinking
        self._metrics = metrics
        self._counts = counts
        self._pause = pause
        self._again = again
        """Seconds until what went wrong is tried again."""
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, mailbox: Mailbox, request: Request) -> None:
        """Have a bot think about *request*, and play what it chose."""
        if mailbox.is_forgotten:
            return
        task = asyncio.get_running_loop().create_task(self._turn(mailbox, request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def attend(self, mailbox: Mailbox) -> None:
        """Take note of who looks at a table whose bots think."""
        table = mailbox.table
        place, person = share_of_table(table)
        self._thinking.move(table.saved.id, place, person, priority_of(table))

    def stop(self) -> None:
        """Let no bot think any more."""
        for task in self._tasks:
            task.cancel()

    async def _turn(self, mailbox: Mailbox, request: Request) -> None:
        self._metrics.thinking += 1
        mailbox.thinking += 1
        loop = asyncio.get_running_loop()
        due = loop.time() + (self._pause if mailbox.watchers else 0.0)
        try:
            for attempt in range(TRIES):
                if attempt:
                    await asyncio.sleep(self._again)
                answer = await self._chosen(mailbox, request)
                if mailbox.is_forgotten or not mailbox.table.is_wanted(request):
                    return
                # People must be able to follow; that time is for thinking too.
                await asyncio.sleep(max(0.0, due - loop.time()))
                if answer is not None and await self._play(mailbox, request, answer):
                    return
            self._counts.given_up += 1
            _log.warning("a bot gave up: its table says so")
            await mailbox.ask(lambda _: mailbox.table.give_up(request))
        except TableError as problem:
            _log.warning("a bot at a table was refused: %s", problem.name)
        finally:
            self._metrics.thinking -= 1
            mailbox.thinking -= 1

    async def _play(self, mailbox: Mailbox, request: Request, answer: Answer) -> bool:
        """Play what was chosen; say whether that is settled, by it or by the table."""
        while True:
            try:
                await mailbox.ask(
                    lambda now: mailbox.table.thought(request, answer.found, now, answer.hurried)
                )
            except (NotStored, Unclear):
                # Not the bot's fault: the move stands until it can be written.
                await asyncio.sleep(self._again)
                if mailbox.is_forgotten or not mailbox.table.is_wanted(request):
                    return True
            except TableError as problem:
                _log.warning("a bot chose what it may not play: %s", problem.name)
                return False
            else:
                self._metrics.bot_moves += 1
                return True

    async def _chosen(self, mailbox: Mailbox, request: Request) -> Answer | None:
        """Return what the bot chose; ``None`` if it did not, or nobody wants it any more."""

        def game(table: Table) -> Any:
            match = table.saved.match
            assert match is not None
            return match.header, list(match.entries)

        header, entries = await mailbox.look(game)
        if not mailbox.table.is_wanted(request):
            return None
        saved = mailbox.table.saved

        async def work(thinker: Thinker, seconds: float) -> Answer:
            return await thinker.think(
                Thought(
                    "choose",
                    saved.id,
                    header,
                    entries,
                    request.seat,
                    seconds,
                    request.bot,
                    secrets.randbelow(SEEDS),
                    saved.pace,
                )
            )

        place, person = share_of_table(mailbox.table)
        errand: Errand[Thinker] = Errand(
            priority_of(mailbox.table),
            person,
            saved.id,
            f"choose {header.game} {request.bot} {saved.pace}",
            work,
            lambda: not mailbox.is_forgotten and mailbox.table.is_wanted(request),
            place,
        )
        try:
            answer: Answer | None = await self._thinking.ask(errand)
        except Failed as problem:
            _log.warning("a bot did not choose: %s", problem)
            return None
        except TableError as problem:
            _log.warning("a bot did not choose: %s", problem.name)
            return None
        if answer is not None and answer.given is not None:
            self._counts.given.add(answer.given)
        return answer


def priority_of(table: Table) -> Priority:
    """Return how urgent the turns of a table's bots are, beside others of the same person."""
    looking = {sender.person for sender in table.senders}
    if any(chair.person in looking for chair in table.saved.chairs if chair.person):
        return Priority.SEATED
    return Priority.WATCHED if looking else Priority.UNSEEN
