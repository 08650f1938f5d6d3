"""Every game on the shelf, at every table it can be set up for, obeys the laws."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws.laws import LAWS, Table, tables
from market_day import make_box

from retorta import shelf

BOXES = {**{name: shelf.box(name) for name in shelf.games()}, "market-day": make_box()}
TABLES = {name: tables(box) for name, box in BOXES.items()}


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Table, int], None], game: str) -> None:
    @given(st.sampled_from(TABLES[game]), st.integers(0, 2**32))
    def holds(table: Table, seed: int) -> None:
        law(table, seed)

    holds()


@pytest.mark.parametrize("game", BOXES)
def test_every_table_plays_to_its_end(game: str) -> None:
    for number, table in enumerate(TABLES[game]):
        LAWS[0](table, number)
