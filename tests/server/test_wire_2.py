"""A program of the version before plays on a server of today, and is told what it always was."""

from __future__ import annotations

import random

import pytest
from support.guests import HouseOfTests, Refused, Tab
from support.wire_2 import demand_same

from retorta import plugins
from retorta.tables.messages import WIRE_2


@pytest.mark.parametrize("game", plugins.games())
def test_a_whole_game_is_played_by_the_names_of_wire_2(house: HouseOfTests, game: str) -> None:
    """At its side sits somebody who speaks wire 3, and both are told the same."""
    anna = house.guest("Anna")
    table = anna.table(game, "me", *["random"] * (plugins.box(game).seats[0] - 1))
    older, newer = anna.open(table, wire=WIRE_2), anna.open(table)
    luck = random.Random(8)
    while not older.is_over:
        older.until(lambda: older.is_deciding or older.is_over)
        compare(older, newer)
        if not older.is_over:
            older.move(luck.randrange(1000))
    compare(older, newer)
    bystander = house.guest().open(table, wire=WIRE_2)
    bystander.until(lambda: bystander.view)
    demand_same(bystander.view, {**newer.view, "seat": None, "own": None})


def compare(older: Tab, newer: Tab) -> None:
    newer.settle(older.view["number"])
    older.settle(newer.view["number"])
    demand_same(older.view, newer.view)


def test_who_is_to_decide_instead_is_told_by_both_names(house: HouseOfTests) -> None:
    """A refusal does not know which version it is read in: requests say none."""
    anna = house.guest("Anna")
    table = anna.table("poison", "me", "hotseat", "hotseat")
    tab = anna.open(table, 0)
    tab.until(lambda: tab.view)
    (decider,) = tab.view["deciders"]
    tab.look(decider)
    move = tab.view["moves"][0]["move"]
    with pytest.raises(Refused) as caught:
        tab.ask({"type": "move", "seat": (decider + 1) % 3, "move": move})
    parts = caught.value.answer["parts"]
    assert parts["deciders"] == parts["asked"] == [decider]
