"""Everything in one file, and back: while the server runs, from any database to any other.

A backup is an SQLite file with the same schema. It is read in one transaction, so it is one
moment of the house. A restore replaces everything in one transaction and renames the
content's generation, by which a running server notices that its memory is out of date.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from retorta.core.errors import Unreadable
from retorta.ledger import NotWritten
from retorta.server.storage.database import (
    NEWEST,
    new_generation,
    open_database,
    open_engine,
    revision,
    upgrade,
    writing,
)
from retorta.server.storage.schema import HOUSE, METADATA, TABLES

AT_ONCE = 500
"""Rows carried over in one go."""


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

    Returns how many tables there are now, and where what was there before was saved.
    """
    with _readable_copy(file) as source:
        engine = open_database(address)
        try:
            saved = _save_first(engine, home)
            with source.connect() as reading, writing(engine).begin() as connection:
                # First of all, so that a running server's writer waits for us.
                connection.execute(update(HOUSE).values(generation=new_generation()))
                for table in METADATA.sorted_tables:
                    if table is not HOUSE:
                        connection.execute(delete(table))
                        _carry(reading, connection, table)
                return _count(connection), saved
        finally:
            engine.dispose()


def _back_up(engine: Engine, target: Path) -> int:
    # Made under another name, so that a backup that was cut short is never taken for one.
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        if engine.dialect.name == "sqlite":
            _copy_sqlite(str(engine.url.database), unfinished)
        else:
            _copy_rows(engine, unfinished)
        copy = open_engine(f"sqlite:///{unfinished}")
        try:
            with copy.connect() as connection:
                counted = _count(connection)
        finally:
            copy.dispose()
        with sqlite3.connect(unfinished) as last:
            last.execute("PRAGMA journal_mode=DELETE")
        last.close()
        unfinished.rename(target)
    except (OSError, sqlite3.Error, SQLAlchemyError):
        unfinished.unlink(missing_ok=True)
        raise NotWritten("file-trouble", path=str(target)) from None
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
            for table in METADATA.sorted_tables:
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
    saved = home / f"before-restore-{stamp}-{new_generation()[:6]}.sqlite3"
    _back_up(engine, saved)
    return saved


@contextmanager
def _readable_copy(file: str) -> Iterator[Engine]:
    """Yield a copy of the backup, brought up to date; the file itself stays as it is."""
    if not Path(file).is_file():
        raise Unreadable("no-such-file", path=file)
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.sqlite3"
        try:
            shutil.copyfile(file, copied)
        except OSError:
            raise Unreadable("file-trouble", path=file) from None
        engine = open_engine(f"sqlite:///{copied}")
        try:
            _bring_up_to_date(engine, file)
            yield engine
        finally:
            engine.dispose()


def _bring_up_to_date(engine: Engine, file: str) -> None:
    try:
        with writing(engine).begin() as connection:
            found = revision(connection)
            if found is None or found > NEWEST:
                raise Unreadable("not-a-backup", path=file)
            if found != NEWEST:
                upgrade(connection)
            _count(connection)
    except SQLAlchemyError:
        raise Unreadable("not-a-backup", path=file) from None
