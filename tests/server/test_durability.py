"""What was acknowledged stays, what is gone nobody saw; whatever happens to the server."""

from __future__ import annotations

import sqlite3
import threading
import uuid
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, Refused, ServerProcess, Tab
from websockets.exceptions import ConnectionClosed

from retorta.cli import run

TABLES = 5
BEFORE_THE_END = 25
"""Moves acknowledged before the server is killed, at all tables together."""


class Player:
    """One table, played by one person as fast as it goes until the server is gone."""

    def __init__(
        self, port: int, token: str, table: str, told: threading.Semaphore | None = None
    ) -> None:
        self._told = told or threading.Semaphore()
        self.guest = Guest(port, token=token)
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.unanswered: dict[str, Any] | None = None
        self.views: dict[tuple[int, int], Any] = {}
        """What was seen of each number from each seat."""
        self.tab: Tab | None = None

    def sit(self) -> Tab:
        self.tab = self.guest.open(self.table)
        self.tab.settle(0)
        return self.tab

    def play(self) -> None:
        tab = self.tab
        assert tab is not None
        try:
            while not tab.is_over:
                self.note(tab)
                (seat,) = tab.view["deciders"]
                if tab.view["seat"] != seat:
                    tab.ask({"type": "look", "seat": seat})
                    tab.until(lambda seat=seat: tab.view["seat"] == seat)  # type: ignore[misc]
                    continue
                move = tab.view["moves"][0]["move"]
                message = {"id": str(uuid.uuid4()), "type": "move", "seat": seat, "move": move}
                self.unanswered = message
                number = tab.ask(message)["number"]
                self.acknowledged[message["id"]] = number
                self.unanswered = None
                self._told.release()
                tab.settle(number)
        except (ConnectionClosed, OSError, TimeoutError, EOFError):
            self.note(tab)

    def note(self, tab: Tab) -> None:
        if tab.view:
            self.views[tab.view["number"], tab.view["seat"]] = tab.shown


def logged(folder: Path, table: str) -> dict[int, str]:
    """Return the log of a table: which message each number is."""
    with sqlite3.connect(folder / "retorta.sqlite3") as database:
        rows = database.execute(
            'SELECT number, message FROM moves WHERE "table" = ? ORDER BY number', (table,)
        ).fetchall()
    database.close()
    return {number: message.rsplit(":", 1)[1] for number, message in rows}


def test_kill_9_under_load_loses_nothing_and_doubles_nothing(folder: Path) -> None:
    tokens = [f"{index:043d}" for index in range(TABLES)]
    server = ServerProcess(folder)
    seats = ("me", "hotseat", "hotseat", "hotseat")
    tables = [Guest(server.port, token=token).table("poison", *seats) for token in tokens]
    played = 0
    for _ in range(2):
        told = threading.Semaphore(0)
        players = [
            Player(server.port, token, table, told)
            for token, table in zip(tokens, tables, strict=True)
        ]
        for player in players:
            player.sit()
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        for _ in range(BEFORE_THE_END):
            assert told.acquire(timeout=PATIENCE)
        server.kill()
        for thread in threads:
            thread.join(PATIENCE)
        OPEN.close()
        server = ServerProcess(folder)
        for player, token in zip(players, tokens, strict=True):
            tab = Player(server.port, token, player.table).sit()
            check(folder, player, tab)
            tab.close()
            played += len(player.acknowledged)
    OPEN.close()
    server.stop()
    assert played >= 2 * BEFORE_THE_END


def check(folder: Path, player: Player, tab: Tab) -> None:
    """Compare what a player was told before the server died with what is there now."""
    log = logged(folder, player.table)
    assert sorted(log) == list(range(1, len(log) + 1)), "no number is missing"
    assert len(set(log.values())) == len(log), "no message is there twice"
    for message, number in player.acknowledged.items():
        assert log[number] == message, "an acknowledged move is gone"
    assert max((number for number, _ in player.views), default=0) <= len(log)
    tab.settle(len(log))
    assert tab.view["number"] == len(log)
    seen = player.views.get((tab.view["number"], tab.view["seat"]))
    assert seen is None or seen == tab.shown
    if player.unanswered is not None:
        # Sent again under the same id: taken now or already, but once.
        number = tab.ask(player.unanswered)["number"]
        assert number in (len(log), len(log) + 1)


def test_a_table_comes_back_after_a_restart(folder: Path) -> None:
    house = HouseOfTests(folder)
    anna = house.guest("Anna")
    token = anna.http.cookies["retorta"]
    table = anna.table("poison", "me", "random", "random")
    tab = anna.open(table)
    for _ in range(3):
        tab.until(lambda: tab.is_deciding)
        tab.move()
    tab.ask({"type": "chat", "text": "back in a minute"})
    tab.until(lambda: tab.is_deciding)
    before, shown, story, info = tab.view, tab.shown, tab.story, anna.get(f"/api/tables/{table}")
    house.stop()
    assert tab.drain() in (1001, 1012)

    house = HouseOfTests(folder)
    try:
        again = Guest(house.port, token=token)
        assert house.registry.tables == {}, "nothing is loaded before somebody looks"
        waiting = again.get("/api/tables")["mine"][0]
        assert waiting["id"] == table
        assert waiting["waiting_for_me"]
        assert waiting["number"] == before["number"]
        tab = again.open(table)
        tab.settle(before["number"])
        assert tab.shown == shown
        assert tab.view["moves"] == before["moves"]
        assert tab.story == story
        assert [line["text"] for line in tab.chat] == ["back in a minute"]
        assert again.get(f"/api/tables/{table}")["commitment"] == info["commitment"]
        assert again.get("/api/me") == {"nickname": "Anna"}
        tab.move()
    finally:
        OPEN.close()
        house.stop()


