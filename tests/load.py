"""How much the server bears: ``python3 run.py load``.

A hundred tables with four sockets each, one core for the server and another for those who
play; bots are off. It measures durable moves a second as fast as they go, the delay at 500
moves a second, what 2 000 idle sockets cost, and how long a cold start takes.

A move counts when its answer has come. Whoever is asked gets a view at once; whoever is not
gets at most five views a second, so that fewer than four views are sent for a move when a
table plays faster than that. When a game is over the table begins another, with new sockets,
and that work is counted too. On a machine with other work to do, the work for a move tells
more than the moves a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import struct
import sys
import tempfile
import time
import urllib.request
from collections import deque
from pathlib import Path
from typing import Any, cast

import msgspec
from guests import ServerProcess

TABLES = 100
SEATS = 4
PACE = 500
IDLE = 2_000
TARGETS = {"moves": 4_000, "p99": 50.0, "memory": 300.0, "start": 2.0}


class Asked(msgspec.Struct):
    move: msgspec.Raw


class Frame(msgspec.Struct):
    type: str
    id: str | None = None
    number: int = 0
    seat: int | None = None
    asked: list[Asked] = []
    outcome: Any = None
    deciders: list[int] = []
    error: str = ""


read_frame = msgspec.json.Decoder(Frame).decode


class Socket(asyncio.Protocol):
    """A websocket with as little to it as will do."""

    def __init__(self, player: Table | None, request: bytes) -> None:
        self._player = player
        self._request = request
        self._data = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        buffer = self._data
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self._open = True
            self.say({"id": "hello", "type": "hello", "seen": 1 << 30})
        at = 0
        while (frame := self._frame(at)) is not None:
            body, opcode, at = frame
            if opcode == 1:
                if self._player is None:
                    if not self.opened.done():
                        self.opened.set_result(None)
                else:
                    self._player.heard(self, read_frame(body))
            elif opcode == 9:
                self._write(10, bytes(body))
        del buffer[:at]

    def _frame(self, at: int) -> tuple[bytes, int, int] | None:
        buffer = self._data
        if len(buffer) < at + 2:
            return None
        size, first = buffer[at + 1] & 127, at + 2
        if size == 126:
            if len(buffer) < at + 4:
                return None
            size, first = struct.unpack_from("!H", buffer, at + 2)[0], at + 4
        elif size == 127:
            if len(buffer) < at + 10:
                return None
            size, first = struct.unpack_from("!Q", buffer, at + 2)[0], at + 10
        if len(buffer) < first + size:
            return None
        return bytes(buffer[first : first + size]), buffer[at] & 15, first + size

    def say(self, message: Any) -> None:
        self._write(1, msgspec.json.encode(message))

    def _write(self, opcode: int, body: bytes) -> None:
        # Masked, as clients must, with a mask of noughts.
        size = len(body)
        head = bytes([0x80 | opcode, 0x80 | size]) if size < 126 else b""
        if not head:
            head = bytes([0x80 | opcode, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)


class Table:
    """Four sockets that play as soon as they are asked, or when they are told to."""

    def __init__(self, crowd: Crowd, token: str) -> None:
        self.crowd = crowd
        self.token = token
        self.sockets: list[Socket] = []
        self._ready: tuple[Socket, int, list[Asked]] | None = None
        self._sent: dict[str, float] = {}
        self._number = -1
        self._unseen: deque[tuple[int, float]] = deque()
        """The moves that not everybody has seen yet, and when they were sent."""
        self._seen: dict[Socket, int] = {}

    async def begin(self) -> None:
        """Make a new table and sit down at it."""
        old, self.sockets, self._number = self.sockets, [], -1
        self._unseen.clear()
        self._seen.clear()
        for socket in old:
            socket.transport.close()
        table = await self.crowd.new_table(self.token)
        for seat in range(SEATS):
            self.sockets.append(await self.crowd.open(self, table, self.token, seat))

    def heard(self, socket: Socket, frame: Frame) -> None:
        """A frame came."""
        if frame.type == "view":
            self.crowd.views += 1
            self._seen[socket] = frame.number
            if self._unseen and len(self._seen) == SEATS:
                self._count_seen(min(self._seen.values()))
            if frame.outcome is not None and socket is self.sockets[0]:
                self.crowd.again(self)
            elif frame.asked and frame.number >= self._number and frame.seat is not None:
                self._ready = (socket, frame.seat, frame.asked)
                self.crowd.ready(self)
        elif frame.type == "ok" and frame.id in self._sent:
            self.crowd.done.append(time.perf_counter() - self._sent.pop(frame.id))
        elif frame.type == "refused":
            self.crowd.refused.append(frame.error)

    def _count_seen(self, number: int) -> None:
        """Count the moves up to *number*, which all four have seen."""
        now = time.perf_counter()
        while self._unseen and self._unseen[0][0] <= number:
            self.crowd.seen.append(now - self._unseen.popleft()[1])

    def play(self) -> None:
        """Play any of the moves asked for."""
        assert self._ready is not None
        socket, seat, asked = self._ready
        self._ready = None
        move = asked[int(random.random() * len(asked))].move
        name = secrets.token_hex(8)
        self._number = self._number + 1 if self._number >= 0 else 1
        self._sent[name] = now = time.perf_counter()
        self._unseen.append((self._number, now))
        socket.say({"id": name, "type": "move", "seat": seat, "move": move})


class Crowd:
    """Everybody who plays."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.game = game
        self.done: list[float] = []
        """Delays from a move to its answer."""
        self.seen: list[float] = []
        """Delays from a move until all four have seen it."""
        self.refused: list[str] = []
        self.views = 0
        self.paced = False
        self.stopped = False
        self._waiting: deque[Table] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    def ready(self, table: Table) -> None:
        if self.stopped:
            return
        if self.paced:
            self._waiting.append(table)
        else:
            table.play()

    def again(self, table: Table) -> None:
        task = asyncio.create_task(table.begin())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def new_table(self, token: str) -> str:
        seats = [{"kind": "me"}, *({"kind": "hotseat"} for _ in range(SEATS - 1))]
        body = json.dumps({"game": self.game, "seats": seats}).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Cookie: retorta={token}\r\nContent-Length: {len(body)}\r\n"
            "Content-Type: application/json\r\nConnection: close\r\n\r\n".encode()
            + body
        )
        answer = await reader.read()
        writer.close()
        assert b" 201 " in answer.split(b"\r\n", 1)[0], answer[:300]
        return str(json.loads(answer.rsplit(b"\r\n\r\n", 1)[1])["id"])

    async def open(self, player: Table | None, table: str, token: str, seat: int) -> Socket:
        request = (
            f"GET /ws/tables/{table}?seat={seat} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\nCookie: retorta={token}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(player, request), "127.0.0.1", self.port
        )
        return socket

    async def let_go(self, seconds: float) -> None:
        """Let tables play at the pace, evenly."""
        began, sent = time.perf_counter(), 0
        while (now := time.perf_counter()) - began < seconds:
            due = int((now - began) * PACE)
            while sent < due and self._waiting:
                self._waiting.popleft().play()
                sent += 1
            sent = max(sent, due - 20)
            await asyncio.sleep(0.001)

    def forget(self) -> None:
        self.done.clear()
        self.seen.clear()
        self.views = 0


