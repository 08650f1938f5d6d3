"""Small parts of the server, each by itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, ServerProcess

from retorta import plugins
from retorta.cli import run
from retorta.core import codec
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.server.http import limits, static
from retorta.server.http.errors import language_of
from retorta.server.storage.people import token_in
from retorta.tables import answers
from retorta.tables.chairs import checked_name
from retorta.thinking.desk import Desk


def test_a_bucket_lets_through_so_many_and_no_more() -> None:
    bucket = limits.Bucket(rate=1.0, burst=5.0)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    buckets = limits.Buckets(rate=1.0, burst=1.0)
    assert [buckets.take(name) for name in ("a", "b", "a", "b")] == [True, True, False, False]


def test_the_bucket_that_was_longest_unused_is_forgotten_and_no_other() -> None:
    """Or whoever asks for too much would only have to wait for many new faces."""
    buckets = limits.Buckets(rate=0.0, burst=1.0)
    people = [str(number) for number in range(limits.MOST_BUCKETS)]
    assert all(buckets.take(person) for person in people)
    assert not buckets.take(people[0]), "used again, so that the second is the oldest now"
    assert buckets.take("a new face")
    assert not buckets.take(people[0])
    assert not buckets.take("a new face")
    assert not buckets.take(people[-1])
    assert buckets.take(people[1]), "forgotten: it begins with a full one"


def test_so_many_sockets_of_one_address() -> None:
    sockets = limits.Sockets(most=4, most_of_one=2)
    with (
        sockets.one_of("10.0.0.1") as first,
        sockets.one_of("10.0.0.1") as second,
        sockets.one_of("10.0.0.1") as third,
        sockets.one_of("10.0.0.2") as other,
    ):
        assert (first, second, third, other) == (True, True, False, True)
    with sockets.one_of("10.0.0.1") as again:
        assert again


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8642", True),
        ("127.0.0.1", True),
        ("[::1]:80", True),
        ("192.168.1.7:8642", True),
        ("games.example.org", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("[", False),
        ("", False),
    ],
)
def test_which_host_is_ours(host: str, ours: bool) -> None:
    assert limits.is_our_host(host, ("games.example.org",)) == ours


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("de,ru;q=0.8,pl;q=0.9", "pl"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("en;q=x,ru;q=0.1", "ru"),
        ("*", "en"),
    ],
)
def test_the_language_a_browser_asks_for(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_nicknames_and_cookies() -> None:
    assert checked_name("  Анна \n Żółć\u200b ") == "Анна Żółć"
    for bad in ("", " \t ", "x" * 25, "\0\1"):
        with pytest.raises(Exception, match="nickname"):
            checked_name(bad)
    token = "A" * 43
    assert token_in(f"other=1; retorta={token}") == token
    for bad in ("", "retorta=short", "retorta=" + "!" * 43, "retorta", "\0=;;", "x" * 9000):
        assert token_in(bad) is None


def test_a_worker_asks_for_what_it_was_not_told() -> None:
    box = plugins.box("poison")
    match = Match(box, 3, SeededDealer(1))
    desk = Desk()
    how = {"bot": "random", "seed": 1, "seconds": 1.0, "pace": "usual"}
    request: dict[str, Any] = {"job": "choose", "key": "t", "seat": 0, **how}
    told = {"header": codec.plain(match.header), "from": 0, "entries": []}
    later: dict[str, Any] = {"header": None, "from": 1, "entries": []}
    assert desk.answer({**request, **later}) == {"unheard": True}
    request["seat"] = seat = match.deciders()[0]
    answer = desk.answer({**request, **told})
    match.play(seat, box.rules.catalogue.read(answer["result"].found))
    request["seat"] = match.deciders()[0]
    more = {"header": None, "from": 0, "entries": codec.plain(match.entries)}
    answer = desk.answer({**request, **more})
    assert box.rules.catalogue.read(answer["result"].found) in match.legal_moves(
        match.deciders()[0]
    )
    assert desk.answer({**request, "header": None, "from": 5, "entries": []}) == {"unheard": True}


def test_the_http_half_is_described(house: HouseOfTests) -> None:
    schema = httpx.get(
        f"http://127.0.0.1:{house.port}/schema/openapi.json", timeout=PATIENCE
    ).json()
    page = (Path(__file__).parents[2] / "docs/wire.md").read_text("utf-8")
    for path, methods in schema["paths"].items():
        for method in methods:
            shown = path.replace("{book}", "{book}.ftl")
            assert f"`{method.upper()} {shown}" in page, f"{method} {path} is not described"
    assert "NewTable" in msgspec.json.encode(schema["components"]).decode()
    assert answers.NewTable.__doc__


def test_health_and_counts(house: HouseOfTests) -> None:
    guest = house.guest("Anna")
    assert guest.get("/healthz") == {"ok": True}
    tab = guest.open(guest.table("poison", "me", "random", "random"))
    tab.until(lambda: tab.is_deciding)
    tab.move()
    counted = {
        line.split()[0]: float(line.split()[1])
        for line in guest.http.get("/metrics").text.splitlines()
        if not line.startswith("#")
    }
    assert counted["retorta_moves_total"] >= 1
    assert counted["retorta_connections"] >= 1
    assert counted["retorta_commits_total"] >= 1
    assert counted['retorta_move_seconds_bucket{le="+Inf"}'] == counted["retorta_moves_total"]


def test_pages_of_the_client(house: HouseOfTests) -> None:
    guest = house.guest()
    for path in ("/", "/table/abc", "/claim/abc", "/rules/poison"):
        answer = guest.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "Retorta" in answer.text
    for path in ("/api/nothing", "/assets/nothing.js"):
        assert guest.http.get(path).status_code == 404


def test_serving_from_the_command_line(folder: Path) -> None:
    """A whole visit: a code to scan, settings, and not a word about anybody."""
    server = ServerProcess(
        folder / "named", "--lan", "--host", "127.0.0.1", RETORTA_DATA_DIR=str(folder)
    )
    assert "For others on this network: http://" in server.shown
    assert "▀" in server.shown
    assert ("RETORTA_NO_CLIENT" in server.shown) == (not static.are_built())
    anna = Guest(server.port, "Anna")
    tab = anna.open(anna.table("poison", "me", "random", "random"))
    tab.until(lambda: tab.is_deciding)
    tab.move()
    OPEN.close()
    assert server.stop() == "", "nothing on standard error"
    assert server.process.returncode == 0
    assert (folder / "named" / "retorta.sqlite3").exists(), "flags come before the environment"


def test_bad_settings_are_refused_in_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = ["--data-dir", str(folder)]
    house = HouseOfTests(folder)
    taken = str(house.port)
    try:
        for arguments, words in (
            (["--port", "70000"], "from 0 to 65535"),
            (["--port", taken], "--port"),
            (["--database", "mysql://x/y"], "sqlite:"),
        ):
            assert run(["--lang", "en", "serve", *arguments, *where]) == 2
            complaint = capsys.readouterr().err
            assert words in complaint
            assert complaint.count("\n") == 1
        monkeypatch.setenv("RETORTA_PORT", "many")
        assert run(["--lang", "en", "serve", *where]) == 2
        assert "RETORTA_PORT" in capsys.readouterr().err
    finally:
        house.stop()


def test_a_worker_ends_with_its_server() -> None:
    """When standard input ends, the process does: kill -9 of a server leaves none behind."""
    done = subprocess.run(
        [sys.executable, "-m", "retorta.server.thinking.process"],
        input=b"",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
