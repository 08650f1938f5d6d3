"""A worker process as the server sees it: started when first needed, and again if it died."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

import msgspec

from retorta.server.thinking.process import LENGTH
from retorta.server.thinking.thinking_worker import WorkerDied


class WorkerProcess:
    """One process, with one request at a time."""

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        """How far it lets the other processes of this machine go first."""
        self._process: asyncio.subprocess.Process | None = None
        self._killed: asyncio.subprocess.Process | None = None
        """The previous process, until the system confirms that it has ended."""

    @property
    def pid(self) -> int | None:
        """Its number, while it runs."""
        return self._process.pid if self._process else None

    async def wake(self) -> None:
        """Start it if it is not running, with everything loaded."""
        if self._process is None or self._process.returncode is not None:
            await self.ask({"job": "wake"})

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request; raise :class:`WorkerDied` if the process ended."""
        body = msgspec.json.encode(request)
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(len(body).to_bytes(LENGTH, "big") + body)
            await process.stdin.drain()
            length = await process.stdout.readexactly(LENGTH)
            written = await process.stdout.readexactly(int.from_bytes(length, "big"))
        except (asyncio.IncompleteReadError, OSError):
            await self.drop()
            raise WorkerDied from None
        except asyncio.CancelledError:
            self._kill()  # otherwise the next caller would get this answer
            raise
        answer: dict[str, Any] = msgspec.json.decode(written)
        return answer

    async def drop(self) -> None:
        """End the process, if it runs."""
        self._kill()
        if self._killed is not None:
            await self._killed.wait()
            self._killed = None

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            self._killed = process
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "retorta.server.thinking.process",
                str(self._nice),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process
