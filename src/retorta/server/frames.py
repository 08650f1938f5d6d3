"""Views as frames: written once for each seat, however many look from there."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from retorta.core import codec, door
from retorta.core.box import Box
from retorta.core.words import Move, Rule, Seat
from retorta.server import spelling
from retorta.server.kept import Kept

MOST_LINES: Final = 500
"""Lines of play that a view tells of at most."""
MOST_WRITTEN: Final = 20_000
"""Moves of one game that are kept as written."""
_encode = msgspec.json.Encoder().encode
_NOTHING: Final[list[msgspec.Raw]] = []


class Frames:
    """The frames of one table at one number."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._views: dict[Seat | None, bytes] = {}

    def view(self, seat: Seat | None, seen: int) -> bytes:
        """Return the frame of *seat*'s view, with what happened since number *seen*."""
        beginning = self._views.get(seat)
        if beginning is None:
            beginning = self._views[seat] = self._written(seat)
        return b"%b%b]}" % (beginning, self._events(seat, seen))

    def forget(self, seat: Seat) -> None:
        """Write the view of *seat* anew: it alone has changed."""
        self._views.pop(seat, None)

    def _written(self, seat: Seat | None) -> bytes:
        match = self._kept.match
        assert match is not None
        asked, refused = _NOTHING, _NOTHING
        deciders = match.deciders()
        if seat in deciders:
            assert seat is not None
            writing = _writing(self._kept.box.name)
            asked = [writing.asked(move) for move in match.legal_moves(seat)]
            refused = [writing.refused(move, rule) for move, rule in match.refusals(seat)]
        over = match.is_over
        frame: bytes = _encode(
            {
                "type": "view",
                "number": len(match.entries),
                "seat": seat,
                "view": spelling.plain(match.view(seat)),
                "deciders": deciders,
                "question": _question(door.question(match.state)),
                "asked": asked,
                "refused": refused,
                "can_undo": seat is not None and match.can_undo(seat),
                "points": match.points() if over else None,
                "outcome": codec.plain(match.outcome()) if over else None,
                "events": _NOTHING,
            }
        )
        return frame[:-2]

    def _events(self, seat: Seat | None, seen: int) -> bytes:
        story = self._kept.story
        first = max(seen + 1, len(story) - MOST_LINES, 0)
        written = [line.written(seat) for line in story[first:]]
        return b",".join([line for line in written if line])


class _Writing:
    """The moves of one game as they cross the wire, each written once."""

    def __init__(self, box: Box) -> None:
        self._box = box
        # By identity, since moves are made once; the move is kept along, so that its
        # identity is nobody else's.
        self._asked: dict[int, tuple[Move, msgspec.Raw]] = {}
        self._refused: dict[tuple[int, int], tuple[Move, Rule, msgspec.Raw]] = {}

    def asked(self, move: Move) -> msgspec.Raw:
        """Return a move with what it touches."""
        found = self._asked.get(id(move))
        if found is None:
            found = (move, msgspec.Raw(_encode(self._plain(move))))
            _keep(self._asked, id(move), found)
        return found[1]

    def refused(self, move: Move, rule: Rule) -> msgspec.Raw:
        """Return a move that is not allowed, with the rule."""
        found = self._refused.get((id(move), id(rule)))
        if found is None:
            plain = {**self._plain(move), "rule": rule.key, "section": rule.section}
            found = (move, rule, msgspec.Raw(_encode(plain)))
            _keep(self._refused, (id(move), id(rule)), found)
        return found[2]

    def _plain(self, move: Move) -> dict[str, Any]:
        return {"move": codec.plain(move), "targets": self._box.targets(move)}


def _keep(kept: dict[Any, Any], key: object, found: object) -> None:
    if len(kept) >= MOST_WRITTEN:
        kept.clear()
    kept[key] = found


@cache
def _question(name: str) -> str:
    return codec.kebab(name)


@cache
def _writing(game: str) -> _Writing:
    from retorta import shelf

    return _Writing(shelf.box(game))
