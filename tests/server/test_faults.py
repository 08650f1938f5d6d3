"""A database that does not answer, a full house of files: said once, and nothing hangs."""

from __future__ import annotations

import json
import logging
import os
import re
import resource
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.database_proxy import DatabaseProxy
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests, Refused, ServerProcess

from retorta.core.errors import BadOption
from retorta.server import environment
from retorta.server.environment import from_environment
from retorta.server.health import Health
from retorta.server.incidents import Incident
from retorta.server.metrics import Metrics
from retorta.server.storage.database import open_database

STATUS_LIMIT = 5.0
"""Seconds in which whoever watches a server is answered, come what may."""


def status(port: int, path: str) -> int:
    return httpx.get(f"http://127.0.0.1:{port}{path}", timeout=STATUS_LIMIT).status_code


def test_a_database_that_swallows_every_byte(proxy: DatabaseProxy, folder: Path) -> None:
    """Whoever watches is told at once, whoever plays in time, and SIGTERM ends it all."""
    server = ServerProcess(
        folder, "--database", proxy.address, RETORTA_DATABASE_LIMIT="1", RETORTA_LOG_FORMAT="json"
    )
    anna = Guest(server.port, "Anna")
    assert [status(server.port, path) for path in ("/healthz", "/readyz")] == [200, 200]

    proxy.behaviour = "swallows"
    with pytest.raises(Refused) as refused:
        anna.table("poison", "me", "friend", "friend")
    assert refused.value.status == 503
    end = time.monotonic() + 3 * PATIENCE
    while status(server.port, "/readyz") != 503:  # the last write that went through grows old
        assert time.monotonic() < end, "nobody who watches is told"
        time.sleep(0.1)
    assert status(server.port, "/healthz") == 200
    assert anna.http.get("/api/tables").status_code == 503

    proxy.behaviour = "passes"
    end = time.monotonic() + PATIENCE
    while status(server.port, "/readyz") != 200:
        assert time.monotonic() < end, "it never works again"
    anna.table("poison", "me", "friend", "friend")

    proxy.behaviour = "swallows"
    request = anna.http.build_request("GET", "/api/tables", timeout=0.2)
    for _ in range(8):
        with pytest.raises(httpx.TimeoutException):
            anna.http.send(request)
    server.process.send_signal(signal.SIGTERM)
    # Ten seconds, as a container is given: by itself it takes five, on a busy machine more.
    written = server.process.communicate(timeout=PATIENCE)[1]
    lines = [json.loads(line) for line in written.splitlines()]
    said = [line["message"] for line in lines if line["logger"] == "retorta.server"]
    failing = [line for line in said if line.startswith("nothing can be written")]
    again = [line for line in said if line.startswith("the database can be written to again")]
    assert len(again) == 1, said
    assert 1 <= len(failing) <= 2, "once, and perhaps once more before the end"


