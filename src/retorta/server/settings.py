"""Everything that the person who runs a server can set."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from retorta.core.errors import BadOption

USUAL_HOST: Final = "127.0.0.1"
USUAL_PORT: Final = 8642
DATABASE_FILE: Final = "retorta.sqlite3"
TABLES_A_SECOND: Final = 0.5
UPLOADS_A_SECOND: Final = 0.2
_PLAIN_PART: Final = re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*")


@dataclass(frozen=True)
class Settings:
    """How one server runs. The limits are generous for people and tight for programs."""

    data_dir: Path
    database: str
    """A database address in the format of SQLAlchemy."""
    host: str = USUAL_HOST
    port: int = USUAL_PORT
    """0 takes any free port."""
    base: str = "/"
    """The path below which everything is served, as returned by ``checked_base``."""
    local_address: str = ""
    """The address to listen on when the host opens the local network; empty: the system decides."""
    names: tuple[str, ...] = ()
    """Host names the server answers to, besides ``localhost`` and plain addresses."""
    workers: int = 1
    """Processes in which bots think."""
    ray: str | None = None
    """The address of a Ray cluster to use instead."""
    bot_pause: float = 0.7
    """Seconds a bot waits before it moves, so that people can follow."""
    bot_limit: float = 60.0
    """Seconds that a bot may think, or that judging a move of a record may take, not counting the
    wait in the queue; then the worker is killed."""
    bot_wait: float = 2.0
    """Seconds that a wait in the queue should not exceed: if waits get longer, bots think less."""
    bot_again: float = 1.0
    """Seconds until a bot that failed, or whose move could not be written, tries again."""
    replay_limit: float = 5.0
    """Seconds that reading a record or a data file may take; judging a move counts as thinking."""
    hint_time: float = 2.0
    """Seconds to think about a hint for a person."""
    absence: float = 30.0
    """Seconds a player must be away before others may seat a bot there."""
    blink: float = 0.0
    """Seconds between two views for people who need not decide; 0 shows everybody every move."""
    send_limit: float = 10.0
    """Seconds a client may take to read a message."""
    hello_limit: float = 10.0
    """Seconds within which a socket must say hello."""
    messages: tuple[float, float] = (50.0, 150.0)
    """Messages per second on one socket, and how many at once."""
    requests: tuple[float, float] = (10.0, 60.0)
    """Requests per second from one person that change something, and how many at once."""
    requests_of_address: tuple[float, float] = (100.0, 600.0)
    """The same for all people behind one address together: a club may have only one address."""
    request_limit: float = 10.0
    """Seconds that the head of a request may take to arrive, or each further part of its body."""
    body_limit: float = 60.0
    """Seconds that the whole body of a request may take to arrive."""
    bodies_per_address: int = 50
    """Requests from one address whose bodies are still arriving."""
    uploads_at_once: int = 8
    """The same for requests with large bodies: records, and tables with their own cards."""
    connections_per_address: int = 1000
    """Open connections from one address, unless it is a proxy's; at most half of the file limit."""
    sockets_per_person: int = 50
    tables_per_person: int = 100
    """Tables that one person may make in a day, not counting finished ones."""
    bot_tables_per_person: int = 10
    """Of these, tables at which only bots sit."""
    listed_per_person: int = 10
    """Tables of one person that wait in the list."""
    tables_per_address: tuple[float, float] = (TABLES_A_SECOND, 500.0)
    """Tables per second made from one address, and how many at once."""
    records_per_person: int = 200
    """Records that one person may upload."""
    record_lines: int = 10_000
    """Lines that an uploaded record may have; long games have a few hundred."""
    uploads_per_address: tuple[float, float] = (UPLOADS_A_SECOND, 200.0)
    """Records per second uploaded from one address, and how many at once."""
    stored_by_person: float = 32e6
    """Bytes that one person may store in a day: records, files, notes, chat."""
    stored_from_address: float = 256e6
    """The same for all people behind one address together."""
    records_kept: float = 4e9
    """Bytes of all uploaded records; beyond that, old ones of the person with most are deleted."""
    stored_in_all: float = 16e9
    """Bytes of the whole database; beyond that, people may store only a fiftieth of their daily
    allowance of tables, notes and chat. Games in progress continue."""
    chat_of_person: tuple[float, float] = (1.0, 30.0)
    """Lines of chat per second from one person, and how many at once."""
    chat_of_address: tuple[float, float] = (5.0, 150.0)
    """The same for all people behind one address together."""
    listed_per_address: int = 30
    """Tables made from one address that wait in the list."""
    sockets_per_address: int = 500
    sockets: int = 5000
    proxies: tuple[str, ...] = ()
    """Networks of trusted proxies, besides this machine."""
    waiting_expires: float = 30 * 86400.0
    """Seconds after which an unchanged table that waits for people is deleted; 0 means never."""
    records_expire: float = 365 * 86400.0
    """Seconds after which a record that nobody has viewed is deleted; 0 means never."""
    backup_every: float = 0.0
    """Seconds between two backups that the server makes by itself; 0 makes none."""
    backups_kept: int = 7
    backup_dir: Path | None = None
    """Where they are kept; by default in the data folder."""
    invitation: str = ""
    """A word that people must give to make tables; if empty, none is needed."""
    host_secret: str = ""
    """The secret for the host's page; if empty, there is no such page."""
    database_limit: float = 10.0
    """Seconds that the database may take to answer."""
    idle: float = 300.0
    """Seconds after which a table that nobody is watching is dropped from memory."""
    sweep: float = 1.0
    """Seconds between two rounds through the tables."""
    look: float = 2.0
    """Seconds between two checks whether the database was restored."""
    log_format: str = "plain"
    log_level: str = "info"
    access_log: bool = False
    """Whether every request is logged."""
    cluster: bool = False
    """Whether other servers serve the same tables: see ``docs/cluster.md``."""
    address: str = ""
    """Where other nodes of a cluster reach this one, such as ``http://10.0.0.5:8642``."""
    compression: bool = True
    """Whether frames are compressed for clients that support it."""


