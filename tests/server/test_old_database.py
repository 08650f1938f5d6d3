"""A database of an earlier version: everything in it goes on, told over the public wire alone."""

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
KEPT: dict[str, Any] = json.loads((OLD / "version-1.json").read_text())
TABLES: dict[str, Any] = KEPT["tables"]
RUNNING = sorted(name for name, table in TABLES.items() if table["phase"] == "playing")
FINISHED = sorted(name for name, table in TABLES.items() if table["phase"] == "over")
DAY = 24 * 3600.0


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfTests]:
    """A server of today with the database of version 1, at which people only look."""
    yield from open_again(tmp_path_factory.mktemp("untouched"), -DAY)


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfTests]:
    """Another, at which each table is played on by one test."""
    yield from open_again(tmp_path_factory.mktemp("old"), DAY)


def open_again(folder: Path, link_lasts: float) -> Iterator[HouseOfTests]:
    """Open a copy of the database; the personal link in it lasts for so many seconds from now."""
    file = folder / "retorta.sqlite3"
    shutil.copyfile(OLD / "version-1.sqlite3", file)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE links SET expires = ?", [time.time() + link_lasts])
        database.commit()
    server = HouseOfTests(folder)
    yield server
    server.stop()


def person(house: HouseOfTests, name: str) -> Guest:
    """Come back as somebody who was there."""
    return Guest(house.port, token=KEPT["tokens"][name])


def own_notebook(tab: Tab) -> tuple[Any, Any]:
    """Return the marks and the note in front of the seat that a tab looks from."""
    return tab.view["own"].get("marks"), tab.view["own"].get("note")


def come_back(house: HouseOfTests, table: str) -> dict[str, Tab]:
    """Open a table for everybody known there, each on the seat that was looked from."""
    tabs = {}
    for name, was in TABLES[table]["people"].items():
        tabs[name] = person(house, name).open(TABLES[table]["id"], was["seat"])
        tabs[name].settle(TABLES[table]["number"])
    return tabs


def test_everybody_is_still_who_they_were(untouched: HouseOfTests) -> None:
    for name, nickname in KEPT["nicknames"].items():
        assert person(untouched, name).get("/api/me") == {"nickname": nickname}
    mine = person(untouched, "anna").get("/api/tables")
    on_the_phone = person(untouched, "anna-on-the-phone").get("/api/tables")
    ids = {group: {it["id"] for it in mine[group]} for group in ("mine", "finished")}
    assert ids == {
        group: {it["id"] for it in on_the_phone[group]} for group in ("mine", "finished")
    }
    assert ids["finished"] == {TABLES[name]["id"] for name in FINISHED}


@pytest.mark.parametrize("name", sorted(TABLES))
def test_a_table_stands_as_it_was_left(untouched: HouseOfTests, name: str) -> None:
    """Its seats, options, promise; and whose seats they are."""
    was = TABLES[name]
    info = Guest(untouched.port).get(f"/api/tables/{was['id']}")
    for key in ("game", "phase", "options", "commitment", "rematch", "number"):
        assert info[key] == was[key], key
    for seat, before in zip(info["seats"], was["seats"], strict=True):
        assert {key: seat[key] for key in before} == before
    for whose, before in was["people"].items():
        mine = person(untouched, whose).get(f"/api/tables/{was['id']}")["mine"]
        assert before["seat"] in mine


@pytest.mark.parametrize("name", RUNNING)
def test_everybody_sees_what_they_saw(untouched: HouseOfTests, name: str) -> None:
    """The same question with the same moves, the same story, chat and notebook."""
    for whose, tab in come_back(untouched, name).items():
        was = TABLES[name]["people"][whose]
        assert tab.view["number"] == TABLES[name]["number"]
        assert tab.view["seat"] == was["seat"]
        assert tab.view["deciders"] == was["deciders"]
        assert [it["move"] for it in tab.view["moves"]] == was["asked"]
        assert own_notebook(tab) == (was["marks"], was["note"])
        assert [[it["number"], it["by"], it["undo"]] for it in tab.story] == was["lines"]
        said = [[it["seat"], it["name"], it["text"]] for it in tab.chat]
        assert said == was["chat"]


