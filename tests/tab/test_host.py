"""The host inside a tab: play without a server, kept before it is shown, and never lost."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from support.tab import Database, Tab, play_to_the_end

from retorta import plugins
from retorta.core.verifiable import SEED_BYTES
from retorta.tables.closing import NO_TABLE, OTHER_WIRE
from retorta.tables.messages import WIRE
from retorta.thinking.bot_turns import TRIES


class Broken:
    """A thinker that never gets to the end of a thought."""

    def answer(self, job: str) -> str:
        return json.dumps({"failed": "MemoryError"})


@pytest.fixture
def database() -> Database:
    return Database()


@pytest.fixture
def tab(database: Database) -> Tab:
    return Tab(database)


@pytest.mark.parametrize("game", plugins.games())
def test_a_game_against_bots_is_played_to_its_end_and_can_be_looked_at(
    tab: Tab, database: Database, game: str
) -> None:
    least, _ = plugins.box(game).seats
    table = tab.table(game, "me", *["greedy"] * (least - 1))
    page = tab.open(table)
    play_to_the_end(page, Random(3))

    info = tab.get(f"/api/tables/{table}")
    assert info["phase"] == "over"
    for it in (tab, Tab(database)):  # as it is at hand, and as it was stored
        (listed,) = it.get("/api/tables")["finished"]
        assert (listed["id"], listed["outcome"]) == (table, page.view["outcome"])
    status, record = tab.request("GET", f"/api/tables/{table}/record")
    assert status == 200
    brought = tab.post("/api/records", record)["id"]
    told = tab.get(f"/api/replays/{brought}")
    assert (told["game"], told["finished"], told["total"]) == (game, True, page.view["number"])
    last = tab.get(f"/api/replays/{table}/moments/{told['total']}")
    public = page.view["public"]
    assert last["public"] == {**public, "asked": public["deciders"]}, (
        "by both names, for one version"
    )
    assert last["outcome"] == page.view["outcome"]
    assert tab.post(f"/api/replays/{brought}/verify")["promised"]


def test_the_other_worker_is_started_only_when_somebody_thinks(tab: Tab) -> None:
    page = tab.open(tab.table("poison", "me", "hotseat", "hotseat"))
    page.move()
    assert tab.thinker is None
    seat = page.view["deciders"][0]
    page.send({"type": "look", "seat": seat})
    hint = tab.post(f"/api/tables/{page.last('table')['id']}/hint", {"seat": seat})
    assert tab.thinker is not None
    assert {"move": hint["best"]["move"], "targets": hint["best"]["targets"]} in page.view["moves"]


def test_the_thinker_is_told_only_what_is_new(tab: Tab) -> None:
    page = tab.open(tab.table("poison", "me", "greedy", "greedy"))
    for _ in range(3):
        page.move()
    first, *others = tab.thinking_jobs
    assert first["header"] is not None
    assert others
    for job in others:
        assert job["header"] is None
        assert 1 <= len(job["entries"]) <= 2


def test_a_thinker_that_was_ended_is_told_everything_again(tab: Tab) -> None:
    page = tab.open(tab.table("poison", "me", "greedy", "greedy"))
    page.move()
    tab.thinker = None
    number = page.view["number"]
    page.move()
    assert page.view["number"] > number + 1, "the bots went on"


def test_a_bot_that_breaks_plays_nothing_at_random_and_its_seat_can_be_taken(tab: Tab) -> None:
    tab.thinker = Broken()  # type: ignore[assignment]
    id = tab.table("poison", "me", "greedy", "greedy")
    page = tab.open(id)
    if page.view["deciders"] == [0]:
        page.move()
    number, (seat,) = page.view["number"], page.view["deciders"]
    assert seat != 0
    assert tab.get(f"/api/tables/{id}")["stuck"] == [seat]
    assert len(tab.thinking_jobs) == TRIES
    assert number == page.view["number"], "nothing was played in its stead"
    tab.thinker = None
    told = tab.post(f"/api/tables/{id}/sit", {"seat": seat})
    assert (told["stuck"], told["mine"]) == ([], sorted([0, seat]))
    beside = tab.open(id, str(seat))
    beside.move()
    assert beside.view["number"] > number


def test_a_bot_that_broke_is_asked_again_or_replaced_when_somebody_wishes(tab: Tab) -> None:
    tab.thinker = Broken()  # type: ignore[assignment]
    id = tab.table("poison", "greedy", "greedy", "greedy")
    page = tab.open(id)
    (seat,) = tab.get(f"/api/tables/{id}")["stuck"]
    tab.post(f"/api/tables/{id}/bot", {"seat": seat, "bot": "greedy"})
    assert len(tab.thinking_jobs) == 2 * TRIES
    assert (page.view["number"], tab.get(f"/api/tables/{id}")["stuck"]) == (0, [seat])
    tab.thinker = None
    tab.post(f"/api/tables/{id}/bot", {"seat": seat, "bot": "random"})
    assert page.view["number"] > 0


def test_a_bot_thinks_while_its_pause_runs_and_moves_when_it_is_over() -> None:
    tab = Tab(Database(), pause=60_000)
    page = tab.open(tab.table("poison", "greedy", "greedy", "me"))
    assert page.view["number"] == len(tab.thinking_jobs) == len(tab.waits) > 0
    assert all(0 < pause <= 60_000 for pause in tab.waits), "what it thought is taken off"


def test_nothing_is_shown_before_it_is_written(tab: Tab) -> None:
    page = tab.open(tab.table("poison", "me", "hotseat", "hotseat"))
    shown = len(page.frames)
    seat = page.view["deciders"][0]
    page.send({"type": "look", "seat": seat})
    shown = len(page.frames)
    move = {"type": "move", "id": "m", "seat": seat, "move": page.view["moves"][0]["move"]}
    tab.host.send(page.number, json.dumps(move))
    assert [list(each) for each in tab.waiting] == [["write", "steps"]]
    assert len(page.frames) == shown
    tab.go_on()
    assert [it["type"] for it in page.frames[shown:]] == ["ok", "view"]


@pytest.mark.parametrize(("why", "error"), [("full", "not-stored"), ("unclear", None)])
def test_a_write_that_fails_is_looked_up_in_the_log(tab: Tab, why: str, error: str | None) -> None:
    """A full disk: nothing happened. An error after the write: it counts, once."""
    page = tab.open(tab.table("poison", "me", "hotseat", "hotseat"))
    page.move()
    number = page.view["number"]
    tab.becomes = lambda _: why
    answer = page.move()
    tab.becomes = lambda _: ""
    assert answer.get("error") == error
    assert page.view["number"] == number + (error is None)
    assert page.move()["type"] == "ok"


def test_a_closed_tab_and_a_killed_browser_lose_nothing_that_was_shown(
    database: Database, tab: Tab
) -> None:
    table = tab.table("alchemists", "me", "greedy", options={})
    page = tab.open(table)
    for _ in range(6):
        page.move()
    page.send({"type": "jot", "seat": 0, "written": {"text": "the toad"}})
    shown = page.view
    again = Tab(database, seed=2)
    reopened = again.open(table)
    assert {**reopened.view, "events": []} == {**shown, "events": []}
    assert reopened.view["own"]["note"] == "the toad"
    assert again.get("/api/tables")["mine"][0]["number"] == shown["number"]


def test_two_tabs_never_both_write_the_same_line(database: Database, tab: Tab) -> None:
    table = tab.table("poison", "hotseat", "hotseat", "hotseat")
    page = tab.open(table)
    other = Tab(database, seed=2)
    late = other.open(table)
    assert page.move()["type"] == "ok"
    answer = late.move()
    assert answer["error"] == "not-stored"
    assert late.view["number"] == page.view["number"], "it was shown what the other wrote"
    assert late.move()["type"] == "ok"


def test_a_message_is_taken_once_even_after_the_tab_was_opened_anew(
    database: Database, tab: Tab
) -> None:
    table = tab.table("poison", "hotseat", "hotseat", "hotseat")
    page = tab.open(table)
    seat = page.view["deciders"][0]
    page.send({"type": "look", "seat": seat})
    move = {"type": "move", "id": "once", "seat": seat, "move": page.view["moves"][0]["move"]}
    first = page.send(move)
    again = Tab(database).open(table)
    assert again.send(move) == first
    assert again.view["number"] == 1


def test_undo_and_chat_and_another_game(tab: Tab) -> None:
    table = tab.table("potion-making", "me", "hotseat")
    page = tab.open(table)
    page.move()
    if page.view["can_undo"]:
        assert page.send({"type": "undo", "seat": page.view["seat"]})["type"] == "ok"
    page.send({"type": "chat", "text": "well"})
    assert page.last("chat")["lines"][0]["text"] == "well"
    assert tab.request("POST", f"/api/tables/{table}/rematch")[1]["error"] == "table-not-over"
    play_to_the_end(page, Random(5))
    new = tab.post(f"/api/tables/{table}/rematch")["id"]
    assert page.last("table")["rematch"] == new
    assert tab.open(new).view["number"] == 0
    assert tab.post(f"/api/tables/{table}/rematch")["id"] == new, "only one is ever made"


def test_a_table_that_nobody_looks_at_is_forgotten_and_read_again(tab: Tab) -> None:
    table = tab.table("poison", "hotseat", "hotseat", "hotseat")
    page = tab.open(table)
    page.move()
    assert list(tab.host.tables) == [table]
    page.close()
    assert not tab.host.tables
    assert tab.open(table).view["number"] == 1


def test_what_a_tab_cannot_do_is_said(tab: Tab) -> None:
    friends = {"game": "poison", "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]}
    assert tab.request("POST", "/api/me/link")[1]["error"] == "needs-a-server"
    status, told = tab.request("POST", "/api/tables", friends)
    assert (status, told["error"]) == (409, "friends-need-a-server")
    lines = f"/api/tables/{tab.table('poison', *['hotseat'] * 3)}/lines?language=en"
    status, told = tab.request("GET", lines)
    assert (status, told["error"]) == (409, "needs-a-server")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "error"),
    [
        ("GET", "/api/nothing", None, 404, "nowhere"),
        ("PATCH", "/api/me", None, 404, "nowhere"),
        ("GET", "/api/tables/none", None, 404, "table"),
        ("GET", "/api/replays/none", None, 404, "record"),
        ("POST", "/api/tables", "{", 400, "request-shape"),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400, "game"),
        ("POST", "/api/records", "no record\n", 400, "record-not-json"),
        ("POST", "/api/records", "", 400, "record-empty"),
        ("PUT", "/api/me", {"nickname": ""}, 400, "nickname"),
        ("POST", "/api/companion/alchemists/open", {"kode": "x"}, 400, "request-shape"),
        ("POST", "/api/companion/alchemists/dance", {}, 404, "nowhere"),
        ("POST", "/api/companion/chess/mix", {}, 404, "nowhere"),
        ("POST", "/api/companion/question/mix", {}, 404, "nowhere"),
    ],
)
def test_bad_requests_are_refused_with_a_sentence(
    tab: Tab, method: str, path: str, body: Any, status: int, error: str
) -> None:
    found, told = tab.request(method, path, body)
    assert (found, told["error"]) == (status, error)


def test_a_record_of_another_edition_is_refused(tab: Tab) -> None:
    page = tab.open(tab.table("poison", "hotseat", "hotseat", "hotseat"))
    rows = tab.database.stores["rows"]
    table = page.last("table")["id"]
    page.close()
    first = json.loads(rows[table, 0])
    header = {**json.loads(first["header"]), "edition": 99}
    rows[table, 0] = json.dumps({**first, "header": json.dumps(header)})
    status, told = tab.request("GET", f"/api/tables/{table}")
    assert (status, told["error"]) == (409, "table-edition")


def test_broken_rows_are_a_damaged_table_and_the_others_go_on(tab: Tab) -> None:
    table, other = (tab.table("poison", *["hotseat"] * 3) for _ in range(2))
    tab.database.stores["rows"][table, 1] = "{"
    assert tab.request("GET", f"/api/tables/{table}")[1]["error"] == "table-damaged"
    assert tab.open(other).view["number"] == 0


@pytest.mark.parametrize("deep", ["[" * 100_000, '{"a":[' * 50_000, "[" * 100_000 + "]" * 100_000])
def test_what_is_nested_too_deeply_is_refused_and_ends_nothing(tab: Tab, deep: str) -> None:
    """A record, a request, a frame, a kept row: reading one would overflow WebAssembly's stack."""
    table, other = (tab.table("poison", *["hotseat"] * 3) for _ in range(2))
    page = tab.open(other)
    for path, error in (("records", "record-not-json"), ("tables", "request-shape")):
        status, told = tab.request("POST", f"/api/{path}", f"{deep}\n")
        assert (status, told["error"]) == (400, error)
    short = deep[:6_000] + deep[-6_000:]
    tab.host.send(page.number, deep)
    tab.host.send(page.number, short)
    tab.host.send(page.number, f'{{"type":"chat","id":"c","text":{short}}}')
    tab.go_on()
    refused = [it["error"] for it in page.frames if it["type"] == "refused"]
    assert refused == ["message-too-big", "message-shape", "message-shape"]
    row = tab.database.stores["rows"][table, 1]
    for broken in (deep, f'{row[:-1]},"more":{deep}}}'):
        tab.database.stores["rows"][table, 1] = broken
        assert tab.request("GET", f"/api/tables/{table}")[1]["error"] == "table-damaged"
    page.move()
    assert page.view["number"] == 1