def usual_data_dir(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder where this system keeps our data."""
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
    """The database file, if it is SQLite's."""

    @property
    def beside(self) -> Path:
        """The folder for whatever belongs to the database: that of its file, if it is a file."""
        return self.data_dir if self.file is None else self.file.absolute().parent


def place(
    data_dir: str | None, database: str | None, environment: Mapping[str, str] = os.environ
) -> Place:
    """Return where the data is, according to the flags, the environment or the defaults."""
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


def checked_base(written: str) -> str:
    """Return *written* with a slash at both ends; refuse what cannot be a path."""
    parts = [part for part in written.split("/") if part]
    if not all(_PLAIN_PART.fullmatch(part) for part in parts):
        raise BadOption("base", base=written)
    return "/".join(["", *parts, ""])


def number_from(environment: Mapping[str, str], name: str, usual: int) -> int:
    """Return a whole number from the environment."""
    written = environment.get(name, "")
    if not written:
        return usual
    if not written.isdecimal():
        raise BadOption("environment-number", variable=name, value=written)
    return int(written)


def thinking_from(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return the settings in the environment for thinking, and for how much people may make."""
    found: dict[str, Any] = {}
    for name in (
        "tables_per_person",
        "bot_tables_per_person",
        "listed_per_person",
        "records_per_person",
        "record_lines",
    ):
        if written := number_from(environment, f"RETORTA_{name.upper()}", 0):
            found[name] = written
    for name, rate in (
        ("tables_per_address", TABLES_A_SECOND),
        ("uploads_per_address", UPLOADS_A_SECOND),
    ):
        if written := number_from(environment, f"RETORTA_{name.upper()}", 0):
            found[name] = (rate, float(written))
    if written := number_from(environment, "RETORTA_BOT_WAIT", 0):
        found["bot_wait"] = written / 1000
    return found
