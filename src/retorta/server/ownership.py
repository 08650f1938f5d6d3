"""Which node may play a table.

A single server owns all of them: that is :class:`Alone`, which does nothing. If several servers
share their tables, ``cluster/`` provides another :class:`Ownership`, which asks the database.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from aiohttp import web
from sqlalchemy import Engine

from retorta.server.metrics import Metrics
from retorta.server.storage.jobs import Fence
from retorta.server.storage.only_server import OnlyServer
from retorta.tables.refusals import NotStored
from retorta.tables.table import Table

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Elsewhere(NotStored):
    """Another server holds the table."""


class Attendance(NamedTuple):
    """Who is at a table now."""

    watching: int
    """Open sockets."""
    people: Sequence[str]


class House(Protocol):
    """What an ownership needs from its server; called in the loop."""

    metrics: Metrics

    def lose(self, id: str) -> None:
        """Drop a table that now belongs to another server, and disconnect everybody there."""

    def lose_all(self) -> None:
        """Drop all tables in the same way."""

    async def look_again(self, person: str | None = None, forgotten: bool = False) -> None:
        """Look up *person*, or everybody, again: another server has changed them."""

    async def find_sent_away(self) -> None:
        """Close the sockets of people whom another server has signed out or blocked."""

    def request_came(self, request: web.Request) -> None:
        """Note that a request has arrived, although another server answers it."""

    def has_been_passed(self, request: web.Request) -> None:
        """Note that another node forwarded a request, and will forward more on its connection."""

    async def look(self) -> None:
        """Check whether the database was restored from a backup."""

    def all_at_hand(self) -> Sequence[Table]:
        """Return the tables in memory."""

    def attendance(self) -> Mapping[str, Attendance]:
        """Return who is at the tables in memory, without tables where nobody is."""


class Ownership(Protocol):
    """Knows which tables this server may play."""

    is_alone: bool
    """Whether no other server has the same tables."""
    fence: Fence
    """Checks every commit."""
    patience: float
    """Seconds that a job may wait to share a commit; see :class:`Writer`."""
    middlewares: Sequence[Any]
    """Every request passes through them first."""

    async def open(self, house: House, engine: Engine) -> None:
        """Begin."""

    def is_ready(self) -> bool:
        """Whether tables may be given to this server."""

    async def begin_to_leave(self) -> None:
        """Stop taking tables."""

    async def leave(self) -> None:
        """Release all tables to other servers; everything is written by now."""

    async def make_sure(self, id: str) -> None:
        """Wait until a table is ours, and none of its writes are still in progress.

        Raise :class:`Elsewhere` if another server should play it.
        """

    def owns(self, id: str) -> bool:
        """Whether a table is still ours, as far as we know."""

    def let_go(self, id: str) -> None:
        """Release a table at which nobody is left."""

    def present(self, id: str) -> frozenset[int]:
        """Return the seats whose people are present, at a table that another server holds."""

    def attendance(self) -> Mapping[str, Attendance]:
        """Return who is at tables that other servers hold, without tables where nobody is."""

    def is_keeper(self) -> bool:
        """Whether this server is the one that makes the backups."""

    def tell_person(self, id: str, away: bool = False, forgotten: bool = False) -> None:
        """Tell other servers that somebody's name, devices or rights have changed.

        *away*: they were signed out or blocked. *forgotten*: the tables where they sit must be
        read again, since their name was deleted.
        """


class Alone:
    """The ownership of a server that has all tables to itself."""

    is_alone = True
    fence: Fence | None = None
    patience = 0.0
    middlewares: Sequence[Any] = ()

    def __init__(self) -> None:
        self._only: OnlyServer | None = None

    async def open(self, house: House, engine: Engine) -> None:
        """Start, unless another server uses the database."""
        if engine.dialect.name == "postgresql":
            self._only = OnlyServer(engine)
            await self._only.lock()

    def is_ready(self) -> bool:
        """Return ``True``: this server can always be given tables."""
        return True

    async def begin_to_leave(self) -> None:
        """Do nothing: no other server would take the tables."""

    async def leave(self) -> None:
        """Let another server start."""
        if self._only is not None:
            await self._only.unlock()

    async def make_sure(self, id: str) -> None:
        """Do nothing: every table is ours."""

    def owns(self, id: str) -> bool:
        """Return ``True``: every table is ours."""
        return True

    def let_go(self, id: str) -> None:
        """Do nothing: every table stays ours."""

    def present(self, id: str) -> frozenset[int]:
        """Return nothing: there is no other server."""
        return frozenset()

    def attendance(self) -> Mapping[str, Attendance]:
        """Return nothing: there is no other server."""
        return {}

    def is_keeper(self) -> bool:
        """Return ``True``: there is no other server to make the backups."""
        return True

    def tell_person(self, id: str, away: bool = False, forgotten: bool = False) -> None:
        """Do nothing: there is nobody to tell."""
