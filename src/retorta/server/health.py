"""Whether the process itself is healthy: is the loop late, can files be opened."""

from __future__ import annotations

import asyncio
import os
from typing import Final

from retorta.server.incidents import Incident
from retorta.server.metrics import Metrics

PAUSE: Final = 0.5
"""Seconds between two looks."""


class Health:
    """Looks now and then."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._files = Incident(
            works="there are file descriptors again",
            fails="no more file descriptors: nobody new can connect; raise the limit (ulimit -n)",
        )

    async def watch(self) -> None:
        """Look until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PAUSE
            await asyncio.sleep(PAUSE)
            self._metrics.lag_seconds.add(max(0.0, loop.time() - due))
            self._metrics.count()
            self.look()

    def look(self) -> None:
        """See whether one more file could be opened: libraries do not say when none can."""
        try:
            os.close(os.dup(0))
        except OSError as problem:
            self._files.failed(problem)
        else:
            self._files.worked()
