"""Records of games: read one from a file and step through it move by move."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from retorta import plugins
from retorta.core import replay as replaying
from retorta.core.box import Box
from retorta.core.dealer import Dealer, SeededDealer
from retorta.core.match import Match
from retorta.core.replay import Moment
from retorta.ledger import record_lines

Source: TypeAlias = str | os.PathLike[str] | Match | bytes | Iterable[bytes | str]
"""A record: the path of a file, a match, its whole text, or its lines."""


def load(path: str | os.PathLike[str], dealer: Dealer | None = None) -> Match:
    """Return the game in a file, finished or not, as it was when it was saved.

    An unfinished game can be continued: its further luck comes from *dealer*, or is newly drawn.
    Raises :class:`Unreadable`, with the line, if the record is cut off, was changed or cannot
    have happened.

    >>> from retorta import Match, SeededDealer, box, load
    >>> match = Match(box("poison"), 3, SeededDealer(1))
    >>> match.save("running.jsonl")
    >>> load("running.jsonl")
    <Match of poison, 3 seats: no move yet, seat 1 to play>
    """
    match: Match | None = None
    for moment in replaying.replay(record_lines(os.fspath(path)), plugins.box):
        match = moment.match
    assert match is not None
    match.dealer = SeededDealer(secrets.randbits(63)) if dealer is None else dealer
    return match


def replay(source: Source, find_box: Callable[[str], Box] = plugins.box) -> Iterator[Moment]:
    """Yield the moments of a record: the set-up, and then one for each of its lines.

    Each has its own state, so that moments can be kept and compared. Raises
    :class:`Unreadable`, with the line, if the record cannot have happened.

    >>> from retorta import play, replay
    >>> for moment in replay(play("poison", ["random"] * 3, seed=1)):
    ...     if moment.number in (1, 2):
    ...         print(moment.number, moment.seat, moment.move, moment.points())
    1 1 Play(card=Card.RED_7, cauldron=2) [0, 0, 0]
    2 2 Play(card=Card.BLUE_2, cauldron=1) [0, 0, 0]
    """
    found = found_box(source, find_box)
    for moment in replaying.replay(lines_of(source), found):
        moment.state = moment.state.copy()
        yield moment


def lines_of(source: Source) -> Iterable[bytes]:
    """Return the lines of a record, given in any form."""
    if isinstance(source, Match):
        return source.record_lines()
    if isinstance(source, bytes):
        return source.splitlines(keepends=True)
    if isinstance(source, str | os.PathLike):
        return record_lines(os.fspath(source))
    return (line.encode() if isinstance(line, str) else line for line in source)


def found_box(source: Source, find_box: Callable[[str], Box]) -> Callable[[str], Box]:
    """Return a function that finds a record's game: a match has its own, installed or not."""
    if not isinstance(source, Match):
        return find_box
    box = source.box
    return {source.header.game: box}.__getitem__
