"""Records that people look at, and data files that they bring: work for a process of its own.

Bots and hints never wait for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from retorta.core.errors import BadOption, Unreadable
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.dispatcher import Dispatcher, Errand
from retorta.server.thinking.queue import Priority
from retorta.server.thinking.thought import Failed
from retorta.server.thinking.worker_process import WorkerProcess, result_of
from retorta.tables.refusals import NotStored

MOST_OF_ONE: Final = 8
"""Requests of one person that may wait."""
NICE: Final = 10
Load = Callable[[], Awaitable[bytes]]
"""Fetches the lines of a record."""


class Process(Protocol):
    """Whoever is asked about records."""

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request."""

    async def drop(self) -> None:
        """End what it does just now."""


class RecordReader:
    """A process in which records are open; they are sent there when they are not."""

    def __init__(self, process: Process) -> None:
        self.process = process

    def knows(self, table: str) -> bool:
        """Whether it would be quicker than others: there are no others."""
        return True

    async def ask(self, request: dict[str, Any], load: Load) -> Any:
        """Return what is asked about a record."""
        answer = await self.process.ask({**request, "lines": None})
        if "unheard" in answer:
            try:
                text = (await load()).decode()
            except UnicodeDecodeError:
                raise Unreadable("not-a-record") from None
            answer = await self.process.ask({**request, "lines": text})
        return result_of(answer)

    async def deal(self, request: dict[str, Any]) -> None:
        """Try out the data file of a table."""
        result_of(await self.process.ask(request))

    async def drop(self) -> None:
        """End the process."""
        await self.process.drop()


class Replays:
    """Everything that people want to know of records, one person after the other."""

    def __init__(self, limit: float, counts: Counts, process: Process | None = None) -> None:
        reader = RecordReader(process or WorkerProcess(NICE))
        self._desk = Dispatcher([reader], limit, limit, counts)
        self._waiting: Counter[str] = Counter()

    async def ask(self, person: str, record: str, load: Load, job: str, **named: Any) -> Any:
        """Return what *person* asks about a record; *load* is called if it is not open."""
        request = {"job": job, "key": record, **named}
        try:
            return await self._in_turn(person, record, job, lambda it, _: it.ask(request, load))
        except Failed:
            raise Unreadable("record-hard") from None

    async def check_file(self, person: str, game: str, seats: int, options: dict[str, str]) -> None:
        """Have a table's own data file read; refuse it as the game does, or as too long a job."""
        request = {"job": "deal", "game": game, "seats": seats, "options": options}
        try:
            await self._in_turn(person, "", "deal", lambda it, _: it.deal(request))
        except Failed:
            raise BadOption("data-file-hard") from None

    async def stop(self) -> None:
        """End the process."""
        await self._desk.stop()

    async def _in_turn(
        self,
        person: str,
        record: str,
        job: str,
        work: Callable[[RecordReader, float], Awaitable[Any]],
    ) -> Any:
        if self._waiting[person] >= MOST_OF_ONE:
            raise NotStored("worker-busy")
        self._waiting[person] += 1
        try:
            return await self._desk.ask(Errand(Priority.ASKED, person, record, job, work))
        finally:
            self._waiting[person] -= 1
            if not self._waiting[person]:
                del self._waiting[person]
