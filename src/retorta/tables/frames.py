"""What a table shows at one moment, as bytes: the public view, each seat's own view, the events.

The frames are made before the next move is played, and are what everybody is shown until the
next change is written: slow readers, newcomers and requests are served from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from retorta import plugins
from retorta.core import codec, door
from retorta.core.box import Box, View
from retorta.core.match import Match
from retorta.core.older_names import older_name
from retorta.core.tells import Choice, Effect, plain, room_of
from retorta.core.words import Event, Move, Rule, Seat
from retorta.tables.messages import WIRE, WIRE_2

MOST_WRITTEN: Final = 20_000
"""Moves of one game whose JSON is cached."""
MOST_SHOWN: Final = 500
"""The most lines of play that one view reports."""


class Frames:
    """The frames of one table at one number."""

    def __init__(self, match: Match, log: list[Line]) -> None:
        self.number = len(match.entries)
        self.deciders = match.deciders()
        self._match = match
        self._log = log
        self._public = b""
        self._public_2 = b""
        """The public part in wire version 2; made when a client first needs it."""
        self._own: dict[Seat | None, tuple[bytes, bytes]] = {}
        """For each seat, the part before the key of the moves, and the part after it."""
        self._open: Any = None
        """The public view itself, where there is anything to tell of it."""
        self._choices: dict[Seat, tuple[View, list[Move]]] = {}
        """The view and the moves of which the frame of a seat was made that has to decide."""
        self._tells: dict[tuple[Seat, bool], bytes] = {}
        """What choices bring each seat, with or without chances."""

    @property
    def public_size(self) -> int:
        """The size of the part that is the same for everybody; 0 if it is not made yet."""
        return len(self._public)

    def has(self, seat: Seat | None) -> bool:
        """Whether the frame of *seat* has been made."""
        return seat in self._own

    def make(self, seats: Iterable[Seat | None]) -> None:
        """Make the frames of *seats*, while the game is still in the state to be shown."""
        for seat in seats:
            if seat not in self._own:
                self._own[seat] = self._written(seat)

    def forget(self, seat: Seat) -> None:
        """Drop what was made for *seat*, the only one whose part changed; it is made again."""
        self._own.pop(seat, None)
        self._choices.pop(seat, None)
        for chances in (False, True):
            self._tells.pop((seat, chances), None)

    def has_tells(self, seat: Seat, chances: bool) -> bool:
        """Whether :meth:`tells` has been made for *seat*."""
        return (seat, chances) in self._tells

    def tells(self, seat: Seat, chances: bool) -> bytes:
        """Return what each choice brings *seat*, made once; empty if its game is silent.

        Like the frames, it is made while the game is still in the state to be shown.
        """
        found = self._tells.get((seat, chances))
        if found is None:
            self.make([seat])
            found = self._tells[seat, chances] = self._written_tells(seat, chances)
        return found

    def view(self, seat: Seat | None, seen: int, wire: int = WIRE) -> bytes:
        """Return the frame of *seat*'s view, with what happened after number *seen*."""
        own, moves = self._own[seat]
        is_older = wire == WIRE_2
        return b"%b%b%b%b%b]}" % (
            self._as_in_wire_2() if is_older else self._public,
            own,
            b'"asked":' if is_older else b'"moves":',
            moves,
            written_since(self._log, seen, seat),
        )

    def _as_in_wire_2(self) -> bytes:
        if not self._public_2:
            # Converted from the finished frame, because the game may have moved on by now.
            frame = codec.loads(self._public[:-1] + b"}")
            frame["public"] = older_name(frame["public"])
            self._public_2 = codec.dumps(frame)[:-1] + b","
        return self._public_2

    def _written(self, seat: Seat | None) -> tuple[bytes, bytes]:
        match = self._match
        if not self._public:
            seen = match.box.views.public(match.state)
            self._public = _public(match, self.number, self.deciders, seen)
            self._open = seen if match.box.rooms.tells and self.deciders else None
        if seat is None:
            return b'"seat":null,"own":null,', b'[],"refused":[],"can_undo":false,"events":['
        moves = refused = b""
        seen_alone = match.box.views.own(match.state, seat)
        if seat in self.deciders:
            texts, legal = _move_texts(match.box.name), match.legal_moves(seat)
            moves = b",".join([texts.legal(move) for move in legal])
            refused = texts.refused(match.refusals(seat))
            if self._open is not None:
                self._choices[seat] = View(self._open, seen_alone), legal
        own = b'"seat":%d,"own":%b,' % (seat, codec.encoded(seen_alone))
        return own, b'[%b],"refused":[%b],"can_undo":%b,"events":[' % (
            moves,
            refused,
            b"true" if match.can_undo(seat) else b"false",
        )

    def _written_tells(self, seat: Seat, chances: bool) -> bytes:
        """Return a ``TellsShown`` as JSON, in which moves that bring the same share a list."""
        room = room_of(self._match.box)
        if room is None or seat not in self._choices:
            return b""
        view, legal = self._choices[seat]
        question = door.question(self._match.state)
        said = room.tell(Choice(view, seat, question, legal, chances))
        brings: dict[bytes, int] = {}
        which = [brings.setdefault(_effects(effects), len(brings)) for effects in said.moves]
        return b'{"type":"tells","number":%d,"seat":%d,"question":%b,"brings":[%b],"which":%b}' % (
            self.number,
            seat,
            _effects(said.question),
            b",".join(brings),
            codec.dumps(which),
        )


