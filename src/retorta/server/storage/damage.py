"""A damaged database file: it counts as damaged until all of it has been checked.

Most of a damaged file can be read and written as before, so an operation that works proves
nothing. Only SQLite's own check of every page does, and that takes a while.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from retorta.server.storage.database import is_broken

SOON: Final = 10.0
"""Seconds until the first check of the file; the interval then doubles each time."""
SELDOM: Final = 600.0


class Damage:
    """Knows whether the file was found damaged; used in the loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_file = engine.dialect.name == "sqlite"
        self.is_there = False
        """Whether the file was found damaged, and no check has passed since."""
        self._pause = SOON
        self._due = 0.0
        self._looking: asyncio.Task[None] | None = None

    def met(self, cause: Exception) -> None:
        """Note a failure, which may be caused by damage."""
        if self._is_file and not self.is_there and is_broken(cause):
            self.is_there = True
            self._pause = SOON
            self._due = time.monotonic() + self._pause

    def look(self) -> None:
        """Start a check of the file, if one is due."""
        is_looking = self._looking is not None and not self._looking.done()
        if self.is_there and not is_looking and time.monotonic() >= self._due:
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        self.is_there = not await asyncio.to_thread(is_whole, self._engine)
        self._pause = min(2 * self._pause, SELDOM)
        self._due = time.monotonic() + self._pause


def is_whole(engine: Engine) -> bool:
    """Whether SQLite finds nothing wrong with its file; runs in a thread."""
    try:
        with engine.connect() as connection:
            return connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"
    except SQLAlchemyError:
        return False
