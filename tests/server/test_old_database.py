"""Databases of earlier versions: everything in them goes on, told over the public wire alone."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from support.command_line import Run
from support.guests import Guest, HouseOfTests, Refused, Tab, play_to_the_end

OLD = Path(__file__).resolve().parents[1] / "fixtures"
VERSIONS = ("version-1", "version-2")
# The same evening was spent in each: the tables have the same names, and stand alike.
TABLES: dict[str, Any] = json.loads((OLD / "version-1.json").read_text())["tables"]
RUNNING = sorted(name for name, table in TABLES.items() if table["phase"] == "playing")
FINISHED = sorted(name for name, table in TABLES.items() if table["phase"] == "over")
DAY = 24 * 3600.0


class OldHouse(HouseOfTests):
    """A server of today with the database of *version*; the link in it lasts so long from now."""

    def __init__(self, folder: Path, version: str, link_lasts: float = DAY) -> None:
        self.file = OLD / f"{version}.sqlite3"
        self.record = OLD / f"{version}.jsonl"
        self.kept: dict[str, Any] = json.loads((OLD / f"{version}.json").read_text())
        self.tables: dict[str, Any] = self.kept["tables"]
        file = folder / "retorta.sqlite3"
        shutil.copyfile(self.file, file)
        with closing(sqlite3.connect(file)) as database:
            database.execute("UPDATE links SET expires = ?", [time.time() + link_lasts])
            database.commit()
        super().__init__(folder)

    def person(self, name: str) -> Guest:
        """Come back as somebody who was there."""
        return Guest(self.port, token=self.kept["tokens"][name])

    def come_back(self, table: str) -> dict[str, Tab]:
        """Open a table for everybody known there, each on the seat that was looked from."""
        tabs = {}
        for name, was in self.tables[table]["people"].items():
            tabs[name] = self.person(name).open(self.tables[table]["id"], was["seat"])
            tabs[name].settle(self.tables[table]["number"])
        return tabs


@pytest.fixture(scope="module", params=VERSIONS)
def untouched(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OldHouse]:
    """A house at which people only look."""
    house = OldHouse(tmp_path_factory.mktemp("untouched"), request.param, -DAY)
    yield house
    house.stop()


@pytest.fixture(scope="module", params=VERSIONS)
def old_house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OldHouse]:
    """Another, at which each table is played on by one test."""
    house = OldHouse(tmp_path_factory.mktemp("old"), request.param)
    yield house
    house.stop()


def own_notebook(tab: Tab) -> tuple[Any, Any]:
    """Return the marks and the note in front of the seat that a tab looks from."""
    return tab.view["own"].get("marks"), tab.view["own"].get("note")


def test_everybody_is_still_who_they_were(untouched: OldHouse) -> None:
    for name, nickname in untouched.kept["nicknames"].items():
        assert untouched.person(name).get("/api/me") == {"nickname": nickname}
    mine = untouched.person("anna").get("/api/tables")
    on_the_phone = untouched.person("anna-on-the-phone").get("/api/tables")
    ids = {group: {it["id"] for it in mine[group]} for group in ("mine", "finished")}
    assert ids == {
        group: {it["id"] for it in on_the_phone[group]} for group in ("mine", "finished")
    }
    assert ids["finished"] == {untouched.tables[name]["id"] for name in FINISHED}


@pytest.mark.parametrize("name", sorted(TABLES))
def test_a_table_stands_as_it_was_left(untouched: OldHouse, name: str) -> None:
    """Its seats, options, promise; and whose seats they are."""
    was = untouched.tables[name]
    info = Guest(untouched.port).get(f"/api/tables/{was['id']}")
    for key in ("game", "phase", "options", "commitment", "rematch", "number"):
        assert info[key] == was[key], key
    for seat, before in zip(info["seats"], was["seats"], strict=True):
        assert {key: seat[key] for key in before} == before
    for whose, before in was["people"].items():
        mine = untouched.person(whose).get(f"/api/tables/{was['id']}")["mine"]
        assert before["seat"] in mine


@pytest.mark.parametrize("name", RUNNING)
def test_everybody_sees_what_they_saw(untouched: OldHouse, name: str) -> None:
    """The same question with the same moves, the same story, chat and notebook."""
    for whose, tab in untouched.come_back(name).items():
        was = untouched.tables[name]["people"][whose]
        assert tab.view["number"] == untouched.tables[name]["number"]
        assert tab.view["seat"] == was["seat"]
        assert tab.view["deciders"] == was["deciders"]
        assert [it["move"] for it in tab.view["moves"]] == was["asked"]
        assert own_notebook(tab) == (was["marks"], was["note"])
        assert [[it["number"], it["by"], it["undo"]] for it in tab.story] == was["lines"]
        said = [[it["seat"], it["name"], it["text"]] for it in tab.chat]
        assert said == was["chat"]


@pytest.mark.parametrize("version", VERSIONS)
def test_the_fixture_has_what_it_is_for(version: str) -> None:
    """Should somebody make it anew, nothing may be missing from it."""
    tables = json.loads((OLD / f"{version}.json").read_text())["tables"]
    assert sorted(tables) == sorted(TABLES)
    assert [tables[name]["phase"] for name in TABLES] == [was["phase"] for was in TABLES.values()]
    games = {tables[name]["game"] for name in RUNNING}
    assert games == {"alchemists", "laar", "poison", "potion-making"}
    anna = tables["alchemists"]["people"]["anna"]
    assert anna["marks"].strip(".")
    assert anna["note"]
    assert any(undo for _, _, undo in anna["lines"])
    assert all(any(it["asked"] for it in tables[name]["people"].values()) for name in RUNNING)
    with closing(sqlite3.connect(OLD / f"{version}.sqlite3")) as database:
        snapshots = {table for (table,) in database.execute('SELECT "table" FROM snapshots')}
    assert snapshots & {tables[name]["id"] for name in RUNNING}


@pytest.mark.parametrize("name", sorted({*RUNNING} - {"hot-seats"}))
def test_a_running_game_is_played_to_its_end(old_house: OldHouse, name: str) -> None:
    """People play any moves, bots their own; the promise made by the old version is kept."""
    tabs = old_house.come_back(name)
    luck = random.Random(7)
    play_to_the_end([*tabs.values()], lambda number: luck.randrange(1000))
    for tab in tabs.values():
        assert tab.view["outcome"]["winners"]
    for whose, tab in tabs.items():
        was = old_house.tables[name]["people"][whose]
        assert own_notebook(tab) == (was["marks"], was["note"])
    check_promise(old_house, name)


def test_a_device_with_three_people_is_played_to_its_end(old_house: OldHouse) -> None:
    (tab,) = old_house.come_back("hot-seats").values()
    luck = random.Random(7)
    while not tab.is_over:
        (seat,) = tab.view["deciders"]
        if tab.view["seat"] != seat:
            tab.ask({"type": "look", "seat": seat})
            tab.until(lambda seat=seat: tab.view["seat"] == seat)  # type: ignore[misc]
        tab.move(luck.randrange(1000))
    check_promise(old_house, "hot-seats")


def check_promise(house: OldHouse, name: str) -> None:
    """Have the record of a finished game dealt again from the seed that was promised."""
    table = house.tables[name]["id"]
    anna = house.person("anna")
    verdict = anna.post(f"/api/replays/{table}/verify")
    assert verdict["promised"]
    assert verdict["finished"]
    assert anna.get(f"/api/replays/{table}")["commitment"] == house.tables[name]["commitment"]


def test_a_message_taken_by_the_old_version_is_not_taken_again(untouched: OldHouse) -> None:
    """A client that never heard its answer sends the same id to the new version."""
    table = untouched.tables["poison"]
    with closing(sqlite3.connect(untouched.file)) as database:
        ((stored, number),) = database.execute(
            'SELECT message, number FROM moves WHERE "table" = ? AND seat = 0'
            " ORDER BY number DESC LIMIT 1",
            [table["id"]],
        )
    tab = untouched.person("anna").open(table["id"], 0)
    message = {"id": stored.split(":", 1)[1], "type": "move", "seat": 0, "move": {}}
    assert tab.ask(message)["number"] == number, "the answer that it got then"
    assert untouched.person("anna").get(f"/api/tables/{table['id']}")["number"] == table["number"]


@pytest.mark.parametrize("version", VERSIONS)
def test_whoever_was_replaced_may_return(folder: Path, version: str) -> None:
    """In a house of its own: the other tests play this game to its end."""
    house = OldHouse(folder, version)
    try:
        table = house.tables["replaced"]["id"]
        boris = house.person("boris")
        assert boris.get(f"/api/tables/{table}")["mine"] == [1]
        tabs = [house.person("anna").open(table, 0), boris.open(table, 1)]
        for tab in tabs:
            tab.settle(house.tables["replaced"]["number"])
        assert tabs[0].is_deciding
        info = boris.post(f"/api/tables/{table}/return", {"seat": 1})
        assert not info["seats"][1]["replaced"]
        tabs[0].move()
        tabs[1].until(lambda: tabs[1].is_deciding)
        tabs[1].move()
    finally:
        house.stop()


def test_a_link_that_was_given_away_still_makes_another_device_his(old_house: OldHouse) -> None:
    phone = old_house.guest()
    assert phone.post(f"/api/claim/{old_house.kept['unused-link']}") == {
        "nickname": old_house.kept["nicknames"]["boris"]
    }
    assert phone.get(f"/api/tables/{old_house.tables['poison']['id']}")["mine"] == [1]


def test_a_link_of_the_day_before_yesterday_is_worth_nothing(untouched: OldHouse) -> None:
    with pytest.raises(Refused, match="link"):
        untouched.guest().post(f"/api/claim/{untouched.kept['unused-link']}")


def test_a_listed_table_fills_and_starts(old_house: OldHouse) -> None:
    """Anna and Cleo had sat down with salts of theirs; whoever comes takes the last seat."""
    table = old_house.tables["waiting-listed"]
    dora = old_house.guest("Dora")
    assert table["id"] in [it["id"] for it in dora.get("/api/tables")["listed"]]
    info = dora.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "salt": "marjoram"})
    assert info["phase"] == "playing"
    assert info["commitment"] == table["commitment"]
    tabs = [
        old_house.person("anna").open(table["id"]),
        dora.open(table["id"]),
        old_house.person("cleo").open(table["id"]),
    ]
    play_to_the_end(tabs)
    check_promise(old_house, "waiting-listed")
    last = dora.http.get(f"/api/tables/{table['id']}/record").text.splitlines()[-1]
    assert json.loads(last)["salts"] == ["thyme", "marjoram", "sage"]


@pytest.mark.parametrize(("name", "seat"), [("waiting-by-link", 1), ("waiting-hot-seat", 2)])
def test_a_waiting_table_fills_and_is_played(old_house: OldHouse, name: str, seat: int) -> None:
    table = old_house.tables[name]
    host = old_house.person({"waiting-by-link": "boris", "waiting-hot-seat": "cleo"}[name])
    emil = old_house.guest("Emil")
    info = emil.post(f"/api/tables/{table['id']}/sit", {"seat": seat})
    assert info["phase"] == "playing"
    assert info["options"] == table["options"]
    mine = host.get(f"/api/tables/{table['id']}")["mine"]
    tabs = [*(host.open(table["id"], it) for it in mine), emil.open(table["id"], seat)]
    luck = random.Random(7)
    play_to_the_end(tabs, lambda number: luck.randrange(1000))
    check_promise(old_house, name)


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_is_kept_with_its_promise(untouched: OldHouse, name: str) -> None:
    table = untouched.tables[name]
    anna = untouched.person("anna")
    check_promise(untouched, name)
    replay = anna.get(f"/api/replays/{table['id']}")
    assert replay["total"] == table["number"]
    last = anna.get(f"/api/replays/{table['id']}/moments/{replay['total']}?seat=0")
    assert last["outcome"] == table["people"]["anna"]["outcome"]
    assert anna.get(f"/api/tables/{table['id']}")["rematch"] == table["rematch"]
    if table["rematch"]:
        assert table["rematch"] == untouched.tables["rematch"]["id"]
        again = anna.post(f"/api/tables/{table['id']}/rematch")["id"]
        assert again == table["rematch"], "the same one however often it is asked"


def test_the_record_of_a_finished_game_is_the_same_to_the_byte(untouched: OldHouse) -> None:
    """With the notebook of the one who asks, and of nobody else."""
    table = untouched.tables["finished"]["id"]
    downloaded = untouched.record.read_bytes()
    assert untouched.person("anna").http.get(f"/api/tables/{table}/record").content == downloaded
    assert "Anna's secret" in downloaded.decode()
    assert "тайна Бориса" not in downloaded.decode()
    boriss = untouched.person("boris").http.get(f"/api/tables/{table}/record").text
    assert "тайна Бориса" in boriss
    assert "Anna's secret" not in boriss
    verdict = untouched.person("anna").post(f"/api/replays/{table}/verify")
    assert verdict == untouched.tables["finished"]["verdict"]


def test_a_record_that_was_brought_is_still_there(untouched: OldHouse) -> None:
    brought = untouched.kept["brought"]
    anybody = untouched.guest()
    assert anybody.get(f"/api/replays/{brought['id']}")["total"] == brought["total"]
    kept = anybody.http.get(f"/api/replays/{brought['id']}/record").text
    assert kept == brought["record"]
    assert anybody.post(f"/api/replays/{brought['id']}/verify")["promised"]


@pytest.mark.parametrize("version", VERSIONS)
def test_verify_proves_the_deal_of_an_old_record(run: Run, version: str) -> None:
    """On the command line, from the file that was downloaded."""
    said = run("verify", OLD / f"{version}.jsonl")
    assert said.code == 0, said.err