def percentile(values: list[float], share: float) -> float:
    """Return a percentile in milliseconds."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1000


async def play(port: int, game: str, pid: int, seconds: float) -> dict[str, float]:
    crowd = Crowd(port, game)
    crowd.paced = True
    tables = [Table(crowd, secrets.token_urlsafe(32)) for _ in range(TABLES)]
    for table in tables:
        await table.begin()
    await asyncio.sleep(1.0)
    await crowd.let_go(1.0)
    crowd.forget()
    await crowd.let_go(seconds)
    figures = {
        "paced moves a second": len(crowd.done) / seconds,
        "paced answer p50 ms": percentile(crowd.done, 0.50),
        "paced answer p99 ms": percentile(crowd.done, 0.99),
        "paced seen by all p99 ms": percentile(crowd.seen, 0.99),
    }
    crowd.paced = False
    while crowd._waiting:
        crowd._waiting.popleft().play()
    await asyncio.sleep(1.0)
    crowd.forget()
    began, (own, system) = time.perf_counter(), work(pid)
    await asyncio.sleep(seconds)
    lasted, (own_after, system_after) = time.perf_counter() - began, work(pid)
    own, system = own_after - own, system_after - system
    figures |= {
        "moves a second": len(crowd.done) / lasted,
        "views sent for a move (4 sockets look)": crowd.views / max(len(crowd.done), 1),
        "server's work for a move, µs": own / max(len(crowd.done), 1) * 1e6,
        "the system's work for it, µs": system / max(len(crowd.done), 1) * 1e6,
        "both, µs": (own + system) / max(len(crowd.done), 1) * 1e6,
        "share of a core the server got, %": (own + system) / lasted * 100,
        "answer p50 ms": percentile(crowd.done, 0.50),
        "answer p99 ms": percentile(crowd.done, 0.99),
        "seen by all p99 ms": percentile(crowd.seen, 0.99),
        "refused": float(len(crowd.refused)),
    }
    crowd.stopped = True
    for table in tables:
        for socket in table.sockets:
            socket.transport.close()
    return figures


async def idle(port: int, game: str, pid: int) -> dict[str, float]:
    crowd = Crowd(port, game)
    before = memory(pid)
    sockets: list[Socket] = []
    while len(sockets) < IDLE:
        token = secrets.token_urlsafe(32)
        table = await crowd.new_table(token)
        for seat in range(SEATS):
            socket = await crowd.open(None, table, token, seat)
            await socket.opened
            sockets.append(socket)
    await asyncio.sleep(1.0)
    after = memory(pid)
    for socket in sockets:
        socket.transport.close()
    await asyncio.sleep(0.5)
    return {"memory before MB": before, f"memory with {IDLE} idle sockets MB": after}


def work(pid: int) -> tuple[float, float]:
    """Return the seconds a process has worked, and those the system has worked for it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    second = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / second, int(fields[12]) / second


