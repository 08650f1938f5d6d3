"""The one writer: everything that must be stored goes through it, many tables to a commit.

A commit that waits for the disk takes as long for a hundred moves as for one. So jobs that arrive
while the loop is busy are collected, and handed to the writer's thread when the loop has nothing
else to do, or after a while. Their senders are told only when the jobs are written.

If commits are expensive (those of a node, which first asks PostgreSQL about its tables), the
writer also waits a moment for more jobs that are likely to come.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Engine

from retorta.core.errors import TableError
from retorta.server.incidents import Incident, LastingCause
from retorta.server.metrics import Metrics
from retorta.server.storage import commit_status
from retorta.server.storage.batching import Batching
from retorta.server.storage.commit_status import InDoubt
from retorta.server.storage.database import FULL, asking_for_generation, is_disk_full
from retorta.server.storage.jobs import Fence, Job, KeptOut, Told
from retorta.server.storage.statements import Probe, Writable, carry_out
from retorta.tables.refusals import NotStored, Unclear

MOST_WAITING: Final = 5_000
GATHER: Final = 0.02
"""Seconds that a job may wait for others, as long as more keep coming."""
BUSY: Final = 4
"""Jobs in a commit from which on the server counts as busy, and no commit waits for more."""
RECENT: Final = 10.0
PROBING: Final = 2.0
"""Seconds that a probe may take before the database counts as away."""
_log = logging.getLogger("retorta.server")


class Replaced(Exception):
    """Everything in the database was replaced by a restore."""

    def __init__(self, generation: str) -> None:
        super().__init__(generation)
        self.generation = generation


class Writer:
    """Writes in groups, in a thread of its own."""

    def __init__(
        self,
        engine: Engine,
        metrics: Metrics,
        replaced: Callable[[], None],
        fence: Fence | None = None,
        patience: float = 0.0,
        damage: LastingCause | None = None,
    ) -> None:
        self._engine = engine
        self._metrics = metrics
        self._replaced = replaced
        """Called in the loop when the content is no longer what it was."""
        self._fence = fence
        self._batching = Batching(patience) if patience else None
        """Judges whether a job should wait for others; ``None`` if jobs never do."""
        self._generation = ""
        self._gathered: list[Job] = []
        """What is to be written next."""
        self._since = 0.0
        """When the first of it came, by the loop's clock."""
        self._seen = 0
        """How much of it had come when the loop last went round."""
        self._is_watched = False
        self._patient: asyncio.TimerHandle | None = None
        """Rings when the gathered jobs have waited for others long enough."""
        self._is_writing = False
        self._is_busy = False
        """Whether the last commit had many jobs: then it is worth waiting for more."""
        self._handed_over: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._waiting = 0
        self._at_work = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._connection: Any = None
        """A raw connection, kept from commit to commit as long as nothing goes wrong."""
        self._process = 0
        """The pid of its PostgreSQL backend: it cannot be asked once the connection is lost."""
        self._doubts = commit_status.Doubts()
        self._incident = Incident(
            works="the database can be written to again",
            fails="nothing can be written to the database",
            lasting=damage,
        )
        self._was_full = False
        """Whether the last failed write found no room on the disk."""
        self._probing: asyncio.Task[bool] | None = None
        self._ended: asyncio.Event = asyncio.Event()
        self.last_write = float("-inf")
        """When something was last written, by the loop's clock."""

    def start(self) -> None:
        """Start writing for the running loop."""
        self._loop = asyncio.get_running_loop()
        with self._engine.connect() as connection:
            query = asking_for_generation(connection.dialect)
            self._generation = str(connection.exec_driver_sql(query).scalar_one())
        self._at_work = True
        self._thread.start()

    async def stop(self, patience: float | None = None) -> None:
        """Write what is left, and stop; give up after *patience* seconds."""
        self._at_work = False
        if self._gathered:
            self._hand_over()
        self._handed_over.put(None)
        try:
            await asyncio.wait_for(self._ended.wait(), patience)
        except TimeoutError:
            _log.error("the database does not answer; what was not acknowledged is not written")

    async def write(self, *rows: Writable) -> None:
        """Write *rows*, and return when all of them are on the disk.

        Raise :class:`NotStored` if none of them is, and :class:`Unclear` if nobody can say.
        """
        assert self._loop is not None
        done: asyncio.Future[None] = self._loop.create_future()

        def told(problem: Exception | None) -> None:
            if done.done():  # the caller was cancelled; it is written regardless
                return
            if problem is None:
                done.set_result(None)
            elif isinstance(problem, InDoubt):
                done.set_exception(Unclear("unclear"))
            else:
                done.set_exception(NotStored("not-stored"))

        self.put(rows, told)
        await done

    async def look(self) -> None:
        """Notice a restore even if nothing is being written, or that writing works again.

        After a failure a probe is written, since an empty commit works even on a full disk.
        """
        await self.write(*([Probe(secrets.token_hex(16))] if self._incident.is_there else []))

    async def can_write(self) -> bool:
        """Whether something was written lately or, failing that, can be written now."""
        assert self._loop is not None
        if not self._incident.is_there and self._loop.time() - self.last_write < RECENT:
            return True
        if self._probing is None or self._probing.done():
            self._probing = self._loop.create_task(self._probe())
        try:
            return await asyncio.wait_for(asyncio.shield(self._probing), PROBING)
        except TimeoutError:
            return False

    async def _probe(self) -> bool:
        try:
            await self.write(Probe(secrets.token_hex(16)))
        except TableError:
            return False
        return True

    def put(self, rows: Sequence[Writable], told: Told) -> None:
        """Queue *rows* to be written, all or nothing; raise :class:`NotStored` if that fails."""
        if self._waiting >= MOST_WAITING or not self._at_work:
            raise NotStored("not-stored")
        self._waiting += 1
        if self._batching is not None:
            assert self._loop is not None
            self._batching.came(self._loop.time())
        numbers = {} if self._fence is None else self._fence.numbers(rows)
        self._gathered.append(Job(rows, told, self._generation, numbers))
        if not self._is_watched and not self._is_writing:
            self._watch()
        elif self._patient is not None and len(self._gathered) >= BUSY:
            self._look_again()

    # In the loop: what has gathered is handed over in time.

    def _watch(self) -> None:
        assert self._loop is not None
        self._is_watched = True
        self._since = self._loop.time()
        self._seen = 0
        self._loop.call_soon(self._look_again)

    def _look_again(self) -> None:
        """Hand over what has gathered if nothing came since the loop last went round."""
        assert self._loop is not None
        if self._patient is not None:
            self._patient.cancel()
            self._patient = None
        came = len(self._gathered)
        if not came:  # everything was handed over when the server stopped
            return
        waited = self._loop.time() - self._since
        left = 0.0 if self._batching is None or came >= BUSY else self._batching.left(waited)
        if left:
            self._patient = self._loop.call_later(left, self._look_again)
        elif not self._is_busy or came == self._seen or waited >= GATHER:
            self._is_watched = False
            self._hand_over()
        else:
            self._seen = came
            self._loop.call_soon(self._look_again)

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        self._is_busy = len(jobs) >= BUSY
        self._is_writing = True
        self._handed_over.put(jobs)

    def _tell(self, jobs: list[Job], seconds: float) -> None:
        self._waiting -= len(jobs)
        self._is_writing = False
        if self._gathered and not self._is_watched:
            self._watch()
        self._metrics.commits += 1
        self._metrics.written += len(jobs)
        self._metrics.commit_seconds.measured.append(seconds)
        self._notice(jobs)
        if self._fence is not None:
            self._fence.tell(jobs)
        for job in jobs:
            if job.problem is not None:
                self._metrics.not_stored += 1
            try:
                job.told(job.problem)
            except Exception:
                _log.exception("somebody could not be told what was written")

    def _notice(self, jobs: list[Job]) -> None:
        """Notice a restore, or that nothing can be written, or that it can again."""
        problem = next((it.problem for it in jobs if not isinstance(it.problem, KeptOut)), None)
        if isinstance(problem, Replaced):
            # Jobs that had gathered before it are refused too, but that is no news.
            if problem.generation != self._generation:
                self._generation = problem.generation
                self._replaced()
        elif problem is None:
            if any(job.rows for job in jobs):
                if self._incident.is_there and not self._is_disk_full():
                    self._incident.worked()
                assert self._loop is not None
                self.last_write = self._loop.time()
        elif not isinstance(problem, self._engine.dialect.loaded_dbapi.IntegrityError):
            cause = problem.cause if isinstance(problem, InDoubt) else None
            self._incident.failed(cause or problem)
            self._was_full = FULL in str(cause or problem)

    def _is_disk_full(self) -> bool:
        """Whether the disk was full and still is: small rows may fit for a while."""
        file = self._engine.url.database
        if not self._was_full or not file:
            return False
        return is_disk_full(file)

    # In the thread: what was handed over is written in one transaction.

    def _work(self) -> None:
        try:
            while (jobs := self._handed_over.get()) is not None:
                began = time.perf_counter()
                self._write(jobs)
                self._in_loop(self._tell, jobs, time.perf_counter() - began)
        finally:
            self._at_work = False
            self._hang_up()
            self._in_loop(self._ended.set)

    def _in_loop(self, done: Callable[..., object], *told: object) -> None:
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waited for us
            self._loop.call_soon_threadsafe(done, *told)

    def _write(self, jobs: list[Job]) -> None:
        driver = self._engine.dialect.loaded_dbapi
        try:
            self._commit(jobs)
        except driver.IntegrityError as problem:
            if len(jobs) == 1:
                jobs[0].problem = problem
                return
            # One of them is at fault: write each by itself, so that the others do not suffer.
            for job in jobs:
                self._write([job])
        except Replaced as problem:
            for job in jobs:
                job.problem = problem
        except Exception as problem:
            self._hang_up()
            found = self._doubts.became_of_it(self._engine, problem)
            for job in jobs:
                job.problem = job.problem or found  # jobs that were kept out stay so

    def settle(self) -> None:
        """Make sure that everything sent is on the disk or never will be; for use in any thread.

        What is read afterwards stays true. Raise what went wrong if this is impossible.
        """
        self._doubts.settle(self._engine)

    def _commit(self, jobs: list[Job]) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            info = getattr(self._connection.dbapi_connection, "info", None)
            self._process = 0 if info is None else info.backend_pid
        connection, dialect = self._connection, self._engine.dialect
        cursor = connection.cursor()
        try:
            if dialect.name == "sqlite":
                # A transaction that will write says so at once: one that begins to write later
                # may be refused. Other drivers begin by themselves.
                cursor.execute("BEGIN IMMEDIATE")
            cursor.execute(asking_for_generation(dialect))
            found = cursor.fetchone()
            if any(job.generation != found[0] for job in jobs):
                raise Replaced(found[0])
            if self._fence is not None:
                jobs = self._fence.let_through(cursor, jobs)
            rows = [row for job in jobs for row in job.rows]
            carry_out(cursor, dialect, rows)
            self._doubts.sent = commit_status.Sent(rows, self._process, *found[1:])
            connection.commit()
            self._doubts.sent = None
        except BaseException:
            with contextlib.suppress(Exception):
                connection.rollback()
            raise
        finally:
            cursor.close()

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
