"""A record that somebody is looking at: replayed once, then shown from snapshots."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from retorta import plugins
from retorta.core import codec, door, record
from retorta.core.dealer import ScriptedDealer
from retorta.core.errors import Unknown
from retorta.core.match import Match, demand_seat
from retorta.core.replay import follow, replay
from retorta.core.verifiable import verify
from retorta.core.words import Event, Seat
from retorta.reviews.judging import DREAMS, LUCK, judge

SNAPSHOTS: Final = 64
"""The most snapshots of one record."""
CLOSEST: Final = 32
"""The fewest lines between two snapshots."""


class OpenedRecord:
    """One record: its events, and snapshots of the game."""

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = lines
        self._step = max(CLOSEST, len(lines) // SNAPSHOTS + 1)
        self._entries: list[record.Entry] = []
        self._snapshots: list[tuple[Any, list[tuple[Seat, Any]]]] = []
        """At regular intervals: the state, and the states that an undo would restore."""
        self._seen: list[msgspec.Raw] = []
        """The public events of each line, already encoded, which takes a tenth of the memory."""
        match: Match | None = None
        for number, moment in enumerate(replay(lines, plugins.box)):
            match = moment.match
            if moment.entry is not None:
                self._entries.append(moment.entry)
                seen = _seen_by(None, moment.events)
                self._seen.append(msgspec.Raw(msgspec.json.encode(seen)))
            if number % self._step == 0:
                self._snapshots.append(match.snapshot())
        assert match is not None
        self._match = match
        self._finished = match.is_over

    @property
    def total(self) -> int:
        """Lines of play."""
        ended = bool(self._entries) and isinstance(self._entries[-1], record.End)
        return len(self._entries) - ended

    def info(self) -> dict[str, Any]:
        """Return the description of the whole record."""
        header = self._match.header
        moves = [
            {
                "number": number,
                "seat": entry.undo if isinstance(entry, record.Undo) else entry.seat,
                "undo": isinstance(entry, record.Undo),
                "events": seen,
            }
            for number, (entry, seen) in enumerate(zip(self._entries, self._seen, strict=True), 1)
            if isinstance(entry, record.Turn | record.Undo)
        ]
        return {
            "game": header.game,
            "seats": header.seats,
            "names": header.names,
            "options": header.options,
            "total": len(moves),
            "moves": moves,
            "commitment": header.commitment,
            "finished": self._finished,
        }

    def moment(self, number: int, seat: int | None) -> dict[str, Any]:
        """Return the table after that many lines, from one seat or with everything face up."""
        match = self._match
        self._demand(number)
        if seat is not None:
            demand_seat(seat, match.seats)
        events = self._go_to(number)
        entry = self._entries[number - 1] if number else None
        view = match.view(seat)
        owns = None
        if seat is None:
            owns = [match.view(each).own for each in range(match.seats)]
            told = [codec.plain(event) for event in events]
        else:
            told = _seen_by(seat, events)
        return {
            "number": number,
            "total": self.total,
            "seat": seat,
            "public": codec.plain(view.public),
            "own": codec.plain(view.own),
            "owns": codec.plain(owns),
            "events": told,
            "by": _by(entry),
            "undo": isinstance(entry, record.Undo),
            "deciders": match.deciders(),
            "question": door.question(match.state),
            "points": match.points(),
            "outcome": codec.plain(match.outcome()),
        }

    def judged(self, number: int) -> dict[str, Any]:
        """Return what one line cost, compared with a master's choice from that seat."""
        self._demand(number, first=1)
        entry = self._entries[number - 1]
        if not isinstance(entry, record.Turn):
            nothing = {"played": None, "best": None, "lost": 0.0, "error": 0.0, "moves": 0}
            return {"number": number, "seat": _by(entry), **nothing}
        self._go_to(number - 1)
        played = self._match.box.rules.catalogue.read(entry.move)
        # Like a whole review, which does not count moves that were taken back.
        count = {record.Turn: 1, record.Undo: -1}
        place = sum(count.get(type(each), 0) for each in self._entries[:number])
        found = judge(self._match.pov(entry.seat), played, DREAMS, LUCK + place)
        return {
            "number": number,
            "seat": entry.seat,
            "played": codec.plain(played),
            "best": codec.plain(found.best),
            "lost": round(found.lost, 2),
            "error": round(found.error, 2),
            "moves": found.moves,
        }

    def _demand(self, number: int, first: int = 0) -> None:
        if not first <= number <= self.total:
            raise Unknown("moment", number=str(number), total=str(self.total))

    def verdict(self) -> Any:
        """Deal the record again from its seed, and return the result."""
        return codec.plain(verify(self.lines, self._match.box))

    def _go_to(self, number: int) -> list[Event]:
        """Set the match to its state after that many lines; return the events of the last."""
        match = self._match
        place = max(number - 1, 0) // self._step
        state, before = self._snapshots[place]
        dealer = ScriptedDealer([])
        match.dealer = dealer
        match.go_on_from([], state.copy(), [(seat, each.copy()) for seat, each in before])
        events = match.opening
        for entry in self._entries[place * self._step : number]:
            events = follow(match, dealer, entry)
        return events


def _by(entry: record.Entry | None) -> Seat | None:
    """Return the seat that moved, or took a move back."""
    found: Seat | None = getattr(entry, "seat", None)
    return entry.undo if isinstance(entry, record.Undo) else found


def _seen_by(seat: Seat | None, events: list[Event]) -> list[Any]:
    return [codec.plain(seen) for event in events if (seen := event.seen_by(seat)) is not None]
