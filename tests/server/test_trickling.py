"""Whoever sends slowly, breaks off, or opens very many connections keeps nobody else out."""

from __future__ import annotations

import contextlib
import importlib
import logging
import select
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from support.guests import OPEN, PATIENCE, HouseOfTests, ServerProcess

from retorta.server import descriptors, logs
from retorta.server.http.header_timeout import HeaderTimeout

TRICKLING, OTHER = "203.0.113.9", "198.51.100.1"


@pytest.fixture
def guarded(folder: Path) -> Iterator[HouseOfTests]:
    """A server that lets five requests of one address be on their way, two of them big ones."""
    # The bodies do not end by themselves while the test looks on, however slow the machine is.
    house = HouseOfTests(
        folder, bodies_per_address=5, uploads_at_once=2, body_limit=60.0, request_limit=60.0
    )
    yield house
    OPEN.close()
    house.stop()


def _begin(port: int, address: str, path: str, body: bytes = b"{", length: int = 1000) -> Any:
    """Send the head of a request and the first of its body."""
    opened = OPEN.enter_context(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE))
    head = (
        f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: {address}\r\n"
        f"content-length: {length}\r\n\r\n"
    )
    opened.sendall(head.encode() + body)
    return opened


def _status(opened: socket.socket) -> int:
    return int(opened.recv(4096).split()[1])


@pytest.mark.parametrize(
    ("path", "most"), [("/api/tables/t1/sit", 5), ("/api/tables", 2), ("/api/records", 2)]
)
def test_newcomers_get_in_while_one_address_trickles(
    guarded: HouseOfTests, path: str, most: int
) -> None:
    """The surplus is refused and closed; another address is not refused for it."""
    begun = [_begin(guarded.port, TRICKLING, path) for _ in range(12)]
    refused: list[socket.socket] = []
    while len(refused) < 12 - most:  # whichever of them came last
        answered, _, _ = select.select([it for it in begun if it not in refused], [], [], PATIENCE)
        assert answered, "too few were refused"
        assert {_status(it) for it in answered} == {429}
        refused += answered
    assert len(refused) == 12 - most
    for each in refused:
        with contextlib.suppress(ConnectionError):
            while each.recv(4096):  # until it is closed
                pass
    answer = httpx.get(
        f"http://127.0.0.1:{guarded.port}/api/me",
        headers={"x-forwarded-for": OTHER},
        timeout=PATIENCE,
    )
    assert answer.status_code == 200
    other = _begin(guarded.port, OTHER, path, b"{}", 2)
    assert _status(other) in (201, 400, 404)


def test_a_body_must_come_to_an_end(folder: Path) -> None:
    """However steadily its parts come."""
    house = HouseOfTests(folder, request_limit=5.0, body_limit=0.5)
    try:
        opened = _begin(house.port, OTHER, "/api/records", b"a", 1_000_000)
        opened.settimeout(0.05)
        end = time.monotonic() + PATIENCE
        said = b""
        while not said and time.monotonic() < end:
            opened.sendall(b"a")
            with contextlib.suppress(TimeoutError):
                said = opened.recv(4096)
        assert said.startswith(b"HTTP/1.1 400")
    finally:
        OPEN.close()
        house.stop()


@pytest.mark.parametrize(
    ("head", "body"),
    [
        ("content-encoding: gzip\r\ncontent-length: 20", b"no archive at all..."),
        ("content-encoding: deflate\r\ncontent-length: 20", b"no archive at all..."),
        ("content-encoding: gzip\r\ntransfer-encoding: chunked", b"3\r\nabc\r\n0\r\n\r\n"),
        ("transfer-encoding: chunked", b"no length\r\nabc\r\n0\r\n\r\n"),
    ],
    ids=["gzip", "deflate", "chunks of gzip", "length of a chunk"],
)
@pytest.mark.parametrize("pause", [0.0, 0.3], ids=["at once", "later"])
def test_a_body_that_nobody_can_read_is_refused(
    folder: Path, caplog: pytest.LogCaptureFixture, head: str, body: bytes, pause: float
) -> None:
    """In a sentence, and without a trace in the log: it is no fault of ours."""
    house = HouseOfTests(folder, request_limit=1.0)
    try:
        with logs.written("plain", "info", False):
            opened = OPEN.enter_context(
                socket.create_connection(("127.0.0.1", house.port), PATIENCE)
            )
            # Else whether it is closed depends on how much was read by then.
            usual = "host: 127.0.0.1\r\nconnection: close"
            first = f"POST /api/records HTTP/1.1\r\n{usual}\r\n{head}\r\n\r\n"
            opened.sendall(first.encode())
            time.sleep(pause)
            opened.sendall(body)
            said = opened.recv(4096)
            while more := opened.recv(4096):  # until it is closed
                said += more
        assert said.split()[1] == b"400"
        assert house.registry.metrics.failures == 0
        assert [it.getMessage() for it in caplog.records if it.exc_info] == []
    finally:
        OPEN.close()
        house.stop()


