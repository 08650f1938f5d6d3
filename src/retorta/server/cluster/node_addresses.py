"""Remembers on which nodes tables are, so that a node need not ask each time.

It may be out of date: a node that no longer holds a table says so, and the database is asked again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final

from retorta.server.cluster.heartbeat import BEAT
from retorta.server.cluster.owners import Peer

REMEMBERED: Final = 10.0
"""Seconds for which it is remembered where a table is."""
MOST_REMEMBERED: Final = 20_000


class NodeAddresses:
    """Tables of other nodes, as far as they were asked for lately."""

    def __init__(self, alive: Callable[[], Collection[str]]) -> None:
        self._alive = alive
        """Tells whose hearts beat."""
        self._places: dict[str, tuple[Peer, float]] = {}
        self._met: dict[str, float] = {}
        """Nodes that are known to live until then."""

    def find(self, table: str) -> Peer | None:
        """Return the node that holds a table, if that is remembered and the node lives."""
        known = self._places.get(table)
        if known is None or known[1] <= time.monotonic() or not self.is_alive(known[0]):
            return None
        return known[0]

    def remember(self, table: str, owner: Peer) -> None:
        """Remember what the database said just now."""
        if len(self._places) >= MOST_REMEMBERED:
            self._places.clear()
        now = time.monotonic()
        self._places[table] = owner, now + REMEMBERED
        # It may have joined after our last heartbeat.
        self._met[owner.id] = now + 2 * BEAT

    def forget(self, table: str) -> None:
        """Ask again where a table is."""
        self._places.pop(table, None)

    def forget_all(self) -> None:
        """Ask again where every table is."""
        self._places.clear()

    def is_alive(self, peer: Peer) -> bool:
        """Whether another node's heart beats, as far as ours tells."""
        return peer.id in self._alive() or time.monotonic() < self._met.get(peer.id, 0.0)
