"""What is wrong with a disk or a database is told as it is, and once."""

from __future__ import annotations

import contextlib
import ctypes
import logging
import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import DatabaseError, OperationalError
from support.guests import OPEN, PATIENCE, HouseOfTests, Refused

from retorta.cli import run
from retorta.core.errors import BadOption
from retorta.server import run as running
from retorta.server.incidents import Incident
from retorta.server.settings import Settings, place
from retorta.server.storage import backup, damage, database, statements, writer
from retorta.server.storage.database import open_database, unopened
from retorta.server.upkeep import make_backup
from retorta.texts import Speaker

DROP_FROM_BOUNDING_SET, WRITE_ANYWHERE = 24, 1
"""Of Linux: what `prctl` is to do, and the capability that has root write in any folder. Becoming
another user would not do: Python may be installed where only root may read."""


def _settings(folder: Path) -> Settings:
    return Settings(folder, f"sqlite:///{folder / 'retorta.sqlite3'}")


# A full disk.


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A disk on which nothing has room, though a commit without anything in it goes through."""
    disk = SimpleNamespace(is_full=False, free=0, lets_probes_pass=False)
    carry_out: Callable[..., None] = statements.carry_out

    def refuse(cursor: Any, dialect: Any, rows: list[Any]) -> None:
        is_probe = all(type(row).__name__ == "Probe" for row in rows)
        if disk.is_full and rows and not (is_probe and disk.lets_probes_pass):
            raise sqlite3.OperationalError("database or disk is full")
        carry_out(cursor, dialect, rows)

    monkeypatch.setattr(writer, "carry_out", refuse)
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=disk.free))
    return disk


@pytest.mark.parametrize("lets_probes_pass", [False, True], ids=["nothing fits", "a little fits"])
def test_a_full_disk_is_told_once(
    folder: Path, full_disk: Any, caplog: pytest.LogCaptureFixture, lets_probes_pass: bool
) -> None:
    """Though the server looks again and again; and once when there is room."""
    house = HouseOfTests(folder, look=0.05, sweep=0.05)
    anna = house.guest("Anna")
    full_disk.is_full, full_disk.lets_probes_pass = True, lets_probes_pass
    commits = house.registry.metrics.commits
    for _ in range(3):
        with pytest.raises(Refused, match="not-stored"):
            anna.table("poison", "me", "friend", "friend")
        end = time.monotonic() + PATIENCE
        while house.registry.metrics.commits < commits + 4 and time.monotonic() < end:
            time.sleep(0.02)
        commits = house.registry.metrics.commits
    said = [it for it in caplog.records if "written" in it.getMessage()]
    assert [it.levelno for it in said] == [logging.ERROR]
    assert "disk is full" in said[0].getMessage()
    full_disk.is_full, full_disk.free = False, 1 << 30
    end = time.monotonic() + PATIENCE
    while len(said) < 2 and time.monotonic() < end:  # nobody need write anything for it
        time.sleep(0.02)
        said = [it for it in caplog.records if "written" in it.getMessage()]
    OPEN.close()
    house.stop()
    assert [it.levelno for it in said] == [logging.ERROR, logging.WARNING]


# What cannot be opened.


@pytest.mark.skipif(sys.platform == "win32", reason="folders are closed otherwise there")
def test_a_folder_that_cannot_be_written_is_told_as_such() -> None:
    """Even if we are root, who may write everywhere: then without the right to do so."""
    lose_right = None
    if os.geteuid() == 0:
        if not sys.platform.startswith("linux"):
            pytest.skip("root can give up this right only on Linux")
        lose_right = partial(ctypes.CDLL(None).prctl, DROP_FROM_BOUNDING_SET, WRITE_ANYWHERE)
    with tempfile.TemporaryDirectory() as closed:
        folder = Path(closed)
        folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
        served = [sys.executable, "-m", "retorta", "--lang", "en", "serve", "--port", "0"]
        done = subprocess.run(
            [*served, "--data-dir", str(folder)],
            preexec_fn=lose_right,
            capture_output=True,
            text=True,
            timeout=60,
        )
        folder.chmod(stat.S_IRWXU)
    assert done.returncode == 2
    assert "cannot be written;" in done.stderr
    assert str(folder) in done.stderr


def test_a_file_that_cannot_be_held_is_not_told_as_another_server(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(running, "lock_file", refuse)
    with pytest.raises(Exception, match="database-unwritable") as caught:
        running._locked(_settings(folder))
    assert str(folder) in Speaker("en").error(caught.value)  # type: ignore[arg-type]


def test_a_database_that_may_only_be_read_is_told_as_such() -> None:
    problem = sqlite3.OperationalError("attempt to write a readonly database")
    assert unopened("sqlite:////x/y.sqlite3", problem).name == "database-unwritable"
    no_room = sqlite3.OperationalError("database or disk is full")
    assert unopened("sqlite:////x/y.sqlite3", no_room).name == "database-no-room"
    assert unopened("sqlite:////x/y.sqlite3", OSError(28, "no")).name == "database-no-room"
    assert unopened("postgresql+psycopg://x/y", OSError(13, "no")).name == "database-closed"


def test_a_disk_without_any_room_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite cannot even make the file that it needs besides, and does not say why."""
    problem = sqlite3.OperationalError("disk I/O error")
    for free, name in ((0, "database-no-room"), (1 << 30, "database-closed")):
        monkeypatch.setattr("shutil.disk_usage", lambda _, free=free: SimpleNamespace(free=free))
        assert unopened("sqlite:////x/y.sqlite3", problem).name == name


