"""Hands waiting jobs to free workers, one at a time to each.

Time-outs count the work, not the waiting. A worker that dies costs nobody else anything: it is
replaced, and its job is given to another. A job in progress is not interrupted. So somebody who
recently used their share gets little time while others are around, because they may be next.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from retorta.core.errors import TableError
from retorta.server.thinking.counts import Counts
from retorta.server.thinking.queue import Priority, Queue, Ticket
from retorta.server.thinking.recent_use import RecentUse
from retorta.server.thinking.thinking_worker import WorkerDied
from retorta.thinking.thinking_job import Failed

TRIES: Final = 3
"""Workers that may die of one job before it is given up."""
UNTOLD: Final = 0.1
"""Estimated seconds for a job about whose kind nothing is known."""
MEMORY: Final = 0.3
"""The weight of the last duration in the estimate of the next."""
KINDS_KEPT: Final = 1000
CUT: Final = 0.5
"""Seconds given to people who have used their share, while others are active."""
_log = logging.getLogger("retorta.server")


class Worker(Protocol):
    """Does one job at a time."""

    def knows(self, table: str) -> bool:
        """Whether it would be quicker than other workers."""

    async def drop(self) -> None:
        """End the current job; the next one starts afresh."""


W = TypeVar("W", bound=Worker)


@dataclass(frozen=True)
class Errand(Generic[W]):
    """What a worker is to do, and for whom."""

    priority: Priority
    owner: str
    table: str
    kind: str
    """Errands of one kind take about as long as each other."""
    work: Callable[[W, float], Awaitable[Any]]
    """Called with a worker, and the seconds that the queue leaves for the job."""
    is_wanted: Callable[[], bool] = lambda: True
    place: str = ""
    """The address of its owner: addresses share the time, then the owners at each."""


class _Waiting(Generic[W]):
    """A waiting errand, with the future for its result."""

    def __init__(self, errand: Errand[W], since: float) -> None:
        self.errand = errand
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.since = since
        self.deaths = 0


class Dispatcher(Generic[W]):
    """A queue, and its workers."""

    def __init__(
        self,
        workers: Sequence[W],
        limit: float,
        wait: float,
        counts: Counts,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.free: list[W] = list(workers)
        self._workers = len(workers)
        self._limit = limit
        """Seconds that one job may take."""
        self._wait = wait
        """The longest wait that anybody should have, in seconds, if bots can think less."""
        self._counts = counts
        self._clock = clock
        self._queue: Queue[_Waiting[W]] = Queue(self._cost)
        self._recent_use = RecentUse()
        self._costs: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        counts.depth = self._queue.depth

    def welcome(self, workers: Sequence[W]) -> None:
        """Add workers."""
        self.free += workers
        self._workers += len(workers)
        self._hand_out()

    async def ask(self, errand: Errand[W]) -> Any:
        """Return the result of an errand; ``None`` if it is no longer wanted.

        Raises :class:`Failed` or a :class:`TableError`.
        """
        waiting = _Waiting(errand, self._clock())
        self._put(waiting)
        return await waiting.answer

    def move(self, table: str, place: str, owner: str, to: Priority) -> None:
        """Move the waiting turns of a table's bots to another priority or another share."""
        self._queue.move(table, place, owner, to)

    async def stop(self) -> None:
        """End all work, and cancel everything that is waiting."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while (ticket := self._queue.next()) is not None:
            ticket.item.answer.cancel()
        for worker in self.free:
            await worker.drop()

    def _put(self, waiting: _Waiting[W]) -> None:
        errand = waiting.errand
        self._recent_use.came(errand.place, errand.owner, self._clock())
        place, owner, table = errand.place, errand.owner, errand.table
        self._queue.put(Ticket(errand.priority, place, owner, table, waiting))
        self._hand_out()

    def _cost(self, waiting: _Waiting[W]) -> float:
        return self._costs.get(waiting.errand.kind, UNTOLD)

    def _hand_out(self) -> None:
        while self.free and (ticket := self._queue.next()) is not None:
            waiting = ticket.item
            if waiting.answer.done():  # the caller is gone
                self._queue.done(ticket, 0.0)
                continue
            if not waiting.errand.is_wanted():
                self._queue.done(ticket, 0.0)
                waiting.answer.set_result(None)
                continue
            seconds = self._seconds_for(ticket)
            task = asyncio.create_task(self._do(self._worker(ticket.table), ticket, seconds))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _seconds_for(self, ticket: Ticket[_Waiting[W]]) -> float:
        """Return the seconds that the queue leaves for a job."""
        left = self._wait * self._workers / self._queue.ahead(ticket)
        if left > CUT and self._recent_use.had_share(
            ticket.place, ticket.owner, self._workers, self._clock()
        ):
            self._counts.cut += 1
            return CUT
        return left

    def _worker(self, table: str) -> W:
        """Return a free worker, one that knows the table if there is one."""
        worker = next((each for each in self.free if each.knows(table)), self.free[0])
        self.free.remove(worker)
        return worker

    async def _do(self, worker: W, ticket: Ticket[_Waiting[W]], seconds: float) -> None:
        waiting = ticket.item
        counts, errand, began = self._counts, waiting.errand, self._clock()
        counts.waited.add(began - waiting.since)
        counts.working += 1
        told: Any = None
        problem: Exception | None = None
        once_more = False
        try:
            async with asyncio.timeout(self._limit):
                told = await errand.work(worker, seconds)
        except TimeoutError:
            await worker.drop()
            counts.deaths += 1
            _log.warning("a worker took longer than %g s, and was stopped", self._limit)
            problem = Failed("too long")
        except WorkerDied:
            counts.deaths += 1
            waiting.deaths += 1
            once_more = waiting.deaths < TRIES
            _log.warning("a worker died; another is started")
            problem = Failed("died")
        except (Failed, TableError) as failed:
            problem = failed
        except asyncio.CancelledError:
            waiting.answer.cancel()
            await worker.drop()
            raise
        except Exception:
            _log.exception("a worker could not be given its work")
            await worker.drop()
            problem = Failed("unexpected")
        finally:
            counts.working -= 1
            self.free.append(worker)
        ended = self._clock()
        self._queue.done(ticket, ended - began)
        self._recent_use.add(ticket.place, ticket.owner, ended - began, ended)
        self._remember(errand.kind, ended - began)
        if once_more:
            waiting.since = ended
            self._put(waiting)
            return
        if not waiting.answer.done():
            if problem is None:
                waiting.answer.set_result(told)
            else:
                waiting.answer.set_exception(problem)
        self._hand_out()

    def _remember(self, kind: str, taken: float) -> None:
        """Learn how long errands of a kind take."""
        self._counts.seconds.add(taken)
        if kind not in self._costs and len(self._costs) >= KINDS_KEPT:
            self._costs.clear()
        before = self._costs.get(kind, taken)
        self._costs[kind] = before + MEMORY * (taken - before)
