"""People at a server's tables, for tests: a browser without a screen."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from retorta.server.run import Server
from retorta.server.settings import Settings
from retorta.tables.messages import WIRE, WIRE_2

PATIENCE = 30.0
"""Seconds that anything may take to come, on a busy machine too."""
UNCHECKED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For proxies that sign their own certificates."""
UNCHECKED.check_hostname = False
UNCHECKED.verify_mode = ssl.CERT_NONE
OPEN = ExitStack()
"""Whatever a test has opened; closed when it is over."""


class Refused(Exception):
    """The server refused something; its answer is kept."""

    def __init__(self, answer: dict[str, Any], status: int = 0) -> None:
        super().__init__(answer["error"])
        self.answer = answer
        self.name = answer["error"]
        self.status = status


class Guest:
    """One person with a cookie."""

    def __init__(
        self,
        port: int,
        nickname: str = "",
        token: str | None = None,
        base: str = "/",
        scheme: str = "http",
    ) -> None:
        self.port = port
        self.origin = f"{scheme}://127.0.0.1:{port}"
        self.base = base.rstrip("/")
        self.forwarded: dict[str, str] = {}
        """What a proxy would say of this guest's sockets."""
        # Nothing here is encrypted; to read all the certificates would take the longest.
        self.http = OPEN.enter_context(
            httpx.Client(base_url=self.origin + self.base, timeout=PATIENCE, verify=False)
        )
        if token is not None:
            self.http.cookies.set("retorta", token, domain="127.0.0.1")
        self.get("/api/me")
        if nickname:
            self.call("PUT", "/api/me", {"nickname": nickname})

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self.call("POST", path, body)

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        answer = self.http.request(
            method, path, json=body, headers={"origin": self.origin, **headers}
        )
        if answer.status_code >= 400:
            raise Refused(answer.json(), answer.status_code)
        return answer.json()

    def table(self, game: str, *seats: str, **more: Any) -> str:
        """Make a table; a seat is ``me``, ``friend``, ``hotseat`` or the name of a bot."""
        kinds = ("me", "friend", "hotseat")
        chairs = [{"kind": it} if it in kinds else {"kind": "bot", "bot": it} for it in seats]
        made: str = self.post("/api/tables", {"game": game, "seats": chairs, **more})["id"]
        return made

    def open(self, table: str, seat: int | None = None, seen: int = -1, wire: int = WIRE) -> Tab:
        return Tab(self, table, seat, seen, wire)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Tab:
    """One socket of a guest; every frame it ever received is kept."""

    def __init__(
        self, guest: Guest, table: str, seat: int | None, seen: int, wire: int = WIRE
    ) -> None:
        self.guest = guest
        self.wire = wire
        query = "" if seat is None else f"?seat={seat}"
        self.socket: ClientConnection = OPEN.enter_context(
            connect(
                f"{guest.origin.replace('http', 'ws', 1)}{guest.base}/ws/tables/{table}{query}",
                ssl=UNCHECKED if guest.origin.startswith("https:") else None,
                additional_headers={"Cookie": guest.cookie(), **guest.forwarded},
                origin=Origin(guest.origin),
                compression=None,
                max_size=None,
                # Bots may say much while nobody reads; a full queue would hold pongs back, too.
                max_queue=None,
                open_timeout=PATIENCE,
                close_timeout=0.2,
            )
        )
        self.frames: list[str] = []
        self.view: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        """Of the last view, what it shows of the table."""
        self.info: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.story: list[dict[str, Any]] = []
        self.ask({"type": "hello", "wire": wire, "seen": seen})
        self.until(lambda: self.info)

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Return the next message, and remember what it says."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "view":
            assert message["number"] >= self.view.get("number", 0), "a view went back"
            self.view = message
            self.shown = {"public": message["public"], "own": message["own"]}
            self.story += message["events"]
        elif message["type"] == "table":
            self.info = message
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    def until(self, fits: Callable[[], Any], timeout: float = PATIENCE) -> None:
        """Read until something holds."""
        end = time.monotonic() + timeout
        while not fits():
            self.next(max(0.01, end - time.monotonic()))

    def send(self, message: dict[str, Any]) -> str:
        """Send a message; return its id."""
        sent = {"id": str(uuid.uuid4()), **message}
        self.socket.send(json.dumps(sent))
        return str(sent["id"])

    def answer_or_refusal(self) -> dict[str, Any]:
        """Return the next answer to anything, whichever it is."""
        while (message := self.next())["type"] not in ("ok", "refused"):
            pass
        return message

    def answer(self, id: str | None) -> dict[str, Any]:
        """Read until a message is answered; raise if it was refused."""
        while True:
            message = self.next()
            if message.get("id", "") == id and message["type"] in ("ok", "refused"):
                if message["type"] == "refused":
                    raise Refused(message)
                return message

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        return self.answer(self.send(message))

    def settle(self, number: int) -> None:
        """Read until the view has that number."""
        self.until(lambda: self.view.get("number", -1) >= number)

    def move(self, which: int = 0, seat: int | None = None) -> int:
        """Play one of the moves asked for; return the number it got."""
        seat = self.view["seat"] if seat is None else seat
        moves = self.view["asked" if self.wire == WIRE_2 else "moves"]
        move = moves[which % len(moves)]["move"]
        number: int = self.ask({"type": "move", "seat": seat, "move": move})["number"]
        self.settle(number)
        return number

    def look(self, seat: int) -> int:
        """Look from a seat of mine; return it."""
        self.ask({"type": "look", "seat": seat})
        self.until(lambda: self.view.get("seat") == seat)
        return seat

    @property
    def is_deciding(self) -> bool:
        return bool(self.view) and self.view["seat"] in self.view["deciders"]

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["outcome"] is not None

    def close(self) -> None:
        self.socket.close()

    def drain(self) -> int:
        """Read until the server closes; return the closing code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def play_to_the_end(tabs: list[Tab], pick: Callable[[int], int] = lambda n: 0) -> None:
    """Let everybody whose turn it is move until the game is over; bots play by themselves."""
    while not tabs[0].is_over:
        number = max(tab.view.get("number", 0) for tab in tabs)
        for tab in tabs:
            tab.settle(number)
        deciding = [tab for tab in tabs if tab.is_deciding]
        if deciding:
            deciding[0].move(pick(number))
        elif not tabs[0].is_over:
            tabs[0].settle(number + 1)
    for tab in tabs:
        tab.until(lambda tab=tab: tab.is_over)  # type: ignore[misc]


class HouseOfTests:
    """A server in a thread of the test's own process."""

    def __init__(self, folder: Path, listener: socket.socket | None = None, **changed: Any) -> None:
        usual: dict[str, Any] = {
            "data_dir": folder,
            "database": f"sqlite:///{folder / 'retorta.sqlite3'}",
            "port": 0,
            "bot_pause": 0.0,
            "hint_time": 0.05,
            "blink": 0.0,
            "absence": 0.0,
            "requests": (1000.0, 1000.0),
            "messages": (1000.0, 1000.0),
            "chat_of_person": (1000.0, 1000.0),
            # A server looks round more often here: nobody wants to wait for it.
            "sweep": 0.1,
            "look": 0.1,
        }
        self._listening = threading.Event()
        self._listener = listener or socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._server = Server(Settings(**{**usual, **changed}), self._listening.set)
        self.registry = self._server.registry
        self._thread = threading.Thread(target=self._server.run, args=[self._listener])
        self._thread.start()
        assert self._listening.wait(PATIENCE)

    def guest(self, nickname: str = "") -> Guest:
        return Guest(self.port, nickname, base=self.registry.settings.base)

    def do(self, work: Callable[[], object]) -> None:
        """Have something done in the server's own loop, and wait until it is done."""

        async def do_it() -> None:
            work()

        loop = self._server._loop
        assert loop is not None
        asyncio.run_coroutine_threadsafe(do_it(), loop).result(PATIENCE)

    def stop(self) -> None:
        self._server.stop()
        self._thread.join(PATIENCE)
        self._listener.close()
        assert not self._thread.is_alive()


