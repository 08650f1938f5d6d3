"""Every kind of row that is written, and its SQL statement.

Statements are compiled once for each dialect; the driver's own ``executemany`` gets the rows of
all jobs that share a commit.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

from msgspec import Struct
from sqlalchemy import (
    Dialect,
    Executable,
    Float,
    String,
    bindparam,
    cast,
    delete,
    exists,
    insert,
    literal_column,
    select,
    true,
    update,
)
from sqlalchemy import Table as SchemaTable

from retorta.server.storage.schema import (
    BLOCKED,
    CHAIRS,
    CHAT,
    CLOCK,
    DEVICES,
    INVITED,
    JOTTINGS,
    LINKS,
    MOVES,
    PERSONS,
    PROBES,
    RECORDS,
    SNAPSHOTS,
    TABLES,
)
from retorta.tables import rows
from retorta.tables.saved_table import CHAT_KEPT

OF_ROW: Final = "row_"
"""The beginning of the name of a parameter that is a field of the row."""


class SnapshotRow(Struct):
    """The state of a game; it replaces the previous snapshot."""

    table: str
    number: int
    content: bytes
    check: str


class RecordRow(Struct):
    """A record that somebody uploaded."""

    id: str
    person: str
    lines: bytes
    at: float
    size: int
    looked: float


class RecordLooked(Struct):
    """Somebody viewed a record, which therefore does not expire."""

    id: str
    looked: float


class RecordGone(Struct):
    """A record is deleted."""

    id: str


class PersonNamed(Struct):
    """Somebody has a nickname now."""

    id: str
    nickname: str


class LinkMade(Struct):
    """A personal link, unless the device that made it was revoked; expired links are deleted."""

    key: str
    person: str
    device: str
    expires: float
    now: float


class LinkUsed(Struct):
    """A device is made somebody's by a link, which works only once."""

    key: str
    device: str
    label: str
    made: float
    gone: float = 0.0


class DeviceKept(Struct):
    """Something is known about a device; what is stored already stays."""

    key: str
    person: str
    label: str
    made: float


class DeviceRevoked(Struct):
    """A device belongs to nobody any more, and links that it may have made no longer work."""

    key: str
    person: str


class PersonInvited(Struct):
    """Somebody gave the right word."""

    person: str
    word: str


class PersonBlocked(Struct):
    """The host has blocked somebody."""

    person: str
    at: float


class PersonUnblocked(Struct):
    """The host has unblocked somebody."""

    person: str


class PersonForgotten(Struct):
    """Everything known about somebody is deleted; games that were played stay, without the name."""

    person: str
    name: str = ""
    made: float = 0.0


class TimeSeen(Struct):
    """A server has looked at the clock."""

    seen: float
    since: float


class Probe(Struct):
    """A row to write, to see whether that works."""

    key: str


HostRow: TypeAlias = (
    SnapshotRow
    | RecordRow
    | RecordLooked
    | RecordGone
    | PersonNamed
    | LinkMade
    | LinkUsed
    | DeviceKept
    | DeviceRevoked
    | PersonInvited
    | PersonBlocked
    | PersonUnblocked
    | PersonForgotten
    | TimeSeen
    | Probe
)
Writable: TypeAlias = rows.Row | HostRow


def field(name: str) -> Any:
    """Return the parameter that is the row's field of that name."""
    return bindparam(f"{OF_ROW}{name}")


def _insert(table: SchemaTable) -> Executable:
    return insert(table).values({column.name: field(column.name) for column in table.columns})


def _update(*names: str) -> Executable:
    of_row = update(TABLES).where(TABLES.c.id == field("id"))
    return of_row.values({name: field(name) for name in names})


