"""A browser without a screen: its database, and a tab with the two workers that run Python."""

from __future__ import annotations

import itertools
import json
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, Final

from retorta.tab.host import Host
from retorta.tab.thinker import Thinker
from retorta.tables.messages import WIRE, WIRE_2

AT_A_REAL_TABLE: Final[list[tuple[str, dict[str, Any]]]] = [
    ("alchemists/new", {}),
    ("alchemists/typed", {"written": "DEMO"}),
    ("alchemists/school", {}),
    ("alchemists/notebook", {"facts": [], "help": "advice"}),
    ("alchemists/lay-out", {"seats": 4}),
    ("alchemists/rounds", {"seats": 4}),
    ("alchemists/corrections", {"data": ""}),
    ("laar/deck", {"data": ""}),
    ("poison/lay-out", {"seats": 4, "options": {}, "luck": 1}),
    ("potion-making/lay-out", {"seats": 4, "luck": 1}),
    ("potion-making/look", {"about": "мандрагора", "have": []}),
]
"""Questions of the companion that need nothing before them, by their address."""


class Taken(Exception):
    """A key that is to be new is there already."""


class Database:
    """The browser's database: four stores of texts, written all or nothing."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[Any, str]] = {
            "rows": {},
            "tables": {},
            "records": {},
            "person": {},
        }

    def write(self, steps: list[list[Any]]) -> None:
        """Carry out the steps of one write, or none."""
        stores = {name: dict(kept) for name, kept in self.stores.items()}
        for what, store, key, value in steps:
            key = tuple(key) if isinstance(key, list) else key
            kept = stores[store]
            if what == "add" and key in kept:
                raise Taken
            if what in ("add", "put"):
                kept[key] = value
            elif store == "rows":
                stores[store] = {at: text for at, text in kept.items() if at[0] != key}
            else:
                kept.pop(key, None)
        self.stores = stores

    def read(self, store: str, key: str) -> list[str]:
        """Return what a worker would find."""
        kept = self.stores[store]
        if store == "rows":
            return [kept[at] for at in sorted(kept) if at[0] == key]
        if store == "records" and not key:
            return sorted(kept)
        return list(kept.values()) if not key else [kept[key]] if key in kept else []


class Tab:
    """One tab: a host, the other worker, and what pages were told."""

    def __init__(
        self,
        database: Database,
        seed: int = 1,
        luck: Callable[[int], bytes] | None = None,
        pause: int = 0,
    ) -> None:
        self.database = database
        self.waiting: deque[dict[str, Any]] = deque()
        self.answers: dict[int, dict[str, Any]] = {}
        self.frames: dict[int, list[str]] = {}
        self.closed: dict[int, int] = {}
        self.thinker: Thinker | None = None
        """Started when something is first to be thought about."""
        self.thinking_jobs: list[dict[str, Any]] = []
        """What was asked of it."""
        self.waits: list[int] = []
        """Milliseconds that were to pass."""
        self.becomes: Callable[[int], str] = lambda number: ""
        """What becomes of a write: empty where it is done, else why it fails."""
        ticks = itertools.count(1_700_000_000)
        self._numbers = itertools.count(1)
        me = database.read("person", "me")
        self.host = Host(
            lambda text: self.waiting.append(json.loads(text)),
            lambda: float(next(ticks)),
            luck or Random(seed).randbytes,
            me[0] if me else "",
            json.dumps({"bot_pause": pause, "hint_time": 30}),
        )

    # What pages do.

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask, and wait for the answer: its status, and what it says."""
        number = next(self._numbers)
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        self.host.request(number, method, path, text)
        self.go_on()
        answer = self.answers.pop(number)
        is_json = answer["type"] == "application/json"
        return answer["status"], json.loads(answer["body"]) if is_json else answer["body"]

    def get(self, path: str) -> Any:
        status, told = self.request("GET", path)
        assert status == 200, told
        return told

    def post(self, path: str, body: Any = None) -> Any:
        status, told = self.request("POST", path, body)
        assert status in (200, 201), told
        return told

    def table(self, game: str, *seats: str, **more: Any) -> str:
        """Make a table; a seat is ``me``, ``hotseat`` or the name of a bot."""
        kinds = ("me", "friend", "hotseat")
        chairs = [{"kind": it} if it in kinds else {"kind": "bot", "bot": it} for it in seats]
        made: str = self.post("/api/tables", {"game": game, "seats": chairs, **more})["id"]
        return made

    def open(self, table: str, seat: str = "", wire: int = WIRE) -> Page:
        return Page(self, table, seat, wire)

    # What the worker does.

    def go_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Do what Python asked for, until nothing is left to do."""
        while self.waiting and not until():
            self._do(self.waiting.popleft())

    def _do(self, wanted: dict[str, Any]) -> None:
        if "answer" in wanted:
            self.answers[wanted["answer"]] = wanted
        elif "frame" in wanted:
            self.frames[wanted["socket"]].append(wanted["frame"])
        elif "closed" in wanted:
            self.closed[wanted["closed"]] = wanted["code"]
        elif "write" in wanted:
            self._write(wanted["write"], wanted["steps"])
        elif "read" in wanted:
            found = self.database.read(wanted["store"], wanted["key"])
            self.host.found(wanted["read"], json.dumps(found))
        elif "wait" in wanted:
            self.waits.append(wanted["pause"])
            self.host.waited(wanted["wait"])
        elif "think" in wanted:
            self.thinker = self.thinker or Thinker()
            self.thinking_jobs.append(json.loads(wanted["job"]))
            self.host.thinker_answered(wanted["think"], self.thinker.answer(wanted["job"]))
        else:
            raise AssertionError(wanted["trace"])

    def _write(self, number: int, steps: list[list[Any]]) -> None:
        why = self.becomes(number)
        if why in ("", "unclear"):
            try:
                self.database.write(steps)
            except Taken:
                why = "taken"
        if why:
            self.host.failed(number, why)
        else:
            self.host.written(number)


class Page:
    """A page at a table: one socket, and everything it was sent."""

    numbers = itertools.count(1)

    def __init__(self, tab: Tab, table: str, seat: str = "", wire: int = WIRE) -> None:
        self.tab = tab
        self.wire = wire
        self.number = next(Page.numbers)
        self.ids = itertools.count(1)
        self._read: list[dict[str, Any]] = []
        tab.frames[self.number] = []
        tab.host.open(self.number, table, seat)
        self.send({"type": "hello", "wire": wire, "seen": -1})

    @property
    def frames(self) -> list[dict[str, Any]]:
        texts = self.tab.frames[self.number]
        self._read += [json.loads(text) for text in texts[len(self._read) :]]
        return self._read

    def last(self, kind: str) -> dict[str, Any]:
        return next((frame for frame in reversed(self.frames) if frame["type"] == kind), {})

    @property
    def view(self) -> dict[str, Any]:
        return self.last("view")

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["outcome"] is not None

    def send(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message; return what it was answered, if it was."""
        sent = {"id": f"{self.number}-{next(self.ids)}", **message}
        self.tab.host.send(self.number, json.dumps(sent))
        self.tab.go_on()
        answers = (it for it in reversed(self.frames) if it["type"] in ("ok", "refused"))
        return next((it for it in answers if it["id"] == sent["id"]), {})

    def move(self, which: int = 0) -> dict[str, Any]:
        """Play one of the moves of a seat that is to decide."""
        (seat, *_) = [it for it in self.view["deciders"] if it in self.last("table")["mine"]]
        if self.view["seat"] != seat:
            self.send({"type": "look", "seat": seat})
        moves = self.view["asked" if self.wire == WIRE_2 else "moves"]
        move = moves[which % len(moves)]["move"]
        return self.send({"type": "move", "seat": seat, "move": move})

    def close(self) -> None:
        self.tab.host.close(self.number)
        self.tab.go_on()


def play_to_the_end(page: Page, luck: Random) -> None:
    """Let whoever is to decide move until the game is over; bots play by themselves."""
    while not page.is_over:
        answer = page.move(luck.randrange(1000))
        assert answer["type"] == "ok", answer
