"""Snapshots: a game is opened from one as from its log, and the log wins."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, delete, insert, select, update

from retorta import shelf
from retorta.core.verifiable import commitment, fresh_seed
from retorta.server import archive, snapshots
from retorta.server.chairs import Chair
from retorta.server.frames import Frames
from retorta.server.kept import Kept
from retorta.server.packing import NotPacked
from retorta.server.playing import entry_row
from retorta.server.storage.database import open_database, writing
from retorta.server.storage.schema import CHAIRS, JOTTINGS, MOVES, SNAPSHOTS, TABLES
from retorta.server.story import Line

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


def played(engine: Engine, game: str) -> Kept:
    """Play a game with undos, keep its log, and a snapshot of the middle of it."""
    box = shelf.box(game)
    seed = fresh_seed()
    chairs = [Chair(seat, "hotseat", "me", salt="s") for seat in range(box.seats[0])]
    options = box.checked_options({})
    kept = Kept("t", box, options, False, "me", seed, commitment(seed), chairs)
    match = kept.match = kept.deal()
    kept.phase = "playing"
    kept.story = archive.opening(match)
    store(engine, insert(TABLES), kept.table_row())
    store(engine, insert(CHAIRS), [chair.row(kept.id) for chair in chairs])
    luck = random.Random(5)
    for number in range(1, MOVES_IN_ALL + 1):
        if match.is_over:
            break
        seat = match.deciders()[0]
        undo = match.can_undo(seat) and luck.random() < 0.3
        if undo:
            match.undo(seat)
        events = [] if undo else match.play(seat, luck.choice(match.legal_moves(seat)))
        kept.story.append(Line(number, seat, undo, events))
        store(engine, insert(MOVES), entry_row(kept, f"m{number}", 1.0))
        if number == TAKEN_AT:
            keep(engine, kept)
    return kept


def keep(engine: Engine, kept: Kept) -> None:
    for statement, values in snapshots.statements(kept, snapshots.standing(kept)):
        store(engine, statement, values)


def assert_same(found: Kept, expected: Kept) -> None:
    assert found.match is not None
    assert expected.match is not None
    assert found.match.state == expected.match.state
    assert repr(found.match.state) == repr(expected.match.state)
    assert repr(found.match._before) == repr(expected.match._before)
    assert repr(found.story) == repr(expected.story)
    assert found.record() == expected.record()
    assert found.taken == expected.taken
    for seat in (None, *range(len(found.chairs))):
        assert Frames(found).view(seat, -1) == Frames(expected).view(seat, -1)


@pytest.mark.parametrize("game", shelf.games())
def test_a_game_is_the_same_from_its_snapshot_and_goes_on(engine: Engine, game: str) -> None:
    kept = played(engine, game)
    short = archive.load(engine, "t")
    assert short.snapshot == TAKEN_AT
    store(engine, delete(SNAPSHOTS))
    long = archive.load(engine, "t")
    assert long.snapshot == 0
    assert_same(short, long)
    kept.taken = dict(long.taken)
    assert_same(short, kept)
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
    kept = played(engine, "poison")
    store(engine, update(SNAPSHOTS).values(**changed))
    found = archive.load(engine, "t")
    assert found.snapshot == 0
    kept.taken = dict(found.taken)
    assert_same(found, kept)


def test_a_snapshot_of_other_code_is_passed_over(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(engine, "poison")
    monkeypatch.setattr(snapshots, "code_of", lambda game: "another program")
    assert archive.load(engine, "t").snapshot == 0


def test_the_log_wins(engine: Engine) -> None:
    """A log that was changed no longer fits the snapshot, and is found to be damaged."""
    played(engine, "poison")
    store(engine, update(MOVES).where(MOVES.c.number == 3).values(luck="[1]"))
    with pytest.raises(Exception, match="table-damaged"):
        archive.load(engine, "t")


def test_notebooks_after_a_snapshot(engine: Engine) -> None:
    kept = played(engine, "alchemists")
    for number, text in enumerate(("first", "last"), 1):
        row = kept.notebooks.next(0, 10, {"text": text}).row("t", f"j{number}")
        store(engine, insert(JOTTINGS), {**row, "number": number})
    found = archive.load(engine, "t")
    assert found.snapshot == TAKEN_AT
    assert found.match is not None
    assert found.match.view(0).note == "last"


def test_nothing_but_the_games_own_classes_is_made(engine: Engine) -> None:
    kept = played(engine, "poison")
    packing = kept.packing()
    for value in (object(), [print], {"x": Path()}, kept):
        with pytest.raises(NotPacked):
            packing.pack(value)
    good = packing.pack(kept.match.state)  # type: ignore[union-attr]
    for bad in (good[:-1], good.replace(b"poison.state", b"poison.xxxxx"), b"\x93\x06\xa4os:x\x01"):
        with pytest.raises(NotPacked):
            packing.unpack(bad)


def test_a_busy_server_keeps_snapshots_by_and_by(engine: Engine) -> None:
    kept = played(engine, "poison")
    with engine.connect() as connection:
        assert connection.execute(select(SNAPSHOTS.c.number)).scalar() == TAKEN_AT
    kept.snapshot = TAKEN_AT
    assert not snapshots.is_due(kept, unused=60)
    kept.snapshot = 0
    assert snapshots.is_due(kept, unused=60)
    assert not snapshots.is_due(kept, unused=0)
    kept.snapshot = kept.number - snapshots.AT_THE_LATEST
    assert snapshots.is_due(kept, unused=0)
    keep(engine, kept)
    assert archive.load(engine, "t").snapshot == kept.number
