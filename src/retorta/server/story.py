"""The story of a table: what was seen to happen, line by line, and by whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import is_

import msgspec

from retorta.core.words import Event, Seat
from retorta.server import spelling

_encode = msgspec.json.Encoder().encode


@dataclass
class Line:
    """What was seen to happen in one line of play."""

    number: int
    by: Seat | None
    undo: bool
    events: list[Event]
    _whole: bytes | None = field(default=None, init=False, repr=False, compare=False)
    """As those write it down who saw all of it: mostly everybody."""

    def written(self, seat: Seat | None) -> bytes:
        """Return it in JSON as *seat* has seen it; nothing when that saw nothing."""
        seen = [event.seen_by(seat) for event in self.events]
        if not all(map(is_, seen, self.events)):
            return self._written(seen)
        if self._whole is None:
            self._whole = self._written(seen)
        return self._whole

    def _written(self, seen: list[Event | None]) -> bytes:
        events = [spelling.plain(event) for event in seen if event is not None]
        if not events and not self.undo:
            return b""
        return _encode({"number": self.number, "by": self.by, "undo": self.undo, "events": events})