def test_the_fixture_has_what_it_is_for() -> None:
    """Should somebody make it anew, nothing may be missing from it."""
    games = {TABLES[name]["game"] for name in RUNNING}
    assert games == {"alchemists", "laar", "poison", "potion-making"}
    anna = TABLES["alchemists"]["people"]["anna"]
    assert anna["marks"].strip(".")
    assert anna["note"]
    assert any(undo for _, _, undo in anna["lines"])
    assert all(any(it["asked"] for it in TABLES[name]["people"].values()) for name in RUNNING)
    with closing(sqlite3.connect(OLD / "version-1.sqlite3")) as database:
        snapshots = {table for (table,) in database.execute('SELECT "table" FROM snapshots')}
    assert snapshots & {TABLES[name]["id"] for name in RUNNING}


@pytest.mark.parametrize("name", sorted({*RUNNING} - {"hot-seats"}))
def test_a_running_game_is_played_to_its_end(old_house: HouseOfTests, name: str) -> None:
    """People play any moves, bots their own; the promise made by the old version is kept."""
    tabs = come_back(old_house, name)
    luck = random.Random(7)
    play_to_the_end([*tabs.values()], lambda number: luck.randrange(1000))
    for tab in tabs.values():
        assert tab.view["outcome"]["winners"]
    for whose, tab in tabs.items():
        was = TABLES[name]["people"][whose]
        assert own_notebook(tab) == (was["marks"], was["note"])
    check_promise(person(old_house, "anna"), name)


def test_a_device_with_three_people_is_played_to_its_end(old_house: HouseOfTests) -> None:
    (tab,) = come_back(old_house, "hot-seats").values()
    luck = random.Random(7)
    while not tab.is_over:
        (seat,) = tab.view["deciders"]
        if tab.view["seat"] != seat:
            tab.ask({"type": "look", "seat": seat})
            tab.until(lambda seat=seat: tab.view["seat"] == seat)  # type: ignore[misc]
        tab.move(luck.randrange(1000))
    check_promise(tab.guest, "hot-seats")


def check_promise(guest: Guest, name: str) -> None:
    """Have the record of a finished game dealt again from the seed that was promised."""
    table = TABLES[name]["id"]
    verdict = guest.post(f"/api/replays/{table}/verify")
    assert verdict["promised"]
    assert verdict["finished"]
    assert guest.get(f"/api/replays/{table}")["commitment"] == TABLES[name]["commitment"]


def test_a_message_taken_by_the_old_version_is_not_taken_again(untouched: HouseOfTests) -> None:
    """A client that never heard its answer sends the same id to the new version."""
    table = TABLES["poison"]
    with closing(sqlite3.connect(OLD / "version-1.sqlite3")) as database:
        ((stored, number),) = database.execute(
            'SELECT message, number FROM moves WHERE "table" = ? AND seat = 0'
            " ORDER BY number DESC LIMIT 1",
            [table["id"]],
        )
    tab = person(untouched, "anna").open(table["id"], 0)
    message = {"id": stored.split(":", 1)[1], "type": "move", "seat": 0, "move": {}}
    assert tab.ask(message)["number"] == number, "the answer that it got then"
    assert person(untouched, "anna").get(f"/api/tables/{table['id']}")["number"] == table["number"]


def test_whoever_was_replaced_may_return(folder: Path) -> None:
    """In a house of its own: the other tests play this game to its end."""
    shutil.copyfile(OLD / "version-1.sqlite3", folder / "retorta.sqlite3")
    house = HouseOfTests(folder)
    try:
        table = TABLES["replaced"]["id"]
        boris = person(house, "boris")
        assert boris.get(f"/api/tables/{table}")["mine"] == [1]
        tabs = [person(house, "anna").open(table, 0), boris.open(table, 1)]
        for tab in tabs:
            tab.settle(TABLES["replaced"]["number"])
        assert tabs[0].is_deciding
        info = boris.post(f"/api/tables/{table}/return", {"seat": 1})
        assert not info["seats"][1]["replaced"]
        tabs[0].move()
        tabs[1].until(lambda: tabs[1].is_deciding)
        tabs[1].move()
    finally:
        house.stop()


def test_a_link_that_was_given_away_still_makes_another_device_his(old_house: HouseOfTests) -> None:
    phone = old_house.guest()
    assert phone.post(f"/api/claim/{KEPT['unused-link']}") == {
        "nickname": KEPT["nicknames"]["boris"]
    }
    assert phone.get(f"/api/tables/{TABLES['poison']['id']}")["mine"] == [1]


