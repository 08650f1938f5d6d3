"""A game, finished or not, as plain lines of text.

JSON lines: a header, a line per move with the luck it used, a line at the end. Each line
carries a check that depends on all lines before it, so that an edited line is noticed.
The format is described in ``docs/records.md``.

>>> from retorta import play, record
>>> match = play("poison", ["random"] * 3, seed=1)
>>> header, *entries = record.read_entries(match.record_lines())
>>> header.game, header.seats, entries[0].seat, entries[-1].winners
('poison', 3, 1, [1])
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from retorta.core import codec, reading
from retorta.core.errors import Unreadable

FORMAT: Final = 1
LONGEST_LINE: Final = 1 << 20
"""In bytes. A header may contain a table's own card data; nothing else comes near this."""
LONGEST_NAME: Final = 100
"""In letters. Names at a table may have a quarter of that; a bot's may be a whole address."""
LONGEST_SEED: Final = 256
"""In letters: the longest seed, salt or commitment."""
MOST_LINES: Final = 100_000


@dataclass(frozen=True)
class Header:
    """The first line: the game, the number of seats, and the luck of the set-up."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    names: list[str]
    commitment: str | None
    """The verifiable dealer's commitment, made before the first card."""
    luck: list[int]


@dataclass
class Turn:
    """A move, as JSON data, with the luck it used.

    Not frozen like the other lines: one is made for every move, and freezing would double the time.
    """

    seat: int
    move: Any
    luck: list[int]


@dataclass(frozen=True)
class Undo:
    """The last move of the seat was taken back."""

    undo: int


@dataclass(frozen=True)
class Jotting:
    """Something written in a seat's own notebook: the private part of a record."""

    jot: int
    written: Any


@dataclass(frozen=True)
class End:
    """The last line: how the game ended, and the sources of its luck."""

    points: list[int]
    winners: list[int]
    reason: str
    seed: str | None
    salts: list[str]


Entry: TypeAlias = Turn | Undo | Jotting | End


class Scribe:
    """Writes the lines of one record, each with its check."""

    def __init__(self) -> None:
        self._check = ""

    def header(self, header: Header) -> bytes:
        """Return the first line."""
        return self._line({"record": FORMAT, **codec.plain(header)})

    def entry(self, entry: Entry) -> bytes:
        """Return the line of a turn, an undo or the end."""
        return self._line(codec.plain(entry))

    def _line(self, written: dict[str, Any]) -> bytes:
        self._check = _check(self._check, written)
        return codec.dumps({**written, "check": self._check}) + b"\n"


def read_header(line: bytes) -> Header:
    """Read the first line of a record."""
    written, _ = _checked(line, "", 1)
    version = written.pop("record", None)
    if version != FORMAT:
        raise Unreadable("not-a-record")
    header = _read(Header, written, 1)
    assert isinstance(header, Header)
    if any(len(name) > LONGEST_NAME for name in header.names):
        raise Unreadable("record-names", most=LONGEST_NAME)
    if len(header.names) > max(header.seats, 0) or len(header.commitment or "") > LONGEST_SEED:
        raise Unreadable("record-line", line="1")
    return header


def read_entries(lines: Iterable[bytes]) -> Iterator[Header | Entry]:
    """Read a record line by line: the header first, then the entries.

    Raises :class:`Unreadable` at the first line that is not intact.
    """
    check = ""
    ended = False
    moves = 0
    for number, line in enumerate(lines, 1):
        if number > MOST_LINES:
            raise Unreadable("record-too-long", most=MOST_LINES)
        if ended:
            raise Unreadable("record-after-end", line=str(number))
        if number == 1:
            header = read_header(line)
            check = _check("", {"record": FORMAT, **codec.plain(header)})
            yield header
            continue
        written, check = _checked(line, check, number, moves)
        kind = _kind_of(written)
        ended = kind is End
        moves += 1 if kind is Turn else -1 if kind is Undo else 0
        entry = _read(kind, written, number)
        if isinstance(entry, End):
            _check_length(entry, header, number)
        yield entry
    if check == "":
        raise Unreadable("record-empty")


def _check_length(end: End, header: Header, number: int) -> None:
    """Refuse an end that is too long."""
    made_of = [end.seed or "", *end.salts]
    too_long = any(len(each) > LONGEST_SEED for each in made_of)
    if too_long or len(end.salts) > header.seats:
        raise Unreadable("record-line", line=str(number))


def without_notebooks(lines: bytes) -> bytes:
    """Return a record without notebooks, for anybody who has the link."""
    if b'"jot"' not in lines:
        return lines
    scribe = Scribe()
    kept = []
    for entry in read_entries(lines.splitlines(keepends=True)):
        if isinstance(entry, Header):
            kept.append(scribe.header(entry))
        elif not isinstance(entry, Jotting):
            kept.append(scribe.entry(entry))
    return b"".join(kept)


def _kind_of(written: dict[str, Any]) -> type[Entry]:
    for name, kind in (("undo", Undo), ("jot", Jotting), ("move", Turn)):
        if name in written:
            return kind
    return End


def _checked(line: bytes, previous: str, number: int, moves: int = 0) -> tuple[dict[str, Any], str]:
    if len(line) > LONGEST_LINE:
        raise Unreadable("record-line-long", line=str(number), most=LONGEST_LINE)
    if not line.endswith(b"\n"):
        if number == 1:
            raise Unreadable("record-cut-header")
        raise Unreadable("record-cut", line=str(number), whole=moves)
    try:
        written = codec.loads(line)
    except Unreadable:
        raise Unreadable("record-not-json", line=str(number)) from None
    if not isinstance(written, dict) or "check" not in written:
        raise Unreadable("not-a-record" if number == 1 else "record-line", line=str(number))
    check = written.pop("check")
    if check != _check(previous, written):
        raise Unreadable("record-edited", line=str(number))
    return written, check


def _check(previous: str, written: dict[str, Any]) -> str:
    text = previous.encode() + codec.dumps(written, canonical=True)
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def _read(kind: Any, written: dict[str, Any], number: int) -> Any:
    try:
        return reading.read(kind, written)
    except Unreadable:
        raise Unreadable("record-line", line=str(number)) from None
