"""Stands between a server and a Ray cluster: a process of its own, because Ray may kill it.

A program that uses Ray dies with the part of Ray that runs beside it; the server must not.
Numbered requests arrive on standard input and go out as tasks; answers are written to standard
output in any order, as JSON after its length in four bytes. The process ends with its input.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, BinaryIO, Final

import msgspec

from retorta import on_ray
from retorta.core.errors import TableError
from retorta.server.thinking import ray_desk
from retorta.server.thinking.process import LENGTH
from retorta.tables.refusals import refused

PROBING: Final = 60.0
"""Seconds within which the cluster must complete a first task."""


class Request(msgspec.Struct):
    """Something to do, or to cancel."""

    id: int
    request: msgspec.Raw = msgspec.Raw(b"")
    """If empty, the request of that number is cancelled."""


class Answer(msgspec.Struct):
    """The result of a request."""

    id: int = 0
    answer: msgspec.Raw = msgspec.Raw(b"null")
    """``null`` if the worker was lost."""
    other_code: bool = False
    """Whether the worker was not lost, but has a different Retorta."""
    cores: int = 0
    """At the beginning only: how many the cluster has."""
    refused: Any = None
    """At the beginning only: why there is no cluster."""


class RayTasks:
    """The tasks in progress."""

    def __init__(self, ray: Any, answers: BinaryIO) -> None:
        self._ray = ray
        self._answers = answers
        self._task = ray.remote(num_cpus=1, max_retries=0)(ray_desk.answer)
        self._running: dict[int, Any] = {}
        self._waiting: set[asyncio.Task[None]] = set()

    async def serve(self, requests: asyncio.StreamReader) -> None:
        """Pass on requests until there are no more."""
        while True:
            try:
                length = await requests.readexactly(LENGTH)
                body = await requests.readexactly(int.from_bytes(length, "big"))
            except asyncio.IncompleteReadError:
                return
            request = msgspec.json.decode(body, type=Request)
            if bytes(request.request):
                waiting = asyncio.create_task(self._carry_out(request))
                self._waiting.add(waiting)
                waiting.add_done_callback(self._waiting.discard)
            elif (task := self._running.get(request.id)) is not None:
                self._ray.cancel(task, force=True)

    async def _carry_out(self, request: Request) -> None:
        errors = self._ray.exceptions
        told = Answer(request.id)
        task = self._running[request.id] = self._task.remote(on_ray.code(), bytes(request.request))
        try:
            told.answer = msgspec.Raw(await task)
        except errors.RayTaskError:
            told.other_code = True  # not an error of a bot's: those are answers
        except errors.RayError:
            pass
        finally:
            del self._running[request.id]
        write(self._answers, told)


def write(answers: BinaryIO, told: Answer) -> None:
    """Send one answer."""
    body = msgspec.json.encode(told)
    answers.write(len(body).to_bytes(LENGTH, "big") + body)
    answers.flush()


async def main(address: str, requests: BinaryIO, answers: BinaryIO) -> None:
    """Connect, report how many cores there are, and serve."""
    try:
        ray = await asyncio.to_thread(on_ray.connect, address)
        cores = on_ray.cores(ray)
        if cores:
            await asyncio.to_thread(_probe, ray)
    except TableError as problem:
        write(answers, Answer(refused=msgspec.to_builtins(refused(problem))))
        return
    write(answers, Answer(cores=cores))
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, requests)
    try:
        await RayTasks(ray, answers).serve(reader)
    finally:
        ray.shutdown()


def _probe(ray: Any) -> None:
    """Run one task, so that a cluster with other code is noticed before people come."""
    task = ray.remote(num_cpus=1, max_retries=3)(on_ray.demand_same)
    try:
        ray.get(task.remote(on_ray.code()), timeout=PROBING)
    except ray.exceptions.RayTaskError:
        raise on_ray.OtherCode("ray-other-code") from None
    except ray.exceptions.RayError as problem:
        raise TableError("ray-failed", problem=type(problem).__name__) from None


if __name__ == "__main__":
    # Whatever Ray prints must not get between the answers.
    _answers, sys.stdout = sys.stdout.buffer, sys.stderr
    asyncio.run(main(sys.argv[1], sys.stdin.buffer, _answers))
