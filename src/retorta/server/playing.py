"""The game of a table: a move is made, written to the disk, and only then seen by anybody.

All of it runs for every move that anybody makes, and waits for nothing; what waits is in
``table.py``.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr
from sqlalchemy import bindparam, update

from retorta.core import codec
from retorta.core.errors import TableError
from retorta.core.record import Turn, Undo
from retorta.core.words import Seat
from retorta.server.chairs import Chair
from retorta.server.frames import Frames
from retorta.server.kept import Kept
from retorta.server.lock import Lock
from retorta.server.metrics import Metrics
from retorta.server.refusals import Forbidden, NotNow, NotStored
from retorta.server.storage.gathering import Statement
from retorta.server.storage.schema import TABLES
from retorta.server.storage.writer import Writer
from retorta.server.story import Line

if TYPE_CHECKING:
    from retorta.server.connection import Connection

_ENDED: Final = update(TABLES).where(TABLES.c.id == bindparam("ended"))
Told = Callable[[int, TableError | None], None]
"""Hears the table's number when a move is on the disk, or why it is not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing:
    """One table's game, and those who look at it."""

    def __init__(self, kept: Kept, writer: Writer, metrics: Metrics) -> None:
        self.kept = kept
        self.lock = Lock()
        """Held while something about the table changes, or is on its way to the disk."""
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self.is_forgotten = False
        """Whether the house no longer knows this table: there may be another of the same id."""
        self._writer = writer
        self._metrics = metrics
        self._frames = Frames(kept)
        self._under_way = False
        """A move was made that is not yet on the disk: nobody may look."""
        self._doubtful = False
        """A move could not be written: what is in memory may not be what is on the disk."""

    @property
    def can_be_seen(self) -> bool:
        """Whether there is a game, and nothing in it that is not yet on the disk."""
        return self.kept.match is not None and not self._under_way and not self._doubtful

    def view_frame(self, seat: Seat | None, seen: int) -> bytes:
        """Return the frame of a seat's view."""
        self._metrics.views += 1
        return self._frames.view(seat, seen)

    def chair(self, seat: Seat) -> Chair:
        """Return the chair, if there is one."""
        if not 0 <= seat < len(self.kept.chairs):
            raise Forbidden("seat-number", seat=seat + 1, seats=len(self.kept.chairs))
        return self.kept.chairs[seat]

    def chair_of(self, person: str, seat: Seat) -> Chair:
        """Return the chair, if it belongs to *person*."""
        chair = self.chair(seat)
        if chair.person != person:
            raise Forbidden("not-your-seat", seat=seat + 1)
        return chair

    def chair_to_play(self, person: str, seat: Seat) -> Chair:
        """Return the chair, if it belongs to *person* and no bot plays there meanwhile."""
        chair = self.chair_of(person, seat)
        if chair.is_replaced:
            raise NotNow("bot-plays", seat=seat + 1)
        return chair

    def is_free_for(self, message: str) -> bool:
        """Whether nothing is in the way of a move that comes with *message*."""
        kept = self.kept
        if self._doubtful or self.is_forgotten or self.lock.locked():
            return False
        return kept.phase == "playing" and message not in kept.taken

    def play_at_once(self, seat: Seat, move: object, message: str, told: Told) -> bool:
        """Play a *move*, as JSON data, if nothing is in the way; say whether that was so."""
        if not self.is_free_for(message) or not self.lock.take():
            return False
        try:
            self.make(seat, move, message, told)
        except BaseException:
            self.lock.give()
            raise
        return True

    def make(self, seat: Seat, move: object, message: str | None, told: Told) -> None:
        """Play a *move*; whoever calls holds the lock; it is given back when the disk has answered.

        If the move is refused, nothing has happened, and the lock is still the caller's.
        """
        began = time.perf_counter()
        match = self.kept.match
        assert match is not None
        read = self.kept.box.catalogue.read(move)
        self._under_way = True
        try:
            events = match.play(seat, read)
        except TableError:
            self._under_way = False
            raise
        except BaseException:
            self._doubt()
            raise
        self._log(Line(len(match.entries), seat, False, events), message, told, began)

    def take_back(self, seat: Seat, message: str | None, told: Told) -> None:
        """Take the last move of *seat* back; the lock as with :meth:`make`."""
        match = self.kept.match
        assert match is not None
        match.undo(seat)
        self._under_way = True
        self._log(Line(len(match.entries), seat, True, []), message, told, time.perf_counter())

    def _log(self, line: Line, message: str | None, told: Told, began: float) -> None:
        at = time.time()
        try:
            statements = _last_words(self.kept, at)
            row = entry_row(self.kept, message, at)
            logged = partial(self._logged, line, message, at, told, began)
            self._writer.put([row], statements, logged)
        except NotStored as problem:
            self._go_back(told, problem)
        except BaseException:
            self._doubt()
            raise

    def _logged(
        self,
        line: Line,
        message: str | None,
        at: float,
        told: Told,
        began: float,
        problem: NotStored | None,
    ) -> None:
        """Go on when the disk has answered."""
        if problem is not None:
            self._go_back(told, problem)
            return
        kept = self.kept
        kept.story.append(line)
        kept.changed = at
        if message is not None:
            kept.taken[message] = line.number
        assert kept.match is not None
        if kept.match.is_over:
            kept.phase = "over"
        self._under_way = False
        self._frames = Frames(kept)
        if not line.undo:
            self._metrics.moves += 1
            self._metrics.move_seconds.add(time.perf_counter() - began)
        try:
            self._show()
        finally:
            self.lock.give()
            told(line.number, None)

    def _show(self) -> None:
        """Show the new view: at once to those who are asked, before long to all others."""
        self.used = time.monotonic()
        match = self.kept.match
        assert match is not None
        over = match.is_over
        asked = match.deciders()
        for connection in self.connections:
            if over:
                connection.show()
                connection.show_table()
            elif connection.seat in asked:
                connection.show()
            else:
                connection.show_soon()
        self._settle()

    def _doubt(self) -> None:
        self._doubtful = True
        self._under_way = False

    def _go_back(self, told: Told, problem: NotStored) -> None:
        """See to it that the table is what the disk says; then give the lock back, and tell."""
        raise NotImplementedError

    def _settle(self) -> None:
        """Do what is to be done after every change that everybody may know of."""
        raise NotImplementedError


def entry_row(kept: Kept, message: str | None, at: float) -> dict[str, Any]:
    """Return the last line of play as the log keeps it."""
    match = kept.match
    assert match is not None
    entry = match.entries[-1]
    if isinstance(entry, Turn):
        seat = entry.seat
        move = _written(entry.move)
        luck = _written(entry.luck) if entry.luck else "[]"
    else:
        assert isinstance(entry, Undo)
        seat, move, luck = entry.undo, None, "[]"
    return {
        "table": kept.id,
        "number": len(match.entries),
        "seat": seat,
        "move": move,
        "luck": luck,
        "deciders": _written(match.deciders()),
        "message": message,
        "at": at,
    }


def _written(plain: object) -> str:
    """Return JSON data as text."""
    return codec.dumps(plain).decode()


def _last_words(kept: Kept, at: float) -> list[Statement]:
    """Return what is to be written of a game that is over."""
    match = kept.match
    assert match is not None
    if not match.is_over:
        return []
    outcome = _written(codec.plain(match.outcome()))
    return [(_ENDED, {"ended": kept.id, "phase": "over", "outcome": outcome, "changed": at})]
