"""Closes connections on which no request arrives in time.

It also limits connections per address: if one address has too many, the newest are closed first.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from aiohttp import web

from retorta.server.http.limits import place_of

PAUSE: Final = 1.0
"""Seconds between two looks."""


class HeaderTimeout:
    """Knows for every connection how long ago the last complete request arrived."""

    def __init__(
        self, limit: float, most: int = 0, is_trusted: Callable[[str], bool] = lambda _: False
    ) -> None:
        self._limit = limit
        self._most = most
        """Connections of one address; 0 is any number."""
        self._is_trusted = is_trusted
        """Whether an address is a proxy's, which brings many people's."""
        self._waiting: dict[Any, float] = {}
        """Connections on which no request has come yet, and when each was first seen."""
        self._served: set[Any] = set()
        """Those on which something was; the library closes them when they idle."""
        self._of_nodes: set[Any] = set()
        """Those on which other nodes of a cluster pass on what many people ask."""

    def head_came(self, connection: object) -> None:
        """Take note that the head of a request has come."""
        self._served.add(connection)

    def of_node(self, connection: object) -> None:
        """Take note that another node of the cluster has passed something on."""
        self._of_nodes.add(connection)

    def overdue(self, connections: Iterable[Any], now: float) -> list[Any]:
        """Return those of the open *connections* on which no request has come for too long."""
        still_open = set(connections)
        self._served &= still_open
        self._of_nodes &= still_open
        seen = self._waiting
        self._waiting = {it: seen.get(it, now) for it in still_open - self._served}
        return [it for it, since in self._waiting.items() if now - since > self._limit]

    def surplus(self, connections: Iterable[Any]) -> list[Any]:
        """Return those of the open *connections* that are too many of one address."""
        found: list[Any] = []
        counted: Counter[str] = Counter()
        for connection in connections if self._most else ():
            transport = connection.transport
            peer = transport.get_extra_info("peername") if transport is not None else None
            if not isinstance(peer, tuple) or self._is_trusted(str(peer[0])):
                continue
            if connection in self._of_nodes:
                continue
            address = place_of(str(peer[0]))
            counted[address] += 1
            if counted[address] > self._most:
                found.append(connection)
        return found

    async def watch(self, server: web.Server) -> None:
        """Close those that are overdue, until cancelled."""
        while True:
            await asyncio.sleep(PAUSE)
            open_now = server.connections
            for connection in [
                *self.overdue(open_now, time.monotonic()),
                *self.surplus(open_now),
            ]:
                connection.force_close()