def test_sockets_are_closed_with_the_codes_of_the_wire(tab: Tab) -> None:
    page = tab.open("none")
    assert tab.closed[page.number] == NO_TABLE
    table = tab.table("poison", *["hotseat"] * 3)
    page = tab.open(table)
    said = page.send({"type": "hello", "wire": 1, "seen": -1})
    assert (said["error"], said["parts"]) == ("wire-version", {"wire": WIRE})
    assert tab.closed[page.number] == OTHER_WIRE


def test_garbage_on_a_socket_is_answered(tab: Tab) -> None:
    page = tab.open(tab.table("poison", *["hotseat"] * 3))
    tab.host.send(page.number, "{")
    tab.host.send(page.number, '{"type": "dance", "id": "d"}')
    tab.host.send(page.number, "x" * (17 << 10))
    tab.go_on()
    refused = [(it["id"], it["error"]) for it in page.frames if it["type"] == "refused"]
    assert refused == [
        (None, "message-shape"),
        ("d", "message-shape"),
        (None, "message-too-big"),
    ]


def test_my_name_is_kept(database: Database, tab: Tab) -> None:
    assert tab.request("PUT", "/api/me", {"nickname": "Ada"}) == (200, {"nickname": "Ada"})
    again = Tab(database)
    assert again.get("/api/me") == {"nickname": "Ada"}
    assert again.get(f"/api/tables/{again.table('poison', 'me', 'greedy', 'greedy')}")["seats"][0][
        "name"
    ] == ("Ada")


