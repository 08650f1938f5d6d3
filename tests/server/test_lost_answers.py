"""COMMIT was sent and the answer was lost: whatever it was, nobody is told a lie.

On PostgreSQL behind a proxy that cuts the line at COMMIT, which got through or did not; on
SQLite with a driver that says so.
"""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from support.database_proxy import DatabaseProxy
from support.finished_record import a_record
from support.guests import OPEN, Guest, HouseOfTests, Refused
from support.tiers import POSTGRESQL

KINDS = ["move", "chat", "jotting", "table", "nickname", "link", "claim", "record", "seat"]
"""Seats come last: once a bot sits there, it is the next to write."""
UNDER_WHICH = itertools.count(1)


class Line(Protocol):
    """The line to a database."""

    def cut(self, gets_through: bool) -> None: ...


class CutDriver:
    """An SQLite engine whose next COMMIT fails, although it may have happened."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine
        self._next: bool | None = None

    def cut(self, gets_through: bool) -> None:
        self._next = gets_through

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def raw_connection(self) -> Any:
        return _CutConnection(self, self._engine.raw_connection())

    def commit(self, connection: Any) -> None:
        if self._next is None:
            connection.commit()
            return
        gets_through, self._next = self._next, None
        if gets_through:
            connection.commit()
        raise sqlite3.OperationalError("disk I/O error")


class _CutConnection:
    def __init__(self, driver: CutDriver, connection: Any) -> None:
        self._driver = driver
        self._connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def commit(self) -> None:
        self._driver.commit(self._connection)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=POSTGRESQL)])
def behind(request: pytest.FixtureRequest, folder: Path) -> Iterator[tuple[HouseOfTests, Line]]:
    """A server, and the line to its database."""
    # It looks for a restore by a commit, and goes round to keep snapshots: not now.
    line: Line
    if request.param == "sqlite":
        house = HouseOfTests(folder, look=3600.0, sweep=3600.0)
        line = CutDriver(house.registry.engine)
        house.registry.writer._engine = line  # type: ignore[assignment]
    else:
        line = request.getfixturevalue("proxy")
        house = HouseOfTests(folder, look=3600.0, sweep=3600.0, database=line.address)  # type: ignore[attr-defined]
    yield house, line
    OPEN.close()
    house.stop()


class Anna:
    """She has a table and a finished game, and does one thing of every kind."""

    def __init__(self, house: HouseOfTests) -> None:
        self.house = house
        self.guest: Guest = house.guest("Anna")
        self.table = self.guest.table("alchemists", "me", "hotseat")
        self.tab = self.guest.open(self.table, seat=0)
        self.tab.settle(0)
        self.record = a_record(house.registry.settings.data_dir)
        # The process that reads records is started here, not while a line is about to be cut.
        self.guest.http.post("/api/records", content=self.record)
        self.link = ""

    def ways(self) -> dict[str, Callable[[], Any]]:
        """Return how she does each thing; each is a new one."""
        new = f"m{next(UNDER_WHICH)}"
        here = f"/api/tables/{self.table}"
        self.link = self.guest.post("/api/me/link")["url"]

        def bring() -> Any:
            answer = self.guest.http.post("/api/records", content=self.record)
            if answer.status_code >= 400:
                raise Refused(answer.json(), answer.status_code)

        move = {"type": "move", "seat": 0, "move": self.tab.view["moves"][0]["move"]}
        jot = {"type": "jot", "seat": 0, "written": {"text": new}}
        phone = self.house.guest()
        return {
            "move": lambda: self.tab.ask({"id": f"{new}m", **move}),
            "chat": lambda: self.tab.ask({"id": f"{new}c", "type": "chat", "text": new}),
            "jotting": lambda: self.tab.ask({"id": f"{new}j", **jot}),
            "seat": lambda: self.guest.post(f"{here}/bot", {"seat": 1, "bot": "random"}),
            "table": lambda: self.guest.table("poison", "me", "friend", "friend"),
            "nickname": lambda: self.guest.call("PUT", "/api/me", {"nickname": new}),
            "link": lambda: self.guest.post("/api/me/link"),
            "claim": lambda: phone.post(f"/api{self.link}"),
            "record": bring,
        }

    def do(self, kind: str, ways: dict[str, Callable[[], Any]]) -> str:
        """Do it; return what is told."""
        try:
            ways[kind]()
        except Refused as refused:
            return str(refused.name)
        return "done"

    def written(self, kind: str) -> Any:
        """Return what the disk says of a kind."""
        counted = {
            "move": f"SELECT count(*) FROM moves WHERE \"table\" = '{self.table}' AND seat = 0",
            "chat": "SELECT count(*) FROM chat",
            "jotting": "SELECT count(*) FROM jottings",
            "seat": f"SELECT count(*) FROM chairs WHERE \"table\" = '{self.table}' AND bot != ''",
            "table": "SELECT count(*) FROM tables",
            "nickname": "SELECT max(nickname) FROM persons",
            "link": "SELECT count(*) FROM links",
            "claim": "SELECT count(*) FROM devices",
            "record": "SELECT count(*) FROM records",
        }[kind]
        with self.house.registry.engine.connect() as connection:
            return connection.exec_driver_sql(counted).scalar_one()


def test_everybody_is_told_what_happened(behind: tuple[HouseOfTests, Line]) -> None:
    """What did not get through is told as not stored, what did as done; and it is so."""
    house, line = behind
    anna = Anna(house)
    ways = anna.ways()
    for kind in KINDS:
        before = anna.written(kind)
        line.cut(gets_through=False)
        assert (kind, anna.do(kind, ways)) == (kind, "not-stored")
        assert (kind, anna.written(kind)) == (kind, before)
        line.cut(gets_through=True)
        assert (kind, anna.do(kind, ways)) == (kind, "done")
        after = anna.written(kind)
        assert (kind, after) != (kind, before)
        if kind in ("move", "chat", "jotting"):
            assert (kind, anna.do(kind, ways)) == (kind, "done"), "sent again it is the same"
            assert (kind, anna.written(kind)) == (kind, after)


@pytest.mark.parametrize("behind", ["postgresql"], indirect=True)
def test_what_nobody_can_say_is_told_as_unclear(
    behind: tuple[HouseOfTests, Line], proxy: DatabaseProxy
) -> None:
    """The line is cut, and the database is away afterwards: nobody is told yes or no."""
    anna = Anna(behind[0])
    ways = anna.ways()
    for kind in KINDS:
        before = anna.written(kind)
        proxy.cut(gets_through=True, then="refuses")
        assert (kind, anna.do(kind, ways)) == (kind, "unclear")
        proxy.behaviour = "passes"
        assert (kind, anna.written(kind)) != (kind, before), "it had happened"
        if kind in ("move", "chat", "jotting", "seat", "nickname"):
            assert (kind, anna.do(kind, ways)) == (kind, "done"), "it may be sent again"
