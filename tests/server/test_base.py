"""A server below a path: everything stands there, and nothing beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from support.guests import OPEN, PATIENCE, HouseOfTests, ServerProcess, play_to_the_end
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from retorta.core.errors import BadOption
from retorta.server.http import static
from retorta.server.settings import checked_base


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfTests]:
    house = HouseOfTests(tmp_path_factory.mktemp("below"), base="/games/")
    yield house
    house.stop()


@pytest.fixture
def visitor(below: HouseOfTests) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{below.port}", timeout=PATIENCE) as client:
        yield client


@pytest.mark.parametrize(
    ("written", "base"),
    [("/", "/"), ("", "/"), ("games", "/games/"), ("/games", "/games/"), ("/a/b/", "/a/b/")],
)
def test_a_base_has_a_stroke_at_both_ends(written: str, base: str) -> None:
    assert checked_base(written) == base


@pytest.mark.parametrize("written", ["/a b/", "/../", '/"/', "/ä/", "/?/"])
def test_what_no_address_can_begin_with_is_refused(written: str) -> None:
    with pytest.raises(BadOption, match="base"):
        checked_base(written)


@pytest.mark.parametrize(
    "path", ["/games/api/shelf", "/games/texts/en/web.ftl", "/games/schema/openapi.json"]
)
def test_answers_stand_below_the_base(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path)
    assert answer.status_code == 200
    assert "html" not in answer.headers["content-type"]
    assert visitor.head(path).status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/", "/api/shelf", "/texts/en/web.ftl", "/gamesome/api/shelf", "/schema/openapi.json"],
)
def test_nothing_stands_beside_it(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path)
    assert answer.status_code == 404
    assert "set-cookie" not in answer.headers
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/games/healthz", "/games/metrics"])
def test_who_looks_after_the_server_may_ask_it_directly(visitor: httpx.Client, path: str) -> None:
    for answer in (visitor.get(path), visitor.head(path)):
        assert answer.status_code == 200
        assert "html" not in answer.headers["content-type"]


def test_what_costs_work_costs_it_beside_the_base_too(tmp_path: Path) -> None:
    """For strangers: what is counted is what they asked for."""
    house = HouseOfTests(tmp_path, base="/games/", requests_of_address=(0.001, 10.0))
    counted = []
    try:
        for number, path in enumerate(("/metrics", "/games/metrics", "/readyz")):
            stranger = {"x-forwarded-for": f"203.0.113.{number}"}
            with httpx.Client(
                base_url=f"http://127.0.0.1:{house.port}", headers=stranger, timeout=PATIENCE
            ) as one:
                answers = [one.get(path).status_code for _ in range(8)]
            counted.append(answers.count(200))
    finally:
        house.stop()
    assert counted == [5, 5, 5]


def test_two_houses_on_one_host_do_not_share_a_cookie(visitor: httpx.Client) -> None:
    said = visitor.get("/games/api/me").headers["set-cookie"]
    assert "Path=/games/;" in said


def test_a_whole_game_is_played_there(below: HouseOfTests) -> None:
    """Over the socket, with a friend, and its record is looked at."""
    anna, boris = below.guest("Anna"), below.guest("Boris")
    table = anna.table("poison", "me", "friend", "random")
    boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    play_to_the_end([anna.open(table), boris.open(table)])
    assert anna.post(f"/api/replays/{table}/verify")["promised"]
    link = anna.post("/api/me/link")["url"]
    phone = below.guest()
    assert phone.post(f"/api{link}") == {"nickname": "Anna"}
    assert phone.get(f"/api/tables/{table}")["mine"] == [0]


def test_no_socket_is_opened_beside_it(below: HouseOfTests) -> None:
    anna = below.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(f"ws://127.0.0.1:{below.port}/ws/tables/{table}"),
    ):
        pass
    assert caught.value.response.status_code == 404


@pytest.mark.parametrize("path", ["/games/", "/games/table/t1", "/games/a/b/c"])
def test_the_first_page_asks_below_the_base_however_deep_it_stands(
    visitor: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    (tmp_path / "index.html").write_text(
        '<link href="./icon.svg"><script src="./assets/index.js"></script>'
    )
    (tmp_path / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(static, "CLIENT", tmp_path)
    page = visitor.get(path).text
    assert page == '<link href="/games/icon.svg"><script src="/games/assets/index.js"></script>'
    assert visitor.get("/games/icon.svg").text == "<svg/>"
    assert visitor.get("/icon.svg").status_code == 404


def test_the_built_page_has_no_other_addresses(visitor: httpx.Client) -> None:
    if not static.are_built():
        pytest.skip("the pages are not built")
    page = visitor.get("/games/table/t1").text
    assert 'src="/games/assets/' in page
    assert '"./' not in page


def test_the_base_from_the_command_line(folder: Path) -> None:
    server = ServerProcess(folder, "--base", "games")
    try:
        assert "/games/" in server.shown
        origin = f"http://127.0.0.1:{server.port}"
        assert httpx.get(f"{origin}/games/api/shelf", timeout=PATIENCE).status_code == 200
        assert httpx.get(f"{origin}/api/shelf", timeout=PATIENCE).status_code == 404
    finally:
        OPEN.close()
        server.stop()
