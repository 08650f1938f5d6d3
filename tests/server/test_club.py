"""A club: devices, a word at the door, a host who ends, forgets and blocks; one address."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, Refused

from retorta.server.http import limits
from retorta.server.http.browsers import label_of
from retorta.server.http.header_timeout import HeaderTimeout
from retorta.server.http.proxies import Proxies

SECRET = "the host knows this"
WORD = "abracadabra"
FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfTests]:
    server = HouseOfTests(
        tmp_path_factory.mktemp("club"),
        invitation=WORD,
        host_secret=SECRET,
        proxies=("10.0.0.0/8",),
    )
    yield server
    OPEN.close()
    server.stop()


def member(club: HouseOfTests, name: str) -> Guest:
    guest = club.guest(name)
    guest.call("PUT", "/api/me/invitation", {"word": WORD})
    return guest


def refusal(guest: Guest, method: str, path: str, body: Any = None, **headers: str) -> str:
    with pytest.raises(Refused) as caught:
        guest.call(method, path, body, **headers)
    return str(caught.value.name)


# Devices.


def test_a_device_is_listed_and_sent_away(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    assert [it["this"] for it in anna.get("/api/me/devices")] == [True]
    link = anna.post("/api/me/link")["url"]
    phone = house.guest()
    phone.call("POST", f"/api{link}", **{"user-agent": FIREFOX})
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = phone.open(table)
    tab.settle(0)

    first, second = anna.get("/api/me/devices")
    assert (first["this"], second["this"]) == (True, False)
    assert second["label"] == "Firefox, Android"
    anna.call("DELETE", f"/api/me/devices/{second['id']}")

    assert tab.drain() == 1012, "its sockets are closed"
    assert [it["this"] for it in anna.get("/api/me/devices")] == [True]
    assert phone.get("/api/me") == {"nickname": ""}, "it is a new face"
    assert refusal(phone, "POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
    assert refusal(anna, "DELETE", "/api/me/devices/0123456789abcdef") == "device"


def test_the_first_device_of_all_can_be_sent_away_by_another(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    phone = house.guest()
    phone.post(f"/api{anna.post('/api/me/link')['url']}")
    (old,) = [it for it in phone.get("/api/me/devices") if not it["this"]]
    phone.call("DELETE", f"/api/me/devices/{old['id']}")
    assert phone.get("/api/me") == {"nickname": "Anna"}
    assert anna.get("/api/me") == {"nickname": ""}
    assert anna.get("/api/me/devices")[0]["this"], "and has a list of its own"


def test_what_a_browser_looks_like() -> None:
    chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36"
    assert label_of(chrome) == "Chrome, Windows"
    assert label_of(f"{chrome} Edg/130.0") == "Edge, Windows"
    assert label_of("Mozilla/5.0 (iPhone; like Mac OS X) Version/18 Safari/604") == "Safari, iPhone"
    assert label_of("python-httpx") == ""


# Cookies.


def test_the_cookie_is_bound_to_the_site_where_pages_come_encrypted(folder: Path) -> None:
    for base, name in (("/", "__Host-retorta"), ("/games/", "__Secure-retorta")):
        house = HouseOfTests(folder / name, base=base)
        try:
            with httpx.Client(
                base_url=f"http://127.0.0.1:{house.port}{base}", timeout=PATIENCE
            ) as visitor:
                tls = {"x-forwarded-proto": "https"}
                said = visitor.get("api/me", headers=tls).headers.get_list("set-cookie")
                assert len(said) == 1
                assert said[0].startswith(f"{name}=")
                assert f"; Path={base};" in said[0]
                assert said[0].endswith("; Secure")
        finally:
            house.stop()


def test_an_old_cookie_is_read_and_exchanged(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    token = anna.http.cookies["retorta"]
    url = f"http://127.0.0.1:{house.port}/api/shelf"
    headers = {"x-forwarded-proto": "https", "cookie": f"retorta={token}"}
    first = httpx.get(url, headers=headers, timeout=PATIENCE).headers.get_list("set-cookie")
    assert first[0].startswith(f"__Host-retorta={token};")
    assert first[1].startswith("retorta=; ")
    assert "Max-Age=0" in first[1]
    headers["cookie"] = f"retorta={'x' * 43}; __Host-retorta={token}"
    me = httpx.get(url.replace("shelf", "me"), headers=headers, timeout=PATIENCE)
    assert me.json() == {"nickname": "Anna"}, "the new one comes first"
    assert len(me.headers.get_list("set-cookie")) == 1
    plain = httpx.get(url, headers={"cookie": f"retorta={token}"}, timeout=PATIENCE)
    assert plain.headers.get_list("set-cookie") == [], "without TLS it stays as it is"


# The word, and the host.


def test_tables_are_made_by_those_who_know_the_word(club: HouseOfTests) -> None:
    anna = club.guest("Anna")
    assert anna.get("/api/me") == {"nickname": "Anna", "uninvited": True}
    wished = {"game": "poison", "seats": [{"kind": "me"}] * 3}
    assert refusal(anna, "POST", "/api/tables", wished) == "invitation-needed"
    assert refusal(anna, "PUT", "/api/me/invitation", {"word": "hocus"}) == "invitation-wrong"
    assert anna.call("PUT", "/api/me/invitation", {"word": f" {WORD} "}) == {"nickname": "Anna"}
    table = anna.table("poison", "me", "friend", "friend")
    boris = club.guest("Boris")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1}), "whoever has the link may sit down"
    again = Guest(club.port, token=anna.http.cookies["retorta"])
    assert again.get("/api/me") == {"nickname": "Anna"}


def test_a_word_is_not_guessed_by_trying(folder: Path) -> None:
    house = HouseOfTests(folder, invitation=WORD, requests=(0.001, 60.0))
    try:
        anna = house.guest()
        names = [
            refusal(anna, "PUT", "/api/me/invitation", {"word": f"guess {number}"})
            for number in range(8)
        ]
        assert names[0] == "invitation-wrong"
        assert names[-1] == "too-fast"
    finally:
        OPEN.close()
        house.stop()


def test_the_hosts_page_is_shut_without_a_secret(house: HouseOfTests, club: HouseOfTests) -> None:
    assert refusal(house.guest(), "GET", "/api/host", **{"x-retorta-host": ""}) == "nowhere"
    guest = club.guest()
    assert refusal(guest, "GET", "/api/host") == "host-secret"
    for method, path in (
        ("DELETE", "/api/host/tables/x"),
        ("POST", f"/api/host/people/{'0' * 64}/forget"),
        ("PUT", f"/api/host/people/{'0' * 64}/block"),
        ("DELETE", f"/api/host/people/{'0' * 64}/block"),
    ):
        assert refusal(guest, method, path, **{"x-retorta-host": "wrong"}) == "host-secret"


def test_the_host_ends_blocks_and_forgets(club: HouseOfTests) -> None:
    host, anna = club.guest(), member(club, "Annabel")
    knows = {"x-retorta-host": SECRET}
    table = anna.table("poison", "me", "hotseat", "hotseat")
    kept = anna.table("poison", "me", "friend", "friend")
    tab = anna.open(table)
    tab.settle(0)

    shown = host.call("GET", "/api/host", **knows)
    (mine,) = [it for it in shown["tables"] if it["id"] == table]
    assert (mine["phase"], mine["watching"], mine["names"][0]) == ("playing", 1, "Annabel")
    (person,) = [it for it in shown["people"] if it["nickname"] == "Annabel"]
    assert (person["here"], person["blocked"]) == (True, False)
    assert "seed" not in str(shown)

    host.call("DELETE", f"/api/host/tables/{table}", **knows)
    assert tab.drain() == 4404
    assert refusal(anna, "GET", f"/api/tables/{table}") == "table"
    assert refusal(host, "DELETE", f"/api/host/tables/{table}", **knows) == "table"

    path = f"/api/host/people/{person['id']}"
    host.call("PUT", f"{path}/block", **knows)
    assert refusal(anna, "POST", f"/api/tables/{kept}/start", {"bot": "random"}) == "blocked"
    assert anna.get(f"/api/tables/{kept}")["id"] == kept, "looking is not forbidden"
    with pytest.raises(Exception, match="403"):
        anna.open(kept)
    host.call("DELETE", f"{path}/block", **knows)
    anna.post(f"/api/tables/{kept}/start", {"bot": "random"})

    host.call("POST", f"{path}/forget", **knows)
    assert anna.get("/api/me") == {"nickname": "", "uninvited": True}
    assert anna.get(f"/api/tables/{kept}")["seats"][0]["name"] == ""


# Many at one address.


def test_a_club_behind_one_address_does_not_meet_limits_by_address(folder: Path) -> None:
    """Sixty people behind one proxy arrive, name themselves, sit and look, all at once."""
    house = HouseOfTests(folder, requests=(10.0, 60.0), messages=(50.0, 150.0))
    origin = f"http://127.0.0.1:{house.port}"
    headers = {"x-forwarded-for": "203.0.113.9", "origin": origin}
    try:
        statuses = []
        with httpx.Client(base_url=origin, headers=headers, timeout=PATIENCE) as line:
            for number in range(60):
                line.cookies.clear()
                statuses.append(line.get("/api/me").status_code)
                body = {"nickname": f"member {number}"}
                statuses.append(line.put("/api/me", json=body).status_code)
                wished = {"game": "poison", "seats": [{"kind": "me"}, *[{"kind": "friend"}] * 2]}
                statuses.append(line.post("/api/tables", json=wished).status_code)
                statuses += [line.get("/api/tables").status_code for _ in range(3)]
        assert set(statuses) == {200, 201}
    finally:
        OPEN.close()
        house.stop()


def test_so_many_sockets_of_one_person() -> None:
    sockets = limits.Sockets(most=10, most_of_one=4, most_of_person=2)
    address = "203.0.113.9"
    with (
        sockets.one_of(address, "anna") as first,
        sockets.one_of(address, "anna") as second,
        sockets.one_of("203.0.113.10", "anna") as third,
        sockets.one_of(address, "boris") as other,
        sockets.one_of(address) as onlooker,
        sockets.one_of(address, "cleo") as fifth,
    ):
        allowed = (first, second, third, other, onlooker, fifth)
        assert allowed == (True, True, False, True, True, False)
    with sockets.one_of("127.0.0.1", "anna") as again:
        assert again


def test_named_proxies_are_believed_and_nobody_else() -> None:
    proxies = Proxies(("10.0.0.0/8", "2001:db8::/32"))
    assert proxies.is_trusted("10.1.2.3")
    assert proxies.is_trusted("2001:db8::7")
    assert proxies.is_trusted("127.0.0.1")
    assert not proxies.is_trusted("192.0.2.1")
    assert not proxies.is_trusted("nonsense")
    assert not Proxies(()).is_trusted("10.1.2.3")
    assert proxies._first_of("198.51.100.1, 203.0.113.9, 10.0.0.7") == "203.0.113.9"
    assert Proxies(())._first_of("198.51.100.1, 203.0.113.9") == "203.0.113.9"


# Requests whose end never comes.


def test_half_sent_requests_are_closed(folder: Path) -> None:
    house = HouseOfTests(folder, request_limit=0.3)
    try:
        heads = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"]
        start = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
        for sent in (*heads, start):
            with socket.create_connection(("127.0.0.1", house.port)) as line:
                line.settimeout(PATIENCE)
                line.sendall(sent)
                said = b""
                while chunk := line.recv(1000):
                    said += chunk
                    if b"request-shape" in said:
                        break
            assert not said or b"400" in said.partition(b"\r\n")[0]
    finally:
        house.stop()


def test_a_connection_that_asked_for_something_is_not_overdue() -> None:
    class Line:
        pass

    slow, quick = Line(), Line()
    header_timeout = HeaderTimeout(limit=10.0)
    header_timeout.head_came(quick)
    assert header_timeout.overdue([slow, quick], 100.0) == []
    assert header_timeout.overdue([slow, quick], 109.0) == []
    assert header_timeout.overdue([slow, quick], 111.0) == [slow]


def test_json_that_is_nested_too_deeply_is_refused_with_a_sentence(house: HouseOfTests) -> None:
    anna = house.guest()
    before = house.registry.metrics.failures
    deep = ("[" * 100_000, '{"game":' * 50_000, "[" * 100_000 + "]" * 100_000)
    for body in deep:
        for path in ("tables", "records"):
            answer = anna.http.post(f"/api/{path}", content=body)
            assert answer.status_code == 400
            assert answer.json()["message"]
    tab = anna.open(anna.table("poison", "me", "hotseat", "hotseat"))
    for frame in ("[" * 2000 + "]" * 2000, "[" * 16_000):
        tab.socket.send(frame)
        assert tab.answer_or_refusal()["error"] == "message-shape"
    assert house.registry.metrics.failures == before