RUNNING: list[ServerProcess] = []
"""Every server that a test has started; none outlives it."""


class ServerProcess:
    """A server in a process of its own, which a test may kill."""

    def __init__(
        self, folder: Path, *flags: str, python: str = sys.executable, **environment: str
    ) -> None:
        self.process = subprocess.Popen(
            [
                *(python, "-m", "retorta", "--lang", "en", "serve", "--port", "0"),
                *("--data-dir", str(folder), *flags),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "RETORTA_BOT_PAUSE": "0", **environment},
        )
        RUNNING.append(self)
        assert self.process.stdout is not None
        self.shown = ""
        """What it says when it starts."""
        while "Ctrl-C" not in self.shown:
            line = self.process.stdout.readline()
            if not line:
                raise AssertionError(f"no server: {self.process.communicate()[1]}")
            self.shown += line
        self.port = int(self.shown.splitlines()[0].rsplit(":", 1)[1].partition("/")[0])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> str:
        """Stop it in good order; return what it wrote to standard error."""
        self.process.send_signal(signal.SIGINT)
        return self._end()

    def _end(self) -> str:
        written = self.process.communicate(timeout=PATIENCE)[1]
        return str(written)


def tab_to_move(house: HouseOfTests) -> tuple[str, Tab, dict[str, Any]]:
    """Return a table, a tab whose turn it is, and a move it may make."""
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(table)
    tab.settle(0)
    (seat,) = tab.view["deciders"]
    tab.look(seat)
    move = {"id": "m1", "type": "move", "seat": seat, "move": tab.view["moves"][0]["move"]}
    return table, tab, move
