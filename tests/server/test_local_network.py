"""The host opens the running server to the local network, and nobody else does."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from support.guests import PATIENCE, Guest, HouseOfTests, Refused

from retorta.server.local_network import LocalNetwork, is_loopback
from retorta.server.settings import Settings

NETWORK = "127.0.0.2"
"""Stands for the address on the local network: nothing leaves this machine."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseOfTests]:
    opened = HouseOfTests(tmp_path, local_address=NETWORK)
    yield opened
    opened.stop()


def way(table: str) -> str:
    return f"/api/tables/{table}/local-network"


def reaches(port: int) -> bool:
    try:
        answer = httpx.get(f"http://{NETWORK}:{port}/healthz", timeout=PATIENCE)
    except httpx.ConnectError:
        return False
    return answer.status_code == 200


def test_the_host_lets_others_in_without_a_restart(house: HouseOfTests) -> None:
    """The link names the table under the new address, and stands in a picture to scan."""
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "friend", "friend")
    assert anna.get(way(table)) == {"may_open": True, "link": None}
    assert not reaches(house.port)

    told = anna.post(way(table))

    assert told["link"] == f"http://{NETWORK}:{house.port}/table/{table}"
    assert not told["may_open"]
    assert reaches(house.port)
    assert anna.get(way(table)) == told
    assert anna.post(way(table)) == told, "pressed again, it is as open as before"
    origin = f"http://{NETWORK}:{house.port}"
    with httpx.Client(base_url=origin, headers={"origin": origin}, timeout=PATIENCE) as boris:
        boris.get("/api/me")
        sat = boris.post(f"/api/tables/{table}/sit", json={"seat": 1, "nickname": "Boris"})
        assert sat.status_code == 200


def test_nobody_else_may(house: HouseOfTests) -> None:
    """Not another person here, nor the host's cookie from another address or by another name."""
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("poison", "me", "friend", "friend")
    elsewhere = {
        "by a proxy": {"origin": anna.origin, "x-forwarded-for": "192.0.2.7"},
        "by another name": {"origin": "http://192.0.2.9", "host": "192.0.2.9"},
    }
    assert boris.get(way(table)) == {"may_open": False, "link": None}
    with pytest.raises(Refused, match="not-host-here"):
        boris.post(way(table))
    for how, sent in elsewhere.items():
        told = anna.http.get(way(table), headers=sent).json()
        assert told == {"may_open": False, "link": None}, how
        refused = anna.http.post(way(table), headers=sent)
        assert (refused.status_code, refused.json()["error"]) == (403, "not-host-here"), how
    _from_another_address(anna, table)
    assert not reaches(house.port)


def _from_another_address(anna: Guest, table: str) -> None:
    """Ask with the cookie of the host, but not from the address of the host."""
    way_in = httpx.HTTPTransport(local_address="127.0.0.3")
    with httpx.Client(base_url=anna.origin, transport=way_in, timeout=PATIENCE) as stranger:
        headers = {"origin": anna.origin, "cookie": anna.cookie()}
        refused = stranger.post(way(table), headers=headers)
    assert refused.json()["error"] == "not-host-here"


def test_another_port_is_taken_where_the_usual_one_is_not_free(house: HouseOfTests) -> None:
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "friend", "friend")
    with socket.create_server((NETWORK, house.port)):
        link = anna.post(way(table))["link"]
    port = int(link.split(":")[2].split("/")[0])
    assert port != house.port
    assert reaches(port)


def test_a_machine_without_a_network_says_so(tmp_path: Path) -> None:
    house = HouseOfTests(tmp_path, local_address="127.0.0.1")
    try:
        anna = house.guest("Anna")
        with pytest.raises(Refused, match="no-local-network"):
            anna.post(way(anna.table("poison", "me", "friend", "friend")))
    finally:
        house.stop()


def test_a_server_that_is_open_already_tells_where(tmp_path: Path) -> None:
    """As with ``--host`` or ``--lan``: nothing is left to open."""
    settings = Settings(tmp_path, "", host="192.0.2.8", port=8642, base="/games/")
    network = LocalNetwork(settings)
    assert not network.is_shut
    assert network.door() == "http://192.0.2.8:8642/games/"


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("10.0.0.1", False), ("a.b", False)],
)
def test_which_hosts_mean_this_machine_alone(host: str, here: bool) -> None:
    assert is_loopback(host) is here
