"""Frames and requests that mean no good: refused with a reason, and nothing changes."""

from __future__ import annotations

import contextlib
import json
import random
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, Refused, Tab, tab_to_move
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from retorta import plugins
from retorta.tables.messages import WIRE


def garbage(luck: random.Random, seat: int, move: Any) -> Iterator[str | bytes]:
    """Yield frames of every bad kind, some of them nearly right."""
    signs = string.printable + "żЖ\u202e\0"
    good = {"id": "good", "type": "move", "seat": seat, "move": move}
    for _ in range(100):
        yield "".join(luck.choices(signs, k=luck.randrange(80)))
        yield bytes(luck.randrange(256) for _ in range(luck.randrange(40)))
        text = json.dumps(good)
        at = luck.randrange(len(text))
        yield text[:at] + luck.choice(signs) + text[at + 1 :]
        yield text[:at]
    values: list[Any] = [None, True, 1, -1, 1e99, "1", [], {}, [[]], "x" * 9000]
    for value in values:
        for name in good:
            yield json.dumps({**good, name: value})
            yield json.dumps({key: it for key, it in good.items() if key != name})
        yield json.dumps(value)
        yield json.dumps({"id": "x", "type": value})
        yield json.dumps({"id": "x", "type": "undo", "seat": value})
        yield json.dumps({"id": "x", "type": "look", "seat": value})
        yield json.dumps({"id": f"chat {value!r:.20}", "type": "chat", "text": value})
        yield json.dumps({"id": "x", "type": "hello", "wire": WIRE, "seen": value})
        yield json.dumps({**good, "move": {"move": "play", "card": value, "cauldron": 0}})
    yield json.dumps({"id": "x", "type": "chat", "text": "x" * 501})
    yield json.dumps({"id": "x", "type": "chat", "text": " \n\t\0 "})
    yield "[" * 8000
    yield '{"id":"x","move":' * 900
    yield "9" * 12000


def test_hundreds_of_bad_frames_change_nothing(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "friend", "friend")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    house.guest("Cleo").post(f"/api/tables/{table}/sit", {"seat": 2})
    tabs = [anna.open(table), boris.open(table)]
    for tab in tabs:
        tab.settle(0)
    decider = tabs[0].view["deciders"][0]
    # Whoever attacks holds a seat that is not asked, so that even a lucky hit is refused.
    attacker = tabs[0] if decider != 0 else tabs[1]
    own = attacker.view["seat"]
    before = anna.get(f"/api/tables/{table}")
    sent = 0
    for frame in garbage(random.Random(2), own, {"move": "play", "card": "red-1", "cauldron": 0}):
        attacker.socket.send(frame)
        answer = next_answer(attacker)
        harmless = isinstance(frame, str) and ('"hello"' in frame or '"look"' in frame)
        if '"chat"' not in str(frame) and not harmless:
            assert answer["type"] == "refused", frame
            assert answer["error"]
        sent += 1
    assert sent > 500
    assert anna.get(f"/api/tables/{table}")["number"] == before["number"] == 0
    assert house.registry.tables[table].table.number == 0
    assert house.registry.metrics.failures == 0
    attacker.ask({"type": "chat", "text": "still here"})


def next_answer(tab: Tab) -> dict[str, Any]:
    while (message := tab.next())["type"] not in ("ok", "refused"):
        pass
    return message


def test_other_peoples_seats_wrong_turns_and_wrong_moves(house: HouseOfTests) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab, thief = anna.open(table), boris.open(table)
    tab.settle(0)
    (seat,) = tab.view["deciders"]
    tab.ask({"type": "look", "seat": seat})
    tab.until(lambda: tab.is_deciding)
    move = tab.view["moves"][0]["move"]
    for bad, error in (
        ({"type": "move", "seat": seat, "move": move}, "not-your-seat"),
        ({"type": "undo", "seat": seat}, "not-your-seat"),
        ({"type": "look", "seat": seat}, "not-your-seat"),
        ({"type": "move", "seat": 40, "move": move}, "seat-number"),
    ):
        with pytest.raises(Refused, match=error):
            thief.ask(bad)
    other = (seat + 1) % 3
    with pytest.raises(Refused, match="not-your-turn"):
        tab.ask({"type": "move", "seat": other, "move": move})
    with pytest.raises(Refused, match="no-such-move"):
        tab.ask({"type": "move", "seat": seat, "move": {**move, "cauldron": 7}})
    assert house.registry.tables[table].table.number == 0
    elsewhere = anna.table("poison", "me", "friend", "friend")
    waiting = anna.open(elsewhere)
    with pytest.raises(Refused, match="table-waiting"):
        waiting.ask({"type": "move", "seat": 0, "move": move})


