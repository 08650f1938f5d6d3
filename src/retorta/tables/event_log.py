"""The event log of a table: what was seen to happen, line by line, and by whom."""

from __future__ import annotations

from typing import Final

from retorta.core import codec
from retorta.core.match import Match
from retorta.core.words import Event, Seat

MOST_SHOWN: Final = 500
"""Lines of play that a view tells of at most."""


class Line:
    """What was seen to happen in one line of play."""

    def __init__(self, number: int, by: Seat | None, undo: bool, events: list[Event]) -> None:
        self.number = number
        self.by = by
        self.undo = undo
        self.events = events
        self._is_open: bool | None = None
        """Whether everybody saw all of it, once somebody has asked."""
        self._whole = b""
        """As everybody writes it down, if everybody saw all of it."""

    def written(self, seat: Seat | None) -> bytes:
        """Return it in JSON as *seat* has seen it; nothing when that saw nothing."""
        if self._is_open is None:
            # What a bystander sees whole is no secret of anybody's.
            self._is_open = all(event.seen_by(None) is event for event in self.events)
            if self._is_open:
                self._whole = self._written(list(self.events))
        if self._is_open:
            return self._whole
        return self._written([event.seen_by(seat) for event in self.events])

    def _written(self, seen: list[Event | None]) -> bytes:
        events = [codec.encoded(event) for event in seen if event is not None]
        if not events and not self.undo:
            return b""
        return b'{"number":%d,"by":%b,"undo":%b,"events":[%b]}' % (
            self.number,
            b"null" if self.by is None else b"%d" % self.by,
            b"true" if self.undo else b"false",
            b",".join(events),
        )


def opening(match: Match) -> Line:
    """Return the first line: what was seen while the game was set up."""
    return Line(0, None, False, match.opening)


def written_since(lines: list[Line], seen: int, seat: Seat | None) -> bytes:
    """Return what *seat* saw after line *seen*, the last lines of it, as items of a JSON list."""
    first = max(seen + 1, len(lines) - MOST_SHOWN, 0)
    written = [line.written(seat) for line in lines[first:]]
    return b",".join([line for line in written if line])
