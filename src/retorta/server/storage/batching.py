"""Whether a commit should wait, because the next job is likely to come soon and can share it.

It waits only where commits are expensive.
"""

from __future__ import annotations

from typing import Final

LONELY: Final = 1.0
"""Seconds between two jobs above which it does not matter how many."""
LATE: Final = 8
"""Jobs over which it is judged how soon one follows another."""


class Batching:
    """How soon one job follows another, lately."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        """Seconds that a job may wait for the next, where that is likely to come in them."""
        self._pace = LONELY
        """Seconds between two jobs, lately."""
        self.newest = 0.0
        """When the last job came, by the loop's clock."""

    def came(self, now: float) -> None:
        """Take into account that a job came."""
        self._pace += (min(now - self.newest, LONELY) - self._pace) / LATE
        self.newest = now

    def left(self, waited: float) -> float:
        """Return the seconds for which it is worth waiting on, after *waited* already; or 0."""
        return max(self.patience - waited, 0.0) if self._pace < self.patience else 0.0
