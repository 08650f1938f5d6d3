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
"""Else what a database without an encoding tells comes as bytes."""
CONNECTING: Final = 5
"""Seconds to be let in."""
ALIVE: Final = {
    # A line on which nothing arrives is tried: five seconds of silence, three tries.
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
            self.close()  # what is asked next is not answered by what comes late
            raise psycopg.OperationalError("the database does not answer") from None


def _timed(gen: Any, limit: float) -> Generator[Any, Any, Any]:
    """Do as *gen* does, which is asked now and then although nothing has come."""
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
            # What is left half done when the line is cut holds nobody up for long.
            left = f"SET idle_in_transaction_session_timeout = {2 * milliseconds}"
            line.execute(left.encode())
            line.autocommit = False
        return line

    return connect
