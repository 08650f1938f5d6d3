"""Time as this server has seen it pass: ages are measured by it, so a wrong clock does no harm.

A clock may be wrong by an hour or by years, and a server may be off for a summer, during which
nobody could come back to a table. So the server stores since when it has looked at the clock
without a gap. If the clock jumps, or nobody looked for long, everything has its full time again.

While a server runs, a second clock that nobody can set says how much time really passed. The wall
clock has to be trusted only between two runs, and not for long.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, select

from retorta.server.storage.schema import CLOCK
from retorta.server.storage.statements import TimeSeen

UNSEEN: Final = 7 * 86400.0
"""Seconds between two looks that still count as seen: a server may be off for some days."""
CORRECTED: Final = 3600.0
"""Seconds by which a clock may be corrected, forward or back."""


def most_unseen(shortest: float) -> float:
    """Return how many seconds may pass unseen, given the *shortest* lifetime."""
    return min(UNSEEN, shortest / 2)


class TwoClocks:
    """Tells whether the wall clock runs as steadily as a clock that nobody can set."""

    def __init__(self) -> None:
        self._apart: float | None = None
        """How far the two were apart when they were first read together."""

    def agree(self, now: float, steady: float, most: float) -> bool:
        """Whether they moved apart by at most *most* seconds; if by more, start again from here."""
        apart = now - steady
        if self._apart is not None and abs(apart - self._apart) <= min(CORRECTED, most):
            return True
        is_first, self._apart = self._apart is None, apart
        return is_first


def last_seen(engine: Engine) -> TimeSeen | None:
    """Return what is stored about the clock; runs in a thread."""
    with engine.connect() as connection:
        found = connection.execute(select(CLOCK.c.seen, CLOCK.c.since)).first()
    return None if found is None else TimeSeen(found.seen, found.since)


def seen_at(now: float, before: TimeSeen | None, most: float = UNSEEN) -> TimeSeen:
    """Return what to store after one more look, if *most* seconds may pass unseen."""
    if before is None or not -CORRECTED <= now - before.seen <= most:
        return TimeSeen(now, since=now)
    return TimeSeen(now, before.since)
