"""Runs the server: one loop, until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from aiohttp import set_zlib_backend, web
from sqlalchemy.engine import make_url

from retorta.core.errors import BadOption
from retorta.server import logs
from retorta.server.app import new_app
from retorta.server.descriptors import raise_limit
from retorta.server.local_network import lan_address
from retorta.server.registry import Registry
from retorta.server.settings import Settings
from retorta.server.storage.database import unopened
from retorta.server.storage.lock import lock_file, unlock_file

SWITCH: Final = 0.0005
COLLECT: Final = (20_000, 20, 50)
"""The thresholds of the garbage collector for its three generations.

They are high, since a move makes hundreds of objects and hardly ever a reference cycle.
"""
LAST_WORDS: Final = 1.5
"""Seconds that requests and sockets have to end when the server stops."""
LAST_RESORT: Final = 4.5
"""Seconds after which a server that was told to stop exits, whatever it is waiting for."""
KEEP_ALIVE: Final = 30.0
LINGERING: Final = 2.0
"""Seconds for which data that still comes from a refused client is read and discarded."""
LONGEST_LINE: Final = 16 << 10
"""Maximum bytes of a request's first line, and of each of its headers."""
_log = logging.getLogger("retorta.server")


class Server:
    """A server that reports when it is listening, and stops when it is told to."""

    def __init__(
        self,
        settings: Settings,
        ready: Callable[[], None],
        last_resort: Callable[[], None] | None = None,
    ) -> None:
        self.registry = _registry(settings)
        self._ready = ready
        self._last_resort = last_resort
        """Called in a thread of its own when the server takes too long to stop."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopped = asyncio.Event()

    def run(self, listener: socket.socket) -> None:
        """Serve on *listener* until it is stopped."""
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(self._serve(listener))

    def stop(self) -> None:
        """Stop serving; may be called from any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._stopped.set)

    async def _serve(self, listener: socket.socket) -> None:
        self._loop = asyncio.get_running_loop()
        with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
            # Not possible on every system, nor in a thread: then the caller must stop us.
            for end in (signal.SIGINT, signal.SIGTERM):
                self._loop.add_signal_handler(end, self._stopped.set)
        runner = web.AppRunner(
            new_app(self.registry),
            access_log=None,
            handle_signals=False,
            keepalive_timeout=KEEP_ALIVE,
            shutdown_timeout=LAST_WORDS,
            lingering_time=LINGERING,
            max_line_size=LONGEST_LINE,
            max_field_size=LONGEST_LINE,
        )
        await self.registry.open()
        watching: asyncio.Task[None] | None = None
        try:
            await runner.setup()
            await web.SockSite(runner, listener).start()
            self.registry.local_network.stand_by(
                listener.getsockname()[1], lambda more: web.SockSite(runner, more).start()
            )
            assert runner.server is not None
            watching = self._loop.create_task(self.registry.header_timeout.watch(runner.server))
            self._ready()
            await self._stopped.wait()
        finally:
            if watching is not None:
                watching.cancel()
            if self._last_resort is not None:
                waiting = threading.Timer(LAST_RESORT, self._last_resort)
                waiting.daemon = True
                waiting.start()
            await self.registry.close()
            await runner.cleanup()


def _registry(settings: Settings) -> Registry:
    """Return the registry of a single server, or of a node of a cluster."""
    if not settings.cluster:
        return Registry(settings)
    # Imported here because a single server needs none of it.
    from retorta.server.cluster.node import node_of

    node = node_of(settings)
    return Registry(replace(settings, database=node.database), node)


def _own_address(settings: Settings) -> str:
    """Return the address at which other machines reach this one, as far as it can tell."""
    if settings.host not in ("0.0.0.0", "::"):
        return f"[{settings.host}]" if ":" in settings.host else settings.host
    return lan_address()


def _compress_quickly() -> None:
    """Compress views with a faster zlib, if one is installed."""
    try:
        quick_zlib: Any = importlib.import_module("isal.isal_zlib")
    except ImportError:
        return
    set_zlib_backend(quick_zlib)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the factory of the event loop: uvloop's, if that is installed."""
    try:
        uvloop: Any = importlib.import_module("uvloop")
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


def _leave() -> None:
    """Exit at once: everything that was acknowledged is on the disk."""
    _log.error("something does not stop; the server exits without waiting for it")
    logging.shutdown()
    os._exit(1)


def _locked(settings: Settings) -> int | None:
    """Lock an SQLite file, so that no other server uses it; backups and restores still can."""
    file = make_url(settings.database).database
    if not settings.database.startswith("sqlite") or not file:
        return None
    try:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        lock = lock_file(Path(f"{file}.serving"))
    except OSError as problem:
        raise unopened(settings.database, problem) from None
    if lock is None:
        raise BadOption("database-served", path=file)
    return lock


def listening(settings: Settings) -> socket.socket:
    """Return a socket that listens where the settings say."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError):
        listener.close()
        raise BadOption("port-taken", host=settings.host, port=str(settings.port)) from None
    listener.set_inheritable(False)
    return listener


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until a signal arrives; call *ready* with the port."""
    # The writer's thread should not wait long for the interpreter when the loop is busy.
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    _compress_quickly()
    raise_limit()
    lock = _locked(settings)
    listener = listening(settings)
    port = listener.getsockname()[1]
    if settings.cluster and not settings.address:
        settings = replace(settings, address=f"http://{_own_address(settings)}:{port}")
    try:
        with logs.written(settings.log_format, settings.log_level, settings.access_log):
            Server(settings, lambda: ready(port), _leave).run(listener)
    finally:
        listener.close()
        unlock_file(lock)
