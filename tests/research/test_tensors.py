"""Tensors are built from what a seat sees: they are the same in every dream of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws.laws import moments, tables

from retorta import plugins
from retorta.core.dealer import SeededDealer

np: Any = pytest.importorskip("numpy")

from retorta.research.tensors.layout import layout  # noqa: E402

GAMES = plugins.games()
DOCS = Path(__file__).parent.parent.parent / "docs"

SELDOM = {
    "alchemists": {
        *("conflicts", "in_conflict", "grants_taken", "not_with", "exhibited", "first_shown"),
        *("set_aside", "task_area", "task_favor"),
    },
    "potion-making": {"returning"},
}
"""What moves at random hardly ever bring about."""


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=3, deadline=None)
@given(data=st.data())
def test_a_tensor_is_the_same_in_every_dream_of_its_seat(game: str, data: Any) -> None:
    box = plugins.box(game)
    table = data.draw(st.sampled_from(tables(box)))
    seed = data.draw(st.integers(0, 1 << 20))
    laid_out = layout(game, table.seats)
    for match in moments(table, seed, every=50):
        for seat in range(table.seats):
            dream = box.views.imagine(match.state, seat, SeededDealer(seed, listening=False))
            for look in (box.view, box.remembered):
                row = laid_out.tensor(look(match.state, seat))
                assert np.isfinite(row).all()
                assert np.array_equal(row, laid_out.tensor(look(dream, seat)))


@pytest.mark.parametrize("game", GAMES)
def test_every_plane_has_its_place_and_its_meaning(game: str) -> None:
    box = plugins.box(game)
    for seats in range(box.seats[0], box.seats[1] + 1):
        laid_out = layout(game, seats)
        assert list(laid_out.shapes) == list(laid_out.meanings)
        row = np.arange(laid_out.size, dtype=np.float32)
        named = laid_out.named(row)
        assert np.array_equal(np.concatenate([plane.ravel() for plane in named.values()]), row)


@pytest.mark.parametrize("game", GAMES)
def test_something_is_in_every_plane_of_some_game(game: str) -> None:
    """A plane that nothing ever writes to would be a field forgotten."""
    box = plugins.box(game)
    seats = box.seats[0]
    laid_out = layout(game, seats)
    filled: set[str] = set()
    for number, table in enumerate(tables(box)):
        if table.seats != seats:
            continue
        for match in moments(table, number, every=4):
            for seat in range(seats):
                for plane in laid_out.planes(box.remembered(match.state, seat)):
                    if any(plane.values):
                        filled.add(plane.name)
        if len(filled) == len(laid_out.shapes):
            break
    assert set(laid_out.shapes) - filled <= SELDOM.get(game, set())


def test_seats_are_relative_to_who_looks() -> None:
    box = plugins.box("poison")
    state = box.start(4, {}, SeededDealer(1))
    laid_out = layout("poison", 4)
    for seat in range(4):
        planes = laid_out.named(laid_out.tensor(box.view(state, seat)))
        [decider] = np.flatnonzero(planes["asked"])
        assert (seat + decider) % 4 == box.views.public(state).deciders[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_every_plane_its_shape_and_the_size_of_all(game: str) -> None:
    pages = (DOCS / "tensors.md", DOCS / "tensors-alchemists.md")
    page = "".join(page.read_text("utf-8") for page in pages)
    part = page.split(f"\n## {game}\n")[1].split("\n## ")[0]
    fewest, most = plugins.box(game).seats
    sizes = (layout(game, fewest).size, fewest, layout(game, most).size, most)
    assert "{} numbers with {} seats, {} with {}.".format(*sizes) in part
    told = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \|$", part, re.MULTILINE)
    for seats in range(fewest, most + 1):
        laid_out = layout(game, seats)
        assert [name for name, _, _ in told] == list(laid_out.shapes)
        for name, shape, meaning in told:
            meant = tuple(seats if each == "S" else int(each) for each in shape.split(" × "))
            assert (name, meant) == (name, laid_out.shapes[name])
            assert (name, meaning) == (name, laid_out.meanings[name])
