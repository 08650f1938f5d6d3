"""The heartbeat of a node: a thread with its own connection to PostgreSQL.

On this connection the node holds its one advisory lock, reports twice a second that it is alive,
and sends and receives notices. The lock is released with the connection, so a process that dies
is noticed at once; one that hangs, or is cut off, is noticed by its silence. Of the nodes that
are set to make backups, one holds a second lock, and makes them.

It is a thread so that a busy event loop is not taken for a dead node.
"""

from __future__ import annotations

import contextlib
import logging
import os
import selectors
import socket
import threading
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Protocol

import psycopg

from retorta.server.cluster import notices
from retorta.server.cluster.notices import CHANNEL, Notice
from retorta.server.storage.only_server import SERVING

SILENCE: Final = 2.0
"""Seconds without a heartbeat after which a node counts as dead, to itself and to others."""
BEAT: Final = 0.4
"""Seconds between two heartbeats."""
LOCKS: Final = 1_919_251_566
"""The first of the two numbers of a node's advisory lock; the second is the node's own."""
AGAIN: Final = 0.25
"""Seconds between two attempts to connect again."""
CONNECTING: Final = 2
"""Seconds that a connection may take to be made."""
ENDING: Final = 0.5
"""Seconds that the thread has to end."""
KEEPING: Final = 1_919_251_569
"""The number of the advisory lock of the one node that makes the backups."""
TO_KEEP: Final = 5.0
"""Seconds between two attempts to take that lock."""
NOW: Final = "extract(epoch from clock_timestamp())"
"""The database's clock is the only one that counts: those of the nodes may differ."""
_log = logging.getLogger("retorta.server")

_REGISTER: Final = f"""
INSERT INTO nodes (id, lock, address, secret, plays, leaving, beat)
VALUES (%(id)s, %(lock)s, %(address)s, %(secret)s, %(plays)s, false, {NOW})
ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
"""
_OLD_SELF: Final = """
SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND pid <> pg_backend_pid()
"""
_BEAT: Final = f"""
WITH beat AS (UPDATE nodes SET beat = {NOW} WHERE id = %s RETURNING id)
SELECT (SELECT id FROM beat), ARRAY(SELECT id FROM nodes WHERE beat > {NOW} - {SILENCE})
"""
"""Whether we are still registered, and which nodes are alive: one query, since it runs often."""


@dataclass(frozen=True)
class Myself:
    """What a node registers about itself."""

    id: str
    lock: int
    address: str
    """The address at which other nodes reach it, without a path."""
    secret: str
    """Only nodes know it, since they read it from the database."""
    plays: str
    """Which editions of which games, as JSON."""
    may_keep: bool = False
    """Whether it is set to make backups."""


class HeartbeatListener(Protocol):
    """Receives what the heartbeat notices; called in its thread."""

    def joined(self) -> None:
        """Learn that the node is registered, perhaps again: notices may have been missed."""

    def ended(self) -> None:
        """Learn that other nodes declared this one dead."""

    def heard(self, notice: Notice) -> None:
        """Handle a notice."""


class TakenForDead(Exception):
    """Others declared this node dead, and may hold its tables."""


