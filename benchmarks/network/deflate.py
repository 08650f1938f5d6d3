"""What compression costs: views of a real game sent by aiohttp and by websockets.

    python benchmarks/network/deflate.py FRAMES [--rounds 3] [NAME …]

*FRAMES* is what ``frames.py`` wrote. Every socket asks for its next view a hundred times over;
told are the bytes of a view on the wire and the server's processor time for it. Then 2 000
sockets say hello, compressed if that was agreed upon, are sent one view each and stay: told is
the memory of the server. ``alone`` compresses each message for itself with a window of so many
bits and keeps nothing; ``on`` keeps the window from message to message.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import statistics
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "tools"))

from trial import work  # noqa: E402
from wire_socket import OFFER, Traffic, WireSocket  # noqa: E402

SOCKETS = 100
TIMES = 100
IDLE = 2_000


class SmallBackend:
    """zlib as aiohttp is given it, with less memory for each compressor."""

    def __getattr__(self, name: str) -> Any:
        return getattr(zlib, name)

    @staticmethod
    def compressobj(**given: Any) -> Any:
        """Return a compressor with the memory level of websockets."""
        return zlib.compressobj(memLevel=5, **given)


class MixedBackend(SmallBackend):
    """Intel's library to write, a little harder than aiohttp asks for; zlib to read."""

    @staticmethod
    def compressobj(level: int, wbits: int) -> Any:
        """Return a compressor with little memory."""
        from isal import isal_zlib

        return isal_zlib.compressobj(level, wbits=wbits, memLevel=1)


def isal() -> Any:
    """Return Intel's library in the shape of zlib, as aiohttp's documentation recommends."""
    from isal import isal_zlib

    return isal_zlib


def with_aiohttp(
    alone: int = 0, on: int = 0, backend: Callable[[], Any] | None = None
) -> Callable[[int, Any], None]:
    """Return a server by aiohttp."""
    import aiohttp
    from aiohttp import WSMsgType, web

    def serve(port: int, frames: list[bytes]) -> None:
        if backend:
            aiohttp.set_zlib_backend(backend())

        async def handle(request: web.Request) -> web.WebSocketResponse:
            if on and on < 15:
                # A server may name its window although the client did not ask for one.
                headers = request.headers.copy()
                offer = f"permessage-deflate; server_max_window_bits={on}"
                headers["Sec-WebSocket-Extensions"] = offer
                request = request.clone(headers=headers)  # type: ignore[assignment]
            socket = web.WebSocketResponse(compress=bool(alone or on))
            await socket.prepare(request)
            sent = 0
            async for _ in socket:
                text = frames[sent % len(frames)]
                await socket.send_frame(text, WSMsgType.TEXT, compress=alone or None)
                sent += 1
            return socket

        app = web.Application()
        app.router.add_get("/", handle)
        uvloop.install()
        web.run_app(app, host="127.0.0.1", port=port, access_log=None, print=None)

    return serve


def with_websockets(on: int = 0) -> Callable[[int, Any], None]:
    """Return a server by websockets."""
    from websockets.asyncio.server import ServerConnection, serve
    from websockets.exceptions import ConnectionClosed
    from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

    async def run(port: int, frames: list[bytes]) -> None:
        async def handle(socket: ServerConnection) -> None:
            sent = 0
            try:
                async for _ in socket:
                    await socket.send(frames[sent % len(frames)], text=True)
                    sent += 1
            except ConnectionClosed:
                return

        small = {"server_max_window_bits": on, "client_max_window_bits": on}
        made = ServerPerMessageDeflateFactory
        extensions = [made(**small, compress_settings={"memLevel": 5})] if on else None
        async with serve(
            *(handle, "127.0.0.1", port), compression=None, extensions=extensions
        ) as server:
            await server.serve_forever()

    return lambda port, frames: uvloop.run(run(port, frames))


SERVERS: dict[str, Callable[[int, Any], None]] = {
    "aiohttp, not compressed": with_aiohttp(),
    **{f"aiohttp, alone {bits}": with_aiohttp(alone=bits) for bits in (9, 10, 11, 12, 13)},
    "aiohttp, alone 12, memory level 5": with_aiohttp(alone=12, backend=SmallBackend),
    "aiohttp, alone 12, isal": with_aiohttp(alone=12, backend=isal),
    "aiohttp, alone 13, isal": with_aiohttp(alone=13, backend=isal),
    "aiohttp, alone 12, isal to write only": with_aiohttp(alone=12, backend=MixedBackend),
    "aiohttp, on 13, isal": with_aiohttp(on=13, backend=isal),
    "aiohttp, on 15 (its default)": with_aiohttp(on=15),
    "aiohttp, on 12": with_aiohttp(on=12),
    "aiohttp, on 12, memory level 5": with_aiohttp(on=12, backend=SmallBackend),
    "websockets, not compressed": with_websockets(),
    "websockets, on 12, memory level 5": with_websockets(on=12),
}


