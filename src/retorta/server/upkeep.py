"""The server's housekeeping: deletes what is old, and makes backups."""

from __future__ import annotations

import asyncio
import calendar
import contextlib
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine

from retorta.core.errors import TableError
from retorta.server.incidents import Incident
from retorta.server.ownership import Elsewhere
from retorta.server.settings import Settings
from retorta.server.storage import backup
from retorta.server.storage.expiry import expired
from retorta.server.storage.statements import RecordGone
from retorta.server.storage.time_seen import TwoClocks, last_seen, most_unseen, seen_at
from retorta.server.storage.writer import Writer

EXPIRY: Final = 600.0
"""Seconds between two searches for what is old."""
NAME: Final = "retorta-"
KIND: Final = ".sqlite3"
STAMP: Final = "%Y%m%d-%H%M%S"
TakeAway = Callable[[str], Coroutine[Any, Any, None]]
"""Deletes a table that waited in vain."""


class Upkeep:
    """Does what is due; called with the time in every round of the sweeper."""

    def __init__(
        self,
        settings: Settings,
        engine: Engine,
        writer: Writer,
        take_away: TakeAway,
        is_keeper: Callable[[], bool] = lambda: True,
    ) -> None:
        self._settings = settings
        self._engine = engine
        self._writer = writer
        self._take_away = take_away
        self._is_keeper = is_keeper
        """Whether this server, and not another, makes the backups."""
        self._expired = float("-inf")
        self._clocks = TwoClocks()
        self._folder = settings.backup_dir or settings.data_dir / "backups"
        self._last: float | None = None
        """When the last backup was made; ``None`` if that is not known yet."""
        self._incident = Incident(
            works="backups can be made again", fails="a backup cannot be made"
        )

    async def look(self, now: float, steady: float) -> None:
        """Do what is due at *now*, by the wall clock; *steady* is the time of a monotonic clock."""
        if not 0 <= now - self._expired < EXPIRY:
            self._expired = now
            await self._expire(now, steady)
        if self._settings.backup_every and self._is_keeper():
            await self._back_up(now)

    async def _expire(self, now: float, steady: float) -> None:
        lifetimes = [self._settings.waiting_expires, self._settings.records_expire]
        if not any(lifetimes):
            return
        most = most_unseen(min(filter(None, lifetimes)))
        before_this = await asyncio.to_thread(last_seen, self._engine)
        agree = self._clocks.agree(now, steady, most)
        seen = seen_at(now, before_this if agree else None, most)
        await self._writer.write(seen)

        def before(seconds: float) -> float | None:
            """Return the time before which something is that old, if that much was seen to pass."""
            return now - seconds if 0 < seconds <= now - seen.since else None

        tables, brought = await asyncio.to_thread(
            expired,
            self._engine,
            before(self._settings.waiting_expires),
            before(self._settings.records_expire),
        )
        for table in tables:
            with contextlib.suppress(Elsewhere):  # its owner deletes it
                await self._take_away(table)
        for record in brought:
            await self._writer.write(RecordGone(record))

    async def _back_up(self, now: float) -> None:
        if self._last is None:
            self._last = await asyncio.to_thread(_newest, self._folder)
        if 0 <= now - self._last < self._settings.backup_every:
            return
        # Even if it fails, it is not tried again at once.
        self._last = now
        try:
            await asyncio.to_thread(
                make_backup, self._settings.database, self._folder, now, self._settings.backups_kept
            )
        except (TableError, OSError) as problem:
            self._incident.failed(problem)
        else:
            self._incident.worked()


def make_backup(database: str, folder: Path, now: float, kept: int) -> Path:
    """Make a backup in *folder*, named by the time; keep it, and in all *kept* of ours."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    backup.sweep_up(folder)
    file = folder / f"{NAME}{time.strftime(STAMP, time.gmtime(now))}{KIND}"
    if not file.exists():
        backup.back_up(database, str(file))
    # Not even if the clock was ahead before, and the others have later names.
    others = [each for each in _ours(folder) if each != file]
    for old in others[: max(len(others) - max(kept, 1) + 1, 0)]:
        old.unlink(missing_ok=True)
    return file


def _newest(folder: Path) -> float:
    found = _ours(folder)
    return _made(found[-1]) if found else 0.0


def _ours(folder: Path) -> list[Path]:
    """Return the backups that the server made, the oldest first."""
    found = []
    for file in folder.glob(f"{NAME}*{KIND}"):
        try:
            _made(file)
        except ValueError:
            continue  # not one of ours
        found.append(file)
    return sorted(found)


def _made(file: Path) -> float:
    """Return when a backup was made, by its name."""
    stamp = file.name.removeprefix(NAME).removesuffix(KIND)
    return float(calendar.timegm(time.strptime(stamp, STAMP)))