def _public(match: Match, number: int, deciders: list[Seat], seen: Any) -> bytes:
    """Return the part of a frame that is the same for everybody."""
    over = match.is_over
    return (
        b'{"type":"view","number":%d,"public":%b,"deciders":%b,"question":"%b",'
        b'"points":%b,"outcome":%b,'
    ) % (
        number,
        codec.encoded(seen),
        codec.dumps(deciders),
        door.question(match.state).encode(),
        codec.dumps(match.points()) if over else b"null",
        codec.encoded(match.outcome()),
    )


def _effects(effects: list[Effect]) -> bytes:
    return codec.dumps([plain(effect) for effect in effects])


class Line:
    """The visible events of one line of play."""

    def __init__(self, number: int, by: Seat | None, undo: bool, events: list[Event]) -> None:
        self.number = number
        self.by = by
        self.undo = undo
        self.events = events
        self._is_open: bool | None = None
        """Whether everybody saw all of it; computed on first use."""
        self._whole = b""
        """The JSON shared by all seats, if everybody saw all of it."""

    def written(self, seat: Seat | None) -> bytes:
        """Return the line as JSON, as *seat* saw it; empty if it saw nothing."""
        if self._is_open is None:
            # If a spectator sees everything, nothing in it is secret.
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
    """Return the first line: what was seen during the set-up."""
    return Line(0, None, False, match.opening)


def written_since(lines: list[Line], seen: int, seat: Seat | None) -> bytes:
    """Return the last lines that *seat* saw after line *seen*, as items of a JSON list."""
    first = max(seen + 1, len(lines) - MOST_SHOWN, 0)
    written = [line.written(seat) for line in lines[first:]]
    return b",".join([line for line in written if line])


class _MoveTexts:
    """The moves of one game as they cross the wire, each encoded once."""

    def __init__(self, box: Box) -> None:
        self._box = box
        # Keyed by identity, since each move is made once; the move is kept in the entry so
        # that its identity is not reused.
        self._texts: dict[int, tuple[Move, bytes, bytes]] = {}

    def legal(self, move: Move) -> bytes:
        """Return the JSON of a move with its targets."""
        return self._text(move)[1]

    def refused(self, refusals: list[tuple[Move, Rule]]) -> bytes:
        """Return the JSON of the rules that forbid moves, each with the targets of those moves."""
        touched: dict[int, tuple[Rule, list[bytes]]] = {}
        for move, rule in refusals:
            found = touched.get(id(rule))
            if found is None:
                found = touched[id(rule)] = (rule, [])
            found[1].append(self._text(move)[2])
        return b",".join(
            [
                b'{"rule":"%b","section":%b,"targets":[%b]}'
                % (rule.key.encode(), codec.dumps(rule.section), b",".join(targets))
                for rule, targets in touched.values()
            ]
        )

    def _text(self, move: Move) -> tuple[Move, bytes, bytes]:
        found = self._texts.get(id(move))
        if found is None:
            targets = codec.dumps(self._box.words.targets(move))
            legal = b'{"move":%b,"targets":%b}' % (
                codec.dumps(self._box.rules.catalogue.plain(move)),
                targets,
            )
            if len(self._texts) >= MOST_WRITTEN:
                self._texts.clear()
            found = self._texts[id(move)] = (move, legal, targets)
        return found


@cache
def _move_texts(game: str) -> _MoveTexts:
    return _MoveTexts(plugins.box(game))
