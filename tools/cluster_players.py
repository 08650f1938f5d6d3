"""People at the tables of a cluster, who play on whatever happens, and remember what they saw.

At each table one person plays all seats, and watches through a second socket, which may well
lead to another node. In the end, what was acknowledged and what was seen is compared with the
log: nothing may be lost, doubled, or seen differently from what was written.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import time
import uuid
from typing import Any, Final

import aiohttp
import psycopg

GAMES: Final = ("poison", "potion-making", "laar", "alchemists")
SEATS: Final = {"poison": 3, "potion-making": 2, "laar": 2, "alchemists": 2}
WIRE: Final = 3
PATIENCE: Final = 2.0
"""Seconds without an answer after which a socket is abandoned."""
AGAIN: Final = 0.15
"""Seconds until another socket is tried."""
TROUBLE: Final = (aiohttp.ClientError, TimeoutError, OSError, ConnectionError)


class Closed(ConnectionError):
    """The socket was closed."""


class Player:
    """Plays one table after the other, of one game."""

    def __init__(self, port: int, game: str, pace: float) -> None:
        self._port = port
        self._game = game
        self._pace = pace
        """Seconds between two moves, more or less: people do not move in step."""
        self._cookie = {"Cookie": f"retorta={secrets.token_urlsafe(32)}"}
        self.table = ""
        self.tables: list[str] = []
        self.acknowledged: dict[str, tuple[str, int]] = {}
        """By message: the table, and the number it got."""
        self.answered: list[float] = []
        """When each move was answered."""
        self.took: list[float] = []
        """Seconds until each was."""
        self.seen: dict[tuple[str, int, int], bytes] = {}
        """The view of a table at a number from a seat."""
        self.complaints: list[str] = []
        self.may_play = asyncio.Event()
        self.may_play.set()
        self._unanswered: dict[str, Any] | None = None
        self._is_over = False
        self._session: aiohttp.ClientSession

    async def play(self) -> None:
        """Play until cancelled."""
        async with aiohttp.ClientSession(headers=self._cookie) as self._session:
            while True:
                try:
                    await self._make_table()
                except TROUBLE:
                    await asyncio.sleep(AGAIN)
                    continue
                looking = asyncio.create_task(self._look_on(self.table))
                try:
                    await self._play_on()
                finally:
                    looking.cancel()

    async def _play_on(self) -> None:
        """Play at one table to the end, on as many sockets as it takes."""
        while not self._is_over:
            try:
                await self._sit()
            except TROUBLE:
                await asyncio.sleep(AGAIN)

    async def _make_table(self) -> None:
        seats = [{"kind": "me"}, *[{"kind": "hotseat"}] * (SEATS[self._game] - 1)]
        async with asyncio.timeout(2 * PATIENCE):
            made = self._session.post(
                f"http://127.0.0.1:{self._port}/api/tables",
                json={"game": self._game, "seats": seats},
            )
            async with made as answer:
                if answer.status != 201:
                    raise Closed(await answer.text())
                self.table = (await answer.json())["id"]
        self.tables.append(self.table)
        self._is_over = False
        self._unanswered = None

    async def _sit(self) -> None:
        """Play at the table until it is over or the socket is gone."""
        async with await self._socket(self.table) as socket:
            view = await self._view(socket, 0)
            while view["outcome"] is None:
                seat = view["deciders"][0]
                if view["seat"] != seat:
                    await self._ask(socket, {"type": "look", "seat": seat})
                    view = await self._view(socket, view["number"], seat)
                    continue
                if self._unanswered is None:
                    await asyncio.sleep(self._pace * random.uniform(0.5, 1.5))
                    await self.may_play.wait()
                    moves = view["moves"]
                    move = moves[secrets.randbelow(len(moves))]["move"]
                    self._unanswered = {"type": "move", "seat": seat, "move": move}
                    self._unanswered["id"] = str(uuid.uuid4())
                begun = time.monotonic()
                number = await self._ask(socket, self._unanswered)
                if number is not None:
                    self.took.append(time.monotonic() - begun)
                    self.acknowledged[self._unanswered["id"]] = self.table, number
                    self.answered.append(time.monotonic())
                self._unanswered = None
                view = await self._view(socket, view["number"] if number is None else number)
            self._is_over = True

    async def _look_on(self, table: str) -> None:
        while True:
            try:
                async with await self._socket(table, seat=0) as socket:
                    while True:
                        await self._next(socket, table, patience=30.0)
            except TROUBLE:
                await asyncio.sleep(AGAIN)

    async def _socket(self, table: str, seat: int | None = None) -> Any:
        query = "" if seat is None else f"?seat={seat}"
        async with asyncio.timeout(2 * PATIENCE):
            socket = await self._session.ws_connect(
                f"ws://127.0.0.1:{self._port}/ws/tables/{table}{query}", max_msg_size=0
            )
        await socket.send_str(
            json.dumps({"id": "hello", "type": "hello", "wire": WIRE, "seen": 1 << 30})
        )
        return socket

    async def _next(self, socket: Any, table: str, patience: float = PATIENCE) -> dict[str, Any]:
        message = await socket.receive(timeout=patience)
        if message.type is not aiohttp.WSMsgType.TEXT:
            raise Closed
        said: dict[str, Any] = json.loads(message.data)
        if said["type"] == "view" and said["seat"] is not None:
            self._note(table, said)
        return said

    def _note(self, table: str, view: dict[str, Any]) -> None:
        """Remember a view; the same number must show the same on every socket."""
        shown = json.dumps([view["public"], view["own"]], sort_keys=True).encode()
        digest = hashlib.sha256(shown).digest()[:8]
        place = table, view["number"], view["seat"]
        if self.seen.setdefault(place, digest) != digest:
            self.complaints.append(f"{self._game}: number {view['number']} was seen in two ways")

    async def _view(self, socket: Any, number: int, seat: int | None = None) -> dict[str, Any]:
        while True:
            said = await self._next(socket, self.table)
            fits = said["type"] == "view" and said["number"] >= number
            if fits and seat in (None, said["seat"]):
                return said

    async def _ask(self, socket: Any, message: dict[str, Any]) -> int | None:
        """Return the number that was answered; ``None`` if it was refused for good."""
        sent = {"id": str(uuid.uuid4()), **message}
        await socket.send_str(json.dumps(sent))
        while True:
            said = await self._next(socket, self.table)
            if said["type"] == "ok" and said["id"] == sent["id"]:
                return int(said["number"])
            if said["type"] == "refused" and said["id"] == sent["id"]:
                if said["error"] in ("unclear", "not-stored", "too-fast"):
                    raise Closed  # the same message is sent again on another socket
                self.complaints.append(f"{self._game}: refused as {said['error']}")
                return None


def compare(database: str, players: list[Player]) -> list[str]:
    """Return all differences between the log and what players were told and shown."""
    wrong = [complaint for player in players for complaint in player.complaints]
    with psycopg.connect(database) as connection:
        found = connection.execute(
            'SELECT "table", number, message FROM moves ORDER BY "table", number'
        ).fetchall()
    log: dict[str, list[tuple[int, str]]] = {}
    for table, number, message in found:
        log.setdefault(table, []).append((number, message.rsplit(":", 1)[1]))
    for player in players:
        for table in player.tables:
            lines = log.get(table, [])
            if [number for number, _ in lines] != list(range(1, len(lines) + 1)):
                wrong.append(f"{table}: a number is missing")
            if len({message for _, message in lines}) != len(lines):
                wrong.append(f"{table}: a message is there twice")
        for message, (table, number) in player.acknowledged.items():
            if (number, message) not in log.get(table, [])[number - 1 : number]:
                wrong.append(f"{table}: an acknowledged move is gone")
        for table, number, _ in player.seen:
            if number > len(log.get(table, [])):
                wrong.append(f"{table}: something was shown that is not written")
    return wrong
