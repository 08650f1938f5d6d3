"""A table and its waiting messages: handled one at a time, in the order they came.

Everything that happens at a table passes through here: messages from sockets and requests,
answers of bots, departures, snapshots. A change is taken, its rows are handed to the host, and
when they are written it is shown; until then nothing else is taken. If it cannot be written, or
something breaks, the table is rebuilt from the log, which shows what happened.

A host subclasses this to define how rows are written and read back, and who thinks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from retorta.core.errors import TableError
from retorta.tables.changes import Change, Request, Sender, Shown
from retorta.tables.messages import ChatLine
from retorta.tables.refusals import Missing, NotStored, Unclear
from retorta.tables.rows import Row
from retorta.tables.saved_table import SavedTable
from retorta.tables.table import Table

T = TypeVar("T")
Take = Callable[[float], Change]
"""Makes the table take something; it is called with the time."""
Answered = Callable[[Shown | None, TableError | None], None]
"""Called with the answer for the sender, or with the reason for a refusal."""
Told = Callable[[Exception | None], None]
"""Called when rows are written, or with the reason why they were not."""


class Watcher(Protocol):
    """A connection, as a table sees it: it fetches the frames when it has room for them."""

    sender: Sender

    def show_view(self) -> None:
        """Send the view again: it has changed."""

    def show_table(self) -> None:
        """Send the table again: something about it has changed."""

    def show_chat(self, lines: list[ChatLine]) -> None:
        """Send lines of chat."""

    def is_stuck(self, limit: float) -> bool:
        """Whether the client has not read for longer than *limit* seconds."""

    def close(self, code: int) -> None:
        """Close the socket."""


class TableQueue(ABC):
    """One table of a host, and those who watch it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: list[Watcher] = []
        self.is_forgotten = False
        """Whether the host has dropped this object; it may have another one for the same id."""
        self._waiting: deque[tuple[Take, Answered]] = deque()
        self._is_paused = False
        """Whether a change is being written, or the table is being rebuilt."""
        self._is_working = False
        self._is_doubtful = False
        """Whether memory may be ahead of the log, which must be read before going on."""
        self._doubts: list[tuple[Change | None, Answered]] = []
        """Changes that may or may not have been written."""

    # Defined by the host.

    @abstractmethod
    def now(self) -> float:
        """Return the time, in seconds since 1970."""

    def clock(self) -> float:
        """Return the time of a monotonic clock, in seconds."""
        return self.now()

    @abstractmethod
    def write(self, rows: Sequence[Row], told: Told) -> None:
        """Write rows, all or none; raise a refusal if there is no room for them."""

    @abstractmethod
    def read_back(self) -> None:
        """Read the table from the log, then call :meth:`has_been_read`."""

    @abstractmethod
    def think(self, request: Request) -> None:
        """Let a bot think about its turn."""

    @abstractmethod
    def has_made(self, saved: SavedTable) -> None:
        """Add a table that was made and written."""

    @abstractmethod
    def has_gone(self) -> None:
        """Drop this table, which no longer exists."""

    @abstractmethod
    def broke(self, what: str) -> None:
        """Log an unexpected error; called where it is caught."""

    def has_shown(self) -> None:  # noqa: B027 - a host that counts nothing has nothing to say
        """Count that something was shown."""

    def has_written(self, change: Change, seconds: float) -> None:  # noqa: B027 - the same
        """Count that a change was written, *seconds* after it arrived."""

    @abstractmethod
    def ask(self, take: Take) -> Awaitable[Shown]:
        """Take something; when it is written, return what its sender is told."""

    async def look(self, read: Callable[[Table], T]) -> T:
        """Return the result of *read*, called when nothing of the table is being written."""

        def take(now: float) -> Change:
            found = read(self.table)
            return Change([], lambda: Shown(self.table.number, answer=found))

        answer: T = (await self.ask(take)).answer
        return answer

    def wants(self, request: Request) -> bool:
        """Whether an answer to *request* would still be useful to this object."""
        return not self.is_forgotten and self.table.is_wanted(request)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is in progress."""
        return not self._is_paused and not self._waiting and not self._is_doubtful

    # In.

    def post(self, take: Take, answered: Answered) -> None:
        """Queue something to be taken when its turn comes."""
        self._waiting.append((take, answered))
        self._go_on()

    def settle(self) -> None:
        """Let the bots think whose decisions are needed now."""
        for request in self.table.new_requests():
            self.think(request)

    # One message after the other.

    def _go_on(self) -> None:
        if self._is_working:  # called by a sender that reacts to its answer
            return
        self._is_working = True
        try:
            while not self._is_paused and (self._waiting or self._doubts):
                if self._is_doubtful:
                    self._rebuild()
                else:
                    self._take(*self._waiting.popleft())
        finally:
            self._is_working = False

    def _take(self, take: Take, answered: Answered) -> None:
        began = self.clock()
        if self.is_forgotten:
            answered(None, NotStored("not-stored"))
            return
        change: Change | None = None
        try:
            change = take(self.now())
            if not change.rows:
                self._finish(change, answered)
                return
            self.write(change.rows, self._when_written(change, answered, began))
            self._is_paused = change.keeps_order
        except TableError as problem:
            if change is None:
                answered(None, problem)
            else:  # the writer has no room for the rows
                self._doubt(change, answered)
        except Exception:
            self.broke("a message could not be taken")
            self._doubt(change, answered)

    def _when_written(
        self, change: Change, answered: Answered, began: float
    ) -> Callable[[Exception | None], None]:
        def told(problem: Exception | None) -> None:
            if change.keeps_order:
                self._is_paused = False
            if problem is None:
                self.has_written(change, self.clock() - began)
                self._finish(change, answered)
            else:
                self._doubt(change, answered)
            self._go_on()

        return told

    def _finish(self, change: Change, answered: Answered) -> None:
        """Show a change that is written, or that has no rows."""
        try:
            shown = self.table.written(change)
        except Exception:
            self.broke("a change could not be shown")
            self._doubt(change, answered)
            return
        answered(shown, None)
        self._show(shown)

    # Out.

    def _show(self, shown: Shown) -> None:
        self.has_shown()
        for watcher in list(self.watchers):
            if shown.to is None or watcher.sender is shown.to:
                if shown.table:
                    watcher.show_table()
                if shown.chat is not None:
                    watcher.show_chat(shown.chat)
                if watcher.sender not in self.table.senders:
                    continue  # its hello is still to come: that says which wire it speaks
                if shown.view and shown.seat in (None, self.table.seat_of(watcher.sender)):
                    watcher.show_view()
            elif shown.presence:
                watcher.show_table()
        if shown.made is not None:
            self.has_made(shown.made)
        if shown.gone:
            self.has_gone()
        self.settle()

    # When it is unknown what was written.

    def trust(self) -> None:
        """Read the table back from the log, if in doubt and nothing else is in progress."""
        if self._is_doubtful and not self._is_paused:
            self._rebuild()

    def _doubt(self, change: Change | None, answered: Answered) -> None:
        self._is_doubtful = True
        self._doubts.append((change, answered))

    def _rebuild(self) -> None:
        self._is_paused = True
        self.read_back()

    def has_been_read(self, saved: SavedTable | None, gone: Missing | None) -> None:
        """Continue with the result of reading the log: the table, that it is gone, or neither."""
        try:
            self._tell_doubts(saved, gone)
        finally:
            self._is_paused = False
            self._go_on()

    def _tell_doubts(self, saved: SavedTable | None, gone: Missing | None) -> None:
        """Answer the senders of doubtful changes, and show everybody the state in the log."""
        doubts, self._doubts = self._doubts, []
        self._is_doubtful = saved is None and gone is None
        if saved is not None:
            shown = self.table.rebuild(saved)
            for change, answered in doubts:
                answered(*self._what_happened(change, saved))
            self._show(shown)
        elif gone is not None:
            for change, answered in doubts:
                if change is not None and change.puts_away:
                    answered(Shown(0), None)
                else:
                    answered(None, gone)
            self.has_gone()
        else:
            # Still unknown, even for the waiting messages: they may have been sent before.
            # The next message makes the table read the log again.
            waiting, self._waiting = self._waiting, deque()
            for _, answered in [*doubts, *waiting]:
                answered(None, Unclear("unclear"))

    def _what_happened(
        self, change: Change | None, saved: SavedTable
    ) -> tuple[Shown | None, TableError | None]:
        """Return what the log says about a change: it is there, or it did not happen."""
        if change is None:
            return None, TableError("unexpected")
        if change.is_in(saved):
            return Shown(change.number_in(saved), answer=change.answer), None
        return None, NotStored("not-stored")
