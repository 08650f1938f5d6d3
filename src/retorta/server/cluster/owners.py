"""Which node owns a table: looked up in the database, and claimed if nobody does.

A table belongs to the node that first gets a request for it, until that node releases it, leaves
or dies. The node that takes it raises its fence; from then on nothing is written under an earlier
number (see ``fence.py``). So even if a node is wrong about what it owns, at most one can write.

All functions here run in threads; the event loop's side is ``node.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, text

from retorta.core import codec
from retorta.server.cluster.heartbeat import LOCKS, NOW, SILENCE

_LOOK: Final = text(
    f"""
SELECT t.game, t.header, h.fence, h.node, n.id, n.lock, n.address, n.secret, n.leaving, n.beat,
       n.beat > {NOW} - {SILENCE} AS beats
FROM tables t
LEFT JOIN holdings h ON h."table" = t.id
LEFT JOIN nodes n ON n.id = h.node
WHERE t.id = :id
"""
)
_TAKE: Final = text(
    """
INSERT INTO holdings ("table", node, fence)
SELECT :id, nodes.id, 1 FROM nodes WHERE nodes.id = :node
ON CONFLICT ("table") DO UPDATE SET node = excluded.node, fence = holdings.fence + 1
WHERE holdings.fence = :seen
RETURNING fence
"""
)
_RAISE: Final = text(
    """
UPDATE holdings SET fence = fence + 1
WHERE "table" = :id AND node = :node AND fence = :fence
RETURNING fence
"""
)
_LET_GO: Final = text(
    """UPDATE holdings SET node = NULL WHERE "table" = :id AND node = :node AND fence = :fence"""
)
_OTHERS: Final = text(
    f"""
SELECT id, lock, address, secret, plays FROM nodes
WHERE id <> :node AND NOT leaving AND beat > {NOW} - {SILENCE} ORDER BY id
"""
)
_FORGET: Final = text("DELETE FROM nodes WHERE id = :id AND beat = :beat RETURNING id")
_END: Final = text(
    """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = :name AND pid <> pg_backend_pid()
"""
)
_IS_FREE: Final = text("SELECT pg_try_advisory_xact_lock(:locks, :lock)")
_QUICKLY: Final = text("SET LOCAL synchronous_commit = off")
"""Do not wait until this is on the disk: it is there before any move that is acknowledged later,
since the log of the database keeps the order."""
ATTEMPTS: Final = 20
"""How often others may be quicker before we give up."""

Plays = dict[str, list[int]]
"""Editions of each game."""


@dataclass(frozen=True)
class Peer:
    """Another node, and how to reach it."""

    id: str
    address: str
    secret: str


@dataclass(frozen=True)
class NowOurs:
    """A table is ours, under this number."""

    fence: int


class Busy(Exception):
    """Others were quicker too often, or this node is not registered."""


def application_name(node: str) -> str:
    """Return what a node's connections call themselves, so that others can end them."""
    return f"retorta-{node}"


class Owners:
    """The owners of all tables, as one node sees and changes them."""

    def __init__(self, engine: Engine, node: str, plays: Plays) -> None:
        self._engine = engine
        self._node = node
        self._plays = plays
        self.is_leaving = False

    def look(self, id: str) -> Peer | NowOurs | None:
        """Return who holds the table, taking it if nobody does; ``None`` if there is none."""
        for _ in range(ATTEMPTS):
            with self._engine.begin() as connection:
                connection.execute(_QUICKLY)
                found = connection.execute(_LOOK, {"id": id}).mappings().first()
                if found is None:
                    return None
                if found["id"] not in (None, self._node):
                    if not self._is_dead(connection, found):
                        return Peer(found["id"], found["address"], found["secret"])
                    self._end(connection, found)
                somebody = self._somebody_else(connection, found)
                if somebody is not None:
                    return somebody
                seen = {"id": id, "node": self._node, "seen": found["fence"] or 0}
                fence = connection.execute(_TAKE, seen).scalar()
                if fence is not None:
                    return NowOurs(int(fence))
        raise Busy

    def make_sure(self, id: str, fence: int) -> int | None:
        """Raise the number of one of our tables: earlier writes are done by now, or never will be.

        Return ``None`` if it is no longer ours.
        """
        with self._engine.begin() as connection:
            connection.execute(_QUICKLY)
            raised = {"id": id, "node": self._node, "fence": fence}
            found = connection.execute(_RAISE, raised).scalar()
        return None if found is None else int(found)

    def let_go(self, tables: dict[str, int]) -> None:
        """Release tables to the nodes that are asked for them next."""
        rows = [
            {"id": id, "node": self._node, "fence": fence} for id, fence in sorted(tables.items())
        ]
        if rows:
            with self._engine.begin() as connection:
                connection.execute(_QUICKLY)
                connection.execute(_LET_GO, rows)

    def begin_to_leave(self) -> None:
        """Stop taking tables, and tell other nodes so."""
        self.is_leaving = True
        with self._engine.begin() as connection:
            connection.execute(_QUICKLY)
            connection.execute(
                text("UPDATE nodes SET leaving = true WHERE id = :node"), {"node": self._node}
            )

    def leave(self) -> None:
        """Release all tables to others, and unregister this node."""
        with self._engine.begin() as connection:
            node = {"node": self._node}
            connection.execute(text("UPDATE holdings SET node = NULL WHERE node = :node"), node)
            connection.execute(text("DELETE FROM nodes WHERE id = :node"), node)

    def _is_dead(self, connection: Connection, found: Any) -> bool:
        """Whether the owner is silent, or its connection is gone and its lock with it."""
        if not found["beats"]:
            return True
        lock = {"locks": LOCKS, "lock": found["lock"]}
        return bool(connection.execute(_IS_FREE, lock).scalar())

    def _end(self, connection: Connection, found: Any) -> None:
        """Unregister a dead node, and end its connections, which releases all that they hold."""
        gone = connection.execute(_FORGET, {"id": found["id"], "beat": found["beat"]}).scalar()
        if gone is not None:
            connection.execute(_END, {"name": application_name(found["id"])})

    def _somebody_else(self, connection: Connection, found: Any) -> Peer | None:
        """Return another node that should take a table, if we should not."""
        played = _played(found)
        if not self.is_leaving and can_play(self._plays, *played):
            return None
        for other in connection.execute(_OTHERS, {"node": self._node}).mappings():
            if can_play(codec.loads(other["plays"]), *played):
                return Peer(other["id"], other["address"], other["secret"])
        return None


def _played(found: Any) -> tuple[str, int | None]:
    """Return the game and its edition, which is not settled before the game begins."""
    if found["header"] is None:
        return found["game"], None
    header: dict[str, Any] = codec.loads(found["header"])
    return found["game"], header.get("edition")


def can_play(plays: Plays, game: str, edition: int | None) -> bool:
    """Whether a node that *plays* these editions can continue a game."""
    editions = plays.get(game)
    return editions is not None and (edition is None or edition in editions)