def test_a_link_of_the_day_before_yesterday_is_worth_nothing(untouched: HouseOfTests) -> None:
    with pytest.raises(Refused, match="link"):
        untouched.guest().post(f"/api/claim/{KEPT['unused-link']}")


def test_a_listed_table_fills_and_starts(old_house: HouseOfTests) -> None:
    """Anna and Cleo had sat down with salts of theirs; whoever comes takes the last seat."""
    table = TABLES["waiting-listed"]
    dora = old_house.guest("Dora")
    assert table["id"] in [it["id"] for it in dora.get("/api/tables")["listed"]]
    info = dora.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "salt": "marjoram"})
    assert info["phase"] == "playing"
    assert info["commitment"] == table["commitment"]
    tabs = [
        person(old_house, "anna").open(table["id"]),
        dora.open(table["id"]),
        person(old_house, "cleo").open(table["id"]),
    ]
    play_to_the_end(tabs)
    check_promise(dora, "waiting-listed")
    last = dora.http.get(f"/api/tables/{table['id']}/record").text.splitlines()[-1]
    assert json.loads(last)["salts"] == ["thyme", "marjoram", "sage"]


@pytest.mark.parametrize(("name", "seat"), [("waiting-by-link", 1), ("waiting-hot-seat", 2)])
def test_a_waiting_table_fills_and_is_played(old_house: HouseOfTests, name: str, seat: int) -> None:
    table = TABLES[name]
    host = person(old_house, {"waiting-by-link": "boris", "waiting-hot-seat": "cleo"}[name])
    emil = old_house.guest("Emil")
    info = emil.post(f"/api/tables/{table['id']}/sit", {"seat": seat})
    assert info["phase"] == "playing"
    assert info["options"] == table["options"]
    mine = host.get(f"/api/tables/{table['id']}")["mine"]
    tabs = [*(host.open(table["id"], it) for it in mine), emil.open(table["id"], seat)]
    luck = random.Random(7)
    play_to_the_end(tabs, lambda number: luck.randrange(1000))
    check_promise(emil, name)


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_is_kept_with_its_promise(untouched: HouseOfTests, name: str) -> None:
    table = TABLES[name]
    anna = person(untouched, "anna")
    check_promise(anna, name)
    replay = anna.get(f"/api/replays/{table['id']}")
    assert replay["total"] == table["number"]
    last = anna.get(f"/api/replays/{table['id']}/moments/{replay['total']}?seat=0")
    assert last["outcome"] == table["people"]["anna"]["outcome"]
    assert anna.get(f"/api/tables/{table['id']}")["rematch"] == table["rematch"]
    if table["rematch"]:
        assert table["rematch"] == TABLES["rematch"]["id"]
        again = anna.post(f"/api/tables/{table['id']}/rematch")["id"]
        assert again == table["rematch"], "the same one however often it is asked"


def test_the_record_of_a_finished_game_is_the_same_to_the_byte(untouched: HouseOfTests) -> None:
    """With the notebook of the one who asks, and of nobody else."""
    table = TABLES["finished"]["id"]
    downloaded = (OLD / "version-1.jsonl").read_bytes()
    assert person(untouched, "anna").http.get(f"/api/tables/{table}/record").content == downloaded
    assert "Anna's secret" in downloaded.decode()
    assert "тайна Бориса" not in downloaded.decode()
    boriss = person(untouched, "boris").http.get(f"/api/tables/{table}/record").text
    assert "тайна Бориса" in boriss
    assert "Anna's secret" not in boriss
    verdict = person(untouched, "anna").post(f"/api/replays/{table}/verify")
    assert verdict == TABLES["finished"]["verdict"]


def test_a_record_that_was_brought_is_still_there(untouched: HouseOfTests) -> None:
    brought = KEPT["brought"]
    anybody = untouched.guest()
    assert anybody.get(f"/api/replays/{brought['id']}")["total"] == brought["total"]
    kept = anybody.http.get(f"/api/replays/{brought['id']}/record").text
    assert kept == brought["record"]
    assert anybody.post(f"/api/replays/{brought['id']}/verify")["promised"]


def test_verify_proves_the_deal_of_an_old_record(run: Run) -> None:
    """On the command line, from the file that was downloaded."""
    said = run("verify", OLD / "version-1.jsonl")
    assert said.code == 0, said.err