def test_a_message_is_taken_once(house: HouseOfTests) -> None:
    table, tab, move = tab_to_move(house)
    assert [tab.ask(move)["number"] for _ in range(3)] == [1, 1, 1]
    again = tab.guest.open(table)
    assert again.ask(move)["number"] == 1, "in another tab too"
    assert house.registry.tables[table].table.number == 1


def test_hello_comes_first(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    socket = OPEN.enter_context(
        connect(
            f"ws://127.0.0.1:{house.port}/ws/tables/{table}",
            additional_headers={"Cookie": anna.cookie()},
        )
    )
    socket.send('{"id":"1","type":"chat","text":"hi"}')
    assert json.loads(socket.recv(PATIENCE))["error"] == "hello-first"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_socket_from_another_sites_page_is_refused(house: HouseOfTests, origin: str) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "random", "random")
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(
            f"ws://127.0.0.1:{house.port}/ws/tables/{table}",
            additional_headers={"Cookie": anna.cookie()},
            origin=Origin(origin),
        ),
    ):
        pass
    assert caught.value.response.status_code == 403


def test_a_socket_is_known_as_one_however_that_is_written(house: HouseOfTests) -> None:
    """The library takes blanks of any kind for nothing; who tells sockets apart must as well."""
    anna = house.guest("Anna")
    asked = {
        "connection": "upgrade",
        "upgrade": "websocket\u00a0",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "origin": "http://evil.example",
    }
    table = anna.table("poison", "me", "random", "random")
    answer = anna.http.get(f"/ws/tables/{table}", headers=httpx.Headers(asked, "utf-8"))
    assert answer.status_code == 403


def test_requests_from_other_sites_and_names_are_refused(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    with pytest.raises(Refused, match="wrong-origin") as caught:
        anna.call("POST", "/api/me/link", origin="http://evil.example")
    assert caught.value.status == 403
    with pytest.raises(Refused, match="wrong-host"):
        anna.call("GET", "/api/me", host="evil.example")


BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "seats": [{"kind": "me"}]}, "game"),
    ({"game": "poison", "seats": [{"kind": "me"}]}, "seats"),
    ({"game": "poison", "seats": [{"kind": "me"}] * 3}, "seat-kinds"),
    ({"game": "poison", "seats": [{"kind": "king"}] * 3}, "request-shape"),
    ({"game": "poison", "seats": [{"kind": "bot", "bot": "os:system"}] * 3}, "bot-on-shelf"),
    ({"game": "poison", "seats": [{"kind": "friend"}] * 3, "options": {"x": "y"}}, "option"),
    (
        {"game": "poison", "seats": [{"kind": "friend"}] * 3, "options": {"hand": "six"}},
        "option-value",
    ),
    ({"game": "poison", "seats": [{"kind": "friend"}] * 3, "seed": 1}, "request-shape"),
    ({}, "request-shape"),
]


