"""Requests whose end never comes: whoever opens a connection must ask for something in time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any, Final

from aiohttp import web

PAUSE: Final = 1.0
"""Seconds between two looks."""


class HalfSent:
    """Knows of every connection how long nothing whole has come."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._waiting: dict[Any, float] = {}
        """Connections on which nothing was asked yet, and when each was first seen."""
        self._served: set[Any] = set()
        """Those on which something was; the library closes them when they idle."""

    def asked(self, connection: object) -> None:
        """Take note that the head of a request has come."""
        self._served.add(connection)

    def overdue(self, connections: Iterable[Any], now: float) -> list[Any]:
        """Return those of the open *connections* on which nothing was asked for too long."""
        still_open = set(connections)
        self._served &= still_open
        seen = self._waiting
        self._waiting = {it: seen.get(it, now) for it in still_open - self._served}
        return [it for it, since in self._waiting.items() if now - since > self._limit]

    async def watch(self, server: web.Server) -> None:
        """Close those that are overdue, until cancelled."""
        while True:
            await asyncio.sleep(PAUSE)
            for connection in self.overdue(server.connections, time.monotonic()):
                connection.force_close()
