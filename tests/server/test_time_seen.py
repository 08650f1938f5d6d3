"""What is old goes by time that was seen to pass: a clock that jumps deletes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select
from support.guests import OPEN, PATIENCE, HouseOfTests

from retorta.server.storage.database import open_database
from retorta.server.storage.schema import TABLES
from retorta.server.storage.statements import TimeSeen
from retorta.server.storage.time_seen import UNSEEN, TwoClocks, last_seen, seen_at
from retorta.server.upkeep import Upkeep

DAY = 86400.0
START = 1_000_000_000.0


def _house(folder: Path, days: float) -> HouseOfTests:
    """Return a server that does not look at the clock by itself."""
    return HouseOfTests(folder, sweep=3600.0, waiting_expires=days * DAY)


@pytest.fixture
def waiting(folder: Path) -> Iterator[tuple[HouseOfTests, str]]:
    """A server that does not look at the clock by itself, and a table that waits."""
    house = _house(folder, 30)
    table = house.guest("Anna").table("poison", "me", "friend", "friend")
    _looks(house, START)
    with house.registry.engine.begin() as connection:
        connection.execute(TABLES.update().values(changed=START))
    yield house, table
    OPEN.close()
    house.stop()


def _looks(house: HouseOfTests, *times: float, wrong: float = 0.0) -> None:
    """Have the server look at these times, at a clock that is so many seconds *wrong*."""
    for now in times:
        _looks_with(house, house.registry.upkeep, now + wrong, now)


def _looks_with(house: HouseOfTests, upkeep: Upkeep, now: float, steady: float) -> None:
    loop = house._server._loop
    assert loop is not None
    asyncio.run_coroutine_threadsafe(upkeep.look(now, steady), loop).result(PATIENCE)


def _is_there(house: HouseOfTests, table: str) -> bool:
    with house.registry.engine.connect() as connection:
        return (
            connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None
        )


def test_a_table_goes_when_its_days_were_seen_to_pass(waiting: tuple[HouseOfTests, str]) -> None:
    house, table = waiting
    _looks(house, *(START + day * DAY for day in range(1, 31)))
    assert _is_there(house, table)
    _looks(house, START + 31 * DAY)
    assert not _is_there(house, table)


def test_a_clock_that_jumps_forty_days_deletes_nothing(waiting: tuple[HouseOfTests, str]) -> None:
    """Nor when it jumps back; only a whole time afterwards the table is old."""
    house, table = waiting
    jumped = START + 40 * DAY
    _looks(house, jumped, *(jumped + day * DAY for day in range(1, 30)))
    assert _is_there(house, table)
    _looks(house, START + DAY, START + 2 * DAY, START + 20 * DAY, START + 21 * DAY)
    assert _is_there(house, table)


def test_a_server_that_was_off_for_a_summer_deletes_nothing(
    waiting: tuple[HouseOfTests, str], folder: Path
) -> None:
    """Nobody could come meanwhile; what is known of time is kept in the database."""
    house, table = waiting
    registry = house.registry
    again = Upkeep(registry.settings, registry.engine, registry.writer, registry.take_away)
    for day in (90, 91, 119):
        _looks_with(house, again, START + day * DAY, START + day * DAY)
    assert _is_there(house, table)
    engine = open_database(f"sqlite:///{folder / 'retorta.sqlite3'}")
    assert last_seen(engine) == TimeSeen(START + 119 * DAY, START + 119 * DAY)
    engine.dispose()


@pytest.mark.parametrize("jump", [2.0, 6.5, 20.0])
def test_a_clock_that_jumps_while_the_server_runs_is_not_believed(
    waiting: tuple[HouseOfTests, str], jump: float
) -> None:
    """Nor is it in small steps: a table 24 days old stays until its days have really passed."""
    house, table = waiting
    _looks(house, *(START + day * DAY for day in range(1, 25)))
    _looks(house, START + 24 * DAY + 600, wrong=jump * DAY)
    assert _is_there(house, table)
    _looks(house, *(START + (24 + day) * DAY for day in range(1, 30)), wrong=jump * DAY)
    assert _is_there(house, table)
    _looks(house, START + 55 * DAY, wrong=jump * DAY)
    assert not _is_there(house, table)


def test_a_clock_that_is_too_fast_is_not_believed() -> None:
    """However little it gains between two looks."""
    clocks = TwoClocks()
    gained = [clocks.agree(START + 3000.0 * look, 600.0 * look, 86400.0) for look in range(10)]
    assert gained == [True, True] + [False, True] * 4
    clocks = TwoClocks()
    assert all(clocks.agree(START + 601.0 * look, 600.0 * look, 86400.0) for look in range(3600))
    assert not clocks.agree(START + 601.0 * 3602, 600.0 * 3602, 86400.0)


@pytest.mark.parametrize("jump", [1.0, 1.5, 5.0])
def test_where_tables_go_soon_a_jump_deletes_no_new_one(folder: Path, jump: float) -> None:
    """While a server runs, and where it was off for more than half of their time."""
    house = _house(folder, 3)
    table = house.guest("Anna").table("poison", "me", "friend", "friend")
    _looks(house, *(START + day * DAY for day in range(-3, 1)))
    with house.registry.engine.begin() as connection:
        connection.execute(TABLES.update().values(changed=START))
    _looks(house, START + 600, wrong=jump * DAY)
    registry = house.registry
    again = Upkeep(registry.settings, registry.engine, registry.writer, registry.take_away)
    later = START + (2 * jump + 1) * DAY
    _looks_with(house, again, later, 0.0)
    is_there = _is_there(house, table)
    OPEN.close()
    house.stop()
    assert is_there


@pytest.mark.parametrize(
    ("passed", "goes_on"),
    [(600.0, True), (UNSEEN, True), (UNSEEN + 1, False), (-60.0, True), (-7200.0, False)],
)
def test_what_counts_as_seen(passed: float, goes_on: bool) -> None:
    """Some days off, and a clock that is set back a little."""
    before = TimeSeen(START, START - 100 * DAY)
    now = START + passed
    assert seen_at(now, before) == TimeSeen(now, before.since if goes_on else now)
    assert seen_at(now, None) == TimeSeen(now, now)
