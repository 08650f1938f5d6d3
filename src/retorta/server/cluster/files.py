"""Client files of other builds: during an upgrade, pages of both builds are open.

File names in ``assets/`` contain a hash of the content, so a file of that name is the same
everywhere. Every node puts its own into the database when it starts; a node that is asked for one
it does not have looks there.
"""

from __future__ import annotations

import asyncio
import mimetypes
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from aiohttp import web
from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from retorta.server.http.middleware import HEADERS
from retorta.server.http.static import FOR_EVER
from retorta.server.storage.time_seen import last_seen, seen_at

ASSETS: Final = "assets/"
KEPT: Final = 30 * 24 * 3600.0
"""Seconds for which the files of a build are kept after its last node has started."""
PACKED: Final = (".br", ".gz", ".zst")
LONGEST_NAME: Final = 200
_KEEP: Final = text(
    "INSERT INTO client_files (path, content, kept) VALUES (:path, :content, :kept) "
    "ON CONFLICT (path) DO UPDATE SET kept = excluded.kept"
)
_FORGET: Final = text("DELETE FROM client_files WHERE kept < :before")
_FIND: Final = text("SELECT content FROM client_files WHERE path = :path")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def keep(engine: Engine, client: Path) -> int:
    """Put the files of this build where other nodes find them; return how many there are."""
    now = time.time()
    found = sorted(path for path in (client / ASSETS).rglob("*") if path.is_file())
    rows = [
        {"path": path.relative_to(client).as_posix(), "content": path.read_bytes(), "kept": now}
        for path in found
        if path.suffix not in PACKED
    ]
    before = now - KEPT
    were_seen_to_pass = seen_at(now, last_seen(engine)).since <= before
    with engine.begin() as connection:
        if were_seen_to_pass:  # otherwise a wrong clock would delete files of running nodes
            connection.execute(_FORGET, {"before": before})
        if rows:
            connection.execute(_KEEP, rows)
    return len(rows)


class Files:
    """The middleware of one node that serves files of other builds."""

    def __init__(self, base: str) -> None:
        self._base = base
        self.engine: Engine | None = None

    @web.middleware
    async def enter(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Serve the file of another build if this one does not have it."""
        response = await handler(request)
        path = request.path.removeprefix(self._base)
        if response.status != web.HTTPNotFound.status_code or not path.startswith(ASSETS):
            return response
        content = await self._find(path)
        if content is None:
            return response
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        headers = {**HEADERS, "cache-control": FOR_EVER}
        return web.Response(body=content, content_type=kind, headers=headers)

    async def _find(self, path: str) -> bytes | None:
        if self.engine is None or len(path) > LONGEST_NAME:
            return None
        try:
            return await asyncio.to_thread(_find, self.engine, path)
        except SQLAlchemyError:
            return None


def _find(engine: Engine, path: str) -> bytes | None:
    with engine.connect() as connection:
        found = connection.execute(_FIND, {"path": path}).scalar()
    return None if found is None else bytes(found)
