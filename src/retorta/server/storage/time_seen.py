"""Time that was seen to pass: what is old is old by that, and by no clock alone.

A clock may be wrong for an hour or for years, and a server may be off for a summer: in neither
time could anybody come back to a table. So it is kept since when somebody has looked at the clock
again and again. Where it jumps, or nobody looked for long, everything has its whole time anew.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Engine, select

from retorta.server.storage.schema import CLOCK
from retorta.server.storage.statements import TimeSeen

UNSEEN: Final = 7 * 86400.0
"""Seconds between two looks that still count as seen: a server may be off for some days."""
BACK: Final = 3600.0
"""Seconds by which a clock may be set back."""


def last_seen(engine: Engine) -> TimeSeen | None:
    """Return what is known of it; runs in a thread."""
    with engine.connect() as connection:
        found = connection.execute(select(CLOCK.c.seen, CLOCK.c.since)).first()
    return None if found is None else TimeSeen(found.seen, found.since)


def seen_at(now: float, before: TimeSeen | None) -> TimeSeen:
    """Return what is known of it after one more look."""
    if before is None or not -BACK <= now - before.seen <= UNSEEN:
        return TimeSeen(now, since=now)
    return TimeSeen(now, before.since)
