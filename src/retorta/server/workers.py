"""The worker processes, seen from the server: asked, waited for, replaced when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import sys
import zlib
from typing import Any, Final

import msgspec

from retorta.core import codec
from retorta.core.errors import Unreadable
from retorta.core.record import Entry, Header
from retorta.server.refusals import NotNow, NotStored
from retorta.server.worker import LENGTH

MOST_WAITING: Final = 200
"""Requests that may wait for one worker."""
_log = logging.getLogger("retorta.server")


class Failed(Exception):
    """A worker did not answer, or something in it broke."""


class Workers:
    """So many processes, each started when it is first needed."""

    def __init__(self, count: int, limit: float) -> None:
        self._workers = [_Worker(limit) for _ in range(count)]

    async def think(
        self, key: str, header: Header, entries: list[Entry], seat: int, bot: str, seed: int
    ) -> Any:
        """Return the move that a bot chooses; *entries* is everything played so far."""
        request = {"job": "think", "key": key, "seat": seat, "bot": bot, "seed": seed}
        return await self._ask_of_game(request, header, entries)

    async def advise(
        self, key: str, header: Header, entries: list[Entry], seat: int, seconds: float
    ) -> Any:
        """Return a hint for a seat; *entries* is everything played so far."""
        request = {"job": "advise", "key": key, "seat": seat, "seconds": seconds}
        try:
            return await self._ask_of_game(request, header, entries)
        except Failed:
            raise NotStored("worker-busy") from None

    async def _ask_of_game(
        self, request: dict[str, Any], header: Header, entries: list[Entry]
    ) -> Any:
        """Ask about a game, and tell what of it the worker has not heard."""
        key = request["key"]
        worker = self._worker(key)
        told = worker.told.get(key, 0)
        if 0 < told <= len(entries):
            answer = await worker.ask(
                {
                    **request,
                    "header": None,
                    "from": told,
                    "entries": codec.plain(entries[told:]),
                }
            )
            if "unheard" not in answer:
                worker.told[key] = len(entries)
                return _result(answer)
        whole = {"header": codec.plain(header), "from": 0, "entries": codec.plain(entries)}
        answer = await worker.ask({**request, **whole})
        worker.told[key] = len(entries)
        return _result(answer)

    async def replay(self, key: str, lines: bytes, job: str, **named: Any) -> Any:
        """Return what a worker says about a record."""
        request = {"job": job, "key": key, **named}
        worker = self._worker(key)
        try:
            answer = await worker.ask({**request, "lines": None})
            if "unheard" in answer:
                try:
                    text = lines.decode()
                except UnicodeDecodeError:
                    raise Unreadable("not-a-record") from None
                answer = await worker.ask({**request, "lines": text})
        except Failed:
            raise NotStored("worker-busy") from None
        return _result(answer)

    async def stop(self) -> None:
        """End all of them."""
        for worker in self._workers:
            await worker.stop()

    def _worker(self, key: str) -> _Worker:
        return self._workers[zlib.crc32(key.encode()) % len(self._workers)]


def _result(answer: dict[str, Any]) -> Any:
    if "refused" in answer:
        refused = answer["refused"]
        kind = NotNow if answer["kind"] in ("NotYourTurn", "IllegalMove") else Unreadable
        raise kind(refused["error"], **refused["parts"])
    if "result" not in answer:
        raise Failed(answer.get("failed", "unheard"))
    return answer["result"]


class _Worker:
    """One process."""

    def __init__(self, limit: float) -> None:
        self.told: dict[str, int] = {}
        """How much of each game it was told."""
        self._limit = limit
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._numbers = itertools.count()

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer; raise :class:`Failed` when there is none in time."""
        if len(self._waiting) >= MOST_WAITING:
            raise NotStored("worker-busy")
        async with self._starting:
            process = await self._running()
        number = next(self._numbers)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        body = msgspec.json.encode({**request, "id": number})
        assert process.stdin is not None
        try:
            process.stdin.write(len(body).to_bytes(LENGTH, "big") + body)
            async with asyncio.timeout(self._limit):
                await process.stdin.drain()
                return await answer
        except (TimeoutError, OSError):
            await self.stop()
            raise Failed("no answer") from None
        finally:
            self._waiting.pop(number, None)

    async def stop(self) -> None:
        """End the process, if it runs, and let down whoever waits for it."""
        process, self._process = self._process, None
        self.told.clear()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self._let_down()

    def _let_down(self) -> None:
        for waiting in list(self._waiting.values()):
            if not waiting.done():
                waiting.set_exception(Failed("the worker ended"))

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self.told.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "retorta.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 24,
            )
            self._reading = asyncio.create_task(self._read(self._process))
        return self._process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                length = await process.stdout.readexactly(LENGTH)
                body = await process.stdout.readexactly(int.from_bytes(length, "big"))
                answer = msgspec.json.decode(body)
                waiting = self._waiting.get(answer["id"])
                if waiting is not None and not waiting.done():
                    waiting.set_result(answer)
        except (asyncio.IncompleteReadError, OSError):
            if self._process is process:
                _log.warning("a worker process ended; the next request starts another")
                await process.wait()
                self._process = None
                self._let_down()
