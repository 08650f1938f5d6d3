"""What is gone is freed at once: connections and tables form no circles for the collector."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support.guests import OPEN, PATIENCE, Guest, HouseOfTests
from support.raw_socket import RawSocket

from retorta.core.errors import TableError
from retorta.tables.table import Table


@pytest.fixture
def house(folder: Path) -> Iterator[HouseOfTests]:
    made = HouseOfTests(folder)
    gc.collect()
    gc.disable()
    yield made
    gc.enable()
    OPEN.close()
    made.stop()


def wait_for(fits: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end, "only the collector would have freed it"
        time.sleep(0.01)


def tables_at_hand() -> list[Table]:
    """Return every table that is not freed; of compiled ones nothing can be held weakly."""
    return [found for found in gc.get_objects() if type(found) is Table]


def orderly(anna: Guest, table: str, raw: RawSocket) -> None:
    raw.socket.sendall(b"\x88\x80\0\0\0\0")


def cut(anna: Guest, table: str, raw: RawSocket) -> None:
    raw.socket.close()


def odd(anna: Guest, table: str, raw: RawSocket) -> None:
    raw.socket.sendall(b"\x83\x80\0\0\0\0")


def refused(anna: Guest, table: str, raw: RawSocket) -> None:
    raw.say({"id": "a", "type": "move", "seat": 7, "move": {}})
    raw.say({"id": "b", "type": "nothing"})
    assert len(raw.answers(2)) == 2
    raw.socket.close()


@pytest.mark.parametrize("end", [orderly, cut, odd, refused])
def test_a_connection_that_ended_is_freed(
    house: HouseOfTests, end: Callable[[Guest, str, RawSocket], None]
) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    raw = RawSocket(anna, table)
    raw.hello()
    (connection,) = map(weakref.ref, house.registry.tables[table].watchers)
    end(anna, table, raw)
    wait_for(lambda: connection() is None)


def test_a_table_that_nobody_looks_at_is_freed(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    id = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(id)
    tab.settle(0)
    mailbox = weakref.ref(house.registry.tables[id])
    assert len(tables_at_hand()) == 1
    house.registry.settings = replace(house.registry.settings, idle=0.0)
    tab.close()
    wait_for(lambda: mailbox() is None and not tables_at_hand())


def test_a_request_that_was_refused_leaves_nothing_behind(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "friend", "friend")
    requests: list[tuple[str, str, Any]] = [
        ("GET", "/api/tables/nosuchtable", None),
        ("POST", f"/api/tables/{table}/sit", {"seat": 5}),
        ("POST", f"/api/tables/{table}/return", {"seat": 1}),
    ]
    for method, path, body in requests:
        assert anna.http.request(method, path, json=body).status_code >= 400
    wait_for(lambda: not [it for it in gc.get_objects() if isinstance(it, TableError)])
