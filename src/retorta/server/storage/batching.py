"""Whether a commit should wait, because the next job is likely to come soon and can share it.

It waits only where commits are expensive.
"""

from __future__ import annotations

from typing import Final

LONELY: Final = 1.0
"""Seconds between two jobs above which all intervals count the same."""
LATE: Final = 8
"""The number of jobs over which the interval is averaged."""


class Batching:
    """Knows how soon one job has followed another lately."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        """Seconds that a job may wait for the next, if that is likely to come in time."""
        self._pace = LONELY
        """The average seconds between two jobs lately."""
        self.newest = 0.0
        """When the last job came, by the loop's clock."""

    def came(self, now: float) -> None:
        """Take into account that a job came."""
        self._pace += (min(now - self.newest, LONELY) - self._pace) / LATE
        self.newest = now

    def left(self, waited: float) -> float:
        """Return how many more seconds it is worth waiting, after *waited* seconds; 0 for none."""
        return max(self.patience - waited, 0.0) if self._pace < self.patience else 0.0
