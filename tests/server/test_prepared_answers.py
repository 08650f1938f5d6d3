"""What is the same for everybody is built once, and sent to whoever does not have it yet."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.guests import OPEN, PATIENCE, HouseOfTests

from retorta.server.http import static
from retorta.tables.routes import lobby

SAME_FOR_ALL = [
    "/texts/languages.json",
    "/texts/en/shelf.ftl",
    "/texts/pl/errors.ftl",
    "/texts/ru/poison.ftl",
    "/texts/vocabulary/alchemists.json",
    "/schema/openapi.json",
    "/api/shelf",
]


@pytest.mark.parametrize("path", SAME_FOR_ALL)
def test_who_has_it_is_sent_nothing(house: HouseOfTests, path: str) -> None:
    """By its tag a browser asks whether what it has is still the same; compressed or not."""
    address = f"http://127.0.0.1:{house.port}{path}"
    plain = httpx.get(address, headers={"accept-encoding": "identity"}, timeout=PATIENCE)
    pressed = httpx.get(address, headers={"accept-encoding": "gzip"}, timeout=PATIENCE)
    assert plain.status_code == pressed.status_code == 200
    assert "content-encoding" not in plain.headers
    assert pressed.headers["content-encoding"] == "gzip"
    assert plain.content == pressed.content != b""
    tag = plain.headers["etag"]
    assert pressed.headers["etag"] == tag
    again = httpx.get(address, headers={"if-none-match": f'"other", {tag}'}, timeout=PATIENCE)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert "no-cache" in again.headers["cache-control"]
    assert (
        httpx.get(address, headers={"if-none-match": '"other"'}, timeout=PATIENCE).status_code
        == 200
    )


def test_an_answer_with_a_cookie_is_kept_by_no_proxy(house: HouseOfTests) -> None:
    """The shelf is the same for all, the cookie that may come with it is not."""
    answer = httpx.get(f"http://127.0.0.1:{house.port}/api/shelf", timeout=PATIENCE)
    assert "set-cookie" in answer.headers
    assert answer.headers["cache-control"] == "private, no-cache"


def test_it_is_built_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask."""
    made: list[str] = []

    def counted(module: Any, name: str) -> None:
        build = getattr(module, name)

        def build_and_count(*arguments: Any) -> Any:
            made.append(name)
            return build(*arguments)

        monkeypatch.setattr(module, name, build_and_count)

    counted(static, "vocabulary")
    counted(static, "shelf_book")
    counted(lobby, "shown_shelf")
    house = HouseOfTests(folder)
    try:
        for _ in range(3):
            for path in SAME_FOR_ALL:
                assert (
                    httpx.get(f"http://127.0.0.1:{house.port}{path}", timeout=PATIENCE).status_code
                    == 200
                )
    finally:
        OPEN.close()
        house.stop()
    assert sorted(made) == ["shelf_book", "shown_shelf", "vocabulary"]


def test_what_needs_no_name_is_bounded_by_address(folder: Path) -> None:
    """Another address is not refused for it, and what costs more is had less often."""
    house = HouseOfTests(folder, requests_of_address=(0.001, 4.0))

    def statuses(address: str, path: str, count: int) -> list[int]:
        headers = {"x-forwarded-for": address}
        url = f"http://127.0.0.1:{house.port}{path}"
        return [httpx.get(url, headers=headers, timeout=PATIENCE).status_code for _ in range(count)]

    try:
        texts = "/texts/en/core.ftl"
        assert statuses("203.0.113.9", texts, 42) == [200] * 40 + [429] * 2
        assert statuses("203.0.113.10", "/metrics", 3) == [200, 200, 429]
        assert statuses("203.0.113.11", texts, 1) == [200]
        assert [_opened(house, "203.0.113.12") for _ in range(6)] == [101] * 4 + [429] * 2
        assert _opened(house, "203.0.113.13") == 101
    finally:
        OPEN.close()
        house.stop()


def _opened(house: HouseOfTests, address: str) -> int:
    """Return what is answered to whoever opens a socket at a table that there is not."""
    head = (
        "GET /ws/tables/none HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\n"
        "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {'a' * 22}==\r\nx-forwarded-for: {address}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", house.port), 10) as opened:
        opened.sendall(head.encode())
        return int(opened.recv(4096).split()[1])