class Heartbeat:
    """Shows all other nodes that this one is alive."""

    def __init__(self, database: str, myself: Myself, hears: HeartbeatListener) -> None:
        self._database = database
        self._myself = myself
        self._hears = hears
        self.is_keeper = False
        """Whether this node makes the backups, as long as it is connected."""
        self._next_try = 0.0
        self._renewed: float | None = None
        """When the last successful heartbeat began, by the monotonic clock."""
        self.alive: frozenset[str] = frozenset()
        """The nodes that are alive."""
        self._connection: psycopg.Connection[Any] | None = None
        self._to_send: deque[str] = deque()
        self._woken, self._wake = socket.socketpair()
        self._wake.setblocking(False)
        self._stopping = False
        self._is_failing = False
        self._has_joined = False
        self._thread = threading.Thread(target=self._live, name="heartbeat", daemon=True)

    def is_sure(self) -> bool:
        """Whether no other node can have taken this one for dead yet."""
        renewed = self._renewed
        return renewed is not None and time.monotonic() - renewed < SILENCE

    def start(self) -> None:
        """Start the heartbeat."""
        self._thread.start()

    def stop(self) -> None:
        """Stop the heartbeat, and wait for its thread to end."""
        self._stopping = True
        self._nudge()
        self._thread.join(ENDING)
        if self._thread.is_alive():  # it is waiting for an answer
            self.cut()
            self._thread.join(ENDING)
        if not self._thread.is_alive():
            self._wake.close()
            self._woken.close()

    def send(self, notice: Notice) -> None:
        """Send something to all nodes as soon as possible; may be called from any thread."""
        text = notices.written(notice)
        if text is not None and self._connection is not None:
            self._to_send.append(text)
            self._nudge()

    def cut(self) -> None:
        """Close a connection that does not answer, so that the thread can try another."""
        connection = self._connection
        if connection is not None:
            shut_down(connection)

    def _nudge(self) -> None:
        with contextlib.suppress(OSError):
            self._wake.send(b".")

    # In the thread.

    def _live(self) -> None:
        while not self._stopping:
            try:
                with self._connected() as connection:
                    self._register(connection)
                    self._beat_on(connection)
            except TakenForDead:
                self._renewed = None
            except (psycopg.Error, OSError) as problem:
                if not self._is_failing:
                    self._is_failing = True
                    _log.warning("the database cannot be reached: %s", type(problem).__name__)
                self._wait(None, AGAIN)

    @contextlib.contextmanager
    def _connected(self) -> Iterator[psycopg.Connection[Any]]:
        connection = psycopg.connect(self._database, autocommit=True, connect_timeout=CONNECTING)
        try:
            self._connection = connection
            yield connection
        finally:
            self._connection = None
            self.is_keeper = False
            with contextlib.suppress(Exception):
                connection.close()

    def _register(self, connection: psycopg.Connection[Any]) -> None:
        """Register this node, and take the lock that it holds while it is alive."""
        me = self._myself
        connection.execute(f"SET statement_timeout = '{int(SILENCE * 1000)}ms'")
        # Losing a heartbeat does no harm, and no other commit has to wait for it.
        connection.execute("SET synchronous_commit = off")
        # End our own last connection, if the database does not know yet that it is gone.
        connection.execute(_OLD_SELF, (LOCKS, me.lock))
        connection.execute("SELECT pg_advisory_lock(%s, %s)", (LOCKS, me.lock))
        # No server may start that knows nothing of nodes.
        connection.execute("SELECT pg_try_advisory_lock_shared(%s)", (SERVING,))
        connection.execute(f"LISTEN {CHANNEL}")
        begun = time.monotonic()
        if self._has_joined and not self._is_registered(connection):
            self._hears.ended()
        named = {"id": me.id, "lock": me.lock, "address": me.address, "secret": me.secret}
        connection.execute(_REGISTER, {**named, "plays": me.plays})
        self._has_joined = True
        if self._is_failing:
            self._is_failing = False
            _log.warning("the database can be reached again")
        self._hears.joined()
        self._renewed = begun

    def _beat_on(self, connection: psycopg.Connection[Any]) -> None:
        due = 0.0
        while not self._stopping:
            if time.monotonic() >= due:
                due = self._beat(connection) + BEAT
                self._try_to_keep(connection)
            while self._to_send:
                text = self._to_send.popleft()
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
            self._wait(connection, due - time.monotonic())
            for came in connection.notifies(timeout=0):
                notice = notices.read(came.payload)
                if notice is not None:
                    self._hears.heard(notice)

    def _beat(self, connection: psycopg.Connection[Any]) -> float:
        begun = time.monotonic()
        if not self._is_registered(connection):
            raise TakenForDead  # it is handled when we have connected again
        self._renewed = begun
        return begun

    def _is_registered(self, connection: psycopg.Connection[Any]) -> bool:
        """Report that we are alive, and learn who else is; return whether we are registered."""
        found = connection.execute(_BEAT, (self._myself.id,)).fetchone()
        assert found is not None
        self.alive = frozenset(found[1])
        return found[0] is not None

    def _try_to_keep(self, connection: psycopg.Connection[Any]) -> None:
        if self._myself.may_keep and not self.is_keeper and time.monotonic() >= self._next_try:
            found = connection.execute("SELECT pg_try_advisory_lock(%s)", (KEEPING,)).fetchone()
            self.is_keeper = found is not None and bool(found[0])
            self._next_try = time.monotonic() + TO_KEEP

    def _wait(self, connection: psycopg.Connection[Any] | None, seconds: float) -> None:
        """Wait until there is something to receive or to send, but at most *seconds*."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._woken, selectors.EVENT_READ)
            if connection is not None:
                selector.register(connection.fileno(), selectors.EVENT_READ)
            for key, _ in selector.select(max(0.0, seconds)):
                if key.fileobj is self._woken:
                    self._woken.recv(4096)


def shut_down(connection: Any) -> None:
    """Cut a connection to the database, so that the thread waiting on it stops waiting."""
    with (
        contextlib.suppress(Exception),
        # A copy of the descriptor: the connection's own is its thread's to close.
        socket.socket(fileno=os.dup(connection.fileno())) as copy,
    ):
        copy.shutdown(socket.SHUT_RDWR)
