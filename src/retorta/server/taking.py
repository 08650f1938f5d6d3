"""The quick way in: a move that comes when nothing is in the way is played at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from retorta.core.errors import TableError
from retorta.server import wire
from retorta.server.connection import Connection
from retorta.server.limits import Bucket
from retorta.server.playing import Playing
from retorta.server.storage.writer import settle

Tell = Callable[[str | None, int, TableError | None], None]
"""Answers a message, by its id: the table's number, or why it was refused."""


class Taking:
    """What one socket's messages are offered to before they are queued."""

    def __init__(
        self,
        table: Playing,
        connection: Connection,
        bucket: Bucket,
        person: str,
        tell: Tell,
    ) -> None:
        self.is_ready = False
        """Whether the client has greeted, and no earlier message is being answered."""
        self._on_its_way = False
        """Whether a move that was taken here is not yet answered."""
        self._answered: asyncio.Future[None] | None = None
        """Settled then, if somebody waits for it."""
        self._table = table
        self._connection = connection
        self._bucket = bucket
        self._person = person
        self._tell = tell

    def key(self, name: str) -> str:
        """Return what a message is known by, so that it is taken once."""
        return f"{self._person[:32]}:{name}"

    def take(self, text: str) -> bool:
        """Play the move in *text* if nothing is in the way; say whether that was so.

        Whatever is odd about a message, it is left to wait for its turn.
        """
        if not self.is_ready or self._connection.is_busy or len(text) > wire.LONGEST_MESSAGE:
            return False
        try:
            said = wire.read_message(text)
        except wire.UNREADABLE:
            return False
        if not isinstance(said, wire.MoveMade):
            return False
        key = self.key(said.id)
        if not self._table.is_free_for(key) or not self._bucket.take():
            return False
        try:
            self._table.chair_to_play(self._person, said.seat)
            told = partial(self._told, said.id)
            if not self._table.play_at_once(said.seat, said.move, key, told):
                return False
        except TableError as problem:
            self._tell(said.id, 0, problem)
            return True
        except Exception:
            # Nobody has seen it. It is tried again, and if that fails too, it is told there.
            return False
        self._on_its_way = True
        return True

    def answered(self) -> asyncio.Future[None] | None:
        """Return what later messages have to wait for; nothing unless a move is on its way."""
        if not self._on_its_way:
            return None
        self._answered = asyncio.get_running_loop().create_future()
        return self._answered

    def _told(self, name: str, number: int, problem: TableError | None) -> None:
        self._on_its_way = False
        answered, self._answered = self._answered, None
        if answered is not None:
            settle(answered, None, None)
        self._tell(name, number, problem)
