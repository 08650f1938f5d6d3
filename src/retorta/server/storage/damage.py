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
"""Seconds until it is looked through for the first time; each time after twice as many."""
SELDOM: Final = 600.0


class Damage:
    """Knows whether the file was found damaged; asked in the loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_file = engine.dialect.name == "sqlite"
        self.is_there = False
        """Whether it was, and has not been found whole since."""
        self._pause = SOON
        self._due = 0.0
        self._looking: asyncio.Task[None] | None = None

    def met(self, cause: Exception) -> None:
        """Take note of what failed, which may be because of that."""
        if self._is_file and not self.is_there and is_broken(cause):
            self.is_there = True
            self._pause = SOON
            self._due = time.monotonic() + self._pause

    def look(self) -> None:
        """Have it looked through, if that is due."""
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
