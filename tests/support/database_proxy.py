"""A proxy in front of PostgreSQL that can cut the line at COMMIT, or swallow every byte."""

from __future__ import annotations

import contextlib
import socket
import threading
from pathlib import Path
from typing import Literal

Behaviour = Literal["passes", "cuts-after-commit", "cuts-before-commit", "swallows", "refuses"]


class DatabaseProxy:
    """Listens on 127.0.0.1 for a PostgreSQL that listens on a socket in a folder."""

    def __init__(self, folder: Path, database: str) -> None:
        self._target = str(folder / ".s.PGSQL.5432")
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.address = f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/{database}"
        self.behaviour: Behaviour = "passes"
        self.then: Behaviour = "passes"
        """How it behaves once it has cut a line."""
        self.cuts = 0
        self._open: list[socket.socket] = []
        self._committing: set[socket.socket] = set()
        """Clients whose line is cut as soon as the database has committed."""
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self, gets_through: bool, then: Behaviour = "passes") -> None:
        """Cut the line at the next COMMIT, which gets through or does not."""
        self.then = then
        self.behaviour = "cuts-after-commit" if gets_through else "cuts-before-commit"

    def close(self) -> None:
        self.behaviour = "refuses"
        self._listener.close()
        for it in self._open:
            _cut(it)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self.behaviour == "refuses":
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._target)
                self._open += [client, server]
                for way in ((client, server, True), (server, client, False)):
                    threading.Thread(target=self._carry, args=way, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, asks: bool) -> None:
        with contextlib.suppress(OSError):
            while content := source.recv(1 << 16):
                if asks and b"COMMIT" in content and self.behaviour.startswith("cuts"):
                    gets_through = self.behaviour == "cuts-after-commit"
                    self.behaviour = self.then
                    self.cuts += 1
                    if gets_through:
                        self._committing.add(source)
                        target.sendall(content)
                        continue
                    # The other side is left waiting, as when a line breaks in the middle.
                    self._cut_lines(source)
                    return
                if target in self._committing:
                    self._cut_lines(target)
                    break
                if self.behaviour != "swallows":
                    target.sendall(content)
        _cut(source)
        _cut(target)

    def _cut_lines(self, client: socket.socket) -> None:
        for it in list(self._open) if self.behaviour == "refuses" else [client]:
            _cut(it)


def _cut(it: socket.socket) -> None:
    with contextlib.suppress(OSError):
        it.shutdown(socket.SHUT_RDWR)
