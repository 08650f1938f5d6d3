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
        asked: list[msgspec.Raw] = []
        refused: list[dict[str, Any]] = []
        deciders = match.deciders()
        if seat in deciders:
            assert seat is not None
            writing = _writing(self._kept.box.name)
            asked = [writing.asked(move) for move in match.legal_moves(seat)]
            refused = _by_rule(match.refusals(seat), writing)
        over = match.is_over
        frame: bytes = _encode(
            {
                "type": "view",
                "number": len(match.entries),
                "seat": seat,
                "view": spelling.spelled(match.view(seat)),
                "deciders": deciders,
                "question": _question(door.question(match.state)),
                "asked": asked,
                "refused": refused,
                "can_undo": seat is not None and match.can_undo(seat),
                "points": match.points() if over else None,
                "outcome": codec.plain(match.outcome()) if over else None,
                "events": [],
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
        self._touched: dict[int, tuple[Move, msgspec.Raw]] = {}

    def asked(self, move: Move) -> msgspec.Raw:
        """Return a move with what it touches."""
        found = self._asked.get(id(move))
        if found is None:
            plain = {"move": codec.plain(move), "targets": self._box.targets(move)}
            found = (move, msgspec.Raw(_encode(plain)))
            _keep(self._asked, id(move), found)
        return found[1]

    def touched(self, move: Move) -> msgspec.Raw:
        """Return what a move touches."""
        found = self._touched.get(id(move))
        if found is None:
            found = (move, msgspec.Raw(_encode(self._box.targets(move))))
            _keep(self._touched, id(move), found)
        return found[1]


def _by_rule(refusals: list[tuple[Move, Rule]], writing: _Writing) -> list[dict[str, Any]]:
    """Return the rules that stand against a seat, each with what its moves would touch."""
    found: list[dict[str, Any]] = []
    touched: dict[int, list[msgspec.Raw]] = {}
    for move, rule in refusals:
        those = touched.get(id(rule))
        if those is None:
            those = touched[id(rule)] = []
            found.append({"rule": rule.key, "section": rule.section, "targets": those})
        those.append(writing.touched(move))
    return found


def _keep(kept: dict[int, Any], key: int, found: object) -> None:
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
