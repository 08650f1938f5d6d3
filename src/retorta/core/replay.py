"""Replaying a record, move by move, without a random generator."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from retorta.core import door, record
from retorta.core.box import Box, Pov, View
from retorta.core.dealer import ScriptedDealer
from retorta.core.errors import TableError, Unreadable
from retorta.core.match import Match, demand_seat
from retorta.core.words import Event, Move, Seat


@dataclass(repr=False)
class Moment:
    """The game after one line of its record.

    >>> from retorta import play, replay
    >>> moments = list(replay(play("poison", ["random"] * 3, seed=1)))
    >>> moments[1]
    <Moment 1: seat 1 plays Play(card=Card.RED_7, cauldron=2)>
    >>> moments[1].events
    [CardPlayed(seat=1, card=Card.RED_7, cauldron=2, total=7)]
    >>> moments[0].view(2).own.hand == moments[2].view(2).own.hand
    False
    """

    match: Match
    """The match of the whole record, which advances from moment to moment."""
    entry: record.Entry | None
    """The line just played; ``None`` for the set-up."""
    events: list[Event]
    number: int
    """The number of moves played, not counting undone ones."""
    state: Any
    """The state. ``retorta.replay`` gives each moment a copy, which does not change."""

    @property
    def seat(self) -> Seat | None:
        """The seat that moved, undid or wrote in a notebook; ``None`` at the set-up and the end."""
        if isinstance(self.entry, record.Turn):
            return self.entry.seat
        if isinstance(self.entry, record.Undo):
            return self.entry.undo
        return self.entry.jot if isinstance(self.entry, record.Jotting) else None

    @property
    def move(self) -> Move | None:
        """What was played; ``None`` if the line is not a move."""
        if not isinstance(self.entry, record.Turn):
            return None
        return self.match.box.rules.catalogue.read(self.entry.move)

    def deciders(self) -> list[Seat]:
        """Return who must decide now."""
        return door.deciders(self.state)

    def legal_moves(self, seat: Seat) -> list[Move]:
        """Return what *seat* may play now."""
        return door.legal_moves(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        """Return what *seat* is shown; ``None`` is a spectator."""
        if seat is not None:
            demand_seat(seat, self.match.seats)
        return self.match.box.view(self.state, seat)

    def pov(self, seat: Seat) -> Pov:
        """Return the place of *seat*."""
        demand_seat(seat, self.match.seats)
        return Pov(self.match.box, self.state, seat)

    def points(self) -> list[int]:
        """Return each seat's current points."""
        return self.match.box.rules.points(self.state)

    def __repr__(self) -> str:
        return f"<Moment {self.number}: {self._told()}>"

    def _told(self) -> str:
        if isinstance(self.entry, record.Turn):
            return f"seat {self.entry.seat} plays {self.move}"
        if isinstance(self.entry, record.Undo):
            return f"seat {self.entry.undo} takes a move back"
        if isinstance(self.entry, record.Jotting):
            return f"seat {self.entry.jot} writes into its notebook"
        return "the set-up" if self.entry is None else "the end"


def replay(lines: Iterable[bytes], find_box: Callable[[str], Box]) -> Iterator[Moment]:
    """Yield the match after its set-up and after every line of the record.

    Raises :class:`Unreadable`, with the line, if the record cannot have happened.
    """
    entries = record.read_entries(lines)
    header = next(entries)
    assert isinstance(header, record.Header)
    box = find_box(header.game)
    box.check_edition(header.edition)
    dealer = ScriptedDealer(header.luck)
    try:
        match = _begun(box, header, dealer)
    except TableError as problem:
        raise Unreadable("record-line-cause", line="1", cause=problem) from None
    if dealer.unread:
        raise Unreadable("record-luck", line="1")
    yield Moment(match, None, match.opening, 0, match.state)
    number = 0
    for line, entry in enumerate(entries, 2):
        assert not isinstance(entry, record.Header)
        try:
            events = follow(match, dealer, entry)
        except Unreadable as problem:
            raise Unreadable("record-line-cause", line=str(line), cause=problem) from None
        except TableError as problem:
            raise Unreadable("record-refused", line=str(line), cause=problem) from None
        number += {record.Turn: 1, record.Undo: -1}.get(type(entry), 0)
        yield Moment(match, entry, events, number, match.state)


def _begun(box: Box, header: record.Header, dealer: ScriptedDealer) -> Match:
    return Match(
        box,
        header.seats,
        dealer,
        header.options,
        header.names,
        header.commitment,
        header.edition,
    )


def follow(match: Match, dealer: ScriptedDealer, entry: record.Entry) -> list[Event]:
    """Play one line of a record, with the luck in it; return the events."""
    if isinstance(entry, record.Undo):
        match.undo(entry.undo)
        return []
    if isinstance(entry, record.Jotting):
        match.jot(entry.jot, entry.written)
        return []
    if isinstance(entry, record.End):
        if not match.is_over:
            raise Unreadable("record-not-over")
        if match.end(entry.seed, entry.salts) != entry:
            raise Unreadable("record-result")
        match.shown_luck = (entry.seed, list(entry.salts))
        return []
    dealer.extend(entry.luck)
    events = match.play(entry.seat, match.box.rules.catalogue.read(entry.move))
    if dealer.unread:
        raise Unreadable("record-luck-left")
    return events
