"""Everything about a server that whoever runs it may decide."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from retorta.core.errors import BadOption

USUAL_HOST: Final = "127.0.0.1"
USUAL_PORT: Final = 8642
DATABASE_FILE: Final = "retorta.sqlite3"


@dataclass(frozen=True)
class Settings:
    """How one server runs. The limits are generous for people and tight for programs."""

    data_dir: Path
    database: str
    """An address as SQLAlchemy reads it."""
    host: str = USUAL_HOST
    port: int = USUAL_PORT
    """0 takes any free port."""
    names: tuple[str, ...] = ()
    """Host names the server answers to, besides ``localhost`` and plain addresses."""
    workers: int = 1
    """Processes in which bots think and records are replayed."""
    bot_pause: float = 0.7
    """Seconds a bot waits before it moves, so that people can follow."""
    bot_limit: float = 60.0
    """Seconds a bot may think; after that it plays anything."""
    hint_time: float = 2.0
    """Seconds to think about a hint for a person."""
    absence: float = 30.0
    """Seconds a player must be away before others may seat a bot there."""
    blink: float = 0.2
    """Seconds between two views for somebody who only looks on: no eye asks for more."""
    send_limit: float = 10.0
    """Seconds a client may take to read a message."""
    hello_limit: float = 10.0
    messages: tuple[float, float] = (50.0, 150.0)
    """Messages a second on one socket, and how many at once."""
    requests: tuple[float, float] = (10.0, 60.0)
    """Requests a second of one person that change something, and how many at once."""
    sockets_per_address: int = 500
    sockets: int = 5000
    idle: float = 300.0
    """Seconds after which a table that nobody looks at leaves the memory."""


def usual_data_dir(environment: Mapping[str, str] = os.environ) -> Path:
    """Return where this system keeps the data of programs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA", home / "AppData" / "Local")) / "retorta"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "retorta"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "retorta"


@dataclass(frozen=True)
class Place:
    """Where a server's data is."""

    data_dir: Path
    database: str
    file: Path | None = field(default=None)
    """The database's file, when it is SQLite's."""


def place(
    data_dir: str | None, database: str | None, environment: Mapping[str, str] = os.environ
) -> Place:
    """Return where the data is: as the flags say, or the environment, or as usual."""
    folder = data_dir or environment.get("RETORTA_DATA_DIR")
    home = Path(folder) if folder else usual_data_dir(environment)
    address = database or environment.get("RETORTA_DATABASE")
    if not address:
        file = home / DATABASE_FILE
        return Place(home, f"sqlite:///{file}", file)
    return Place(home, *_checked_address(address))


def _checked_address(address: str) -> tuple[str, Path | None]:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(address)
    except ArgumentError:
        raise BadOption("database-address") from None
    backend = url.get_backend_name()
    if backend in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg").render_as_string(False), None
    if backend != "sqlite" or not url.database:
        raise BadOption("database-address")
    return address, Path(url.database)


def number_from(environment: Mapping[str, str], name: str, usual: int) -> int:
    """Return a whole number from the environment."""
    written = environment.get(name, "")
    if not written:
        return usual
    if not written.isdecimal():
        raise BadOption("environment-number", variable=name, value=written)
    return int(written)
