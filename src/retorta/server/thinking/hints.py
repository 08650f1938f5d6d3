"""Hints for people: one for each person at a time, before the turns of that person's bots."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from retorta.server.mailbox import Mailbox
from retorta.server.thinking.dispatcher import Dispatcher, Errand
from retorta.server.thinking.queue import Priority
from retorta.server.thinking.shares import Share, share_of_sender
from retorta.server.thinking.thought import Failed, Thinker, Thought
from retorta.tables.answers import Hint
from retorta.tables.changes import Request, Sender
from retorta.tables.messages import HintAsked
from retorta.tables.refusals import NotNow, NotStored
from retorta.tables.table import Table
from retorta.thinking.followed_game import Answer

PATIENCE: Final = 3
"""How often a hint is thought of: where several choose at once, the others may be quicker."""
FLOOR: Final = 0.25
"""Seconds below which no hint is hurried."""


class Hints:
    """Every hint that is being thought of."""

    def __init__(self, thinking: Dispatcher[Thinker], seconds: float) -> None:
        self._thinking = thinking
        self._seconds = seconds
        self._asking: set[str] = set()
        """The persons who wait for theirs."""

    async def ask(self, mailbox: Mailbox, sender: Sender, asked: HintAsked) -> Hint:
        """Return what a seat of *sender* should play."""
        if sender.person in self._asking:
            raise NotNow("hint-under-way")
        self._asking.add(sender.person)
        try:
            for _ in range(PATIENCE):
                try:
                    return await self._advice(mailbox, sender, asked)
                except NotNow as problem:
                    if problem.name != "hint-late":
                        raise
            raise NotNow("hint-late")
        finally:
            self._asking.discard(sender.person)

    async def _advice(self, mailbox: Mailbox, sender: Sender, asked: HintAsked) -> Hint:
        table = mailbox.table
        shown = await mailbox.ask(lambda now: table.take(sender, asked, now))
        request = shown.request
        assert request is not None
        found = await self._thought_of(mailbox, request, share_of_sender(sender))
        told = await mailbox.ask(lambda _: table.advised(sender, request, found))
        hint: Hint = told.answer
        return hint

    async def _thought_of(self, mailbox: Mailbox, request: Request, share: Share) -> Hint:
        def game(table: Table) -> Any:
            match = table.game()
            return match.header, list(match.entries)

        header, entries = await mailbox.look(game)
        id = mailbox.table.saved.id

        async def work(thinker: Thinker, seconds: float) -> Answer:
            given = min(self._seconds, max(seconds, FLOOR))
            return await thinker.think(Thought("advise", id, header, entries, request.seat, given))

        kind = f"advise {header.game}"
        errand: Errand[Thinker] = Errand(
            Priority.ASKED, share.person, id, kind, work, place=share.place
        )
        try:
            answer: Answer = await self._thinking.ask(errand)
        except Failed:
            raise NotStored("worker-busy") from None
        found = answer.found
        return msgspec.convert({**found, "number": request.number, "seat": request.seat}, Hint)
