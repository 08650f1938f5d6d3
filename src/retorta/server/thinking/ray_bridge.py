"""The connection to a Ray cluster, seen from the server: if it breaks, it is rebuilt."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import sys
from typing import Any, Final

import msgspec

from retorta.core.errors import BadOption
from retorta.server.incidents import Incident
from retorta.server.thinking.process import LENGTH
from retorta.server.thinking.ray_process import Answer, Request
from retorta.server.thinking.thinking_worker import WorkerDied

AGAIN: Final = 2.0
"""Seconds until a cluster that does not answer is tried again."""
LEAVING: Final = 1.5
"""Seconds that the process has to disconnect from Ray."""
_log = logging.getLogger("retorta.server")


class RayBridge:
    """Carries any number of requests at once; each is a task of Ray's."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._process: asyncio.subprocess.Process | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._building = asyncio.Lock()
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._incident = Incident(works="Ray answers again", fails="Ray does not answer")
        self._knows_of_other_code = False

    async def open(self) -> int:
        """Connect; return how many cores the cluster has.

        Raises :class:`BadOption` if there is none, or one with other code.
        """
        async with self._building:
            return await self._build()

    async def close(self) -> None:
        """Leave the cluster."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), LEAVING)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if self._hearing is not None:
            await self._hearing

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request; raise :class:`WorkerDied` if its worker was lost."""
        process = await self._running()
        number = next(self._numbers)
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await _send(process, Request(number, msgspec.Raw(msgspec.json.encode(request))))
            told = await answer
        except OSError:
            raise WorkerDied from None
        except asyncio.CancelledError:
            with contextlib.suppress(OSError):
                await _send(process, Request(number))
            raise
        finally:
            del self._waiting[number]
        if told.other_code and not self._knows_of_other_code:
            self._knows_of_other_code = True
            _log.error("a worker of Ray has a different Retorta: install this one on all machines")
        found: dict[str, Any] | None = msgspec.json.decode(told.answer)
        if found is None:
            raise WorkerDied
        return found

    async def _running(self) -> asyncio.subprocess.Process:
        """Return the process, started again if it died; all callers wait for that."""
        async with self._building:
            while self._process is None:
                try:
                    await self._build()
                except (BadOption, WorkerDied) as problem:
                    self._incident.failed(problem)
                    await asyncio.sleep(AGAIN)
            return self._process

    async def _build(self) -> int:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "retorta.server.thinking.ray_process", self._address),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            told = await _hear(process)
        except asyncio.CancelledError:
            process.kill()
            raise
        if told is None:
            raise WorkerDied
        if told.refused is not None:
            await process.wait()
            raise BadOption(told.refused["error"], **told.refused["parts"])
        self._incident.worked()
        self._process = process
        self._hearing = asyncio.create_task(self._hear_all(process))
        return told.cores

    async def _hear_all(self, process: asyncio.subprocess.Process) -> None:
        """Pass every answer to its caller; at the end, fail the requests that still wait."""
        while (told := await _hear(process)) is not None:
            answer = self._waiting.get(told.id)
            if answer is not None and not answer.done():
                answer.set_result(told)
        if self._process is process:
            self._process = None
            self._incident.failed(WorkerDied())
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(WorkerDied())


async def _send(process: asyncio.subprocess.Process, request: Request) -> None:
    assert process.stdin is not None
    body = msgspec.json.encode(request)
    process.stdin.write(len(body).to_bytes(LENGTH, "big") + body)
    await process.stdin.drain()


async def _hear(process: asyncio.subprocess.Process) -> Answer | None:
    """Return the next answer; ``None`` when there are no more."""
    assert process.stdout is not None
    try:
        length = await process.stdout.readexactly(LENGTH)
        body = await process.stdout.readexactly(int.from_bytes(length, "big"))
    except (asyncio.IncompleteReadError, OSError):
        return None
    return msgspec.json.decode(body, type=Answer)
