"""A web host that knows files and nothing else, and can be switched off."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class StaticHost:
    """Serves a folder; some of its files missing, or sent with something before them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.missing: set[str] = set()
        """Ends of paths."""
        self.before: dict[str, bytes] = {}
        """What comes before files whose names have that in them."""
        self.headers: dict[str, str] = {}
        self.paths: list[str] = []
        handler = type("Handler", (_Handler,), {"host": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def switch_off(self) -> None:
        """Be gone: nobody answers at that address any more."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()


class _Handler(SimpleHTTPRequestHandler):
    host: StaticHost
    protocol_version = "HTTP/1.0"

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments, directory=str(self.host.folder))

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        self.host.paths.append(path)
        if any(path.endswith(end) for end in self.host.missing):
            self.send_error(404)
            return
        for part, prefix in self.host.before.items():
            if part in path:
                content = prefix + Path(self.translate_path(path)).read_bytes()
                self.send_response(200)
                self.send_header("content-type", "text/javascript")
                self.send_header("content-length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)
                return
        super().do_GET()

    def end_headers(self) -> None:
        for name, value in self.host.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:
        """Say nothing."""


@contextmanager
def static_host(folder: Path) -> Iterator[StaticHost]:
    host = StaticHost(folder)
    try:
        yield host
    finally:
        host.switch_off()
