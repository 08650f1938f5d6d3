"""Lets only one server use a PostgreSQL database, or several as nodes of a cluster.

Two servers that do not know of each other would each have only half of the truth in memory. So a
server holds an advisory lock as long as it runs: exclusively, or as a node shared with others.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from retorta.core.errors import BadOption

SERVING: Final = 1_919_251_568
"""The number of the advisory lock."""
PATIENCE: Final = 12.0
"""Seconds to wait for a server on another machine that may have died just now."""
AGAIN: Final = 5.0
"""Seconds between two checks whether the lock is still ours: a database may be restarted."""
# The database notices within seconds that the other end is gone.
_KEEP_ALIVE: Final = (
    "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 2",
    "SET tcp_keepalives_count = 3",
)
_ALONE: Final = text(f"SELECT pg_try_advisory_lock({SERVING})")
_TOGETHER: Final = text(f"SELECT pg_try_advisory_xact_lock_shared({SERVING})")


class OnlyServer:
    """Holds a database for one server alone."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def lock(self) -> None:
        """Take the lock; refuse if another server holds it."""
        is_far = bool(self._engine.url.host)
        end = time.monotonic() + (PATIENCE if is_far else 0.0)
        while not await asyncio.to_thread(self._try):
            if time.monotonic() >= end:
                raise BadOption("database-in-use")
            await asyncio.sleep(0.5)
        self._keeping = asyncio.create_task(self._keep())

    async def unlock(self) -> None:
        """Release the lock."""
        if self._keeping is not None:
            self._keeping.cancel()
        self._hang_up()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(SQLAlchemyError):
                await asyncio.to_thread(self._look)

    def _look(self) -> None:
        try:
            if self._connection is not None:
                self._connection.execute(text("SELECT 1"))
                return
        except SQLAlchemyError:
            self._hang_up()
        self._try()

    def _try(self) -> bool:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        for statement in _KEEP_ALIVE:
            connection.execute(text(statement))
        if not connection.execute(_ALONE).scalar():
            connection.close()
            return False
        self._connection = connection
        return True

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
                connection.close()


def demand_no_other(engine: Engine) -> None:
    """Refuse a database that a single server has to itself."""
    with engine.begin() as connection:
        if not connection.execute(_TOGETHER).scalar():
            raise BadOption("database-in-use")
