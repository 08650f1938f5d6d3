"""What can be done again and again without an end is bounded in bytes, too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.guests import OPEN, Guest, HouseOfTests, Refused, Tab

from retorta.server import quotas
from retorta.server.storage.usage import bytes_of_all

CROWD, OTHER = "203.0.113.9", "198.51.100.1"
MOST = 3


@pytest.fixture
def houses(folder: Path) -> Iterator[Any]:
    made: list[HouseOfTests] = []

    def house(**settings: Any) -> HouseOfTests:
        made.append(HouseOfTests(folder, **settings))
        return made[-1]

    yield house
    OPEN.close()
    for each in made:
        each.stop()


def _from(guest: Guest, address: str) -> Guest:
    guest.http.headers["x-forwarded-for"] = address
    return guest


def _with_something_to_take_back(guest: Guest) -> tuple[Tab, dict[str, Any]]:
    """Return the place of somebody alone who may take a move back, and that move."""
    tab = guest.open(guest.table("alchemists", "me", "hotseat"))
    tab.settle(0)
    while True:
        seat = tab.look(tab.view["deciders"][0])
        move = tab.view["moves"][0]["move"]
        tab.move()
        if tab.view["can_undo"] and tab.view["seat"] == seat:
            return tab, move


def test_nobody_fills_the_log_by_taking_moves_back_for_ever(houses: Any) -> None:
    """A game has an end, and so has its log; but not if it is played back and forth."""
    house = houses(stored_by_person=(MOST + 0.5) * quotas.TAKEN_BACK + 2_000)
    tab, move = _with_something_to_take_back(house.guest("Anna"))
    seat = tab.view["seat"]
    taken_back, number = 0, tab.view["number"]
    with pytest.raises(Refused, match="stored-much"):
        for _ in range(3 * MOST):
            tab.ask({"type": "undo", "seat": seat})
            taken_back += 1
            number = tab.ask({"type": "move", "seat": seat, "move": move})["number"]
    assert MOST <= taken_back <= MOST + 2
    tab.settle(number)
    assert tab.move() == number + 1, "the game goes on all the same"


def test_an_undo_costs_at_least_what_it_stores(houses: Any) -> None:
    """With the move before it, which is played again."""
    house = houses()
    tab, move = _with_something_to_take_back(house.guest("Anna"))
    seat = tab.view["seat"]
    before = _bytes_of(house)
    for _ in range(50):
        tab.ask({"type": "undo", "seat": seat})
        tab.ask({"type": "move", "seat": seat, "move": move})
    assert 0 < (_bytes_of(house) - before) / 50 <= quotas.TAKEN_BACK


def _bytes_of(house: HouseOfTests) -> int:
    return bytes_of_all(house.registry.engine)


def test_links_and_names_are_bounded_by_person_and_by_address(houses: Any) -> None:
    """Every link may become a device, which stays; every face with a name is a row."""
    house = houses(
        stored_by_person=MOST * quotas.LINK, stored_from_address=2 * MOST * quotas.LINK + 1
    )
    anna = _from(house.guest(), CROWD)
    for _ in range(MOST):
        anna.post("/api/me/link")
    with pytest.raises(Refused, match="stored-much"):
        anna.post("/api/me/link")
    named = 0
    with pytest.raises(Refused, match="stored-much"):
        for _ in range(10 * MOST):
            face = _from(house.guest(), CROWD)
            face.call("PUT", "/api/me", {"nickname": "Anna"})
            named += 1
    assert named == int(MOST * quotas.LINK / quotas.NAMED)
    _from(house.guest(), OTHER).call("PUT", "/api/me", {"nickname": "Bela"})
