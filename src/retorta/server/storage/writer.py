"""The one writer: whatever must be kept goes through here, many tables to a commit.

What has gathered in the loop is written in one transaction, by a thread of its own. Only then
are those told who wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from retorta.server.metrics import Metrics
from retorta.server.refusals import NotStored
from retorta.server.storage.database import generation, writing
from retorta.server.storage.gathering import Gathering, Job, Statement
from retorta.server.storage.log import log

T = TypeVar("T")
_log = logging.getLogger("retorta.server")


class Replaced(Exception):
    """Everything in the database was replaced by a restore."""

    def __init__(self, generation: str) -> None:
        super().__init__(generation)
        self.generation = generation


class Writer(Gathering):
    """Writes in groups, in a thread of its own."""

    def __init__(self, engine: Engine, metrics: Metrics, replaced: Callable[[], None]) -> None:
        super().__init__()
        self._engine = writing(engine)
        self._metrics = metrics
        self._replaced = replaced
        """Called in the loop when the content is no longer what it was."""
        self._connection: Connection | None = None
        """Kept from commit to commit, as long as nothing goes wrong."""
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)

    def start(self) -> None:
        """Begin to write, for the running loop."""
        self._loop = asyncio.get_running_loop()
        with self._engine.begin() as connection:
            self._generation = generation(connection)
        self._at_work = True
        self._thread.start()

    async def stop(self) -> None:
        """Write what is left, and stop."""
        self._at_work = False
        if self._gathered:
            self._hand_over()
        self._handed_over.put(None)
        await asyncio.to_thread(self._thread.join)

    async def write(
        self, moves: Sequence[dict[str, Any]] = (), statements: Sequence[Statement] = ()
    ) -> None:
        """Return when all of it is on the disk; raise :class:`NotStored` when none of it is."""
        assert self._loop is not None
        done: asyncio.Future[None] = self._loop.create_future()
        self.put(moves, statements, partial(settle, done, None))
        await done

    async def look(self) -> None:
        """Notice a restore although nothing is being written."""
        await self.write()

    def _work(self) -> None:
        try:
            while (jobs := self._handed_over.get()) is not None:
                self._write(jobs)
        finally:
            self._at_work = False
            self._hang_up()

    def _write(self, jobs: list[Job]) -> None:
        began = time.perf_counter()
        try:
            self._commit(jobs)
        except IntegrityError as problem:
            if len(jobs) == 1:
                jobs[0].problem = problem
            else:
                # One of them is at fault: each for itself, so that the others do not suffer.
                for job in jobs:
                    self._write([job])
                return
        except Replaced as problem:
            for job in jobs:
                job.problem = problem
        except Exception as problem:
            self._hang_up()
            for job in jobs:
                job.problem = problem
        seconds = time.perf_counter() - began
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._tell, jobs, seconds)

    def _commit(self, jobs: list[Job]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            found = generation(self._connection)
            if any(job.generation != found for job in jobs):
                raise Replaced(found)
            _carry_out(self._connection, jobs)

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                connection.invalidate()
                connection.close()

    def _tell(self, jobs: list[Job], seconds: float) -> None:
        self._go_on(len(jobs))
        self._metrics.committed(len(jobs), seconds)
        self._notice(jobs[0].problem)
        for job in jobs:
            try:
                job.told(None if job.problem is None else self._refusal(job.problem))
            except Exception:
                _log.exception("somebody could not be told what was written")

    def _notice(self, problem: Exception | None) -> None:
        """Notice a restore. What had gathered before is refused too, but is no news."""
        if isinstance(problem, Replaced) and problem.generation != self._generation:
            self._generation = problem.generation
            self._replaced()

    def _refusal(self, problem: Exception) -> NotStored:
        self._metrics.not_stored += 1
        refusal = NotStored("not-stored")
        refusal.__cause__ = problem
        return refusal


def settle(done: asyncio.Future[T], result: T, problem: Exception | None) -> None:
    """Tell whoever waits the *result*, or what went wrong."""
    if done.done():  # whoever waited was cancelled; it is written regardless
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)


def _carry_out(connection: Connection, jobs: list[Job]) -> None:
    log(connection, [move for job in jobs for move in job.moves])
    for job in jobs:
        for statement, values in job.statements:
            if values is None:
                connection.execute(statement)
            else:
                connection.execute(statement, values)
