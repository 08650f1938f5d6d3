"""What can be done again and again without an end is bounded in bytes, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.guests import OPEN, Guest, HouseOfTests, Refused, Tab

from retorta.server.quotas import LINK, NAMED, TAKEN_BACK
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


def _face(house: HouseOfTests, address: str) -> Guest:
    """Return somebody new, who comes from there through a proxy."""
    guest = house.guest()
    guest.http.headers["x-forwarded-for"] = address
    return guest


def _times(work: Callable[[], object]) -> int:
    """Return how often something can be done before it stores too much."""
    for done in range(5 * MOST):
        try:
            work()
        except Refused as refused:
            if str(refused) != "stored-much":
                raise
            return done
    raise AssertionError("there is no bound")


def _playing(guest: Guest) -> tuple[Tab, Callable[[], int]]:
    """Return a place where a move may be taken back, and what takes it back and plays it again."""
    tab = guest.open(guest.table("alchemists", "me", "hotseat"))
    tab.settle(0)
    while True:
        seat = tab.look(tab.view["deciders"][0])
        move = tab.view["moves"][0]["move"]
        tab.move()
        if tab.view["can_undo"] and tab.view["seat"] == seat:
            break

    def back_and_forth() -> int:
        tab.ask({"type": "undo", "seat": seat})
        number: int = tab.ask({"type": "move", "seat": seat, "move": move})["number"]
        tab.settle(number)
        return number

    return tab, back_and_forth


def test_nobody_fills_the_log_by_taking_moves_back_for_ever(houses: Any) -> None:
    """A game has an end, and so has its log, unless it is played back and forth."""
    house = houses(stored_by_person=(MOST + 0.9) * TAKEN_BACK)
    tab, back_and_forth = _playing(house.guest())
    assert _times(back_and_forth) == MOST
    number = tab.view["number"]
    assert tab.move() == number + 1, "the game goes on all the same"


def test_an_undo_costs_at_least_what_it_stores(houses: Any) -> None:
    """Its own line, and that of the move, which is played again."""
    house = houses()
    _, back_and_forth = _playing(house.guest())
    before = bytes_of_all(house.registry.engine)
    for _ in range(50):
        back_and_forth()
    assert 0 < (bytes_of_all(house.registry.engine) - before) / 50 <= TAKEN_BACK


def test_links_and_names_are_bounded_by_person_and_by_address(houses: Any) -> None:
    """Every link may bring a device, which stays; every face with a name is a row."""
    house = houses(stored_by_person=MOST * LINK, stored_from_address=2 * MOST * LINK)
    anna = _face(house, CROWD)
    assert _times(lambda: anna.post("/api/me/link")) == MOST

    def name_a_face(address: str) -> Any:
        return _face(house, address).call("PUT", "/api/me", {"nickname": "Bela"})

    assert _times(lambda: name_a_face(CROWD)) == MOST * LINK / NAMED
    assert name_a_face(OTHER)["nickname"] == "Bela"


def test_to_keep_a_name_costs_nothing(houses: Any) -> None:
    house = houses(stored_by_person=NAMED)
    anna = house.guest("Anna")
    for _ in range(MOST):
        anna.call("PUT", "/api/me", {"nickname": "Anna"})
