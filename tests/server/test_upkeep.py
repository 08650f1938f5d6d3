"""What a server does for itself, and files that nobody else may read or use."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import update
from support.finished_record import a_record
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, ServerProcess

from retorta.cli import run
from retorta.server import upkeep
from retorta.server.settings import Settings
from retorta.server.storage.backup import UNFINISHED, sweep_up
from retorta.server.storage.database import open_database, writing
from retorta.server.storage.lock import lock_file, unlock_file
from retorta.server.storage.schema import CLOCK, RECORDS, TABLES

DAY = 86400.0


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_second_server_on_one_file_refuses_and_says_why(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = ServerProcess(folder)
    where = ["--data-dir", str(folder)]
    assert run(["--lang", "en", "serve", "--port", "0", *where]) != 0
    assert "Another Retorta server is already using" in capsys.readouterr().err
    assert Guest(first.port).get("/healthz") == {"ok": True}
    assert run(["backup", str(folder / "saved"), *where]) == 0, "backups go on beside it"
    assert run(["restore", str(folder / "saved"), *where]) == 0
    first.kill()
    lock = lock_file(folder / "retorta.sqlite3.serving")
    assert lock is not None, "a killed server holds nothing"
    unlock_file(lock)


def test_the_database_and_its_backups_are_private(folder: Path) -> None:
    file = folder / "retorta.sqlite3"
    file.touch(0o666)
    file.chmod(0o666)
    house = HouseOfTests(folder)
    house.guest("Anna").table("poison", "me", "friend", "friend")
    found = {it.name: mode(it) for it in folder.glob("retorta.sqlite3*")}
    assert set(found) >= {"retorta.sqlite3", "retorta.sqlite3-wal", "retorta.sqlite3-shm"}
    assert set(found.values()) == {0o600}
    OPEN.close()
    house.stop()
    where = ["--data-dir", str(folder)]
    assert run(["backup", str(folder / "saved"), *where]) == 0
    assert run(["restore", str(folder / "saved"), *where]) == 0
    (before,) = folder.glob("before-restore-*")
    assert mode(before) == mode(folder / "saved") == 0o600


def test_a_killed_restore_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed while it saves what was there: the next one sweeps up, and no copy is left."""
    house = HouseOfTests(folder)
    house.guest("Anna").table("poison", "me", "friend", "friend")
    OPEN.close()
    house.stop()
    where = ["--data-dir", str(folder)]
    assert run(["backup", str(folder / "saved"), *where]) == 0
    temporary = folder / "temporary"
    temporary.mkdir()
    slow = (
        "import os, time\n"
        "from retorta.server.storage import backup\n"
        "def copy(database, target):\n    print('here', flush=True)\n    time.sleep(60)\n"
        "backup._copy_sqlite = copy\n"
        "from retorta.cli import run\n"
        f"run(['restore', {str(folder / 'saved')!r}, '--data-dir', {str(folder)!r}])\n"
    )
    restoring = subprocess.Popen(
        [sys.executable, "-c", slow],
        stdout=subprocess.PIPE,
        env={**os.environ, "TMPDIR": str(temporary)},
    )
    assert restoring.stdout is not None
    assert restoring.stdout.readline() == b"here\n"
    sweep_up(folder)
    assert list(folder.glob(f"*{UNFINISHED}")), "somebody is at work on it"
    restoring.send_signal(signal.SIGKILL)
    restoring.communicate()
    assert run(["restore", str(folder / "saved"), *where]) == 0
    assert list(folder.glob(f"*{UNFINISHED}*")) == []
    assert list(temporary.iterdir()) == []


def test_a_file_is_held_by_one_and_let_go(folder: Path) -> None:
    lock = lock_file(folder / "x")
    assert lock is not None
    assert lock_file(folder / "x") is None
    unlock_file(lock)
    again = lock_file(folder / "x")
    assert again is not None
    unlock_file(again)
    with pytest.raises(OSError, match="nowhere"):
        lock_file(folder / "nowhere" / "x")


