"""Everybody who plays at a measured server: tables of four sockets each, without a browser.

They speak the wire of the present version and that of version 1 (`hello` without a version,
the view in one piece); which of the two, the server's answer to the first hello says.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from wire_socket import OFFER, Traffic, WireSocket

SEATS: Final = 4
WIRE: Final = 3
"""The newest version of the wire; older builds are measured as well."""


class Legal(msgspec.Struct):
    """A legal move."""

    move: msgspec.Raw


class Frame(msgspec.Struct):
    """The relevant part of a message from the server, of either version."""

    type: str
    id: str | None = None
    number: int = 0
    moves: list[Legal] = []
    asked: list[Legal] = []
    """The moves, in version 2 and before."""
    outcome: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""
    parts: dict[str, Any] = {}

    def __post_init__(self) -> None:
        self.moves = self.moves or self.asked


read_frame = msgspec.json.Decoder(Frame).decode


class Crowd:
    """All who play at one server, and their measurements."""

    def __init__(self, port: int, game: str, wire: int, compressed: bool = False) -> None:
        self.port = port
        self.game = game
        self.compressed = compressed
        self.tables: list[Table] = []
        self.traffic = Traffic()
        self.done: list[float] = []
        """Seconds from a move to its answer."""
        self.views = 0
        self.refused: list[str] = []
        self.is_hurrying = False
        """Whether everybody plays as soon as they may."""
        self._hello = {"id": "hello", "type": "hello", "seen": 1 << 30}
        if wire > 1:
            self._hello["wire"] = wire
        self._tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self, tables: int) -> None:
        """Make that many tables and open all their sockets."""
        for _ in range(tables):
            table = Table(self)
            await table.begin()
            self.tables.append(table)

    def hurry(self) -> None:
        """Let everybody play as fast as they can."""
        self.is_hurrying = True
        for table in self.tables:
            table.play()

    def rest(self) -> None:
        """Stop everybody, except for moves on their way."""
        self.is_hurrying = False

    async def spread(self, most: int, seconds: float) -> None:
        """Advance each table by up to *most* moves, so that they are at all stages of play."""
        left = {table: random.randrange(most) for table in self.tables}
        end = time.perf_counter() + seconds
        while any(left.values()) and time.perf_counter() < end:
            for table, moves in left.items():
                if moves and table.play():
                    left[table] = moves - 1
            await asyncio.sleep(0.002)

    async def play_at(self, pace: float, seconds: float) -> None:
        """Let the tables play so many moves a second, one table after the other.

        A table that is late because the machine was busy does not catch up in a burst: moves
        that come together share a commit, and would seem cheaper than they are.
        """
        began = last = time.perf_counter()
        sent = 0
        while (now := time.perf_counter()) - began < seconds:
            if sent < int((now - began) * pace) and now - last >= 0.5 / pace:
                self.tables[sent % len(self.tables)].play()
                sent, last = sent + 1, now
            await asyncio.sleep(0.0005)

    def forget(self) -> None:
        """Reset the counters."""
        self.done.clear()
        self.refused.clear()
        self.views = 0
        self.traffic.bytes = self.traffic.frames = self.traffic.compressed = 0

    def begin_again(self, table: Table) -> None:
        """Let a table begin another game."""
        task = asyncio.create_task(table.begin())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def leave(self) -> None:
        """Close all sockets."""
        self.rest()
        for table in self.tables:
            table.leave()

    async def new_table(self, token: str) -> str:
        """Make a table with four seats on one device."""
        seats = [{"kind": "me"}, *({"kind": "hotseat"} for _ in range(SEATS - 1))]
        return await new_table(self.port, token, self.game, seats)

    async def open(
        self,
        table: str,
        token: str,
        seat: int,
        heard: Callable[[WireSocket, bytes], None],
        address: str = "",
    ) -> WireSocket:
        """Open a socket of one seat, and wait for the first message.

        With an *address*, it appears to come from there through a proxy.
        """
        request = (
            f"GET /ws/tables/{table}?seat={seat} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"{OFFER if self.compressed else ''}{_from(address)}"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\nCookie: retorta={token}\r\n\r\n"
        ).encode()
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: WireSocket(request, self._hello, self.traffic, heard), "127.0.0.1", self.port
        )
        await socket.greeted
        return socket


class Table:
    """Four sockets of one person; at most one move of theirs is on its way."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._token = secrets.token_urlsafe(32)
        self._sockets: list[WireSocket] = []
        self._seat_of: dict[WireSocket, int] = {}
        self._latest: dict[WireSocket, Frame] = {}
        self._sent: tuple[str, float] | None = None
        """The move on its way, and since when."""
        self._number = 0
        self._beginning = False

    async def begin(self) -> None:
        """Make a new table and sit down at it."""
        self.leave()
        self._sockets, self._latest, self._sent, self._number = [], {}, None, 0
        self._seat_of = {}
        table = await self._crowd.new_table(self._token)
        for seat in range(SEATS):
            socket = await self._crowd.open(table, self._token, seat, self._heard)
            self._sockets.append(socket)
            self._seat_of[socket] = seat
        self._beginning = False
        if self._crowd.is_hurrying:
            self.play()

    def leave(self) -> None:
        """Close all sockets."""
        for socket in self._sockets:
            socket.transport.close()

    def _heard(self, socket: WireSocket, text: bytes) -> None:
        frame = read_frame(text)
        if frame.type == "view":
            self._crowd.views += 1
            self._latest[socket] = frame
            if bytes(frame.outcome) != b"null":
                if not self._beginning and socket is self._sockets[0]:
                    self._beginning = True
                    self._crowd.begin_again(self)
            elif frame.moves and self._crowd.is_hurrying:
                self.play()
        elif frame.type == "ok" and self._sent is not None and frame.id == self._sent[0]:
            self._crowd.done.append(time.perf_counter() - self._sent[1])
            self._sent, self._number = None, frame.number
            if self._crowd.is_hurrying:
                self.play()
        elif frame.type == "refused":
            self._crowd.refused.append(frame.error)
            self._sent = None

    def play(self) -> bool:
        """Play any of the moves there are, if the last one is answered and everybody has sat down.

        Only a view that is not older than the last answer says what may be played.
        """
        if self._sent is not None or self._beginning or len(self._seat_of) < SEATS:
            return False
        deciding = [
            (socket, frame.moves)
            for socket, frame in self._latest.items()
            if frame.moves and frame.number >= self._number
        ]
        if not deciding:
            return False
        socket, moves = random.choice(deciding)
        name = secrets.token_hex(16)
        self._sent = (name, time.perf_counter())
        move = random.choice(moves).move
        socket.say({"id": name, "type": "move", "seat": self._seat_of[socket], "move": move})
        return True