def test_a_held_lock_is_said_once_and_once_when_it_is_gone(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = HouseOfTests(folder, database_limit=0.2)
    anna = house.guest("Anna")
    holding = sqlite3.connect(folder / "retorta.sqlite3", isolation_level=None)
    holding.execute("BEGIN IMMEDIATE")
    for _ in range(3):
        with pytest.raises(Refused, match="not-stored"):
            anna.table("poison", "me", "friend", "friend")
    assert status(house.port, "/readyz") == 503
    assert status(house.port, "/healthz") == 200
    holding.execute("ROLLBACK")
    holding.close()
    anna.table("poison", "me", "friend", "friend")
    assert status(house.port, "/readyz") == 200
    OPEN.close()
    house.stop()
    said = [it for it in caplog.records if "written" in it.getMessage()]
    # A server of an earlier test, in this process, may find its database again meanwhile.
    while said[0].levelno != logging.ERROR:
        del said[0]
    assert [it.levelno for it in said] == [logging.ERROR, logging.WARNING]
    assert "database is locked" in said[0].getMessage()


def test_a_probe_is_written_and_leaves_nothing(folder: Path) -> None:
    house = HouseOfTests(folder, look=3600.0)
    assert status(house.port, "/readyz") == 200
    house.stop()
    engine = open_database(f"sqlite:///{folder / 'retorta.sqlite3'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM probes").scalar_one() == 0
    engine.dispose()


def test_trouble_is_said_once_with_its_cause_and_nothing_that_was_written(
    caplog: pytest.LogCaptureFixture,
) -> None:
    incident = Incident(works="it works", fails="it fails")
    incident.worked()
    for _ in range(3):
        incident.failed(sqlite3.OperationalError("database or disk is full"))
    incident.worked()
    incident.failed(sqlite3.IntegrityError("a seed is in here"))
    said = [it.getMessage() for it in caplog.records]
    assert said[0] == "it fails (OperationalError: database or disk is full)"
    assert said[1].startswith("it works, after ")
    assert said[1].endswith(" s and 3 failures")
    assert said[2:] == ["it fails (IntegrityError)"]


@pytest.fixture
def no_more_files() -> Iterator[Any]:
    """As many files open as may be."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    taken: list[int] = []

    def take() -> None:
        most = max(int(it.name) for it in Path("/proc/self/fd").iterdir()) + 20
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, before[1]))
        while True:
            try:
                taken.append(os.dup(0))
            except OSError:
                return

    def give_back() -> None:
        while taken:
            os.close(taken.pop())

    yield take, give_back
    give_back()
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.skipif(sys.platform != "linux", reason="files are counted there")
def test_running_out_of_files_is_said(no_more_files: Any, caplog: Any) -> None:
    take, give_back = no_more_files
    health = Health(Metrics())
    health.look()
    take()
    try:
        health.look()
        health.look()
    finally:
        give_back()
    health.look()
    said = [it.getMessage() for it in caplog.records]
    assert len(said) == 2
    assert said[0].startswith("no more file descriptors")
    assert said[1].startswith("there are file descriptors again")


def test_the_logs_have_no_secrets_in_them(folder: Path) -> None:
    """A whole evening at the most talkative level: no cookie, link, seed, salt or id of a table."""
    server = ServerProcess(
        folder,
        RETORTA_LOG_LEVEL="debug",
        RETORTA_LOG_FORMAT="json",
        RETORTA_ACCESS_LOG="1",
        RETORTA_HOST_SECRET="open sesame",
    )
    anna = Guest(server.port, "Anna")
    link = anna.post("/api/me/link")["url"]
    phone = Guest(server.port)
    phone.post(f"/api{link}")
    table = anna.table("poison", "me", "random", "random")
    tab = anna.open(table)
    tab.until(lambda: tab.is_deciding)
    tab.move()
    tab.socket.send("[" * 2000)
    cookie = anna.http.cookies["retorta"]
    secret = {"x-retorta-host": "open sesame", "content-type": "application/json"}
    for body in (b"{}", b"[" * 3000, b"\xff", b'{"game": "poison", "seats": [{"kind": 1}]}'):
        anna.http.post("/api/tables", content=body, headers=secret)
    for line in (b"GET / HTTP/9\r\n", b"G\0T / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\n \r\n"):
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(line + b"Cookie: retorta=" + cookie.encode() + b"\r\nbad header\r\n\r\n")
            raw.settimeout(PATIENCE)
            raw.recv(100)
    OPEN.close()
    written = server.stop()
    lines = [json.loads(line) for line in written.splitlines()]
    requests = [line for line in lines if line["logger"] == "retorta.access"]
    assert {"method", "address", "status", "milliseconds", "from"} <= requests[0].keys()
    assert any(line["address"] == "/api/tables" and line["status"] == 201 for line in requests)
    with sqlite3.connect(folder / "retorta.sqlite3") as database:
        (seed,) = database.execute("SELECT seed FROM tables").fetchone()
        salts = [row[0] for row in database.execute("SELECT salt FROM chairs")]
    database.close()
    hidden = [cookie, phone.http.cookies["retorta"], link.rpartition("/")[2], table]
    hidden += ["open sesame", seed.hex(), str(seed), *filter(None, salts)]
    assert [it for it in hidden if it in written] == []
    assert "Traceback" not in written


def test_whoever_runs_a_server_reads_of_every_setting() -> None:
    docs = Path(__file__).parents[2] / "docs"
    pages = ("server.md", "running.md", "limits.md", "thinking.md")
    told = "".join((docs / name).read_text("utf-8") for name in pages)
    source = Path(environment.__file__).read_text("utf-8")
    names = set(re.findall(r"RETORTA_[A-Z_]+", source))
    assert len(names) > 20
    assert [name for name in sorted(names) if f"`{name}`" not in told.replace("=", "`=")] == []


def test_what_the_environment_says_is_read_and_checked() -> None:
    said = {
        "RETORTA_SOCKETS": "10",
        "RETORTA_SOCKETS_OF_PERSON": "3",
        "RETORTA_DATABASE_LIMIT": "4",
        "RETORTA_BOT_LIMIT": "20",
        "RETORTA_WAITING_DAYS": "2",
        "RETORTA_BACKUP_HOURS": "6",
        "RETORTA_REQUESTS": "20",
        "RETORTA_PROXIES": "10.0.0.7, 192.168.0.0/24",
        "RETORTA_LOG_FORMAT": "json",
    }
    found = from_environment(said)
    assert found["sockets"] == 10
    assert found["sockets_per_person"] == 3
    assert found["database_limit"] == 4.0
    assert found["bot_limit"] == 20.0
    assert found["waiting_expires"] == 2 * 86400.0
    assert found["backup_every"] == 6 * 3600.0
    assert found["requests"] == (20.0, 100.0)
    assert found["proxies"] == ("10.0.0.7/32", "192.168.0.0/24")
    assert found["log_format"] == "json"
    for wrong in (
        {"RETORTA_SOCKETS": "many"},
        {"RETORTA_PROXIES": "somewhere"},
        {"RETORTA_LOG_LEVEL": "loud"},
        {"RETORTA_HOST_SECRET": "short"},
    ):
        with pytest.raises(BadOption):
            from_environment(wrong)
