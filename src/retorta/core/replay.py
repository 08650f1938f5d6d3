"""Play a record again, move by move, without a random generator."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from retorta.core import record
from retorta.core.box import Box
from retorta.core.dealer import ScriptedDealer
from retorta.core.errors import TableError, Unreadable
from retorta.core.match import Match
from retorta.core.words import Event


@dataclass
class Moment:
    """The match after one line of its record."""

    match: Match
    entry: record.Entry | None
    """The line just played; ``None`` for the set-up."""
    events: list[Event]
    number: int
    """How many moves have been played, undone ones not counted."""


def replay(lines: Iterable[bytes], find_box: Callable[[str], Box]) -> Iterator[Moment]:
    """Yield the match after its set-up and after every line of the record.

    Raises :class:`Unreadable`, with the line, where the record cannot be what happened.
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
    yield Moment(match, None, match.opening, 0)
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
        yield Moment(match, entry, events, number)


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
    """Play one line of a record, with the luck that it tells; return what is seen to happen."""
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
        return []
    dealer.extend(entry.luck)
    events = match.play(entry.seat, match.box.rules.catalogue.read(entry.move))
    if dealer.unread:
        raise Unreadable("record-luck-left")
    return events
