"""A browser's database of an earlier version: whatever was played in a tab goes on there."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.tab import Database, Tab, play_to_the_end

FILE = Path(__file__).resolve().parents[1] / "fixtures" / "version-2-tab.jsonl"
LINES: list[list[Any]] = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
SEEN: dict[str, dict[str, Any]] = {key: seen for store, key, seen in LINES if store == "seen"}
IDS = [seen["game"] for seen in SEEN.values()]


@pytest.fixture
def tab() -> Tab:
    database = Database()
    for store, key, text in LINES:
        if store != "seen":
            database.write([["add", store, key, text]])
    return Tab(database)


@pytest.mark.parametrize("table", SEEN, ids=IDS)
def test_a_running_game_stands_as_it_was_left_and_is_played_to_its_end(
    tab: Tab, table: str
) -> None:
    was = SEEN[table]
    page = tab.open(table, str(was["seat"]))
    assert page.view["moves"] == was["moves"] != []
    assert {name: page.view["own"][name] for name in was["own"]} == was["own"]
    for name in ("number", "seat", "deciders", "question"):
        assert page.view[name] == was[name], name
    assert [it["text"] for it in page.last("chat")["lines"]] == [f"Now {was['game']}."]
    assert tab.get(f"/api/tables/{table}")["pace"] == "quick"
    play_to_the_end(page, Random(5))
    assert tab.post(f"/api/replays/{table}/verify")["promised"]


def test_everything_else_is_there_too(tab: Tab) -> None:
    """My name, the lists, a finished game, and a record that was brought."""
    assert tab.get("/api/me") == {"nickname": "Zofia"}
    lists = tab.get("/api/tables")
    assert {it["id"] for it in lists["mine"]} == {*SEEN}
    (finished,) = [it["id"] for it in lists["finished"]]
    (brought,) = [key for store, key, _ in LINES if store == "records"]
    for record in (finished, brought):
        assert tab.post(f"/api/replays/{record}/verify")["promised"]
        total = tab.get(f"/api/replays/{record}")["total"]
        assert tab.get(f"/api/replays/{record}/moments/{total}")["outcome"]["winners"]


def test_the_fixture_has_what_it_is_for() -> None:
    assert sorted(IDS) == ["alchemists", "laar", "poison", "potion-making"]
    rows = {json.loads(text)["row"] for store, _, text in LINES if store == "rows"}
    assert {"jotting-row", "pace-set", "table-ended"} <= rows
