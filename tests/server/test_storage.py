"""The database: its schema, its one writer, and PostgreSQL in the place of SQLite."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, func, select, text, update
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, Tab, play_to_the_end
from support.tiers import POSTGRESQL
from websockets.exceptions import ConnectionClosed

from retorta.cli import run
from retorta.core.errors import BadOption
from retorta.server.metrics import Metrics
from retorta.server.settings import place
from retorta.server.storage import database
from retorta.server.storage.batching import LONELY
from retorta.server.storage.database import (
    NEWEST,
    make,
    open_database,
    open_engine,
    revision,
    upgrade,
    writing,
)
from retorta.server.storage.jobs import Job
from retorta.server.storage.load import load
from retorta.server.storage.schema import HOUSE, METADATA, MOVES, PERSONS
from retorta.server.storage.statements import PersonNamed, carry_out
from retorta.server.storage.writer import BUSY, Replaced, Writer
from retorta.tables.refusals import NotStored
from retorta.tables.rows import MoveRow
from retorta.texts import Speaker


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=POSTGRESQL)])
def address(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{folder / 'retorta.sqlite3'}"
        return
    found = place(str(folder), request.getfixturevalue("postgresql")).database
    yield found
    engine = open_database(found)
    with engine.begin() as connection:
        METADATA.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
    engine.dispose()


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    opened = open_database(address)
    yield opened
    opened.dispose()


def test_the_database_of_a_newer_program_is_left_alone(engine: Engine, address: str) -> None:
    becomes = text("UPDATE alembic_version SET version_num = :number")
    with writing(engine).begin() as connection:
        connection.execute(becomes, {"number": "9999"})

    with pytest.raises(BadOption, match="database-newer"):
        open_database(address)

    with writing(engine).begin() as connection:
        connection.execute(becomes, {"number": NEWEST})


@pytest.mark.parametrize("way", [make, upgrade])
def test_the_migrations_make_the_schema(way: Callable[[Connection], None], address: str) -> None:
    engine = open_engine(address)
    with writing(engine).begin() as connection:
        way(connection)
    with engine.connect() as connection:
        assert revision(connection) == NEWEST
        difference = compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()
    assert difference == []


def test_an_older_log_is_kept_whole_and_in_order(address: str) -> None:
    engine = open_engine(address)
    with writing(engine).begin() as connection:
        upgrade(connection, "0003")
        log(connection, [row(number, message=f"m{number}") for number in range(1, 101)])
    engine.dispose()

    engine = open_database(address)
    with engine.connect() as connection:
        assert revision(connection) == NEWEST
        found = connection.execute(select(MOVES).order_by(MOVES.c.number)).mappings().all()
    assert [MoveRow(**each) for each in found] == [row(n, message=f"m{n}") for n in range(1, 101)]
    driver = engine.dialect.loaded_dbapi
    with engine.connect() as connection, pytest.raises(driver.IntegrityError):
        log(connection, [row(100, message="another")])
    engine.dispose()


def test_opening_again_changes_nothing(engine: Engine, address: str) -> None:
    again = open_database(address)
    with again.connect() as connection:
        assert revision(connection) == NEWEST
    again.dispose()


def test_sqlite_waits_for_the_disk(folder: Path) -> None:
    engine = open_database(f"sqlite:///{folder / 'x.sqlite3'}")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def test_a_database_keeps_the_pages_it_was_made_with(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for size in (4096, database.PAGE):
        address = f"sqlite:///{folder / f'of-{size}.sqlite3'}"
        with monkeypatch.context() as earlier:
            earlier.setattr(database, "PAGE", size)
            open_database(address).dispose()
        engine = open_database(address)
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA page_size").scalar_one() == size
        engine.dispose()


def row(number: int, table: str = "t", message: str | None = None) -> MoveRow:
    return MoveRow(table, number, 0, "{}", "[]", "[]", message, 0.0)


def log(connection: Connection, rows: list[MoveRow]) -> None:
    """Write rows as the writer does, with the driver's own hands."""
    cursor = connection.connection.cursor()
    carry_out(cursor, connection.dialect, [*rows])
    cursor.close()


def test_the_writer_commits_in_groups_and_isolates_faults(engine: Engine) -> None:
    """Three hundred jobs share a few commits; the one that clashes harms nobody else."""
    metrics = Metrics()

    async def write() -> list[Any]:
        writer = Writer(engine, metrics, lambda: None)
        writer.start()
        jobs = [writer.write(row(1, table=f"t{index}")) for index in range(300)]
        jobs.append(writer.write(row(1, table="t7")))
        jobs.append(writer.write(row(2, table="t8", message="m")))
        done = await asyncio.gather(*jobs, return_exceptions=True)
        await writer.write(PersonNamed("p", "Anna"))
        await writer.stop()
        with pytest.raises(NotStored):
            await writer.write(row(9))
        return done

    done = asyncio.run(write())
    refused = [index for index, it in enumerate(done) if isinstance(it, NotStored)]
    assert refused == [300]
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(MOVES)).scalar() == 301
        assert connection.execute(select(PERSONS.c.nickname)).scalar() == "Anna"


