"""A connection to PostgreSQL that does not wait for ever.

The database is told how long a statement may take, but a database that no longer answers at all
ignores that limit. So the waiting side also watches the clock, and closes the connection.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import Any, Final

import psycopg

UNICODE: Final = {"client_encoding": "utf8"}
"""Otherwise a database without an encoding would return bytes."""
CONNECTING: Final = 5
"""Seconds to connect."""
ALIVE: Final = {
    # A silent connection is probed: after five seconds of silence, three times.
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


class Line(psycopg.Connection[Any]):
    """A connection on which no answer takes longer than its limit."""

    limit = 0.0
    """Seconds; 0 waits for ever."""

    def wait(self, gen: Any, *more: Any, **named: Any) -> Any:
        """Wait for an answer, until the limit."""
        if not self.limit:
            return super().wait(gen, *more, **named)
        try:
            return super().wait(_timed(gen, self.limit), *more, **named)
        except TimeoutError:
            self.close()  # otherwise a late answer would be taken for that to the next query
            raise psycopg.OperationalError("the database does not answer") from None


def _timed(gen: Any, limit: float) -> Generator[Any, Any, Any]:
    """Run *gen* until the limit; it is resumed now and then even if nothing has arrived."""
    end = time.monotonic() + limit
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > end:
                raise TimeoutError
            wanted = gen.send(ready)
    except StopIteration as done:
        return done.value


def connecting(limit: float) -> Callable[..., Line]:
    """Return what SQLAlchemy calls to connect; *limit* is in seconds, 0 for none."""

    def connect(dialect: object, record: object, arguments: Any, named: dict[str, Any]) -> Line:
        ours = {
            **UNICODE,
            **ALIVE,
            "connect_timeout": int(min(limit or CONNECTING, CONNECTING)) or 1,
        }
        line = Line.connect(*arguments, **{**ours, **named})
        if limit:
            milliseconds = int(limit * 1000)
            line.limit = limit
            line.autocommit = True
            line.execute(f"SET statement_timeout = {milliseconds}".encode())
            # What a lost connection leaves half done must not block others for long.
            left = f"SET idle_in_transaction_session_timeout = {2 * milliseconds}"
            line.execute(left.encode())
            line.autocommit = False
        return line

    return connect
