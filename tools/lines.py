"""Lines between processes of a trial: all traffic passes here, and can be cut or left hanging."""

from __future__ import annotations

import contextlib
import select
import socket
import threading


class Line:
    """A proxy in front of another address, which can stop forwarding."""

    def __init__(self, here: socket.socket, family: int, there: object) -> None:
        self._here = here
        self._family = family
        self._there = there
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self._flows = threading.Event()
        self._flows.set()
        here.listen(100)
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break the line: all connections end, and no new one is made."""
        self._is_cut = True
        for end in list(self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def hang(self) -> None:
        """Stop forwarding, without telling either side."""
        self._flows.clear()

    def mend(self) -> None:
        """Forward everything again."""
        self._is_cut = False
        self._flows.set()

    def close(self) -> None:
        """End it for good."""
        self.cut()
        self._flows.set()
        self._here.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._here.accept()
            except OSError:
                return
            threading.Thread(target=self._carry, args=[client], daemon=True).start()

    def _carry(self, client: socket.socket) -> None:
        server = socket.socket(self._family)
        self._open |= {client, server}
        try:
            if self._is_cut:
                return
            server.connect(self._there)  # type: ignore[arg-type]
            other = {client: server, server: client}
            while not self._is_cut:
                waiting = select.poll()
                for end in other:
                    waiting.register(end, select.POLLIN)
                ready = {number for number, _ in waiting.poll()}
                self._flows.wait()
                for end in other:
                    if end.fileno() in ready:
                        data = end.recv(1 << 16)
                        if not data:
                            return
                        other[end].sendall(data)
        except OSError:
            return
        finally:
            self._open -= {client, server}
            client.close()
            server.close()


def tcp_line(port: int) -> tuple[Line, int]:
    """Return a line to a port of this machine, and the port at its near end."""
    here = socket.socket(socket.AF_INET)
    here.bind(("127.0.0.1", 0))
    return Line(here, socket.AF_INET, ("127.0.0.1", port)), here.getsockname()[1]


def unix_line(near: str, far: str) -> Line:
    """Return a line from one socket in the file system to another."""
    here = socket.socket(socket.AF_UNIX)
    here.bind(near)
    return Line(here, socket.AF_UNIX, far)