def test_three_hundred_jobs_share_a_few_commits(folder: Path) -> None:
    engine = open_database(f"sqlite:///{folder / 'x.sqlite3'}")
    metrics = Metrics()

    async def write() -> None:
        writer = Writer(engine, metrics, lambda: None)
        writer.start()
        await asyncio.gather(*(writer.write(row(number)) for number in range(300)))
        await writer.stop()

    asyncio.run(write())
    engine.dispose()
    assert metrics.written == 300
    assert metrics.commits < 30


def test_nothing_waits_for_ever_although_there_is_always_more_to_come(engine: Engine) -> None:
    async def write() -> int:
        writer = Writer(engine, Metrics(), lambda: None)
        writer.start()
        first = asyncio.ensure_future(writer.write(row(0)))
        number = 0
        while not first.done():
            number += 1
            writer.put([row(number)], lambda refusal: None)
            await asyncio.sleep(0.01 if writer._is_writing else 0)
        await writer.stop()
        return number

    number = asyncio.run(write())
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(MOVES)).scalar() == number + 1


def test_a_dear_commit_waits_for_company_that_is_likely_and_for_no_more(engine: Engine) -> None:
    metrics = Metrics()

    async def write() -> None:
        writer = Writer(engine, metrics, lambda: None, patience=60.0)
        writer.start()
        first = [asyncio.ensure_future(writer.write(row(number))) for number in range(BUSY - 1)]
        await asyncio.sleep(0.05)
        assert metrics.commits == 0
        await writer.write(row(BUSY))
        await asyncio.gather(*first)
        assert (metrics.commits, metrics.written) == (1, BUSY)
        writer.put([row(BUSY + 1)], lambda refusal: None)
        await writer.stop()
        assert metrics.written == BUSY + 1, "who waits is not forgotten when the server stops"

    asyncio.run(write())


def test_who_is_likely_to_stay_alone_waits_for_nobody(engine: Engine) -> None:
    async def write() -> float:
        writer = Writer(engine, Metrics(), lambda: None, patience=LONELY)
        batching = writer._batching
        assert batching is not None
        writer.start()
        began = time.monotonic()
        for number in range(3):
            batching.newest = -LONELY  # the last one came long ago
            await writer.write(row(number))
        waited = time.monotonic() - began
        await writer.stop()
        return waited

    assert asyncio.run(write()) < LONELY


def test_a_writer_that_nobody_waited_for_ends_in_peace(engine: Engine) -> None:
    """The disk took longer than a server that stops waits: its loop is closed by then."""
    may_write = threading.Event()

    class Slow:
        def numbers(self, written: Sequence[Any]) -> dict[str, int]:
            return {}

        def let_through(self, cursor: Any, jobs: list[Job]) -> list[Job]:
            assert may_write.wait(PATIENCE)
            return jobs

        def tell(self, jobs: list[Job]) -> None:
            pass

    async def write() -> Writer:
        writer = Writer(engine, Metrics(), lambda: None, Slow())
        writer.start()
        writer.put([row(1)], lambda refusal: None)
        await asyncio.sleep(0)
        await writer.stop(0.0)
        return writer

    broken: list[object] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(threading, "excepthook", broken.append)
        writer = asyncio.run(write())
        may_write.set()
        writer._thread.join(PATIENCE)
    assert not writer._thread.is_alive()
    assert broken == []


def test_what_has_gathered_is_written_before_the_writer_stops(engine: Engine) -> None:
    async def write() -> list[Exception | None]:
        writer, told = Writer(engine, Metrics(), lambda: None), list[Exception | None]()
        writer.start()
        for number in range(3):
            writer.put([row(number)], told.append)
        await writer.stop()
        await asyncio.sleep(0)
        return told

    assert asyncio.run(write()) == [None, None, None]
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(MOVES)).scalar() == 3


