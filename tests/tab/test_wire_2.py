"""In a tab too, a page of the version before is told what it always was."""

from __future__ import annotations

from random import Random

import pytest
from support.tab import Database, Tab
from support.wire_2 import demand_same

from retorta import plugins
from retorta.tables.messages import WIRE_2


@pytest.mark.parametrize("game", plugins.games())
def test_a_whole_game_is_played_by_the_names_of_wire_2(game: str) -> None:
    tab, luck = Tab(Database()), Random(8)
    table = tab.table(game, "me", *["random"] * (plugins.box(game).seats[0] - 1))
    older, newer = tab.open(table, wire=WIRE_2), tab.open(table)
    while not older.is_over:
        demand_same(older.view, newer.view)
        assert older.move(luck.randrange(1000))["type"] == "ok"
        assert older.view["events"] == newer.view["events"]
    demand_same(older.view, newer.view)