@pytest.mark.parametrize(("body", "error"), BAD_TABLES)
def test_bad_tables_are_refused(house: HouseOfTests, body: dict[str, Any], error: str) -> None:
    with pytest.raises(Refused) as caught:
        house.guest("Anna").post("/api/tables", body)
    assert caught.value.name == error
    assert caught.value.status == 400
    assert caught.value.answer["message"]


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe\n", b"[]\n" * 10, b"{" * 5000])
def test_bad_records_are_refused(house: HouseOfTests, content: bytes) -> None:
    guest = house.guest()
    answer = guest.http.post("/api/records", content=content)
    assert answer.status_code == 400
    assert answer.json()["message"]


def test_an_edited_record_is_refused(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    lines = "".join(
        path.read_text("utf-8") for path in (shelf_records() / "poison").glob("russian-four.jsonl")
    )
    answer = anna.http.post("/api/records", content=lines.replace('"seat":1', '"seat":2', 1))
    assert answer.status_code == 400
    assert answer.json()["error"] == "record-edited"
    assert anna.http.post("/api/records", content=lines).status_code == 201


def shelf_records() -> Path:
    return Path(__file__).parent.parent / "records"


def test_too_big_is_refused(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    with pytest.raises(Refused) as caught:
        anna.call("PUT", "/api/me", {"nickname": "x" * 100_000})
    assert caught.value.status == 413
    tab = anna.open(anna.table("poison", "me", "random", "random"))
    tab.socket.send(json.dumps({"id": "x", "type": "chat", "text": "x" * 20_000}))
    with pytest.raises(Refused, match="message-too-big"):
        tab.answer(None)
    tab.socket.send("x" * 200_000)
    assert tab.drain() == 1009


@pytest.fixture
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfTests]:
    """A server that takes a few things at once, and then next to nothing for an hour."""
    house = HouseOfTests(
        tmp_path_factory.mktemp("slow"), messages=(0.001, 20.0), requests=(0.001, 10.0)
    )
    yield house
    OPEN.close()
    house.stop()


def test_nobody_may_be_too_fast(patient_house: HouseOfTests) -> None:
    anna = patient_house.guest("Anna")
    tab = anna.open(anna.table("poison", "me", "random", "random"))
    errors = []
    for _ in range(40):
        try:
            tab.ask({"type": "chat", "text": "spam"})
        except Refused as refused:
            errors.append(refused.name)
    assert errors == ["too-fast"] * 21, "hello was the first of twenty"
    statuses = [anna.http.post("/api/me/link").status_code for _ in range(30)]
    assert 429 in statuses
    assert anna.http.post("/api/me/link").headers["retry-after"] == "1"


@pytest.mark.parametrize(
    ("garbage", "error"),
    [
        ("nonsense", "message-shape"),
        (b"nonsense", "message-binary"),
        ("x" * 17_000, "message-too-big"),
    ],
)
def test_whoever_sends_nonsense_may_be_too_fast_too(
    patient_house: HouseOfTests, garbage: str | bytes, error: str
) -> None:
    anna = patient_house.guest("Anna")
    tab = anna.open(anna.table("poison", "me", "random", "random"))
    for _ in range(30):
        tab.socket.send(garbage)
    errors = [next_answer(tab)["error"] for _ in range(30)]
    assert errors == [error] * 19 + ["too-fast"] * 11


def test_whoever_is_too_fast_for_too_long_is_sent_away(patient_house: HouseOfTests) -> None:
    anna = patient_house.guest("Anna")
    tab = anna.open(anna.table("poison", "me", "random", "random"))
    with contextlib.suppress(ConnectionClosed):
        for _ in range(1100):
            tab.socket.send("nonsense")
    assert tab.drain() == 1008


def test_headers_that_keep_browsers_safe(house: HouseOfTests) -> None:
    for path in ("/", "/api/shelf", "/nowhere", "/api/nowhere", "/healthz"):
        headers = httpx.get(f"http://127.0.0.1:{house.port}{path}", timeout=PATIENCE).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    cookie = httpx.get(f"http://127.0.0.1:{house.port}/api/me", timeout=PATIENCE).headers[
        "set-cookie"
    ]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../settings.py",
        "/%2e%2e/settings.py",
        "/..%2f..%2fsettings.py",
        "/texts/en/../../server/settings.py",
        "/texts/xx/core.ftl",
        "/texts/en/cli.ftl",
    ],
)
def test_no_file_but_the_clients_own(house: HouseOfTests, path: str) -> None:
    with contextlib.closing(
        httpx.Client(base_url=f"http://127.0.0.1:{house.port}", timeout=PATIENCE)
    ) as client:
        answer = client.get(path)
    assert "class Settings" not in answer.text
    assert answer.status_code == 404 or "Retorta" in answer.text


def test_texts_for_the_client(house: HouseOfTests) -> None:
    guest: Guest = house.guest()
    for language in ("en", "ru", "pl"):
        for book in ("core", "errors", *plugins.games()):
            answer = guest.http.get(f"/texts/{language}/{book}.ftl")
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/plain")
            assert " = " in answer.text
