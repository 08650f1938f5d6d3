"""Whether all is well, and what has been counted."""

from __future__ import annotations

from typing import Final

from retorta.server.http.asked import Asked, Route
from retorta.server.http.files import File
from retorta.tables.answers import Health
from retorta.tables.refusals import NotStored


async def health(asked: Asked) -> Health:
    """Tell that the server is alive, whatever becomes of its database."""
    return Health(ok=True)


async def readiness(asked: Asked) -> Health:
    """Tell whether the server can write: in the last ten seconds it did, or it does now."""
    registry = asked.registry
    if not registry.holding.is_ready() or not await registry.writer.can_write():
        raise NotStored("not-stored")
    return Health(ok=True)


async def metrics(asked: Asked) -> File:
    """Show the counts, for Prometheus."""
    return File(asked.registry.metrics.text().encode(), "text/plain")


ROUTES: Final = [
    Route("GET", "/healthz", health, Health),
    Route("GET", "/readyz", readiness, Health),
    Route("GET", "/metrics", metrics, bytes),
]
