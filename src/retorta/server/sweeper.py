"""The sweeper: visits every table from time to time, whether or not anything happens there.

It disconnects clients that do not read, drops unused tables from memory, stores snapshots of long
games, and lets the server's own housekeeping (``upkeep.py``) run.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from retorta.core.errors import TableError
from retorta.server.mailbox import Mailbox
from retorta.server.storage import snapshots
from retorta.tables.closing import AGAIN_LATER

if TYPE_CHECKING:
    from retorta.server.registry import Registry

SNAPSHOTS: Final = 5
"""Maximum number of snapshots in one round, so that moves need not wait long."""
_log = logging.getLogger("retorta.server")


class Sweeper:
    """Goes round all tables of one server."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._looked = time.monotonic()
        """When it was last checked whether the database was restored."""

    async def go(self) -> None:
        """Go round repeatedly until cancelled."""
        registry = self._registry
        while True:
            await asyncio.sleep(registry.settings.sweep)
            try:
                await self._once()
            except TableError:
                continue
            except SQLAlchemyError as problem:
                registry.reading.failed(problem)
            except Exception:
                registry.metrics.failures += 1
                _log.exception("a sweep through the tables failed")

    async def _once(self) -> None:
        registry = self._registry
        registry.damage.look()
        self._send_away_the_unused()
        await self._keep_snapshots()
        await registry.quotas.measure()
        await registry.upkeep.look(time.time(), time.monotonic())
        if time.monotonic() - self._looked >= registry.settings.look:
            self._looked = time.monotonic()
            await registry.writer.look()

    def _send_away_the_unused(self) -> None:
        registry = self._registry
        now = time.monotonic()
        for mailbox in list(registry.tables.values()):
            mailbox.trust()
            for watcher in list(mailbox.watchers):
                if watcher.is_stuck(registry.settings.send_limit):
                    registry.metrics.too_slow += 1
                    watcher.close(AGAIN_LATER)
            unused = now - mailbox.used > registry.settings.idle
            if unused and mailbox.is_idle and not mailbox.watchers and not mailbox.thinking:
                registry.forget(mailbox)
        registry.metrics.tables = len(registry.tables)

    async def _keep_snapshots(self) -> None:
        now = time.monotonic()
        due = [
            mailbox
            for mailbox in self._registry.tables.values()
            if mailbox.table.can_be_seen
            and snapshots.is_due(mailbox.table.saved, now - mailbox.used)
        ]
        for mailbox in due[:SNAPSHOTS]:
            await self._keep_snapshot(mailbox)

    async def _keep_snapshot(self, mailbox: Mailbox) -> None:
        """Store the state of the game; if that fails, the log still has everything."""
        saved, snapshot = await mailbox.look(lambda table: (table.saved, table.saved.snapshot()))
        row = await asyncio.to_thread(snapshots.row, saved, snapshot)
        if row is not None:
            await self._registry.writer.write(row)
        saved.snapshot_at = len(snapshot.entries)
