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
    """Who is at a table just now."""

    watching: int
    """Open sockets."""
    people: Sequence[str]


class House(Protocol):
    """What an ownership asks of its server; called in the loop."""

    metrics: Metrics

    def lose(self, id: str) -> None:
        """Let go of a table that is somebody else's now, and send everybody there away."""

    def lose_all(self) -> None:
        """Let go of all tables, in the same way."""

    async def look_again(self, person: str | None = None, forgotten: bool = False) -> None:
        """Ask the database who *person* is, or everybody: another server has changed it."""

    async def find_sent_away(self) -> None:
        """Close the sockets of whoever another server has sent away."""

    def request_came(self, request: web.Request) -> None:
        """Take note that a request has come, though it is answered by another server."""

    def has_been_passed(self, request: web.Request) -> None:
        """Take note that another node passed a request on, and will many more."""

    async def look(self) -> None:
        """Look whether everything was restored."""

    def all_at_hand(self) -> Sequence[Table]:
        """Return the tables in memory."""

    def attendance(self) -> Mapping[str, Attendance]:
        """Return who is at the tables in memory, where anybody is."""


class Ownership(Protocol):
    """Which tables are this server's to play."""

    is_alone: bool
    """Whether there is no other server for the same tables."""
    fence: Fence
    """Stands in front of every commit."""
    patience: float
    """Seconds that something may wait to share a commit; see :class:`Writer`."""
    middlewares: Sequence[Any]
    """Stand in front of every request."""

    async def open(self, house: House, engine: Engine) -> None:
        """Begin."""

    def is_ready(self) -> bool:
        """Whether tables may be given to this server."""

    async def begin_to_leave(self) -> None:
        """Take no table any more."""

    async def leave(self) -> None:
        """Leave the tables to others; everything is written."""

    async def make_sure(self, id: str) -> None:
        """Return when a table is ours, and nothing of it is on its way to the log any more.

        Raise :class:`Elsewhere` if it is not for us.
        """

    def owns(self, id: str) -> bool:
        """Whether a table is still ours, as far as we know."""

    def let_go(self, id: str) -> None:
        """Hold a table no longer: nobody is there."""

    def present(self, id: str) -> frozenset[int]:
        """Return the seats whose people are at a table that another server holds."""

    def attendance(self) -> Mapping[str, Attendance]:
        """Return who is at tables that other servers hold, where anybody is."""

    def is_keeper(self) -> bool:
        """Whether this server does what one of them should do: the backups."""

    def tell_person(self, id: str, away: bool = False, forgotten: bool = False) -> None:
        """Let other servers know that somebody has another name, or another device.

        Are they sent *away*, or *forgotten* by the tables where they sit?
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
        """Begin, unless there is another server."""
        if engine.dialect.name == "postgresql":
            self._only = OnlyServer(engine)
            await self._only.lock()

    def is_ready(self) -> bool:
        """Be so."""
        return True

    async def begin_to_leave(self) -> None:
        """Take no table any more: nobody else would."""

    async def leave(self) -> None:
        """Let another server begin."""
        if self._only is not None:
            await self._only.unlock()

    async def make_sure(self, id: str) -> None:
        """Every table is ours."""

    def owns(self, id: str) -> bool:
        """Whether it is ours: it is."""
        return True

    def let_go(self, id: str) -> None:
        """Keep it: it is ours anyhow."""

    def present(self, id: str) -> frozenset[int]:
        """There is no other server."""
        return frozenset()

    def attendance(self) -> Mapping[str, Attendance]:
        """There is no other server."""
        return {}

    def is_keeper(self) -> bool:
        """Be so."""
        return True

    def tell_person(self, id: str, away: bool = False, forgotten: bool = False) -> None:
        """There is nobody to tell."""
