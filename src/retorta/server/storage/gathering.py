"""What is to be written gathers in the loop, and is handed to the writer in one go.

A commit that waits for the disk takes as long for a hundred moves as for one. So whatever
comes while the loop is busy gathers, and is handed over when the loop has nothing else to do,
or after a while.
"""

from __future__ import annotations

import asyncio
import queue
from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr
from sqlalchemy import Executable

from retorta.server.refusals import NotStored

MOST_WAITING: Final = 5_000
GATHER: Final = 0.02
"""Seconds that something may wait for company, as long as there is always more to come."""

Statement = tuple[Executable, dict[str, Any] | list[dict[str, Any]] | None]
"""Something to carry out, with its values: one row's, or those of several alike."""
Told = Callable[[NotStored | None], None]
"""Hears, in the loop, that something is on the disk, or why it is not."""


class Job:
    """What one table wants to be written, all or nothing."""

    def __init__(
        self,
        told: Told,
        generation: str,
        moves: Sequence[dict[str, Any]],
        statements: Sequence[Statement],
    ) -> None:
        self.told = told
        self.generation = generation
        """Of which content of the database it speaks."""
        self.moves = moves
        self.statements = statements
        self.problem: Exception | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Gathering:
    """The loop's side of the writer."""

    def __init__(self) -> None:
        self._generation = ""
        self._gathered: list[Job] = []
        """What is to be written next."""
        self._since = 0.0
        """When the first of it came, by the loop's clock."""
        self._seen = 0
        """How much of it had come when the loop last went round."""
        self._is_watched = False
        self._is_writing = False
        self._handed_over: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._waiting = 0
        self._at_work = False
        self._loop: asyncio.AbstractEventLoop | None = None

    def put(
        self,
        moves: Sequence[dict[str, Any]],
        statements: Sequence[Statement],
        told: Told,
    ) -> None:
        """Have something written, all or nothing; raise :class:`NotStored` if that cannot be."""
        if self._waiting >= MOST_WAITING or not self._at_work:
            raise NotStored("not-stored")
        self._waiting += 1
        self._gathered.append(Job(told, self._generation, moves, statements))
        if not self._is_watched and not self._is_writing:
            self._watch()

    def _go_on(self, written: int) -> None:
        """So many were written: the next may be handed over."""
        self._waiting -= written
        self._is_writing = False
        if self._gathered and not self._is_watched:
            self._watch()

    def _watch(self) -> None:
        """See to it that what has gathered is handed over in time."""
        assert self._loop is not None
        self._is_watched = True
        self._since = self._loop.time()
        self._seen = 0
        self._loop.call_soon(self._look_again)

    def _look_again(self) -> None:
        """Hand over what has gathered if nothing came since the loop last went round."""
        assert self._loop is not None
        came = len(self._gathered)
        if not came:  # it was all handed over when the house closed
            return
        if came == self._seen or self._loop.time() - self._since >= GATHER:
            self._is_watched = False
            self._hand_over()
        else:
            self._seen = came
            self._loop.call_soon(self._look_again)

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        self._is_writing = True
        self._handed_over.put(jobs)