@pytest.mark.parametrize("content", [b"no database at all, but long enough" * 40, b"half"])
def test_a_broken_file_is_told_as_such(folder: Path, content: bytes) -> None:
    """For everybody who opens it, a server, a backup or a restore."""
    file = folder / "retorta.sqlite3"
    file.write_bytes(content)
    with pytest.raises(Exception, match="database-broken") as caught:
        open_database(f"sqlite:///{file}")
    assert str(file) in Speaker("en").error(caught.value)  # type: ignore[arg-type]
    assert file.read_bytes() == content


def test_a_file_that_breaks_while_it_is_served_is_said_once(
    house: HouseOfTests, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And everybody who asks is told that it cannot be read."""
    anna = house.guest("Anna")

    def broken(*_: Any) -> Any:
        raise DatabaseError("SELECT", {}, sqlite3.DatabaseError("disk image is malformed"))

    monkeypatch.setattr("retorta.server.registry.find_tables", broken)
    for _ in range(3):
        with pytest.raises(Refused, match="database-away"):
            anna.get("/api/tables")
    said = [it.getMessage() for it in caplog.records if "cannot be read" in it.getMessage()]
    assert len(said) == 1
    assert "malformed" in said[0]
    monkeypatch.undo()
    anna.get("/api/tables")


def test_a_damaged_file_is_told_once_though_much_of_it_works(
    folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked meanwhile; and once when all of it was looked through and is whole."""
    monkeypatch.setattr(damage, "SOON", 0.05)
    monkeypatch.setattr(damage, "SELDOM", 0.05)
    with _serving(folder) as house:
        anna = house.guest("Anna")
        old = anna.table("poison", "me", "friend", "friend")
        anna.open(old).ask({"type": "chat", "text": "hello"})
    file = folder / "retorta.sqlite3"
    place, stood = _spoil(file, "chat")

    def said(of: str) -> list[int]:
        return [it.levelno for it in caplog.records if of in it.getMessage()]

    with _serving(folder, look=0.05, sweep=0.05) as house:
        guest = house.guest()
        for number in range(4):
            with pytest.raises(Refused, match="not-stored"):
                guest.get(f"/api/tables/{old}")
            guest.get("/api/tables")
            new = guest.table("poison", "me", "hotseat", "hotseat")
            with pytest.raises(Refused, match="not-stored"):
                guest.open(new).ask({"type": "chat", "text": "hello"})
            guest.call("PUT", "/api/me", {"nickname": f"Bela {number}"})
            time.sleep(0.1)
        assert said("read") == [logging.ERROR]
        assert said("written") == [logging.ERROR]
        with file.open("r+b") as spoilt:
            spoilt.seek(place)
            spoilt.write(stood)
        end = time.monotonic() + PATIENCE
        while (len(said("read")) < 2 or len(said("written")) < 2) and time.monotonic() < end:
            guest.call("PUT", "/api/me", {"nickname": "Carla"})
            guest.get("/api/tables")
        guest.get(f"/api/tables/{old}")
    assert said("read") == [logging.ERROR, logging.WARNING]
    assert said("written") == [logging.ERROR, logging.WARNING]


@contextlib.contextmanager
def _serving(folder: Path, **settings: Any) -> Iterator[HouseOfTests]:
    house = HouseOfTests(folder, **settings)
    try:
        yield house
    finally:
        OPEN.close()
        house.stop()


def _spoil(file: Path, table: str) -> tuple[int, bytes]:
    """Write over the first page of a table; return where that is, and what stood there."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        place = (connection.execute(query, [table]).fetchone()[0] - 1) * size
    with file.open("r+b") as spoilt:
        spoilt.seek(place)
        stood = spoilt.read(size)
        spoilt.seek(place)
        spoilt.write(b"\xa5" * size)
    return place, stood


def test_only_a_file_can_be_damaged(folder: Path) -> None:
    """And only by what says so; a look at all of it tells."""
    engine = open_database(f"sqlite:///{folder / 'x.sqlite3'}")
    found = damage.Damage(engine)
    found.met(sqlite3.OperationalError("locked"))
    assert not found.is_there
    found.met(sqlite3.DatabaseError("disk image is malformed"))
    assert found.is_there
    assert damage.is_whole(engine)
    engine.dispose()
    _spoil(folder / "x.sqlite3", "chairs")
    assert not damage.is_whole(engine)
    engine.dispose()


def test_what_was_asked_wrongly_is_no_trouble_of_the_database() -> None:
    assert not database.is_away(ValueError())
    assert not database.is_broken(sqlite3.OperationalError("locked"))
    incident = Incident("works", "fails")
    incident.failed(ValueError())
    assert incident.is_there


# A restore beside another database.


def test_what_was_there_is_saved_beside_the_database_that_is_restored(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not where other databases usually are."""
    usual, own = folder / "usual", folder / "own"
    usual.mkdir()
    own.mkdir()
    monkeypatch.setenv("RETORTA_DATA_DIR", str(usual))
    house = HouseOfTests(own)
    house.guest("Anna").table("poison", "me", "friend", "friend")
    OPEN.close()
    house.stop()
    where = ["--database", f"sqlite:///{own / 'retorta.sqlite3'}"]
    assert run(["backup", str(folder / "saved"), *where]) == 0
    assert run(["restore", str(folder / "saved"), *where]) == 0
    assert list(usual.iterdir()) == []
    assert len(list(own.glob("before-restore-*"))) == 1


def _saved(folder: Path) -> tuple[Path, Path]:
    """Return a database, and a backup of it."""
    with _serving(folder) as house:
        house.guest("Anna").table("poison", "me", "friend", "friend")
    file, saved = folder / "retorta.sqlite3", folder / "saved"
    assert run(["backup", str(saved), "--database", f"sqlite:///{file}"]) == 0
    return file, saved


def _refused(file: Path, saved: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Try to restore a database; return the one sentence in which that is refused."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        before = connection.execute("SELECT generation FROM house").fetchone()
    capsys.readouterr()
    assert run(["--lang", "en", "restore", str(saved), "--database", f"sqlite:///{file}"]) == 2
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT generation FROM house").fetchone() == before
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    return said


def test_a_damaged_backup_is_told_as_such(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing of the database is replaced by what could still be read of it."""
    file, saved = _saved(folder)
    _spoil(saved, "chairs")
    said = _refused(file, saved, capsys)
    assert str(saved) in said
    assert "damaged" in said


def test_no_backup_is_made_of_a_damaged_database(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would be damaged as well; and one after the other would take the place of a good one."""
    file, _ = _saved(folder)
    made = folder / "made"
    database = f"sqlite:///{file}"
    good = [make_backup(database, made, now, 2).name for now in (1e9, 1e9 + 60)]
    _spoil(file, "chat")
    capsys.readouterr()
    assert run(["--lang", "en", "backup", str(folder / "other"), "--database", database]) == 2
    said = capsys.readouterr().err
    assert str(file) in said
    assert "damaged" in said
    with pytest.raises(BadOption, match="database-broken"):
        make_backup(database, made, 1e9 + 120, 2)
    assert sorted(it.name for it in made.iterdir()) == good
    assert not (folder / "other").exists()
    assert list(folder.glob(f"*{backup.UNFINISHED}*")) == []


def test_a_restore_into_a_damaged_database_is_told_as_such(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, saved = _saved(folder)
    _spoil(file, "chat")
    said = _refused(file, saved, capsys)
    assert str(file) in said
    assert "damaged" in said


def test_a_restore_without_room_is_told_as_such(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, saved = _saved(folder)

    def refuse(*_: Any) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(backup, "_carry", refuse)
    assert "no room" in _refused(file, saved, capsys)


def test_a_database_elsewhere_has_its_copies_in_the_data_folder(folder: Path) -> None:
    assert place(str(folder), "postgresql://anna@far/retorta").beside == folder
    assert place(str(folder), None).beside == folder