def test_what_gathered_before_a_restore_is_not_written_into_what_was_restored(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work, go_on, replaced = threading.Event(), threading.Event(), list[bool]()

    async def write() -> list[Exception | None]:
        writer, told = Writer(engine, Metrics(), lambda: replaced.append(True)), list[Any]()
        commit = writer._commit

        def slow(jobs: Any) -> None:
            at_work.set()
            assert go_on.wait(PATIENCE)
            commit(jobs)

        monkeypatch.setattr(writer, "_commit", slow)
        writer.start()
        writer.put([row(1)], told.append)
        assert await asyncio.to_thread(at_work.wait, PATIENCE)
        writer.put([row(2)], told.append)
        with database.writing(engine).begin() as connection:
            connection.execute(update(HOUSE).values(generation="restored"))
        go_on.set()
        while len(told) < 2:
            await asyncio.sleep(0.01)
        await writer.write(row(3))
        await writer.stop()
        return told

    assert all(isinstance(refusal, Replaced) for refusal in asyncio.run(write()))
    assert replaced == [True], "it is noticed once"
    with engine.connect() as connection:
        assert connection.execute(select(MOVES.c.number)).scalars().all() == [3]


def test_a_listener_that_fails_does_not_keep_the_others_waiting(engine: Engine) -> None:
    async def write() -> list[Exception | None]:
        writer, told = Writer(engine, Metrics(), lambda: None), list[Exception | None]()
        writer.start()

        def fail(problem: Exception | None) -> None:
            raise ZeroDivisionError

        writer.put([row(1)], fail)
        writer.put([row(2)], told.append)
        await writer.write(row(3))
        await writer.stop()
        return told

    assert asyncio.run(write()) == [None]


def play_one(tab: Tab) -> None:
    tab.until(lambda: tab.is_deciding)
    tab.move()


def opened_after_restore(guest: Guest, table: str, number: int) -> Tab:
    """Open a table that stood at *number*; while the server notices, it sends everybody away."""
    for _ in range(2):
        try:
            tab = guest.open(table)
            tab.settle(number)
        except ConnectionClosed:
            continue
        if tab.view["number"] == number:
            return tab
        assert tab.drain() == 1012
    tab = guest.open(table)
    tab.settle(number)
    return tab


def test_a_game_a_restart_and_a_backup(address: str, folder: Path) -> None:
    """The same on SQLite and on PostgreSQL."""
    house = HouseOfTests(folder, database=address)
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "random", "random", listed=True)
    tab = anna.open(table)
    for _ in range(3):
        play_one(tab)
    tab.ask({"type": "chat", "text": "żółć и ещё"})
    tab.until(lambda: tab.is_deciding)
    number, view = tab.view["number"], tab.shown
    OPEN.close()
    house.stop()

    saved = folder / "saved"
    where = ["--database", address, "--data-dir", str(folder)]
    assert run(["backup", str(saved), *where]) == 0

    house = HouseOfTests(folder, database=address)
    again = Guest(house.port, token=anna.http.cookies["retorta"])
    assert again.get("/api/tables")["mine"][0]["waiting_for_me"]
    tab = again.open(table)
    tab.settle(number)
    assert tab.shown == view
    if address.startswith("postgresql"):  # on SQLite every other test does
        play_to_the_end([tab])
        assert again.post(f"/api/replays/{table}/verify")["promised"]
    OPEN.close()

    assert run(["restore", str(saved), *where]) == 0
    tab = opened_after_restore(Guest(house.port, token=anna.http.cookies["retorta"]), table, number)
    assert tab.view["number"] == number
    assert tab.shown == view
    assert [line["text"] for line in tab.chat] == ["żółć и ещё"]
    OPEN.close()
    house.stop()


def test_a_damaged_log_is_noticed(folder: Path) -> None:
    house = HouseOfTests(folder)
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "random", "random")
    tab = anna.open(table)
    play_one(tab)
    OPEN.close()
    house.stop()
    engine = open_database(f"sqlite:///{folder / 'retorta.sqlite3'}")
    assert load(engine, table).number >= 1
    for damaged in ("[1]", "[" * 100_000, "[" * 100_000 + "]" * 100_000):
        with engine.begin() as connection:
            changing = text("UPDATE moves SET luck = :luck WHERE number = 1")
            connection.execute(changing, {"luck": damaged})
        with pytest.raises(Exception, match="table-damaged"):
            load(engine, table)
    engine.dispose()


@pytest.mark.parametrize("wrong", ["mysql://x/y", "nonsense", "sqlite://"])
def test_other_addresses_are_refused(wrong: str, folder: Path) -> None:
    with pytest.raises(BadOption, match="database-address"):
        place(str(folder), wrong)


def test_a_database_that_cannot_be_opened(folder: Path) -> None:
    with pytest.raises(BadOption, match="database-closed"):
        open_database("postgresql+psycopg://nobody@127.0.0.1:1/nothing")
    (folder / "file").write_text("in the way")
    with pytest.raises(BadOption, match="database-unwritable"):
        open_database(f"sqlite:///{folder / 'file' / 'x.sqlite3'}")


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_hold_every_name_is_refused(postgresql: str, encoding: str) -> None:
    """PostgreSQL makes such databases where the machine has no locale."""
    name = f"narrow_{encoding.lower()}"
    made = f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}' LOCALE 'C'"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(made)
    try:
        with pytest.raises(BadOption, match="database-encoding") as refused:
            open_database(place(None, postgresql.replace("/postgres?", f"/{name}?")).database)
        assert encoding in Speaker("en").error(refused.value)
    finally:
        with psycopg.connect(postgresql, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def test_where_the_data_is(folder: Path) -> None:
    assert place(str(folder), None).file == folder / "retorta.sqlite3"
    assert place(None, None, {"RETORTA_DATA_DIR": str(folder)}).data_dir == folder
    named = place(None, None, {"RETORTA_DATABASE": "postgresql://me:secret@host/name"})
    assert named.database == "postgresql+psycopg://me:secret@host/name"