def test_a_body_that_is_broken_off_is_no_fault_of_ours(
    house: HouseOfTests, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is there to be answered, and nothing is written down."""
    before = house.registry.metrics.failures
    answered = []
    monkeypatch.setattr(
        "retorta.server.http.middleware.access",
        lambda method, pattern, *_: answered.append((method, pattern)),
    )
    with caplog.at_level(logging.WARNING):
        for path in ("/api/records", "/api/tables"):
            _begin(house.port, OTHER, path).close()
            end = time.monotonic() + PATIENCE
            # Only when it was given up would anything have been said of it.
            while ("POST", path) not in answered and time.monotonic() < end:
                time.sleep(0.02)
            assert ("POST", path) in answered
    assert house.registry.metrics.failures == before
    assert [it.getMessage() for it in caplog.records if it.exc_info] == []


class _Connection:
    """A connection from an address; without one, it is closed already."""

    def __init__(self, address: str | None, is_open: bool = True) -> None:
        peer = None if address is None else (address, 4711)
        told = SimpleNamespace(get_extra_info=lambda _: peer)
        self.transport = told if is_open else None


def test_the_last_connections_of_a_crowd_are_closed() -> None:
    """Those of a proxy are many people's; a household's network is one address."""
    header_timeout = HeaderTimeout(10.0, most=2, is_trusted=lambda address: address == "10.0.0.7")
    crowd = [_Connection(TRICKLING) for _ in range(4)]
    household = [_Connection(f"2001:db8:1:2::{number}") for number in range(3)]
    others = [_Connection("10.0.0.7") for _ in range(9)]
    others += [_Connection(OTHER), _Connection(None), _Connection(None, is_open=False)]
    found = header_timeout.surplus([*others, *crowd, *household])
    assert found == [*crowd[2:], household[2]]
    assert HeaderTimeout(10.0).surplus(crowd) == [], "no bound was set"
    header_timeout.of_node(crowd[2])
    assert header_timeout.surplus(crowd) == [crowd[3]]
    header_timeout.overdue(others, 0.0)
    assert header_timeout.surplus(crowd) == crowd[2:], "it was closed, and is forgotten"


@pytest.mark.skipif(sys.platform != "linux", reason="only there is all of 127/8 this machine")
def test_an_address_with_many_connections_loses_the_surplus(folder: Path) -> None:
    """Those that it opened last; whoever comes from elsewhere gets in meanwhile."""
    house = HouseOfTests(
        folder,
        listener=socket.create_server(("0.0.0.0", 0)),
        connections_per_address=20,
        request_limit=2 * PATIENCE,  # nobody is closed for saying nothing
    )
    try:
        crowd = [
            OPEN.enter_context(
                socket.create_connection(
                    ("127.0.0.1", house.port), PATIENCE, source_address=("127.0.0.2", 0)
                )
            )
            for _ in range(50)
        ]
        closed: list[socket.socket] = []
        while len(closed) < 30:
            left = [it for it in crowd if it not in closed]
            found, _, _ = select.select(left, [], [], PATIENCE)
            assert found, f"only {len(closed)} were closed"
            closed += [it for it in found if _is_closed(it)]
        assert len(closed) == 30
        assert (
            httpx.get(f"http://127.0.0.1:{house.port}/healthz", timeout=PATIENCE).status_code == 200
        )
    finally:
        OPEN.close()
        house.stop()


def _is_closed(opened: socket.socket) -> bool:
    try:
        return opened.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize(
    ("soft", "hard", "taken"),
    [(1024, 4096, 4096), (1024, -1, 65_536), (1024, 1_000_000, 65_536), (70_000, 80_000, None)],
)
def test_a_server_takes_as_many_files_as_it_may_have(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, taken: int | None
) -> None:
    """The limit that usually holds, 1024, is one that nobody chose."""
    said: list[tuple[int, int]] = []
    monkeypatch.setattr("resource.getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr("resource.setrlimit", lambda _, wanted: said.append(wanted))
    descriptors.raise_limit()
    assert said == ([] if taken is None else [(taken, hard)])
    assert descriptors.connections_of_one(1000) == min(1000, soft // 2)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are read")
def test_a_server_raises_its_limit_of_files_when_it_starts(folder: Path) -> None:
    resource = importlib.import_module("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = min(before[1], descriptors.ENOUGH) if before[1] > 0 else descriptors.ENOUGH
    resource.setrlimit(resource.RLIMIT_NOFILE, (most - 1, before[1]))
    try:
        server = ServerProcess(folder)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (most, before[1])
    server.stop()


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set")
def test_newcomers_get_in_while_1100_uploads_trickle(folder: Path) -> None:
    """With no more than the 1024 files that a process usually may have."""
    descriptors.raise_limit()
    server = ServerProcess(folder)
    resource = importlib.import_module("resource")
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1024, 1024))
    begun: list[socket.socket] = []
    waits: list[float] = []
    try:
        for _ in range(3):
            for _ in range(1100 - len(begun)):
                with contextlib.suppress(OSError):
                    begun.append(_begin(server.port, TRICKLING, "/api/records"))
            for number in range(20):
                for each in list(begun):
                    try:
                        each.sendall(b"a")
                    except OSError:  # it was refused
                        begun.remove(each)
                began = time.monotonic()
                headers = {"x-forwarded-for": f"198.51.100.{number}"}
                answer = httpx.get(
                    f"http://127.0.0.1:{server.port}/api/me", headers=headers, timeout=PATIENCE
                )
                assert answer.status_code == 200
                waits.append(time.monotonic() - began)
                time.sleep(0.1)
    finally:
        OPEN.close()
        said = server.stop()
    assert "Traceback" not in said
    print(f"newcomers waited {max(waits):.2f} s at most, {sum(waits) / len(waits):.3f} s usually")
    assert len(begun) <= 8