async def new_table(
    port: int, token: str, game: str, seats: list[dict[str, str]], address: str = ""
) -> str:
    """Make a table over HTTP; return its name."""
    made = await post(port, "/api/tables", token, {"game": game, "seats": seats}, address)
    return str(made["id"])


async def post(port: int, path: str, token: str, sent: Any, address: str = "") -> Any:
    """Return the answer to a request over HTTP; raise an error for a refusal."""
    body = json.dumps(sent).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{_from(address)}"
            f"Cookie: retorta={token}\r\nContent-Length: {len(body)}\r\n"
            "Content-Type: application/json\r\nConnection: close\r\n\r\n".encode()
            + body
        )
        answer = await reader.read()
    finally:
        writer.close()
    if b" 20" not in answer.split(b"\r\n", 1)[0]:
        raise ConnectionError(answer[:300].decode(errors="replace"))
    return json.loads(answer[answer.index(b"{", answer.index(b"\r\n\r\n")) :])


def _from(address: str) -> str:
    return f"X-Forwarded-For: {address}\r\n" if address else ""


async def wire_of(port: int) -> int:
    """Return the wire version of a server, by its answer to a hello of the newest version."""
    answers: list[Frame] = []
    crowd = Crowd(port, "poison", WIRE)
    token = secrets.token_urlsafe(32)
    table = await crowd.new_table(token)
    socket = await crowd.open(table, token, 0, lambda _, text: answers.append(read_frame(text)))
    socket.transport.close()
    if answers[0].type == "refused":
        return int(answers[0].parts.get("wire", 1))
    return WIRE
