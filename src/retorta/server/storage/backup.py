"""Backup into one file and back, while the server runs, between any two databases.

A backup is an SQLite file with the same schema. It is read in one transaction, so it shows one
moment. A restore replaces everything in one transaction and renames the content's generation, so
that a running server notices that its memory is out of date.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import (
    Connection,
    Engine,
    StaticPool,
    create_engine,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from retorta.core.errors import BadOption, Unreadable
from retorta.ledger import NotWritten
from retorta.server.cluster.notices import CHANNEL, Restored, written
from retorta.server.storage.damage import is_whole
from retorta.server.storage.database import (
    NEWEST,
    PRIVATE,
    new_generation,
    open_database,
    open_engine,
    revision,
    unopened,
    upgrade,
    writing,
)
from retorta.server.storage.lock import lock_file, unlock_file
from retorta.server.storage.schema import CONTENT, HOUSE, TABLES

AT_ONCE: Final = 500
"""Rows copied at a time."""
UNFINISHED: Final = ".unfinished"
BEFORE: Final = "before-restore-"


def back_up(address: str, file: str) -> int:
    """Write everything into a new *file*; return how many tables it holds."""
    target = Path(file)
    if target.exists():
        raise NotWritten("file-exists", path=file)
    engine = open_database(address)
    try:
        return _back_up(engine, target)
    finally:
        engine.dispose()


def restore(address: str, file: str, home: Path) -> tuple[int, Path | None]:
    """Replace everything by the content of *file*.

    Return how many tables there are now, and where the previous content was saved.
    """
    sweep_up(home)
    with _readable(file) as source:
        engine = open_database(address)
        try:
            saved = _save_first(engine, home)
            with source.connect() as reading, writing(engine).begin() as connection:
                # First of all, so that a running server's writer waits for us.
                connection.execute(update(HOUSE).values(generation=new_generation()))
                for table in CONTENT:
                    if table is not HOUSE:
                        connection.execute(delete(table))
                        _carry(reading, connection, table)
                if engine.dialect.name == "postgresql":
                    # A running server would notice by itself, but a little later.
                    connection.execute(select(func.pg_notify(CHANNEL, written(Restored()))))
                return _count(connection), saved
        except SQLAlchemyError as problem:  # the backup is whole: it is the database's fault
            raise unopened(address, problem) from None
        finally:
            engine.dispose()


def sweep_up(folder: Path) -> None:
    """Delete what a killed restore or backup has left in *folder*."""
    for left in folder.glob(f"*{UNFINISHED}"):
        with contextlib.suppress(OSError):  # it is not ours
            lock = lock_file(left)
            if lock is not None:  # otherwise somebody is working on it
                for name in (left, *left.parent.glob(f"{left.name}-*")):
                    name.unlink(missing_ok=True)
                unlock_file(lock)


def _back_up(engine: Engine, target: Path) -> int:
    # Written under another name, so that an interrupted backup is never taken for a complete one;
    # and locked, so that one in progress is not taken for an interrupted one.
    unfinished = target.with_name(f"{target.name}{UNFINISHED}")
    lock = None
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT, PRIVATE))
        lock = lock_file(unfinished)
        if engine.dialect.name == "sqlite":
            _copy_sqlite(str(engine.url.database), unfinished)
        else:
            _copy_rows(engine, unfinished)
        copy = open_engine(f"sqlite:///{unfinished}")
        try:
            with copy.connect() as connection:
                counted = _count(connection)
            whole = is_whole(copy)
        finally:
            copy.dispose()
        if not whole:  # pages are copied as they are; nobody could restore such a backup
            unfinished.unlink(missing_ok=True)
            raise BadOption("database-broken", path=str(engine.url.database))
        with sqlite3.connect(unfinished) as last:
            last.execute("PRAGMA journal_mode=DELETE")
        last.close()
        unfinished.rename(target)
    except (OSError, sqlite3.Error, SQLAlchemyError):
        unfinished.unlink(missing_ok=True)
        raise NotWritten("file-trouble", path=str(target)) from None
    finally:
        unlock_file(lock)
    return counted


def _copy_sqlite(database: str, target: Path) -> None:
    source, copy = sqlite3.connect(database), sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        source.close()
        copy.close()


def _copy_rows(engine: Engine, target: Path) -> None:
    copy = open_database(f"sqlite:///{target}")
    try:
        steady = engine.execution_options(isolation_level="REPEATABLE READ")
        with steady.connect() as reading, writing(copy).begin() as connection:
            for table in CONTENT:
                connection.execute(delete(table))
                _carry(reading, connection, table)
    finally:
        copy.dispose()


def _carry(reading: Connection, connection: Connection, table: object) -> None:
    rows = reading.execute(select(table)).mappings()  # type: ignore[call-overload]
    while some := rows.fetchmany(AT_ONCE):
        connection.execute(insert(table), [dict(row) for row in some])  # type: ignore[arg-type]


def _count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())


def _save_first(engine: Engine, home: Path) -> Path | None:
    with engine.connect() as connection:
        if not _count(connection):
            return None
    home.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    saved = home / f"{BEFORE}{stamp}-{new_generation()[:6]}.sqlite3"
    _back_up(engine, saved)
    return saved


@contextmanager
def _readable(file: str) -> Iterator[Engine]:
    """Yield a backup to read from. Its file stays as it is, and no other file is written."""
    if not Path(file).is_file():
        raise Unreadable("no-such-file", path=file)
    address = f"{Path(file).resolve().as_uri()}?mode=ro&immutable=1"
    try:
        opened = sqlite3.connect(address, uri=True, check_same_thread=False)
    except sqlite3.Error:
        raise Unreadable("file-trouble", path=file) from None
    engine = _of(opened)
    try:
        revision_found = _revision_of(engine, file)
        if not is_whole(engine):
            raise Unreadable("backup-damaged", path=file)
        if revision_found < NEWEST:
            # An older backup is brought up to date in memory.
            memory = sqlite3.connect(":memory:", check_same_thread=False)
            opened.backup(memory)
            engine.dispose()
            engine = _of(memory)
            with engine.begin() as connection:
                upgrade(connection)
        yield engine
    except sqlite3.Error:
        raise Unreadable("not-a-backup", path=file) from None
    finally:
        engine.dispose()


def _of(opened: sqlite3.Connection) -> Engine:
    return create_engine(
        "sqlite://", creator=lambda: opened, poolclass=StaticPool, hide_parameters=True
    )


def _revision_of(engine: Engine, file: str) -> str:
    try:
        with engine.connect() as connection:
            found = revision(connection)
            if found is None or found > NEWEST:
                raise Unreadable("not-a-backup", path=file)
            _count(connection)
    except SQLAlchemyError:
        raise Unreadable("not-a-backup", path=file) from None
    return found
