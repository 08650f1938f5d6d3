"""Snapshots: a game is opened from one as from its log, and the log wins."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, delete, select, update
from support.saved_games import dealt, view

from retorta import plugins
from retorta.core import codec
from retorta.core.record import Turn
from retorta.server.storage import snapshots
from retorta.server.storage.database import open_database, writing
from retorta.server.storage.load import load
from retorta.server.storage.packing import NotPacked, Packing
from retorta.server.storage.schema import MOVES, SNAPSHOTS, TABLES
from retorta.server.storage.statements import Writable, carry_out
from retorta.tables.frames import Line
from retorta.tables.refusals import NotNow
from retorta.tables.rows import MoveRow
from retorta.tables.saved_table import SavedTable

TAKEN_AT = 40
MOVES_IN_ALL = 53


@pytest.fixture
def engine(folder: Path) -> Iterator[Engine]:
    opened = open_database(f"sqlite:///{folder / 'retorta.sqlite3'}")
    yield opened
    opened.dispose()


def store(engine: Engine, statement: Any, rows: Any = None) -> None:
    with writing(engine).begin() as connection:
        connection.execute(statement, rows)


def write(engine: Engine, rows: list[Writable]) -> None:
    """Write rows as the writer does."""
    with writing(engine).begin() as connection:
        cursor = connection.connection.cursor()
        carry_out(cursor, engine.dialect, rows)
        cursor.close()


def played(engine: Engine, game: str, edition: int | None = None) -> SavedTable:
    """Play a game with undos, keep its log, and a snapshot of the middle of it."""
    saved = dealt(game, edition=edition, salt="s")
    match = saved.match
    assert match is not None
    write(engine, [*saved.rows()])
    luck = random.Random(5)
    for number in range(1, MOVES_IN_ALL + 1):
        if match.is_over:
            break
        seat = match.deciders()[0]
        undo = match.can_undo(seat) and luck.random() < 0.3
        if undo:
            match.undo(seat)
        events = [] if undo else match.play(seat, luck.choice(match.legal_moves(seat)))
        saved.log.append(Line(number, seat, undo, events))
        write(engine, [last_line(saved, seat)])
        if number == TAKEN_AT:
            keep(engine, saved)
    return saved


def last_line(saved: SavedTable, seat: int) -> MoveRow:
    match = saved.match
    assert match is not None
    entry, number = match.entries[-1], len(match.entries)
    move = codec.text(entry.move) if isinstance(entry, Turn) else None
    luck = codec.text(entry.luck) if isinstance(entry, Turn) else "[]"
    deciders = codec.text(match.deciders())
    return MoveRow(saved.id, number, seat, move, luck, deciders, f"m{number}", 1.0)


def keep(engine: Engine, saved: SavedTable) -> None:
    row = snapshots.row(saved, saved.snapshot())
    assert row is not None
    write(engine, [row])


def assert_same(found: SavedTable, expected: SavedTable) -> None:
    assert found.match is not None
    assert expected.match is not None
    assert found.match.state == expected.match.state
    assert repr(found.match.state) == repr(expected.match.state)
    assert repr(found.match._before) == repr(expected.match._before)
    assert [vars_of(line) for line in found.log] == [vars_of(line) for line in expected.log]
    assert found.record() == expected.record()
    assert found.taken == expected.taken
    for seat in (None, *range(len(found.chairs))):
        assert view(found, seat, -1) == view(expected, seat, -1)


def vars_of(line: Line) -> tuple[Any, ...]:
    """Return everything that a line says."""
    return line.number, line.by, line.undo, repr(line.events)


@pytest.mark.parametrize("game", plugins.games())
def test_a_game_is_the_same_from_its_snapshot_and_goes_on(engine: Engine, game: str) -> None:
    saved = played(engine, game)
    short = load(engine, "table")
    assert short.snapshot_at == TAKEN_AT
    store(engine, delete(SNAPSHOTS))
    long = load(engine, "table")
    assert long.snapshot_at == 0
    assert_same(short, long)
    saved.taken = dict(long.taken)
    assert_same(short, saved)
    matches = [short.match, long.match]
    luck = random.Random(6)
    while matches[0] is not None and matches[1] is not None and not matches[0].is_over:
        seat = matches[0].deciders()[0]
        which = luck.randrange(1000)
        told = [
            match.play(seat, match.legal_moves(seat)[which % len(match.legal_moves(seat))])
            for match in matches
            if match is not None
        ]
        assert told[0] == told[1]
    assert repr(matches[0].state) == repr(matches[1].state)  # type: ignore[union-attr]


def test_a_game_that_began_with_an_earlier_edition_goes_on_by_it(engine: Engine) -> None:
    saved = played(engine, "alchemists", edition=1)
    for _ in range(2):
        found = load(engine, "table")
        assert found.edition == 1
        assert found.match is not None
        assert found.match.state.edition == 1
        saved.taken = dict(found.taken)
        assert_same(found, saved)
        store(engine, delete(SNAPSHOTS))


def test_a_table_made_before_its_game_began_is_of_the_edition_of_the_game(engine: Engine) -> None:
    """It waited while the program was replaced; what counts is what was dealt."""
    played(engine, "alchemists")
    store(engine, update(TABLES).values(edition=1))

    assert load(engine, "table").edition == plugins.box("alchemists").edition


def test_a_table_of_an_edition_that_is_not_known_is_refused(engine: Engine) -> None:
    saved = played(engine, "alchemists")
    assert saved.match is not None
    header = dataclasses.replace(saved.match.header, edition=99)
    store(engine, update(TABLES).values(header=codec.dumps(codec.plain(header)).decode()))
    with pytest.raises(NotNow) as caught:
        load(engine, "table")

    assert caught.value.name == "table-edition"
    assert caught.value.parts["edition"] == 99


@pytest.mark.parametrize(
    "changed",
    [
        {"content": b""},
        {"content": b"\0" * 50},
        {"check": "0" * 32},
        {"number": TAKEN_AT - 1},
        {"number": MOVES_IN_ALL + 9},
        {"number": -1},
    ],
)
def test_a_damaged_snapshot_is_passed_over(engine: Engine, changed: dict[str, Any]) -> None:
    saved = played(engine, "poison")
    store(engine, update(SNAPSHOTS).values(**changed))
    found = load(engine, "table")
    assert found.snapshot_at == 0
    saved.taken = dict(found.taken)
    assert_same(found, saved)


def test_a_snapshot_of_other_code_is_passed_over(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(engine, "poison")
    monkeypatch.setattr(snapshots, "code_of", lambda game: "another program")
    assert load(engine, "table").snapshot_at == 0


def test_the_log_wins(engine: Engine) -> None:
    """A log that was changed no longer fits the snapshot, and is found to be damaged."""
    played(engine, "poison")
    store(engine, update(MOVES).where(MOVES.c.number == 3).values(luck="[1]"))
    with pytest.raises(Exception, match="table-damaged"):
        load(engine, "table")


def test_notebooks_after_a_snapshot(engine: Engine) -> None:
    saved = played(engine, "alchemists")
    for number, text in enumerate(("first", "last"), 1):
        row = saved.notebooks.next("table", 0, 10, {"text": text}, f"j{number}", 1.0)
        assert row.number == number
        write(engine, [row])
    found = load(engine, "table")
    assert found.snapshot_at == TAKEN_AT
    assert found.match is not None
    assert found.match.view(0).own.note == "last"


def test_nothing_but_the_games_own_classes_is_made(engine: Engine) -> None:
    saved = played(engine, "poison")
    packing = Packing(saved.box, saved.dealt)
    for value in (object(), [print], {"x": Path()}, saved):
        with pytest.raises(NotPacked):
            packing.pack(value)
    good = packing.pack(saved.match.state)  # type: ignore[union-attr]
    for bad in (good[:-1], good.replace(b"poison.state", b"poison.xxxxx"), b"\x93\x06\xa4os:x\x01"):
        with pytest.raises(NotPacked):
            packing.unpack(bad)


def test_a_busy_server_keeps_snapshots_by_and_by(engine: Engine) -> None:
    saved = played(engine, "poison")
    with engine.connect() as connection:
        assert connection.execute(select(SNAPSHOTS.c.number)).scalar() == TAKEN_AT
    saved.snapshot_at = TAKEN_AT
    assert not snapshots.is_due(saved, unused=60)
    saved.snapshot_at = 0
    assert snapshots.is_due(saved, unused=60)
    assert not snapshots.is_due(saved, unused=0)
    saved.snapshot_at = saved.number - snapshots.AT_THE_LATEST
    assert snapshots.is_due(saved, unused=0)
    keep(engine, saved)
    assert load(engine, "table").snapshot_at == saved.number


def salted(saved: SavedTable) -> None:
    saved.chairs[1] = dataclasses.replace(saved.chairs[1], salt="another pinch")


def with_another_option(saved: SavedTable) -> None:
    saved.options = {**saved.options, "taken": "open"}


def with_another_seed(saved: SavedTable) -> None:
    saved.seed = bytes(32)


def with_another_name(saved: SavedTable) -> None:
    saved.id = "elsewhere"


@pytest.mark.parametrize(
    "changed", [salted, with_another_option, with_another_seed, with_another_name]
)
def test_a_snapshot_belongs_to_one_table_with_its_options_and_salts(
    engine: Engine, changed: Callable[[SavedTable], None]
) -> None:
    """One of another table, put in its place, is not believed."""
    saved = played(engine, "poison")
    assert saved.match is not None
    entries = saved.match.entries
    row = dict(one_snapshot(engine))
    assert snapshots.restored(saved, row, entries) is not None
    changed(saved)
    assert snapshots.restored(saved, row, entries) is None


def one_snapshot(engine: Engine) -> Any:
    with engine.connect() as connection:
        return snapshots.find(connection, "table")