def test_how_long_bots_think_is_chosen_at_the_table_and_kept(database: Database, tab: Tab) -> None:
    table = tab.table("poison", "me", "greedy", "greedy")
    page = tab.open(table)
    assert tab.get(f"/api/tables/{table}")["pace"] == "usual"
    assert tab.post(f"/api/tables/{table}/pace", {"pace": "quick"})["pace"] == "quick"
    tab.thinking_jobs.clear()
    page.move()
    assert {job["pace"] for job in tab.thinking_jobs} == {"quick"}
    assert Tab(database).get(f"/api/tables/{table}")["pace"] == "quick", "the log knows it"


def test_a_refusal_inside_another_says_what_things_are_called_too(tab: Tab) -> None:
    """What is wrong with a fact stands inside the sentence that says which fact it is."""
    body = {"facts": [{"mix": ["fern", "fern"], "result": "healing"}], "help": "none"}
    _, told = tab.request("POST", "/api/companion/alchemists/notebook", body)
    cause = told["parts"]["cause"]
    assert (told["error"], cause["error"]) == ("facts-bad", "alchemy-same-twice")
    assert cause["parts"]["ingredient"] == {"named": "alchemists-ingredient-fern"}


def test_a_tab_says_who_leads(tab: Tab) -> None:
    table = tab.table("poison", "me", "greedy", "greedy")
    tab.open(table)
    told = tab.get(f"/api/tables/{table}/standing")
    assert len(told["points"]) == 3
    assert told["leaders"]


