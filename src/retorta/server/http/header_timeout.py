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
"""Seconds between two checks."""


class HeaderTimeout:
    """Knows for every connection how long ago the last complete request arrived."""

    def __init__(
        self, limit: float, most: int = 0, is_trusted: Callable[[str], bool] = lambda _: False
    ) -> None:
        self._limit = limit
        self._most = most
        """Maximum number of connections from one address; 0 means any number."""
        self._is_trusted = is_trusted
        """Whether an address is that of a proxy, which has connections of many people."""
        self._waiting: dict[Any, float] = {}
        """Connections on which no request has come yet, and when each was first seen."""
        self._served: set[Any] = set()
        """Connections on which a request has come; the library closes them when they are idle."""
        self._of_nodes: set[Any] = set()
        """Connections on which other nodes of a cluster forward requests of many people."""

    def head_came(self, connection: object) -> None:
        """Note that the head of a request has arrived."""
        self._served.add(connection)

    def of_node(self, connection: object) -> None:
        """Note that another node of the cluster has forwarded a request."""
        self._of_nodes.add(connection)

    def overdue(self, connections: Iterable[Any], now: float) -> list[Any]:
        """Return the open *connections* on which no request has come for too long."""
        still_open = set(connections)
        self._served &= still_open
        self._of_nodes &= still_open
        seen = self._waiting
        self._waiting = {it: seen.get(it, now) for it in still_open - self._served}
        return [it for it, since in self._waiting.items() if now - since > self._limit]

    def surplus(self, connections: Iterable[Any]) -> list[Any]:
        """Return the open *connections* that exceed the limit of their address."""
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
        """Close overdue and surplus connections, until cancelled."""
        while True:
            await asyncio.sleep(PAUSE)
            open_now = server.connections
            for connection in [
                *self.overdue(open_now, time.monotonic()),
                *self.surplus(open_now),
            ]:
                connection.force_close()
