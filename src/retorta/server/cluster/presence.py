"""Who is at which table, known to every node.

A node tells the others when somebody comes to one of its tables or leaves, and from time to time
repeats everything for nodes that may be new. What a node said counts as long as it is alive.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from retorta.server.cluster.notices import MOST_PEOPLE, Notice, Present
from retorta.server.ownership import Attendance, House

NOBODY: Final = Attendance(0, ())


class Presence:
    """The people at the tables of one node, and what it knows of those at all others."""

    def __init__(
        self, node: str, alive: Callable[[], Collection[str]], send: Callable[[Notice], None]
    ) -> None:
        self._node = node
        self._alive = alive
        """Returns the nodes that are alive."""
        self._send = send
        self._heard: dict[str, Present] = {}
        self._told: dict[str, Present] = {}

    def hear(self, notice: Present) -> None:
        """Note who is at a table of another node; about our own we know better."""
        if notice.node != self._node and (notice.seats or notice.watching):
            self._heard[notice.table] = notice
        else:
            self._heard.pop(notice.table, None)

    def has_left(self, node: str) -> None:
        """Forget the reports of a node that has left."""
        for known in [it for it in self._heard.values() if it.node == node]:
            del self._heard[known.table]

    def forget_heard(self) -> None:
        """Forget everything that was heard: notices may have been missed."""
        self._heard.clear()

    def now_ours(self, table: str) -> None:
        """Forget what the last owner reported about a table."""
        self._heard.pop(table, None)

    def no_longer_ours(self, table: str) -> None:
        """Forget what we reported about a table: its next owner will report."""
        self._told.pop(table, None)

    def none_ours(self) -> None:
        """Forget what we reported about all tables."""
        self._told.clear()

    def seats(self, table: str) -> frozenset[int]:
        """Return the seats whose people are present, at a table that another node holds."""
        known = self._heard.get(table)
        return frozenset(known.seats) if known and known.node in self._alive() else frozenset()

    def attendance(self, owned: Collection[str]) -> Mapping[str, Attendance]:
        """Return who is at tables that are not *owned* here, without tables where nobody is."""
        alive = self._alive()
        return {
            known.table: Attendance(known.watching, known.people)
            for known in self._heard.values()
            if known.node in alive and known.table not in owned
        }

    def tell(self, house: House, anew: bool) -> None:
        """Tell the others who is at our tables: only what has changed, or everything *anew*."""
        there = house.attendance()
        for table in house.all_at_hand():
            saved = table.saved
            chairs = enumerate(saved.chairs)
            seats = [seat for seat, chair in chairs if table.is_present(chair.person)]
            watching, people = there.get(saved.id, NOBODY)
            now = Present(self._node, saved.id, seats, watching, sorted(people)[:MOST_PEOPLE])
            before = self._told.get(saved.id, Present(self._node, saved.id, []))
            if now != before or (anew and watching):
                self._told[saved.id] = now
                self._send(now)
