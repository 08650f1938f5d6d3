"""Checks the process itself: whether the event loop is late, and whether files can be opened."""

from __future__ import annotations

import asyncio
import os
from typing import Final

from retorta.server.incidents import Incident
from retorta.server.metrics import Metrics

PAUSE: Final = 0.5
"""Seconds between two checks."""


class Health:
    """Checks the process from time to time."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._files = Incident(
            works="there are file descriptors again",
            fails="no more file descriptors: nobody new can connect; raise the limit (ulimit -n)",
        )

    async def watch(self) -> None:
        """Check repeatedly until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PAUSE
            await asyncio.sleep(PAUSE)
            self._metrics.lag_seconds.add(max(0.0, loop.time() - due))
            self._metrics.count()
            self.look()

    def look(self) -> None:
        """Check whether one more file can be opened; libraries do not report when none can."""
        try:
            os.close(os.dup(0))
        except OSError as problem:
            self._files.failed(problem)
        else:
            self._files.worked()
