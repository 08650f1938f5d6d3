"""The log of a table as texts, one for each row, and the table rebuilt from it.

A tab only ever appends to it: every row is stored as it was written, under its position, and the
table is rebuilt by reading them in order. Its entry in the list of tables is stored separately.
"""

from __future__ import annotations

from typing import Any, Final

from retorta.core import codec, reading
from retorta.core.errors import Unreadable
from retorta.tab.store import Step, add, drop, put
from retorta.tables.refusals import NotNow
from retorta.tables.rows import (
    ChairChanged,
    ChairRow,
    ChatRow,
    JottingRow,
    Listed,
    MoveRow,
    PaceSet,
    RematchMade,
    Row,
    SavedRows,
    TableChanged,
    TableEnded,
    TableGone,
    TableRow,
    TableStarted,
)
from retorta.tables.saved_table import CHAT_SHOWN

KINDS: Final[dict[str, Any]] = {
    codec.kebab(kind.__name__): kind
    for kind in (
        *(TableRow, ChairRow, ChairChanged, MoveRow, JottingRow, ChatRow),
        *(TableChanged, TableStarted, TableEnded, RematchMade, PaceSet),
    )
}


def table_of(row: Any) -> str:
    """Return the id of a row's table."""
    table: str = row.id if hasattr(row, "id") else row.table
    return table


class Log:
    """The position of a table's next row, and the table's entry in a list."""

    def __init__(self) -> None:
        self.places = 0
        self.listed: Listed | None = None

    def steps(self, rows: list[Row]) -> list[Step]:
        """Return the steps that write *rows* of one table after its earlier ones."""
        table = table_of(rows[0])
        if any(isinstance(row, TableGone) for row in rows):
            return [drop("rows", table), drop("tables", table)]
        steps = []
        for row in rows:
            steps.append(add("rows", [table, self.places], written(row, self.places)))
            self.places += 1
            self.listed = _listed_after(self.listed, row)
        steps.append(put("tables", table, codec.text(codec.plain(self.listed))))
        return steps

    def read(self, texts: list[str]) -> SavedRows:
        """Return everything that was stored about a table."""
        self.places, self.listed = 0, None
        saved: SavedRows | None = None
        for text in texts:
            place, row = read_row(text)
            self.places = place + 1
            self.listed = _listed_after(self.listed, row)
            if isinstance(row, TableRow):
                saved = SavedRows(row, [], [], [], [], [])
            elif saved is None:
                raise NotNow("table-damaged")
            else:
                _add(saved, row)
        if saved is None:
            raise NotNow("table-damaged")
        saved.chat = saved.chat[-CHAT_SHOWN:]
        return saved


def written(row: Any, place: int) -> str:
    """Return a row as a text."""
    parts = {name: getattr(row, name) for name in row.__struct_fields__}
    if isinstance(row, TableRow):
        parts["seed"] = row.seed.hex()
    return codec.text({"row": codec.kebab(type(row).__name__), "place": place, **parts})


def read_row(text: str) -> tuple[int, Row]:
    """Return a stored row and its position."""
    try:
        parts = codec.loads(text)
        kind, place = KINDS[parts.pop("row")], parts.pop("place")
        if kind is not TableRow:
            return place, reading.read(kind, parts)
        # JSON has no bytes; everything else is read unchanged.
        return place, TableRow(**{**parts, "seed": bytes.fromhex(parts["seed"])})
    except (Unreadable, KeyError, TypeError, ValueError, AttributeError):
        raise NotNow("table-damaged") from None


def read_listed(text: str) -> Listed:
    """Return a table's entry in a list."""
    listed: Listed = reading.read(Listed, codec.loads(text))
    return listed


def _add(saved: SavedRows, row: Row) -> None:
    if isinstance(row, ChairRow):
        saved.chairs.append(row)
    elif isinstance(row, ChairChanged):
        saved.chairs[row.seat] = _chair(row)
    elif isinstance(row, MoveRow):
        saved.moves.append(row)
    elif isinstance(row, JottingRow):
        saved.jottings.append(row)
    elif isinstance(row, ChatRow):
        saved.chat.append(row)
        if row.message:
            saved.said.append(row.message)
    else:
        for name in row.__struct_fields__:
            setattr(saved.table, name, getattr(row, name))


def _listed_after(listed: Listed | None, row: Row) -> Listed | None:
    """Return a table's entry in a list after *row* is written."""
    if isinstance(row, TableRow):
        return Listed(
            id=row.id,
            game=row.game,
            phase=row.phase,
            listed=row.listed,
            host=row.host,
            changed=row.changed,
            rematch=row.rematch,
            number=0,
            deciders=codec.loads(row.deciders),
            chairs=[],
        )
    if listed is None:
        return None
    if isinstance(row, ChairRow):
        listed.chairs.append(row)
    elif isinstance(row, ChairChanged):
        listed.chairs[row.seat] = _chair(row)
    elif isinstance(row, MoveRow):
        listed.number, listed.changed = row.number, row.at
        listed.deciders = codec.loads(row.deciders)
    elif isinstance(row, TableStarted):
        listed.phase, listed.changed = row.phase, row.changed
        listed.deciders = codec.loads(row.deciders)
    elif isinstance(row, TableEnded):
        listed.phase, listed.changed, listed.outcome = row.phase, row.changed, row.outcome
    elif isinstance(row, TableChanged):
        listed.changed = row.changed
    elif isinstance(row, RematchMade):
        listed.rematch = row.rematch
    return listed


def _chair(row: ChairChanged) -> ChairRow:
    return ChairRow(**{name: getattr(row, name) for name in row.__struct_fields__})
