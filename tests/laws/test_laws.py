"""Every game on the shelf, at every table it can be set up for, obeys the laws."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws.laws import LAWS, Table, tables
from market_day import make_box

from retorta import plugins

BOXES = {**{name: plugins.box(name) for name in plugins.games()}, "market-day": make_box()}
TABLES = {name: tables(box) for name, box in BOXES.items()}


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_law(law: Callable[[Table, int], None], game: str, data: st.DataObject, seed: int) -> None:
    law(data.draw(st.sampled_from(TABLES[game]), "table"), seed)


@pytest.mark.parametrize("game", BOXES)
def test_every_table_plays_to_its_end(game: str) -> None:
    for number, table in enumerate(TABLES[game]):
        LAWS[0](table, number)