def memory(pid: int) -> float:
    """Return how much memory a process has, in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def cold_start(folder: Path) -> tuple[ServerProcess, float]:
    """Return a new server, and the seconds until its first page."""
    began = time.perf_counter()
    server = ServerProcess(folder)
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/") as page:
        page.read()
    return server, time.perf_counter() - began


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="poison")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--only-moves", action="store_true", help="leave the idle sockets out")
    parser.add_argument("--folder", help="where the database goes; default: a temporary folder")
    asked = parser.parse_args()
    import uvloop

    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        server, start = cold_start(Path(folder))
        pid = server.process.pid
        cores = sorted(os.sched_getaffinity(0))
        for thread in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores[:1])
        os.sched_setaffinity(0, cores[1:] or cores)
        try:
            figures = uvloop.run(play(server.port, asked.game, pid, asked.seconds))
            if not asked.only_moves:
                figures |= uvloop.run(idle(server.port, asked.game, pid))
        finally:
            written = server.stop()
    figures["cold start s"] = start
    for name, figure in figures.items():
        print(f"{name:40} {figure:10.2f}")
    if written:
        print(written, file=sys.stderr)
    kept = {
        "moves": figures["moves a second"] >= TARGETS["moves"],
        "p99": figures["paced answer p99 ms"] < TARGETS["p99"],
        "memory": figures.get(f"memory with {IDLE} idle sockets MB", 0.0) < TARGETS["memory"],
        "start": start < TARGETS["start"],
    }
    for name, good in kept.items():
        print(f"{name:40} {'kept' if good else 'MISSED'} (target {TARGETS[name]})")
    return 0 if all(kept.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
