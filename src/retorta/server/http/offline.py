"""Serves the site that plays without a server; it is built when somebody first asks for it.

It is written in a process of its own, so that no table waits for it, and kept beside the
database until the code or the pages change.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from aiohttp import web

from retorta.server.http.prepared_answers import ASK_AGAIN
from retorta.server.http.static import FOR_EVER, are_built
from retorta.tables.refusals import Missing, NotNow

OFFLINE: Final = web.AppKey["Offline"]("offline")
FOLDER: Final = "offline"
"""Below the data folder, and below the base of the addresses."""
FIRST_PAGE: Final = "index.html"
DONE: Final = "x-retorta-done"
"""The header that tells somebody who waits which share of the site is built."""
_log = logging.getLogger("retorta.server")


class Offline:
    """One server's copy of the site."""

    def __init__(self, data_dir: Path) -> None:
        self._folder = data_dir / FOLDER
        self._making: asyncio.Task[bool] | None = None
        self.share = 0.0
        """How much of it is done, while it is built."""

    def begin(self) -> asyncio.Task[bool]:
        """Begin to build it, unless it is built or being built; try again after a failure."""
        if self._making is None or (self._making.done() and not self._making.result()):
            self._making = asyncio.create_task(self._make())
        return self._making

    def is_ready(self) -> bool:
        """Whether it can be served."""
        return self._making is not None and self._making.done() and self._making.result()

    def file(self, path: str) -> Path | None:
        """Return the file at *path* in the site; ``None`` if there is none."""
        parts = [part for part in path.split("/") if part]
        if any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            return None
        found = self._folder.joinpath(*parts) if parts else self._folder / FIRST_PAGE
        try:
            return found if found.is_file() else None
        except OSError:  # the name is too long
            return None

    async def close(self) -> None:
        """Stop building it."""
        if self._making is not None and not self._making.done():
            self._making.cancel()
            await asyncio.gather(self._making, return_exceptions=True)

    async def _make(self) -> bool:
        self.share = 0.0
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "retorta.server.site", str(self._folder)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            said, _ = await asyncio.gather(_all_of(process.stderr), self._hear(process.stdout))
            await process.wait()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        if process.returncode:
            _log.warning("the site without a server was not written: %s", said.decode().strip())
        return process.returncode == 0

    async def _hear(self, told: asyncio.StreamReader | None) -> None:
        """Follow how far it is: a share on each line."""
        assert told is not None
        async for line in told:
            with suppress(ValueError):
                self.share = float(line)


async def _all_of(stream: asyncio.StreamReader | None) -> bytes:
    assert stream is not None
    return await stream.read()


async def serve(request: web.Request) -> web.StreamResponse:
    """Return a file of the site; a ``HEAD`` request does not wait until the site is built."""
    site = request.app[OFFLINE]
    if not are_built():
        raise Missing("nowhere")
    making = site.begin()
    if request.method == "HEAD" and not making.done():
        return web.Response(status=202, headers={DONE: f"{site.share:.2f}"})
    if not await asyncio.shield(making):
        raise NotNow("site-not-yet")
    path = request.match_info["path"]
    found = site.file(path)
    if found is None or found.name.endswith((".br", ".gz")):
        raise Missing("nowhere")
    kept = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
    return web.FileResponse(found, headers={"cache-control": kept, "vary": "accept-encoding"})
