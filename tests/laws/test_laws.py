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


@pytest.mark.parametrize(
    ("game", "seats", "seed"), [("alchemists", 4, 355), ("market-day", 2, 119)]
)
def test_what_was_hidden_for_a_moment_is_dreamt_of_until_it_differs(
    game: str, seats: int, seed: int
) -> None:
    """A seal laid at the very end, an offer looked at once: a few dreams may all be the truth."""
    [law] = [law for law in LAWS if law.__name__.startswith("law_3b_")]
    for table in TABLES[game]:
        if table.seats == seats:
            law(table, seed)