def read(file: str) -> list[bytes]:
    """Return the views of one seat: a socket is sent those of one seat, in order."""
    lines = [line.rstrip(b"\n").partition(b" ") for line in Path(file).read_bytes().splitlines()]
    return [text for seat, _, text in lines if seat == b"0"]


async def ask(port: int, sockets: int, times: int, traffic: Traffic) -> list[WireSocket]:
    """Open sockets that ask for the next view as soon as one has come; return when all have."""
    left = {}
    done = asyncio.get_running_loop().create_future()

    def heard(socket: WireSocket, text: bytes) -> None:
        left[socket] = left.get(socket, times) - 1
        if left[socket] > 0:
            socket.say({"type": "next"})
        elif len(left) == sockets and not any(left.values()) and not done.done():
            done.set_result(None)

    request = (
        f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{OFFER}"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
    ).encode()
    opened = []
    for _ in range(sockets):
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: WireSocket(request, {"type": "hello"}, traffic, heard), "127.0.0.1", port
        )
        opened.append(socket)
        await socket.greeted
    await done
    return opened


async def measure(port: int, pid: int) -> tuple[float, float]:
    """Return the bytes of a view on the wire, and microseconds of the server for it."""
    traffic = Traffic()
    before = work(pid)
    opened = await ask(port, SOCKETS, TIMES, traffic)
    micros = (work(pid) - before) / (SOCKETS * TIMES) * 1e6
    assert traffic.frames == SOCKETS * TIMES
    size = traffic.bytes / traffic.frames
    for socket in opened:
        socket.transport.close()
    await asyncio.sleep(0.5)
    return size, micros


async def idle(port: int, pid: int) -> float:
    """Return the megabytes that idle sockets take, each of which has been sent one view."""
    before = memory(pid)
    opened = await ask(port, IDLE, 1, Traffic())
    await asyncio.sleep(0.5)
    after = memory(pid)
    for socket in opened:
        socket.transport.close()
    return after - before


def memory(pid: int) -> float:
    """Return the megabytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def serve(name: str, frames: str, core: int) -> tuple[subprocess.Popen[bytes], int]:
    """Start a server on one core, and wait until it listens."""
    import socket

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [
            *("taskset", "-c", str(core), sys.executable, __file__, frames),
            *("--serve", name, "--port", str(port)),
        ]
    )
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return process, port
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise AssertionError(f"{name} does not listen")


def main() -> None:
    """Measure every way in each round, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("frames")
    parser.add_argument("names", nargs="*", default=list(SERVERS))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        SERVERS[asked.serve](asked.port, read(asked.frames))
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:])
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in asked.names}
    for _ in range(asked.rounds):
        for name in asked.names:
            process, port = serve(name, asked.frames, cores[0])
            try:
                size, micros = uvloop.run(measure(port, process.pid))
            finally:
                process.terminate()
                process.wait(10)
            process, port = serve(name, asked.frames, cores[0])
            try:
                taken = uvloop.run(idle(port, process.pid))
            finally:
                process.terminate()
                process.wait(10)
            found[name].append((size, micros, taken))
            print(f"{name:36} {size:6.0f} B {micros:6.1f} µs {taken:6.1f} MB", flush=True)
    frames = read(asked.frames)
    print(
        f"\nPython {platform.python_version()}, zlib {zlib.ZLIB_RUNTIME_VERSION}, "
        f"{time.strftime('%Y-%m-%d')}; {len(frames)} views of "
        f"{statistics.mean(map(len, frames)):.0f} bytes on average\n"
    )
    print("| | bytes a view | µs a view, asked for and sent | MB for 2 000 idle sockets |")
    print("|---|---:|---:|---:|")
    for name, those in found.items():
        micros_of = " ".join(f"{micros:.0f}" for _, micros, _ in those)
        megabytes = " ".join(f"{taken:.0f}" for _, _, taken in those)
        print(f"| {name} | {those[0][0]:.0f} | {micros_of} | {megabytes} |")


if __name__ == "__main__":
    main()
