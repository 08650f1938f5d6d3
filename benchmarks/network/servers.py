"""One small application on each of the libraries of the trial: ``python servers.py NAME PORT``.

A socket at ``/ws/TABLE/SEAT`` says a move; whoever said it is answered, and the four sockets
of the table are shown it. Nothing is stored and no game is played: what is left is the
library's own work. Where a library's ``send`` is a coroutine, each connection has a slot and a
task of its own that sends what is in it, so that nobody waits for a slow reader; ``-direct``
variants send at once instead, by means that the library documents.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import uvloop

SEATS = 4
VIEW = 900
"""Bytes of a view: those of Poison."""


class Said(msgspec.Struct):
    """A move as a client sends it."""

    id: str
    type: str
    seat: int
    move: msgspec.Raw


read = msgspec.json.Decoder(Said).decode


class Table:
    """Four places, some of them taken."""

    def __init__(self) -> None:
        self.number = 0
        self.places: list[Any] = [None] * SEATS

    def take(self, seat: int, text: bytes | str) -> None:
        """Answer a move, and show it to everybody."""
        said = read(text)
        self.number += 1
        number = self.number
        self.places[seat].send(b'{"type":"ok","id":"%b","number":%d}' % (said.id.encode(), number))
        for at, place in enumerate(self.places):
            if place is not None:
                head = b'{"type":"view","number":%d,"seat":%d,"view":"' % (number, at)
                place.send(b"%b%b" % (head, FILLING[len(head) :]))


FILLING = b"v" * (VIEW - 2) + b'"}'
TABLES: dict[str, Table] = {}


def place_of(path: str) -> tuple[Table, int]:
    """Return the table and the seat that a path names."""
    _, _, table, seat = path.split("/")
    return TABLES.setdefault(table, Table()), int(seat)


class Slot:
    """What waits for one client, and the task that sends it."""

    def __init__(self, send: Callable[[bytes], Any]) -> None:
        self._send = send
        self._waiting: list[bytes] = []
        self._something = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def send(self, text: bytes) -> None:
        """Have something sent."""
        self._waiting.append(text)
        self._something.set()

    async def _run(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            waiting, self._waiting = self._waiting, []
            for text in waiting:
                await self._send(text)

    def close(self) -> None:
        """Send nothing any more."""
        self._task.cancel()


def with_aiohttp(direct: bool) -> Callable[[int], None]:
    """Return a server by aiohttp."""
    from aiohttp import WSMsgType, web

    class Direct:
        """Send at once while the socket's buffer has room: then the coroutine never waits."""

        def __init__(self, socket: web.WebSocketResponse, transport: Any) -> None:
            self._socket = socket
            self._transport = transport

        def send(self, text: bytes) -> None:
            assert self._transport.get_write_buffer_size() < 1 << 16
            try:
                self._socket.send_frame(text, WSMsgType.TEXT).send(None)
            except StopIteration:
                return
            raise AssertionError("it waits")

        def close(self) -> None:
            pass

    async def handle(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        table, seat = place_of(request.path)
        place: Any
        if direct:
            place = Direct(socket, request.transport)
        else:
            place = Slot(lambda text: socket.send_frame(text, WSMsgType.TEXT))
        table.places[seat] = place
        try:
            async for message in socket:
                table.take(seat, message.data)
        finally:
            table.places[seat] = None
            place.close()
        return socket

    def serve(port: int) -> None:
        app = web.Application()
        app.router.add_get("/ws/{table}/{seat}", handle)
        uvloop.install()
        web.run_app(app, host="127.0.0.1", port=port, access_log=None, print=None)

    return serve


async def asgi(scope: Any, receive: Any, send: Any) -> None:
    """Serve a socket as uvicorn wants it."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    table, seat = place_of(scope["path"])
    slot = Slot(lambda text: send({"type": "websocket.send", "text": text.decode()}))
    table.places[seat] = slot
    while (message := await receive())["type"] == "websocket.receive":
        table.take(seat, message["text"])
    table.places[seat] = None
    slot.close()


def with_uvicorn(ws: Any) -> Callable[[int], None]:
    """Return a server by uvicorn, with one of its implementations of sockets."""

    def serve(port: int) -> None:
        import uvicorn

        uvicorn.run(
            *(asgi,),
            port=port,
            ws=ws,
            loop="uvloop",
            lifespan="off",
            log_level="warning",
            ws_per_message_deflate=False,
        )

    return serve


class Rsgi:
    """The application as granian wants it."""

    async def __rsgi__(self, scope: Any, protocol: Any) -> None:
        """Serve a socket."""
        table, seat = place_of(scope.path)
        transport = await protocol.accept()
        slot = Slot(lambda text: transport.send_str(text.decode()))
        table.places[seat] = slot
        while (message := await transport.receive()).kind == 2:
            table.take(seat, message.data)
        table.places[seat] = None
        slot.close()


rsgi = Rsgi()


def with_granian(port: int) -> None:
    """Serve by granian, one worker with one thread."""
    from granian import Granian

    Granian(
        "servers:rsgi", address="127.0.0.1", port=port, interface="rsgi", loop="uvloop",
        workers=1, runtime_threads=1, websockets=True, log_enabled=False,
    ).serve()  # fmt: skip


def with_picows(port: int) -> None:
    """Serve by picows, whose send never waits."""
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_create_server

    class Place(WSListener):  # type: ignore[misc]
        def on_ws_connected(self, transport: WSTransport) -> None:
            self.transport = transport
            self.table, self.seat = place_of(transport.request.path.decode())
            self.table.places[self.seat] = self

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                self.table.take(self.seat, frame.get_payload_as_bytes())
            elif frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()

        def send(self, text: bytes) -> None:
            self.transport.send(WSMsgType.TEXT, text)

        def on_ws_disconnected(self, transport: WSTransport) -> None:
            self.table.places[self.seat] = None

    async def serve() -> None:
        server = await ws_create_server(lambda _: Place(), "127.0.0.1", port)
        await server.serve_forever()

    uvloop.run(serve())


def with_websockets(direct: bool) -> Callable[[int], None]:
    """Return a server by the asyncio server of websockets itself."""
    from websockets.asyncio.connection import broadcast
    from websockets.asyncio.server import ServerConnection, serve

    class Direct:
        def __init__(self, socket: ServerConnection) -> None:
            self._to = [socket]

        def send(self, text: bytes) -> None:
            broadcast(self._to, text, text=True)

        def close(self) -> None:
            pass

    async def handle(socket: ServerConnection) -> None:
        assert socket.request is not None
        table, seat = place_of(socket.request.path)
        place: Any = Direct(socket) if direct else Slot(lambda text: socket.send(text, text=True))
        table.places[seat] = place
        async for message in socket:
            table.take(seat, message)
        table.places[seat] = None
        place.close()

    async def run(port: int) -> None:
        async with serve(handle, "127.0.0.1", port, compression=None) as server:
            await server.serve_forever()

    return lambda port: uvloop.run(run(port))


SERVERS: dict[str, Callable[[int], None]] = {
    "aiohttp": with_aiohttp(direct=False),
    "aiohttp-direct": with_aiohttp(direct=True),
    "uvicorn, websockets-sansio": with_uvicorn("websockets-sansio"),
    "uvicorn, websockets": with_uvicorn("websockets"),
    "granian": with_granian,
    "websockets": with_websockets(direct=False),
    "websockets-direct": with_websockets(direct=True),
    "picows": with_picows,
}

if __name__ == "__main__":
    SERVERS[sys.argv[1]](int(sys.argv[2]))
