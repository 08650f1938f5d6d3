"""The story of a table: what was seen to happen, line by line, and by whom."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from retorta.core.words import Event, Seat
from retorta.server import spelling

_encode = msgspec.json.Encoder().encode


@dataclass(init=False)
class Line:
    """What was seen to happen in one line of play."""

    number: int
    by: Seat | None
    undo: bool
    events: list[Event]

    def __init__(self, number: int, by: Seat | None, undo: bool, events: list[Event]) -> None:
        self.number = number
        self.by = by
        self.undo = undo
        self.events = events
        self._open: bool | None = None
        """Whether everybody saw all of it, once somebody has asked."""
        self._whole = b""
        """As everybody writes it down, if everybody saw all of it."""

    def written(self, seat: Seat | None) -> bytes:
        """Return it in JSON as *seat* has seen it; nothing when that saw nothing."""
        if self._open is None:
            # What a bystander sees whole is no secret of anybody's.
            self._open = all(event.seen_by(None) is event for event in self.events)
            if self._open:
                self._whole = self._written(list(self.events))
        if self._open:
            return self._whole
        return self._written([event.seen_by(seat) for event in self.events])

    def _written(self, seen: list[Event | None]) -> bytes:
        events = [spelling.spelled(event) for event in seen if event is not None]
        if not events and not self.undo:
            return b""
        return _encode({"number": self.number, "by": self.by, "undo": self.undo, "events": events})
