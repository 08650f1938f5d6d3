"""Running the server: uvicorn with uvloop, until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from retorta.core.errors import BadOption
from retorta.server.app import new_app
from retorta.server.gate import PIPE
from retorta.server.house import House
from retorta.server.inbox import Inbox
from retorta.server.incoming import Incoming
from retorta.server.outgoing import framed
from retorta.server.settings import Settings
from retorta.server.wire import LONGEST_MESSAGE

PING = 20.0
SWITCH = 0.0005
COLLECT = (20_000, 20, 50)
"""When the garbage collector looks: after so many new objects, and how often how far back.

A move makes hundreds of objects and hardly ever a circle.
"""
LONGEST_FRAME = 2 * LONGEST_MESSAGE
"""Longer ones are not even read; one that is merely too long is answered."""
PILE = 8
"""Messages of one client that may wait to be taken."""
LAST_WORDS = 5
"""Seconds that sockets have to close when the server stops."""


class Protocol(WebSocketsSansIOProtocol):
    """A socket that says when it is full, and can be cut although its client reads nothing."""

    is_full = False
    room: Callable[[], None] | None = None
    taker: Callable[[str], bool] | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Inbox()
        self._incoming = Incoming(LONGEST_FRAME)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[PIPE] = {"pipe": self}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        for message in self._incoming.read(data):
            if isinstance(message, bytes):
                super().data_received(message)
            elif not self.close_sent and not self._is_taken(message):
                self.queue.put_nowait({"type": "websocket.receive", "text": message})
                self._mind_the_pile()

    def _is_taken(self, text: str) -> bool:
        """Whether a message was taken at once; none overtakes another."""
        return self.taker is not None and self.queue.empty() and self.taker(text)

    def send_receive_event_to_app(self) -> None:
        # Uvicorn would stop reading at every single message.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._mind_the_pile()

    def _mind_the_pile(self) -> None:
        """Stop reading when somebody sends faster than we take."""
        if not self.read_paused and self.queue.qsize() >= PILE:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        if self.room is not None:
            self.room()

    def write_text(self, text: bytes) -> None:
        """Send a text frame at once."""
        transport = self.transport
        if not self.close_sent and not transport.is_closing():
            transport.write(framed(text))

    def abort(self) -> None:
        """Cut the connection, whatever is still in the buffer."""
        self.transport.abort()


class Server(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, settings: Settings, ready: Callable[[int], None]) -> None:
        self.house = House(settings)
        self._ready = ready
        super().__init__(
            uvicorn.Config(
                new_app(self.house),
                host=settings.host,
                port=settings.port,
                loop="auto",
                ws=Protocol,
                ws_max_size=LONGEST_FRAME,
                ws_per_message_deflate=False,
                ws_ping_interval=PING,
                ws_ping_timeout=PING,
                lifespan="on",
                access_log=False,
                log_level="warning",
                server_header=False,
                timeout_graceful_shutdown=LAST_WORDS,
                timeout_keep_alive=30,
                h11_max_incomplete_event_size=64 << 10,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell on which port."""
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


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
    """Serve until a signal comes; *ready* is told the port."""
    # The writer's thread should not wait long for the interpreter when the loop is busy.
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    listener = listening(settings)
    port = listener.getsockname()[1]
    try:
        server = Server(settings, lambda _: ready(port))
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets=[listener]))
    except KeyboardInterrupt:
        pass  # uvicorn has stopped in good order; there is nothing to complain about
    finally:
        listener.close()
