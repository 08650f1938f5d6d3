"""Records and data files that people open: they are read in processes of their own.

Bots and hints never wait for that. Addresses share the time equally, and so do the people behind
one address, since anybody can ask about a record, under a new identity every time. Two processes
read, but only one job per address at a time: jobs that take too long are soon given up, and until
then the other process serves everybody else. Judging a move is thinking, which takes longer, so a
third process does that.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

from retorta.core.errors import BadOption, Unreadable
from retorta.server.http.limits import is_local
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.dispatcher import Dispatcher, Errand
from retorta.server.thinking.one_per_address import OnePerAddress
from retorta.server.thinking.queue import Priority
from retorta.server.thinking.worker_process import WorkerProcess
from retorta.tables.refusals import NotStored
from retorta.thinking.desk import RECORDS_KEPT
from retorta.thinking.desk_client import Load, ask_about_record, result_of
from retorta.thinking.thinking_job import Failed

MOST_OF_ONE: Final = 8
"""Requests of one person that may wait."""
MOST_OF_ADDRESS: Final = 200
"""Requests from one address that may wait."""
NICE: Final = 10
READERS: Final = 2
WAKING: Final = 60.0
"""Seconds that a process may take to start; they do not count towards the limit of a record."""
JUDGING: Final = "judge"
_log = logging.getLogger("retorta.server")


class Process(Protocol):
    """Answers requests about records."""

    async def wake(self) -> None:
        """Get ready to answer at once."""

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request."""

    async def drop(self) -> None:
        """End the current job."""


class RecordReader:
    """A process in which records are open; those that are not are sent to it first."""

    def __init__(self, process: Process, limit: float, counts: Counts) -> None:
        self.process = process
        self._limit = limit
        self._counts = counts
        self._opened: deque[str] = deque(maxlen=RECORDS_KEPT)

    def knows(self, table: str) -> bool:
        """Whether a record is open there."""
        return table in self._opened

    async def ask(self, request: dict[str, Any], load: Load) -> Any:
        """Return the answer to a request about a record."""
        return result_of(await self._in_time(lambda: self._answer(request, load)))

    async def deal(self, request: dict[str, Any]) -> None:
        """Try out the data file of a table."""
        result_of(await self._in_time(lambda: self.process.ask(request)))

    async def drop(self) -> None:
        """End the process."""
        self._opened.clear()
        await self.process.drop()

    async def _answer(self, request: dict[str, Any], load: Load) -> dict[str, Any]:
        async def told() -> bytes:
            lines = await load()
            self._opened.append(request["key"])
            return lines

        return await ask_about_record(self.process.ask, request, told)

    async def _in_time(self, ask: Callable[[], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
        await self.process.wake()
        try:
            async with asyncio.timeout(self._limit):
                return await ask()
        except TimeoutError:
            self._counts.deaths += 1
            _log.warning("a reader took longer than %g s, and was stopped", self._limit)
            await self.drop()
            raise Failed("too long") from None


class Replays:
    """Answers all requests about records; people take turns."""

    def __init__(
        self,
        reading: tuple[float, Counts],
        judging: tuple[float, Counts],
        new_process: Callable[[], Process] = lambda: WorkerProcess(NICE),
    ) -> None:
        self._reading = _desk([new_process() for _ in range(READERS)], *reading)
        self._judging = _desk([new_process()], *judging)
        self._one_per_address = OnePerAddress()
        self._waiting: Counter[str] = Counter()
        self._is_over = False

    async def ask(
        self, person: str, address: str, record: str, load: Load, job: str, **named: Any
    ) -> Any:
        """Return the answer to *person* about a record; *load* is called if that is not open."""
        request = {"job": job, "key": record, **named}
        try:
            return await self._in_turn(
                person, address, job, record, lambda it, _: it.ask(request, load)
            )
        except Failed:
            raise Unreadable("record-hard") from None

    async def check_file(
        self, person: str, address: str, game: str, seats: int, options: dict[str, str]
    ) -> None:
        """Read a table's own data file; refuse it if the game does, or if that takes too long."""
        request = {"job": "deal", "game": game, "seats": seats, "options": options}
        try:
            await self._in_turn(person, address, "deal", "", lambda it, _: it.deal(request))
        except Failed:
            raise BadOption("data-file-hard") from None

    async def stop(self) -> None:
        """End the processes."""
        self._is_over = True
        await self._reading.stop()
        await self._judging.stop()

    async def _in_turn(
        self,
        person: str,
        address: str,
        job: str,
        record: str,
        work: Callable[[RecordReader, float], Awaitable[Any]],
    ) -> Any:
        # On this very machine, people are told apart only as persons.
        place = person if is_local(address) else address
        counted = {f"at {place}": MOST_OF_ADDRESS, person: MOST_OF_ONE}
        if any(self._waiting[whose] >= most for whose, most in counted.items()):
            raise NotStored("worker-busy")
        self._waiting.update(counted.keys())
        try:
            if job == JUDGING:
                errand = Errand(Priority.ASKED, place, person, job, work)
                return await self._judging.ask(errand)
            async with self._one_per_address.one_of(place, person):
                if self._is_over:
                    raise NotStored("worker-busy")
                errand = Errand(Priority.ASKED, place, record, job, work)
                return await self._reading.ask(errand)
        finally:
            self._waiting.subtract(counted.keys())
            self._waiting += Counter()  # forgets those that have nothing waiting any more


def _desk(processes: Sequence[Process], limit: float, counts: Counts) -> Dispatcher[RecordReader]:
    readers = [RecordReader(process, limit, counts) for process in processes]
    return Dispatcher(readers, WAKING + limit, limit, counts)