def test_a_refusal_of_the_companion_says_what_things_are_called(tab: Tab) -> None:
    """The page has no view that would tell it what kind of thing a name is of."""
    turns = [{"player": 1, "recipe": "love-potion", "from": [2]}, {"player": 1, "recipe": "elixir"}]
    sheet = {"players": ["", ""], "turns": turns}
    status, told = tab.request("POST", "/api/companion/potion-making/count", {"sheet": sheet})
    owners, ambiguous = told["parts"]["errors"]
    assert (status, told["error"]) == (400, "several")
    assert owners["parts"]["recipe"] == {"named": "potion-making-recipe-love-potion"}
    assert {"named": "potion-making-recipe-fire-elixir"} in ambiguous["parts"]["known"]


def test_the_luck_of_a_bot_has_nothing_to_do_with_the_deal() -> None:
    """Two tables are dealt from the same secret; their bots are told luck that was drawn apart."""
    drawn = Random(3)

    def luck(size: int) -> bytes:
        return bytes(size) if size == SEED_BYTES else drawn.randbytes(size)

    tab = Tab(Database(), luck=luck)
    told, promised = [], []
    for _ in range(2):
        before = len(tab.thinking_jobs)
        page = tab.open(tab.table("poison", "me", "random", "random"))
        while len(tab.thinking_jobs) == before:
            page.move()
        told.append(tab.thinking_jobs[before]["seed"])
        promised.append(page.last("table")["commitment"])
    assert promised[0] == promised[1], "the same deal"
    assert told[0] != told[1]
