"""What a table corrects from its own box."""

from __future__ import annotations

import pytest
from table import ANNA, BORIS

from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import Grant, Ingredient
from retorta.games.alchemists.corrections import AS_RECONSTRUCTED, LONGEST, corrected
from retorta.games.alchemists.rules.discounts import most_faces_first
from retorta.games.alchemists.rules.end_of_round import hold_conference
from retorta.games.alchemists.rules.scoring import score_of

DATA = """
[conference]
master = [[-4, 2], [-5, 3]]

[[grant]]
name = "b"
ingredients = ["fern", "claw", "toad"]
points = 1

[discounts]
faces = [1, 1, 1, 2]
"""


def test_a_table_plays_with_its_own_values() -> None:
    match = Match(BOX, 2, SeededDealer(1), {"level": "master", "data": DATA})
    state = match.state
    view = match.view(None)

    assert view.conference == [[-1, 1], [-4, 2]]
    grant = view.grants[Grant.B]
    assert grant.ingredients == [Ingredient.FERN, Ingredient.CLAW, Ingredient.TOAD]
    hold_conference(state, 0, match.dealer)
    assert state.labs[ANNA].reputation == 6
    assert match.view(None).conference == [[-2, -1, 1], [-5, 3]]
    state.labs[ANNA].grants = [int(Grant.B)]
    assert score_of(state, ANNA).grants == 1
    state.discounts = [0, 2]
    assert most_faces_first(state, [ANNA, BORIS]) == [ANNA, BORIS]


def test_what_is_left_out_stays_as_it_is() -> None:
    assert corrected("  ") == AS_RECONSTRUCTED
    printed = corrected('[[grant]]\nname = "centre"\npoints = 2\n')

    assert printed.grants == AS_RECONSTRUCTED.grants
    assert printed.grant_points == (2, 2, 2, 2, 2)
    assert printed.conferences == AS_RECONSTRUCTED.conferences


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("x" * (LONGEST + 1), "alchemists-data-long"),
        ("[conference", "alchemists-data-toml"),
        ("[seal]\ngold = 3", "alchemists-data-entry"),
        ("conference = 3", "alchemists-data-entry"),
        ("[conference]\nnovice = [[1], [1]]", "alchemists-data-entry"),
        ("[conference]\nmaster = [[1]]", "alchemists-data-entry"),
        ("[conference]\nmaster = [[], [1]]", "alchemists-data-entry"),
        ('[conference]\nmaster = [["a"], [1]]', "alchemists-data-entry"),
        ("[discounts]\nfaces = [1, 2, 3]", "alchemists-data-entry"),
        ("[discounts]\nfaces = [1, 2, 3, 99]", "alchemists-data-entry"),
        ("discounts = 1", "alchemists-data-entry"),
        ("grant = 1", "alchemists-data-entry"),
        ('[[grant]]\nname = "e"', "alchemists-data-entry"),
        ('[[grant]]\nname = "a"\nworth = 2', "alchemists-data-entry"),
        ('[[grant]]\nname = "a"\ningredients = 3', "alchemists-data-entry"),
        ('[[grant]]\nname = "a"\ningredients = ["dog", "fern", "toad"]', "alchemists-data-entry"),
        ('[[grant]]\nname = "a"\ningredients = ["fern", "fern", "toad"]', "alchemists-data-entry"),
        ('[[grant]]\nname = "a"\npoints = true', "alchemists-data-entry"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(text: str, name: str) -> None:
    with pytest.raises(BadOption) as caught:
        corrected(text)
    assert caught.value.name == name
