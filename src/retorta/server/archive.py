"""Reading tables back from the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, select

from retorta import shelf
from retorta.core import codec
from retorta.core.errors import TableError
from retorta.core.match import Match
from retorta.core.record import Entry, Turn, Undo
from retorta.server import snapshots
from retorta.server.chairs import chair_of
from retorta.server.kept import CHAT_KEPT, Kept, header_of
from retorta.server.notebooks import Jotted
from retorta.server.refusals import Missing, NotNow
from retorta.server.storage.schema import CHAIRS, CHAT, JOTTINGS, MOVES, TABLES
from retorta.server.story import Line


def load(engine: Engine, table: str) -> Kept:
    """Return the table of that name, its game played again up to where it stood.

    Runs in a thread: a long game takes some milliseconds.
    """
    with engine.connect() as connection:
        found = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        if found is None:
            raise Missing("table")
        row = dict(found)
        chairs = _rows(connection, CHAIRS, table, CHAIRS.c.seat)
        moves = _rows(connection, MOVES, table, MOVES.c.number)
        jottings = _rows(connection, JOTTINGS, table, JOTTINGS.c.number)
        snapshot = snapshots.find(connection, table)
        lines = connection.execute(
            select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.number.desc())
        )
        chat = [dict(line) for line in lines.mappings().fetchmany(CHAT_KEPT)][::-1]
    box = shelf.box(row["game"])
    kept = Kept(
        id=row["id"],
        box=box,
        options=codec.loads(row["options"]),
        listed=bool(row["listed"]),
        host=row["host"],
        seed=bytes(row["seed"]),
        commitment=row["commitment"],
        chairs=[chair_of(chair) for chair in chairs],
        phase=row["phase"],
        rematch=row["rematch"],
        changed=row["changed"],
        chat=[chat_line(line) for line in chat],
        chat_lines=chat[-1]["number"] if chat else 0,
    )
    kept.taken = {line["message"]: 0 for line in chat if line["message"]}
    if row["header"] is not None:
        _play_again(kept, row, moves, snapshot)
        _open_notebooks(kept, jottings)
    return kept


def opening(match: Match) -> list[Line]:
    """Return the story of a game that has just been set up."""
    return [Line(0, None, False, match.opening)]


def chat_line(row: Any) -> dict[str, Any]:
    """Return a line of chat as it crosses the wire."""
    return {name: row[name] for name in ("number", "seat", "name", "text", "at")}


def _rows(connection: Connection, source: Any, table: str, order: Any) -> list[Any]:
    asked = select(source).where(source.c.table == table).order_by(order)
    return list(connection.execute(asked).mappings())


def _play_again(kept: Kept, row: Any, moves: list[Any], snapshot: Any) -> None:
    """Deal the game again from its seed and play the log; the luck must come out the same.

    With a snapshot that can be believed, only what was played after it.
    """
    if row["edition"] != kept.box.edition:
        raise NotNow("table-edition", game=row["game"], edition=row["edition"])
    match = kept.deal()
    kept.match = match
    kept.story = opening(match)
    try:
        header = header_of(row["header"])
        if match.header.luck != header.luck:
            raise NotNow("table-damaged")
        match.header = header
        _go_on_from_snapshot(kept, moves, snapshot)
        for line in moves[kept.number :]:
            kept.story.append(_follow(kept, line))
    except TableError:
        raise NotNow("table-damaged") from None
    for line in moves:
        if line["message"]:
            kept.taken[line["message"]] = line["number"]
        kept.changed = line["at"]


def _go_on_from_snapshot(kept: Kept, moves: list[Any], snapshot: Any) -> None:
    stood = None
    if snapshot is not None:
        stood = snapshots.restored(kept, snapshot, _entries(moves))
    if stood is not None:
        assert kept.match is not None
        kept.match.go_on_from(stood.entries, stood.state, stood.before)
        kept.story += stood.story
        kept.snapshot = kept.number


def _entries(lines: list[Any]) -> list[Entry]:
    # All at once: to read every little text for itself would take longer.
    moves = codec.loads(f"[{','.join(line['move'] or 'null' for line in lines)}]")
    luck = codec.loads(f"[{','.join(line['luck'] for line in lines)}]")
    return [
        Undo(line["seat"]) if move is None else Turn(line["seat"], move, picks)
        for line, move, picks in zip(lines, moves, luck, strict=True)
    ]


def _open_notebooks(kept: Kept, jottings: list[Any]) -> None:
    """Write everybody's notebook again; play does not depend on it, so it comes last."""
    match = kept.match
    assert match is not None
    for row in jottings:
        jotted = Jotted(row["seat"], row["number"], row["after"], row["written"])
        try:
            jotting = match.read_jotting(jotted.seat, codec.loads(jotted.written))
        except TableError:
            raise NotNow("table-damaged") from None
        match.note_down(jotted.seat, jotting)
        kept.notebooks.add(jotted)
        kept.taken[row["message"]] = jotted.after


def _follow(kept: Kept, line: Any) -> Line:
    match = kept.match
    assert match is not None
    if line["number"] != len(match.entries) + 1:
        raise NotNow("table-damaged")
    if line["move"] is None:
        match.undo(line["seat"])
        return Line(line["number"], line["seat"], True, [])
    move = kept.box.catalogue.read(codec.loads(line["move"]))
    events = match.play(line["seat"], move)
    entry = match.entries[-1]
    if not isinstance(entry, Turn) or entry.luck != codec.loads(line["luck"]):
        raise NotNow("table-damaged")
    return Line(line["number"], line["seat"], False, events)
