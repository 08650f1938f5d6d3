"""The database: opened, brought up to date, queried."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
import sqlite3
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Dialect,
    Engine,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    literal_column,
    select,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from retorta.core.errors import BadOption
from retorta.server.storage.schema import HOUSE, METADATA

NEWEST: Final = "0010"
"""The revision this program writes and reads."""
PATIENCE: Final = 30.0
"""Seconds to wait for another program (a restore, say) that holds an SQLite file."""
PRIVATE: Final = 0o600
"""The database holds the seeds of running games: nobody else on the machine may read it."""

Row = Mapping[str, Any]
_GENERATION: Final = select(HOUSE.c.generation).with_for_update(read=True)
_TRANSACTION: Final[ColumnElement[str]] = literal_column("CAST(pg_current_xact_id() AS text)")
MIGRATING: Final = 1_919_251_567
"""The number of the advisory lock under which a PostgreSQL database is brought up to date."""
UNICODE: Final = "UTF8"
PAGE: Final = 1024
"""Bytes of an SQLite page. A commit writes whole pages, and the log's index, in which every table
has a place of its own, needs nearly a page for each move: small pages are written faster."""
FULL: Final = "disk is full"
"""SQLite's words for a full disk."""
ROOM: Final = 1 << 20
"""Free bytes below which a disk counts as full."""
CHECKPOINT: Final = 4000
"""Pages of the journal after which it is merged into the database."""


def open_engine(address: str, limit: float = 0.0) -> Engine:
    """Return the engine for the database at *address*, without connecting.

    No answer may take longer than *limit* seconds; without a limit, a large restore can finish.
    """
    # Parameters stay out of error texts: they hold seeds.
    if address.startswith("sqlite"):
        patience = {"timeout": limit or PATIENCE}
        engine = create_engine(address, hide_parameters=True, connect_args=patience)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        from retorta.server.storage import postgresql

        engine = create_engine(
            address,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=5,
            pool_timeout=limit or PATIENCE,
        )
    except ImportError:
        raise BadOption("database-driver") from None
    event.listen(engine, "do_connect", postgresql.connecting(limit))
    return engine


def open_database(address: str, limit: float = 0.0) -> Engine:
    """Return the engine for the database, with its schema made or brought up to date.

    *limit* is as for :func:`open_engine`; bringing the schema up to date may take longer.
    """
    _bring_up_to_date(address)
    return open_engine(address, limit)


def _bring_up_to_date(address: str) -> None:
    engine = open_engine(address)
    try:
        if engine.dialect.name == "sqlite" and engine.url.database:
            _make_file(Path(engine.url.database))
        with writing(engine).begin() as connection:
            if engine.dialect.name == "postgresql":
                # Several servers may start at once; one of them makes or changes the tables.
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                _demand_unicode(connection)
            found = revision(connection)
            if found is None:
                make(connection)
            elif found > NEWEST:
                raise BadOption("database-newer")
            elif found < NEWEST:
                upgrade(connection)
            if connection.execute(select(HOUSE.c.generation)).first() is None:
                connection.execute(insert(HOUSE).values(id=1, generation=new_generation()))
    except (SQLAlchemyError, OSError) as problem:
        raise unopened(address, problem) from None
    finally:
        engine.dispose()


def unopened(address: str, problem: Exception) -> BadOption:
    """Return the error that tells the operator why a database cannot be opened."""
    file = make_url(address).database if address.startswith("sqlite") else None
    said = str(problem)
    if not file:
        return BadOption("database-closed", cause=type(problem).__name__)
    if is_broken(problem):
        return BadOption("database-broken", path=file)
    has_no_room = FULL in said or getattr(problem, "errno", None) == errno.ENOSPC
    # SQLite says no more than that if there is no room even for the file that it needs besides.
    if has_no_room or ("disk I/O error" in said and is_disk_full(file)):
        return BadOption("database-no-room", path=file)
    if isinstance(problem, OSError) or "readonly" in said or "unable to open" in said:
        return BadOption("database-unwritable", path=file)
    return BadOption("database-closed", cause=type(problem).__name__)


def is_disk_full(file: str) -> bool:
    """Whether hardly anything more can be written to the disk of a file."""
    try:
        return shutil.disk_usage(Path(file).parent).free < ROOM
    except OSError:
        return False


def is_broken(problem: Exception) -> bool:
    """Whether the file itself is at fault: it is no database, or damaged."""
    # Everything else that can go wrong has a subclass of its own.
    return type(problem) in (DatabaseError, sqlite3.DatabaseError)


def is_away(problem: Exception) -> bool:
    """Whether the database is at fault, and not the query."""
    return is_broken(problem) or isinstance(
        problem, (OperationalError, InterfaceError, PoolTimeout)
    )


def _demand_unicode(connection: Connection) -> None:
    """Refuse a database that cannot store every name, as PostgreSQL makes without a locale."""
    encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
    if encoding != UNICODE:
        raise BadOption("database-encoding", encoding=encoding)


def _make_file(file: Path) -> None:
    """Make the file of a database, or make it private; SQLite gives its journal the same mode."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    with contextlib.suppress(OSError):  # it is another user's, who lets us write
        file.chmod(PRIVATE)


def revision(connection: Connection) -> str | None:
    """Return the revision of the schema; ``None`` for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def make(connection: Connection) -> None:
    """Make the newest schema directly; a test compares it with the result of the migrations."""
    METADATA.create_all(connection)
    version = Table("alembic_version", MetaData(), Column("version_num", String(32)))
    version.create(connection)
    connection.execute(insert(version).values(version_num=NEWEST))


def upgrade(connection: Connection, revision: str = NEWEST) -> None:
    """Bring the schema up to date, migration by migration."""
    # Alembic takes a while to import, and a database is nearly always up to date.
    from alembic import command
    from alembic.config import Config

    config = Config()
    folder = files("retorta.server.storage").joinpath("migrations")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def new_generation() -> str:
    """Return a name for the content of a database."""
    return secrets.token_hex(16)


@cache
def asking_for_generation(dialect: Dialect) -> str:
    """Return the query for the generation of the content; a restore changes it, and waits for us.

    For PostgreSQL, the query also returns the number of the transaction: see
    ``commit_status.py``. It runs with every commit, so it is compiled only once.
    """
    query = _GENERATION
    if dialect.name == "postgresql":
        query = query.add_columns(_TRANSACTION)
    return str(query.compile(dialect=dialect))


def _prepare_sqlite(connection: Any, record: object) -> None:
    # The driver's own idea of when transactions begin is switched off: see _begin_sqlite.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA page_size={PAGE}")  # of a new database; an old one keeps its own
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that will write says so at once: one that begins to write later may be refused.
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def writing(engine: Engine) -> Engine:
    """Return the same engine, for transactions that write."""
    return engine.execution_options(writing=True)
