"""Health and metrics over HTTP."""

from __future__ import annotations

from typing import Final

from retorta.server.http.request import ServerRequest
from retorta.tables.answers import Health
from retorta.tables.refusals import NotStored
from retorta.tables.routes.request import File
from retorta.tables.routes.route import Route


async def health(request: ServerRequest) -> Health:
    """Tell that the server is alive, whatever the state of its database."""
    return Health(ok=True)


async def readiness(request: ServerRequest) -> Health:
    """Tell whether the server can write: it did in the last ten seconds, or it can now."""
    registry = request.registry
    if not registry.ownership.is_ready() or not await registry.writer.can_write():
        raise NotStored("not-stored")
    return Health(ok=True)


async def metrics(request: ServerRequest) -> File:
    """Show the counts, for Prometheus."""
    return File(request.registry.metrics.text().encode(), "text/plain")


ROUTES: Final = [
    Route("health", "GET", "/healthz", health, Health),
    Route("readiness", "GET", "/readyz", readiness, Health),
    Route("metrics", "GET", "/metrics", metrics, bytes),
]