def test_tables_that_waited_in_vain_and_forgotten_records_go(folder: Path) -> None:
    # It does not look by itself: two looks at once would both delete, and one would be refused.
    house = HouseOfTests(folder, sweep=3600.0, waiting_expires=30 * DAY, records_expire=365 * DAY)
    anna = house.guest("Anna")
    seats = ("me", "friend", "friend")
    old, at_hand, young = (anna.table("poison", *seats) for _ in range(3))
    played = anna.table("poison", "me", "hotseat", "hotseat")
    record = a_record(folder)
    names = [anna.http.post("/api/records", content=record).json()["id"] for _ in range(3)]
    now = time.time()
    registry = house.registry

    def look(later: float) -> None:
        looking = registry.upkeep.look(now + later, time.monotonic() + later)
        asyncio.run_coroutine_threadsafe(looking, loop_of(house)).result(PATIENCE)

    look(0.0)
    with writing(registry.engine).begin() as connection:
        connection.execute(update(CLOCK).values(since=now - 400 * DAY))
        for table in (old, at_hand, played):
            aged = update(TABLES).where(TABLES.c.id == table)
            connection.execute(aged.values(changed=now - 31 * DAY))
        for name in names[:2]:
            aged = update(RECORDS).where(RECORDS.c.id == name)
            connection.execute(aged.values(at=now - 400 * DAY, looked=now - 366 * DAY))
    anna.get(f"/api/replays/{names[1]}")
    watching = anna.open(at_hand)
    asyncio.run_coroutine_threadsafe(registry_forgets(house, old), loop_of(house)).result(PATIENCE)
    look(upkeep.EXPIRY)

    def found(path: str) -> bool:
        return anna.http.get(path).status_code == 200

    assert [found(f"/api/tables/{it}") for it in (old, at_hand)] == [False, False]
    assert [found(f"/api/tables/{it}") for it in (young, played)] == [True, True]
    assert [found(f"/api/replays/{it}") for it in names] == [False, True, True]
    assert watching.drain() == 4404, "whoever was there is told"
    OPEN.close()
    house.stop()


def test_a_table_that_is_closed_while_it_expires_is_gone_once(folder: Path) -> None:
    house = HouseOfTests(folder)
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "friend", "friend")
    assert table in house.registry.tables

    async def twice() -> None:
        await asyncio.gather(house.registry.take_away(table), house.registry.take_away(table))

    try:
        asyncio.run_coroutine_threadsafe(twice(), loop_of(house)).result(PATIENCE)
        assert anna.http.get(f"/api/tables/{table}").status_code == 404
    finally:
        house.stop()


def loop_of(house: HouseOfTests) -> asyncio.AbstractEventLoop:
    loop = house._server._loop
    assert loop is not None
    return loop


async def registry_forgets(house: HouseOfTests, table: str) -> None:
    house.registry.forget(house.registry.tables[table])


def test_backups_are_made_by_the_clock_and_the_oldest_go(folder: Path) -> None:
    house = HouseOfTests(folder, look=3600.0, sweep=3600.0)
    house.guest("Anna").table("poison", "me", "friend", "friend")
    made = folder / "made"
    chosen = Settings(
        data_dir=folder,
        database=house.registry.settings.database,
        waiting_expires=0.0,
        records_expire=0.0,
        backup_every=6 * 3600.0,
        backups_kept=3,
        backup_dir=made,
    )
    registry = house.registry

    def keeper() -> upkeep.Upkeep:
        return upkeep.Upkeep(chosen, registry.engine, registry.writer, registry.take_away)

    async def days(keeps: upkeep.Upkeep, begin: float, hours: int) -> None:
        for hour in range(hours):
            await keeps.look(begin + hour * 3600.0, hour * 3600.0)

    begin = 1_800_000_000.0
    asyncio.run(days(keeper(), begin, 7))
    assert len(list(made.iterdir())) == 2, "at once, and after six hours"
    asyncio.run(days(keeper(), begin + 7 * 3600.0, 5))
    assert len(list(made.iterdir())) == 2, "another server goes by what is there"
    (made / "retorta-mine.sqlite3").touch()
    asyncio.run(days(keeper(), begin + 12 * 3600.0, 24))
    names = sorted(it.name for it in made.iterdir())
    stamps = [time.strftime(upkeep.STAMP, time.gmtime(begin + h * 3600)) for h in (18, 24, 30)]
    assert names == [*(f"retorta-{it}.sqlite3" for it in stamps), "retorta-mine.sqlite3"]
    assert mode(made) == 0o700
    with sqlite3.connect(made / names[0]) as backup:
        assert backup.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    backup.close()
    OPEN.close()
    house.stop()


def test_the_newest_backup_is_kept_whatever_the_clock_said_before(folder: Path) -> None:
    """Backups of a clock that was years ahead have the latest names, and are the oldest."""
    database = f"sqlite:///{folder / 'retorta.sqlite3'}"
    open_database(database).dispose()
    made = folder / "made"
    ahead = [upkeep.make_backup(database, made, 2e9 + day * DAY, 3) for day in range(3)]
    for day in range(4):
        newest = upkeep.make_backup(database, made, 1.8e9 + day * DAY, 3)
        assert set(made.iterdir()) == {newest, *ahead[1:]}


def test_a_backup_that_cannot_be_made_is_said_once(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = f"sqlite:///{folder / 'retorta.sqlite3'}"
    engine = open_database(database)
    (folder / "file").touch()
    chosen = Settings(
        data_dir=folder,
        database=database,
        waiting_expires=0.0,
        records_expire=0.0,
        backup_every=3600.0,
        backup_dir=folder / "file",
    )
    keeps = upkeep.Upkeep(chosen, engine, None, None)  # type: ignore[arg-type]

    async def hours() -> None:
        for hour in range(4):
            await keeps.look(hour * 3600.0 + 1e9, hour * 3600.0)

    asyncio.run(hours())
    engine.dispose()
    assert ["a backup cannot be made" in it.getMessage() for it in caplog.records] == [True]
