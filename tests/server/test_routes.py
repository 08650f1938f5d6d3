"""A request is said once, and every host answers it."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from support.tab import Database, Tab

from retorta.server.app import ROUTES as AT_A_SERVER
from retorta.server.http.openapi import described
from retorta.tables.routes import ROUTES
from retorta.tables.routes.route import Route

NAMED = {"id": "none", "number": "1", "token": "none"}


def test_every_address_and_every_name_is_listed_once() -> None:
    names = Counter(route.name for route in AT_A_SERVER)
    addresses = Counter((route.method, route.path) for route in AT_A_SERVER)
    assert set(names.values()) == set(addresses.values()) == {1}


def test_a_server_answers_all_of_them() -> None:
    assert set(map(id, ROUTES)) <= set(map(id, AT_A_SERVER))


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_a_tab_answers_each_or_says_why_not(route: Route) -> None:
    """A refusal, where the table is missing or a server is needed; never that it is nowhere."""
    body: object = "no record" if route.body is bytes else {} if route.body else None
    status, told = Tab(Database()).request(route.method, route.path.format_map(NAMED), body)
    assert status < 500
    assert not isinstance(told, dict) or told.get("error") != "nowhere"


def test_what_an_address_says_is_found_in_it() -> None:
    moment = next(route for route in ROUTES if route.name == "moment")
    found = moment.named_in("/api/replays/a-b_c/moments/12")
    assert found == {"id": "a-b_c", "number": "12"}
    for other in ("/api/replays/a/b/moments/12", "/api/replays//moments/12", "/api/replays/a"):
        assert moment.named_in(other) is None


def test_the_description_names_every_request_and_the_headers_it_needs() -> None:
    paths = json.loads(described(AT_A_SERVER))["paths"]
    operations = {each["operationId"]: each for kinds in paths.values() for each in kinds.values()}
    assert set(operations) == {route.name for route in AT_A_SERVER}
    headers = [it["name"] for it in operations["host_end"]["parameters"] if it["in"] == "header"]
    assert headers == ["x-retorta-host"]
    assert operations["sit"]["summary"] == "Sit down."
