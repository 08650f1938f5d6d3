"""Snapshots: the state of a game after some moves, so that opening it need not replay them all.

The log alone is authoritative. A snapshot says which lines of the log it comes from and which
code made it; one that does not fit the log or this program, or is damaged, is ignored, and the
log is replayed from its beginning.
"""

from __future__ import annotations

import hashlib
import hmac
import zlib
from collections.abc import Set
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from sqlalchemy import Connection, select

from retorta import plugins
from retorta.core import codec
from retorta.core.record import Entry
from retorta.server.storage.packing import NotPacked, Packing, homes
from retorta.server.storage.schema import SNAPSHOTS
from retorta.server.storage.statements import SnapshotRow
from retorta.tables.frames import Line
from retorta.tables.saved_table import SavedTable, Snapshot

EVERY: Final = 50
"""Lines of play after which another snapshot is due, once nobody plays for a moment."""
AT_THE_LATEST: Final = 200
"""Lines after which it is due even at a busy table."""
QUIET: Final = 5.0
"""Seconds without a move that count as a moment."""


def is_due(saved: SavedTable, unused: float) -> bool:
    """Whether another snapshot is due, at a table *unused* for so many seconds.

    While a table is being played it is in memory, so a snapshot would only delay the moves.
    """
    lines = saved.number - saved.snapshot_at
    return lines >= AT_THE_LATEST or (lines >= EVERY and unused >= QUIET)


def row(saved: SavedTable, snapshot: Snapshot) -> SnapshotRow | None:
    """Return the row that keeps a *snapshot*; runs in a thread."""
    log = [[line.number, line.by, line.undo, line.events] for line in snapshot.log]
    try:
        packed = _packing(saved).pack([snapshot.state, snapshot.before, log])
    except NotPacked:
        return None  # a game with other kinds of state: it is replayed every time
    content = zlib.compress(packed, 1)
    check = _check(saved, snapshot.entries, content)
    return SnapshotRow(saved.id, len(snapshot.entries), content, check)


def find(connection: Connection, table: str) -> Any:
    """Return the row of a table's snapshot, if there is one."""
    query = select(SNAPSHOTS).where(SNAPSHOTS.c.table == table)
    return connection.execute(query).mappings().first()


def restored(saved: SavedTable, row: Any, entries: list[Entry]) -> Snapshot | None:
    """Return the state of the game from a snapshot; ``None`` if it cannot be trusted.

    *entries* are those of the whole log.
    """
    content = bytes(row["content"])
    number = row["number"]
    if not 0 < number <= len(entries):
        return None
    if not hmac.compare_digest(row["check"], _check(saved, entries[:number], content)):
        return None
    try:
        state, before, log = _packing(saved).unpack(zlib.decompress(content))
        told = [Line(*line) for line in log]
    except (NotPacked, zlib.error, TypeError, ValueError):
        return None
    return Snapshot(entries[:number], state, before, told)


def log_of(entries: list[Entry]) -> bytes:
    """Return the log in the form to which a snapshot is bound."""
    return codec.dumps([vars(entry) for entry in entries])


def _check(saved: SavedTable, entries: list[Entry], content: bytes) -> str:
    """Return what binds a snapshot to its log, to this program and to its own content."""
    bound = hashlib.blake2b(key=saved.seed, digest_size=16)
    bound.update(code_of(saved.box.name).encode())
    bound.update(codec.dumps([saved.id, saved.options, saved.salts()]))
    bound.update(log_of(entries))
    bound.update(content)
    return bound.hexdigest()


def _packing(saved: SavedTable) -> Packing:
    return Packing(saved.box, saved.dealt)


@cache
def code_of(game: str) -> str:
    """Return a name for the code that states of *game* depend on."""
    box = plugins.box(game)
    found = hashlib.blake2b(f"{version('retorta')} {box.edition}".encode(), digest_size=16)
    rooms = {box.rooms.bots, box.rooms.companion, box.rooms.tensors}
    apart = {room.rpartition(".")[2] for room in rooms}
    for home in homes(box):
        for name, content in sorted(_sources(files(home), apart)):
            found.update(f"{name} {len(content)} ".encode() + content)
    return found.hexdigest()


def _sources(folder: Traversable, apart: Set[str]) -> list[tuple[str, bytes]]:
    """Return the sources in a folder except the rooms *apart*, on which no state depends."""
    sources = []
    for entry in folder.iterdir():
        if entry.name.removesuffix(".py") in apart:
            continue
        if entry.is_dir():
            sources += _sources(entry, apart)
        elif entry.name.endswith((".py", ".toml")):
            sources.append((entry.name, entry.read_bytes()))
    return sources
