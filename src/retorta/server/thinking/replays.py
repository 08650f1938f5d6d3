"""Records that people look at, and data files that they bring: work for a process of its own.

Bots and hints never wait for it. Here addresses share the time equally, and people behind one
share theirs: nobody needs so much as a name to ask about a record, and may come with a new face
every time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from retorta.core.errors import BadOption, Unreadable
from retorta.server.http.limits import is_local
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.dispatcher import Dispatcher, Errand
from retorta.server.thinking.queue import Priority
from retorta.server.thinking.thought import Failed
from retorta.server.thinking.worker_process import WorkerProcess, result_of
from retorta.tables.refusals import NotStored

MOST_OF_ONE: Final = 8
"""Requests of one person that may wait."""
MOST_OF_ADDRESS: Final = 200
"""Requests from one address that may wait."""
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

    async def ask(
        self, person: str, address: str, record: str, load: Load, job: str, **named: Any
    ) -> Any:
        """Return what *person* asks about a record; *load* is called if it is not open."""
        request = {"job": job, "key": record, **named}
        try:
            return await self._in_turn(person, address, job, lambda it, _: it.ask(request, load))
        except Failed:
            raise Unreadable("record-hard") from None

    async def check_file(
        self, person: str, address: str, game: str, seats: int, options: dict[str, str]
    ) -> None:
        """Have a table's own data file read; refuse it as the game does, or as too long a job."""
        request = {"job": "deal", "game": game, "seats": seats, "options": options}
        try:
            await self._in_turn(person, address, "deal", lambda it, _: it.deal(request))
        except Failed:
            raise BadOption("data-file-hard") from None

    async def stop(self) -> None:
        """End the process."""
        await self._desk.stop()

    async def _in_turn(
        self,
        person: str,
        address: str,
        job: str,
        work: Callable[[RecordReader, float], Awaitable[Any]],
    ) -> Any:
        # Whoever asks from this very machine is known as a person only.
        place = person if is_local(address) else address
        counted = {f"at {place}": MOST_OF_ADDRESS, person: MOST_OF_ONE}
        if any(self._waiting[whose] >= most for whose, most in counted.items()):
            raise NotStored("worker-busy")
        self._waiting.update(counted.keys())
        try:
            return await self._desk.ask(Errand(Priority.ASKED, place, person, job, work))
        finally:
            self._waiting.subtract(counted.keys())
            self._waiting += Counter()  # forgets whoever has nothing there any more
