"""Remembers on which nodes tables are, so that a node need not ask the database each time.

It may be out of date: a node that no longer holds a table says so, and the database is asked again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final

from retorta.server.cluster.heartbeat import BEAT
from retorta.server.cluster.owners import Peer

REMEMBERED: Final = 10.0
"""Seconds for which the node of a table is remembered."""
MOST_REMEMBERED: Final = 20_000


class NodeAddresses:
    """Tables of other nodes for which there were requests lately."""

    def __init__(self, alive: Callable[[], Collection[str]]) -> None:
        self._alive = alive
        """Returns the nodes that are alive."""
        self._places: dict[str, tuple[Peer, float]] = {}
        self._met: dict[str, float] = {}
        """Nodes that count as alive, each until the given time."""

    def find(self, table: str) -> Peer | None:
        """Return the node that holds a table, if that is remembered and the node is alive."""
        known = self._places.get(table)
        if known is None or known[1] <= time.monotonic() or not self.is_alive(known[0]):
            return None
        return known[0]

    def remember(self, table: str, owner: Peer) -> None:
        """Remember the owner that the database has just named."""
        if len(self._places) >= MOST_REMEMBERED:
            self._places.clear()
        now = time.monotonic()
        self._places[table] = owner, now + REMEMBERED
        # It may have joined after our last heartbeat.
        self._met[owner.id] = now + 2 * BEAT

    def forget(self, table: str) -> None:
        """Forget where a table is."""
        self._places.pop(table, None)

    def forget_all(self) -> None:
        """Forget where all tables are."""
        self._places.clear()

    def is_alive(self, peer: Peer) -> bool:
        """Whether another node is alive, according to our last heartbeat."""
        return peer.id in self._alive() or time.monotonic() < self._met.get(peer.id, 0.0)