STATEMENTS: Final[dict[type[Any], tuple[Executable, ...]]] = {
    rows.TableRow: (_insert(TABLES),),
    rows.ChairRow: (_insert(CHAIRS),),
    rows.ChairChanged: (
        update(CHAIRS)
        .where(CHAIRS.c.table == field("table"), CHAIRS.c.seat == field("seat"))
        .values({name: field(name) for name in ("kind", "person", "name", "bot", "salt", "left")}),
    ),
    rows.MoveRow: (_insert(MOVES),),
    rows.JottingRow: (_insert(JOTTINGS),),
    rows.ChatRow: (
        _insert(CHAT),
        delete(CHAT).where(
            CHAT.c.table == field("table"),
            # Every new line replaces the oldest.
            CHAT.c.number <= field("number") - literal_column(str(CHAT_KEPT)),
        ),
    ),
    rows.TableChanged: (_update("changed"),),
    rows.TableStarted: (_update("phase", "header", "deciders", "changed"),),
    rows.TableEnded: (_update("phase", "outcome", "changed"),),
    rows.RematchMade: (_update("rematch"),),
    rows.PaceSet: (_update("pace"),),
    rows.TableGone: (
        *(
            delete(table).where(table.c.table == field("id"))
            for table in (CHAIRS, CHAT, MOVES, JOTTINGS, SNAPSHOTS)
        ),
        delete(TABLES).where(TABLES.c.id == field("id")),
    ),
    SnapshotRow: (
        delete(SNAPSHOTS).where(SNAPSHOTS.c.table == field("table")),
        _insert(SNAPSHOTS),
    ),
    RecordRow: (_insert(RECORDS),),
    RecordLooked: (
        update(RECORDS).where(RECORDS.c.id == field("id")).values(looked=field("looked")),
    ),
    RecordGone: (delete(RECORDS).where(RECORDS.c.id == field("id")),),
    PersonNamed: (delete(PERSONS).where(PERSONS.c.id == field("id")), _insert(PERSONS)),
    LinkMade: (
        delete(LINKS).where(LINKS.c.expires < field("now")),
        insert(LINKS).from_select(
            ["key", "person", "expires"],
            select(
                cast(field("key"), String),
                cast(field("person"), String),
                cast(field("expires"), Float),
            ).where(~exists().where(DEVICES.c.key == field("device"), DEVICES.c.revoked)),
        ),
    ),
    # Two devices may claim at once. Only one of them finds the link's key still free.
    LinkUsed: (
        update(LINKS)
        .where(LINKS.c.key == field("key"))
        .values(key=field("device"), expires=field("gone")),
        insert(DEVICES).from_select(
            ["key", "person", "label", "made"],
            select(
                LINKS.c.key,
                LINKS.c.person,
                cast(field("label"), String),
                cast(field("made"), Float),
            ).where(LINKS.c.key == field("device")),
        ),
        delete(LINKS).where(LINKS.c.key == field("device")),
    ),
    DeviceKept: (
        insert(DEVICES).from_select(
            ["key", "person", "label", "made"],
            select(
                cast(field("key"), String),
                cast(field("person"), String),
                cast(field("label"), String),
                cast(field("made"), Float),
            ).where(~exists().where(DEVICES.c.key == field("key"))),
        ),
    ),
    DeviceRevoked: (
        update(DEVICES)
        .where(DEVICES.c.key == field("key"), DEVICES.c.person == field("person"))
        .values(revoked=true()),
        delete(LINKS).where(LINKS.c.person == field("person")),
    ),
    PersonInvited: (
        delete(INVITED).where(INVITED.c.person == field("person")),
        _insert(INVITED),
    ),
    PersonBlocked: (
        delete(BLOCKED).where(BLOCKED.c.person == field("person")),
        _insert(BLOCKED),
    ),
    PersonUnblocked: (delete(BLOCKED).where(BLOCKED.c.person == field("person")),),
    PersonForgotten: (
        *(
            delete(table).where(table.c.person == field("person"))
            for table in (LINKS, RECORDS, INVITED)
        ),
        # No device is theirs any more. This stays stored: their first device, whose key is the
        # person's id, would be theirs again if it had no row.
        insert(DEVICES).from_select(
            ["key", "person"],
            select(cast(field("person"), String), cast(field("person"), String)).where(
                ~exists().where(DEVICES.c.key == field("person"))
            ),
        ),
        update(DEVICES)
        .where(DEVICES.c.person == field("person"))
        .values(revoked=true(), label=field("name"), made=field("made")),
        delete(PERSONS).where(PERSONS.c.id == field("person")),
        update(CHAIRS).where(CHAIRS.c.person == field("person")).values(name=field("name")),
    ),
    TimeSeen: (
        update(CLOCK).values(seen=field("seen"), since=field("since")),
        insert(CLOCK).from_select(
            ["id", "seen", "since"],
            select(
                literal_column("1"), cast(field("seen"), Float), cast(field("since"), Float)
            ).where(~exists(select(CLOCK.c.id))),
        ),
    ),
    Probe: (_insert(PROBES), delete(PROBES).where(PROBES.c.key == field("key"))),
}
"""In the order in which rows of one commit are written."""
PLACES: Final = {kind: place for place, kind in enumerate(STATEMENTS)}


def carry_out(cursor: Any, dialect: Dialect, due: list[Writable]) -> None:
    """Write the *due* rows of all jobs that share a commit, kind by kind."""
    by_kind: dict[Any, list[Any]] = {}
    for row in due:
        by_kind.setdefault(type(row), []).append(row)
    for kind in sorted(by_kind, key=PLACES.__getitem__):
        for text, names in _compiled(dialect, kind):
            values = [_values(row, names) for row in by_kind[kind]]
            if len(values) == 1:  # for one row, ``executemany`` of psycopg costs a third more
                cursor.execute(text, values[0])
            else:
                cursor.executemany(text, values)


def _values(row: Any, names: list[str] | dict[str, str]) -> Any:
    """Return the row's fields as the statement wants them: by place, or by name."""
    if isinstance(names, list):
        return tuple([getattr(row, name) for name in names])
    return {parameter: getattr(row, name) for parameter, name in names.items()}


@cache
def _compiled(dialect: Dialect, kind: type[Any]) -> list[tuple[str, list[str] | dict[str, str]]]:
    """Return a kind's statements in the dialect of a database, each with the fields it takes."""
    found: list[tuple[str, list[str] | dict[str, str]]] = []
    for statement in STATEMENTS[kind]:
        compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        places = compiled.positiontup
        if places is not None:
            found.append((compiled.string, [name.removeprefix(OF_ROW) for name in places]))
        else:
            names = {name: name.removeprefix(OF_ROW) for name in compiled.params}
            found.append((compiled.string, names))
    return found
