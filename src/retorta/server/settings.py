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
    """An address as SQLAlchemy reads it."""
    host: str = USUAL_HOST
    port: int = USUAL_PORT
    """0 takes any free port."""
    base: str = "/"
    """Below which address everything stands; as ``checked_base`` writes it."""
    local_address: str = ""
    """What is listened on when the host opens the local network; empty: as the system says."""
    names: tuple[str, ...] = ()
    """Host names the server answers to, besides ``localhost`` and plain addresses."""
    workers: int = 1
    """Processes in which bots think and records are replayed."""
    ray: str | None = None
    """The address of a Ray cluster that does so instead."""
    bot_pause: float = 0.7
    """Seconds a bot waits before it moves, so that people can follow."""
    bot_limit: float = 60.0
    """Seconds a bot may think, or whoever judges a move of a record, those in the queue not
    counted; then its worker is ended."""
    bot_wait: float = 2.0
    """Seconds that nobody should wait in the queue: where more do, bots think less."""
    bot_again: float = 1.0
    """Seconds until a bot that failed, or whose move could not be written, tries again."""
    replay_limit: float = 5.0
    """Seconds that reading a record, or a data file, may take; to judge a move is to think."""
    hint_time: float = 2.0
    """Seconds to think about a hint for a person."""
    absence: float = 30.0
    """Seconds a player must be away before others may seat a bot there."""
    blink: float = 0.0
    """Seconds between two views for whoever is not asked; 0 shows everybody every move."""
    send_limit: float = 10.0
    """Seconds a client may take to read a message."""
    hello_limit: float = 10.0
    """Seconds until a socket must have said hello."""
    messages: tuple[float, float] = (50.0, 150.0)
    """Messages a second on one socket, and how many at once."""
    requests: tuple[float, float] = (10.0, 60.0)
    """Requests a second of one person that change something, and how many at once."""
    requests_of_address: tuple[float, float] = (100.0, 600.0)
    """The same of all people behind one address together: a club may have only one."""
    request_limit: float = 10.0
    """Seconds that the head of a request may take, or any next part of what is sent with it."""
    body_limit: float = 60.0
    """Seconds that all of what is sent with a request may take."""
    bodies_per_address: int = 50
    """Requests from one address of which something is still to come."""
    uploads_at_once: int = 8
    """The same of those that may bring much: records, tables with their own cards."""
    connections_per_address: int = 1000
    """Open connections from one address that is no proxy's; never more than half of all files."""
    sockets_per_person: int = 50
    tables_per_person: int = 100
    """Tables that one person may make in a day, those that are over not counted."""
    bot_tables_per_person: int = 10
    """Of these, tables at which only bots sit."""
    listed_per_person: int = 10
    """Tables of one person that wait in the list."""
    tables_per_address: tuple[float, float] = (TABLES_A_SECOND, 500.0)
    """Tables a second made from one address, and how many at once."""
    records_per_person: int = 200
    """Records that one person may bring."""
    record_lines: int = 10_000
    """Lines of a record that somebody brings; long games have a few hundred."""
    uploads_per_address: tuple[float, float] = (UPLOADS_A_SECOND, 200.0)
    """Records a second brought from one address, and how many at once."""
    stored_by_person: float = 32e6
    """Bytes that one person may store in a day: records, files, notes, chat."""
    stored_from_address: float = 256e6
    """The same of all people behind one address together."""
    records_kept: float = 4e9
    """Bytes of all records that were brought; beyond that the oldest of whoever has most go."""
    stored_in_all: float = 16e9
    """Bytes of the whole database; beyond that, everybody may store a fiftieth of that in a day:
    tables, notes and chat. Games that are played go on."""
    chat_of_person: tuple[float, float] = (1.0, 30.0)
    """Lines of chat a second that one person may say, and how many at once."""
    chat_of_address: tuple[float, float] = (5.0, 150.0)
    """The same of all people behind one address together."""
    listed_per_address: int = 30
    """Tables made from one address that wait in the list."""
    sockets_per_address: int = 500
    sockets: int = 5000
    proxies: tuple[str, ...] = ()
    """Networks whose proxies are believed, besides this machine."""
    waiting_expires: float = 30 * 86400.0
    """Seconds after which a table that waits for people, and has not changed, is taken away; 0 is
    never."""
    records_expire: float = 365 * 86400.0
    """Seconds after which a record that nobody looked at any more goes; 0 is never."""
    backup_every: float = 0.0
    """Seconds between two backups that the server makes by itself; 0 makes none."""
    backups_kept: int = 7
    backup_dir: Path | None = None
    """Where they are kept; by default in the data folder."""
    invitation: str = ""
    """A word without which nobody may make tables; empty asks for none."""
    host_secret: str = ""
    """What opens the host's page; empty keeps it shut."""
    database_limit: float = 10.0
    """Seconds that the database may take to answer."""
    idle: float = 300.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    sweep: float = 1.0
    """Seconds between two rounds through the tables."""
    look: float = 2.0
    """Seconds after which the database is asked whether it is still the same."""
    log_format: str = "plain"
    log_level: str = "info"
    access_log: bool = False
    """Whether every request is written down."""
    cluster: bool = False
    """Whether other servers serve the same tables: see ``docs/cluster.md``."""
    address: str = ""
    """Where other nodes of a cluster reach this one, such as ``http://10.0.0.5:8642``."""
    compression: bool = True
    """Whether frames are compressed for clients that can read that."""


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

    @property
    def beside(self) -> Path:
        """Where something is kept that belongs to the database: beside its file, if it is one."""
        return self.data_dir if self.file is None else self.file.absolute().parent


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


def checked_base(written: str) -> str:
    """Return *written* with a stroke at both ends; refuse what no address can begin with."""
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
    """Return what the environment says of thinking, and of how much one may have made."""
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