def test_after_a_restart_nothing_is_taken_that_was_taken_before(folder: Path) -> None:
    """Moves, jottings, and lines of chat, even those that no newcomer is shown any more."""
    house = HouseOfTests(folder)
    anna = house.guest("Anna")
    token = anna.http.cookies["retorta"]
    table = anna.table("alchemists", "me", "hotseat")
    tab = anna.open(table, seat=0)
    tab.settle(0)
    lines = [f"c{number}" for number in range(130)]
    messages: list[dict[str, Any]] = [
        *({"id": id, "type": "chat", "text": f"line {id}"} for id in lines),
        {"id": "j", "type": "jot", "seat": 0, "written": {"text": "the toad"}},
        {"id": "m", "type": "move", "seat": 0, "move": tab.view["moves"][0]["move"]},
    ]
    before = [tab.ask(message)["number"] for message in messages]
    OPEN.close()
    house.stop()

    house = HouseOfTests(folder)
    try:
        tab = Guest(house.port, token=token).open(table, seat=0)
        tab.until(lambda: tab.chat)
        assert [line["text"] for line in tab.chat] == [f"line {id}" for id in lines[-100:]]
        after = [tab.ask(message)["number"] for message in messages]
        assert after[-2:] == before[-2:]
        with house.registry.engine.connect() as connection:
            counted = [
                connection.exec_driver_sql(f"SELECT count(*) FROM {kind}").scalar_one()
                for kind in ("chat", "jottings", "moves")
            ]
        assert counted == [130, 1, 1]
    finally:
        OPEN.close()
        house.stop()


def test_a_reconnect_gets_what_was_missed(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    first, other = anna.open(table, seat=0), anna.open(table)
    for _ in range(6):
        play_one(other)
    first.settle(6)
    story = list(first.story)
    first.close()
    for _ in range(4):
        play_one(other)
    back = anna.open(table, seat=0, seen=6)
    back.settle(10)
    assert [line["number"] for line in back.story] == [7, 8, 9, 10]
    whole = anna.open(table, seat=0)
    whole.settle(10)
    assert whole.story == story + back.story
    fresh = anna.open(table, seat=0, seen=10)
    fresh.settle(10)
    assert fresh.story == []


def play_one(tab: Tab) -> None:
    tab.settle(0)
    (seat,) = tab.view["deciders"]
    if tab.view["seat"] != seat:
        tab.ask({"type": "look", "seat": seat})
        tab.until(lambda: tab.view["seat"] == seat)
    tab.move()


def test_what_cannot_be_written_does_not_happen(
    house: HouseOfTests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: moves are refused, nobody sees them, and later they work."""
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab, watching = anna.open(table), house.guest().open(table)
    play_one(tab)

    def full(jobs: object) -> None:
        raise OperationalError("INSERT", {}, Exception("disk is full"))

    (seat,) = tab.view["deciders"]
    tab.ask({"type": "look", "seat": seat})
    tab.until(lambda: tab.is_deciding)
    move = {"id": "m", "type": "move", "seat": seat, "move": tab.view["moves"][0]["move"]}
    with monkeypatch.context() as broken:
        broken.setattr(house.registry.writer, "_commit", full)
        with pytest.raises(Refused, match="not-stored") as caught:
            tab.ask(move)
        assert "disk" not in str(caught.value.answer)
        with pytest.raises(Refused, match="not-stored"):
            tab.ask({"type": "chat", "text": "hello?"})
    watching.settle(1)
    assert watching.view["number"] == 1
    assert house.registry.tables[table].table.number == 1
    assert tab.ask(move)["number"] == 2
    watching.settle(2)


def test_backup_and_restore_while_the_server_runs(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = HouseOfTests(folder)
    try:
        anna = server.guest("Anna")
        table = anna.table("poison", "me", "hotseat", "hotseat")
        tab = anna.open(table)
        for _ in range(4):
            play_one(tab)
        saved = folder / "saved.sqlite3"
        where = ["--data-dir", str(folder)]
        assert run(["--lang", "en", "backup", str(saved), *where]) == 0
        assert "1 table" in capsys.readouterr().out
        assert run(["--lang", "en", "backup", str(saved), *where]) == 2
        for _ in range(3):
            play_one(tab)
        later = anna.table("poison", "me", "friend", "friend")
        assert run(["--lang", "en", "restore", str(saved), *where]) == 0
        assert "before-restore" in capsys.readouterr().out
        assert tab.drain() == 1012
        back = anna.open(table)
        back.settle(4)
        assert back.view["number"] == 4
        play_one(back)
        with pytest.raises(Refused, match="table"):
            anna.get(f"/api/tables/{later}")
        (earlier,) = folder.glob("before-restore-*.sqlite3")
        assert run(["restore", str(earlier), *where]) == 0
        assert back.drain() == 1012
        assert anna.get(f"/api/tables/{later}")["phase"] == "waiting"
        assert anna.get(f"/api/tables/{table}")["number"] == 7
    finally:
        OPEN.close()
        server.stop()
    not_a_backup = folder / "other"
    not_a_backup.write_text("something else")
    assert run(["--lang", "en", "restore", str(not_a_backup), *where]) == 2
    assert run(["--lang", "en", "restore", str(folder / "nothing"), *where]) == 2
    complaint = capsys.readouterr().err
    assert "not a backup" in complaint
    assert "There is no file" in complaint
