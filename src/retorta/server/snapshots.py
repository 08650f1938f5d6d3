"""Snapshots: how a game stood after so many moves, so that opening it need not play them all.

A snapshot is never a second truth. It says which lines of the log it comes from and which
code made it; one that does not fit the log or this program, or is damaged, is passed over,
and the log is played from its beginning.
"""

from __future__ import annotations

import hashlib
import hmac
import zlib
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from retorta import shelf
from retorta.core import codec
from retorta.core.record import Entry
from retorta.core.words import Seat
from retorta.server.kept import Kept
from retorta.server.packing import NotPacked, homes
from retorta.server.storage.gathering import Statement
from retorta.server.storage.schema import SNAPSHOTS
from retorta.server.story import Line

EVERY: Final = 50
"""Lines of play after which another snapshot is due, once nobody plays for a moment."""
AT_THE_LATEST: Final = 200
"""Lines after which it is due even at a busy table."""
QUIET: Final = 5.0
"""Seconds without a move that count as a moment."""
_BEFORE: Final = delete(SNAPSHOTS).where(SNAPSHOTS.c.table == bindparam("of"))


@dataclass(frozen=True)
class Standing:
    """How a game stood: copies, which play does not touch any more."""

    entries: list[Entry]
    state: Any
    before: list[tuple[Seat, Any]]
    """What an undo would bring back."""
    story: list[Line]
    """What was seen to happen, the set-up left out."""


def is_due(kept: Kept, unused: float) -> bool:
    """Whether the game has gone on long enough since the last one, *unused* for so many seconds.

    While a table is played it lies in memory, so a snapshot would only take time from the moves.
    """
    lines = kept.number - kept.snapshot
    return lines >= AT_THE_LATEST or (lines >= EVERY and unused >= QUIET)


def standing(kept: Kept) -> Standing:
    """Return how the game stands."""
    assert kept.match is not None
    state, before = kept.match.standing()
    return Standing(list(kept.match.entries), state, before, kept.story[1:])


def statements(kept: Kept, stood: Standing) -> list[Statement]:
    """Return what keeps a snapshot in the place of the one before; runs in a thread."""
    story = [[line.number, line.by, line.undo, line.events] for line in stood.story]
    try:
        packed = kept.packing().pack([stood.state, stood.before, story])
    except NotPacked:
        return []  # a game with states of another make: it is played again every time
    content = zlib.compress(packed, 1)
    row = {
        "table": kept.id,
        "number": len(stood.entries),
        "content": content,
        "check": _check(kept, stood.entries, content),
    }
    return [(_BEFORE, {"of": kept.id}), (insert(SNAPSHOTS), row)]


def find(connection: Connection, table: str) -> Any:
    """Return the row of a table's snapshot, if there is one."""
    asked = select(SNAPSHOTS).where(SNAPSHOTS.c.table == table)
    return connection.execute(asked).mappings().first()


def restored(kept: Kept, row: Any, entries: list[Entry]) -> Standing | None:
    """Return how the game stood by a snapshot; ``None`` when it cannot be believed.

    *entries* are those of the whole log.
    """
    content = bytes(row["content"])
    number = row["number"]
    if not 0 < number <= len(entries):
        return None
    if not hmac.compare_digest(row["check"], _check(kept, entries[:number], content)):
        return None
    try:
        state, before, story = kept.packing().unpack(zlib.decompress(content))
        told = [Line(*line) for line in story]
    except (NotPacked, zlib.error, TypeError, ValueError):
        return None
    return Standing(entries[:number], state, before, told)


def log_of(entries: list[Entry]) -> bytes:
    """Return the log as a snapshot is bound to it."""
    return codec.dumps([vars(entry) for entry in entries])


def _check(kept: Kept, entries: list[Entry], content: bytes) -> str:
    """Return what binds a snapshot to its log, to this program and to its own content."""
    bound = hashlib.blake2b(key=kept.seed, digest_size=16)
    bound.update(code_of(kept.box.name).encode())
    bound.update(codec.dumps([kept.id, kept.options, kept.salts()]))
    bound.update(log_of(entries))
    bound.update(content)
    return bound.hexdigest()


@cache
def code_of(game: str) -> str:
    """Return a name for the code that states of *game* depend on."""
    box = shelf.box(game)
    found = hashlib.blake2b(f"{version('retorta')} {box.edition}".encode(), digest_size=16)
    for home in homes(box):
        for name, content in sorted(_sources(files(home))):
            found.update(f"{name} {len(content)} ".encode() + content)
    return found.hexdigest()


def _sources(folder: Traversable) -> list[tuple[str, bytes]]:
    sources = []
    for entry in folder.iterdir():
        if entry.is_dir():
            sources += _sources(entry)
        elif entry.name.endswith((".py", ".toml")):
            sources.append((entry.name, entry.read_bytes()))
    return sources
