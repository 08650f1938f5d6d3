"""What a table corrects from its own box."""

from __future__ import annotations

import pytest
from support.table import ANNA, BORIS, refused

from retorta import plugins
from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.games.alchemists import BOX
from retorta.games.alchemists.board import cubes_of, spaces_of
from retorta.games.alchemists.cards import Area, Grant, Ingredient
from retorta.games.alchemists.corrections import AS_RECONSTRUCTED, LONGEST, corrected
from retorta.games.alchemists.moves import TakeSpace
from retorta.games.alchemists.rules.discounts import most_faces_first
from retorta.games.alchemists.rules.end_of_round import hold_conference
from retorta.games.alchemists.rules.order import TOP_SPACE_COSTS_GOLD, ChooseSpaces
from retorta.games.alchemists.rules.planning import (
    NO_MORE_ACTIONS_THERE,
    lay_cubes,
    objection_to_plan,
)
from retorta.games.alchemists.rules.scoring import score_of
from retorta.games.alchemists.views import SpaceView
from retorta.texts import LANGUAGES, Speaker

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
    view = match.view(None).public

    assert view.conference == [[-1, 1], [-4, 2]]
    grant = view.grants[Grant.B]
    assert grant.ingredients == [Ingredient.FERN, Ingredient.CLAW, Ingredient.TOAD]
    hold_conference(state, 0, match.dealer)
    assert state.labs[ANNA].reputation == 6
    assert match.view(None).public.conference == [[-2, -1, 1], [-5, 3]]
    state.labs[ANNA].grants = [Grant.B]
    assert score_of(state, ANNA).grants == 1
    state.discounts = [0, 2]
    assert most_faces_first(state, [ANNA, BORIS]) == [ANNA, BORIS]


def test_what_is_left_out_stays_as_it_is() -> None:
    assert corrected("  ") == AS_RECONSTRUCTED
    printed = corrected('[[grant]]\nname = "centre"\npoints = 2\n')

    assert printed.grants == AS_RECONSTRUCTED.grants
    assert printed.grant_points == (2, 2, 2, 2, 2)
    assert printed.conferences == AS_RECONSTRUCTED.conferences


BOARD = """
[[space]]
number = 7
favors = 2
ingredients = 1

[[space]]
number = 1
gold = 2

[green]
favors = 0
ingredients = 2

[[area]]
name = "debunk"
few = [1, 2]
four = [2]
"""


def test_a_table_plays_with_its_own_order_track() -> None:
    """The seventh space is for four; here it brings two favors and one ingredient."""
    match = Match(BOX, 4, SeededDealer(1), {"data": BOARD})
    while door.question(match.state) != "choose-spaces":
        seat = match.deciders()[0]
        match.play(seat, match.legal_moves(seat)[0])
    seat = match.deciders()[0]
    lab = match.state.labs[seat]
    before = (sum(lab.hand), sum(lab.favors))
    lab.gold = 1
    assert refused(match, seat, TakeSpace(0)) is TOP_SPACE_COSTS_GOLD
    match.play(seat, TakeSpace(6))

    assert (sum(lab.hand) - before[0], sum(lab.favors) - before[1]) == (1, 2)


def test_a_table_plays_with_its_own_green_space() -> None:
    match = Match(BOX, 2, SeededDealer(1), {"data": BOARD})
    state = match.state
    state.paralysed = [ANNA]
    before = (sum(state.labs[ANNA].hand), sum(state.labs[ANNA].favors))
    ChooseSpaces([ANNA]).resume(state, match.dealer)

    assert sum(state.labs[ANNA].hand) - before[0] == 2
    assert sum(state.labs[ANNA].favors) == before[1]


@pytest.mark.parametrize(("seats", "costs"), [(2, [1, 2]), (3, [1, 2]), (4, [2])])
def test_a_table_plays_with_its_own_cubes_for_debunking(seats: int, costs: list[int]) -> None:
    match = Match(BOX, seats, SeededDealer(1), {"data": BOARD})
    state = match.state
    state.round = 2
    state.labs[ANNA].free = 4
    laid = []
    while objection_to_plan(state, ANNA, Area.DEBUNK) is None:
        laid.append(lay_cubes(state, ANNA, Area.DEBUNK))

    assert laid == costs
    assert objection_to_plan(state, ANNA, Area.DEBUNK) is NO_MORE_ACTIONS_THERE


def test_a_view_shows_the_board_where_the_table_corrected_it() -> None:
    """Other corrections show where they count, so they say nothing here."""
    assert Match(BOX, 2, SeededDealer(1)).view(None).public.corrected is None
    grants = Match(BOX, 2, SeededDealer(1), {"data": GRANT_A + "points = 3"}).view(None).public
    discounts = Match(BOX, 2, SeededDealer(1), {"data": DATA}).view(None).public
    board = Match(BOX, 4, SeededDealer(1), {"data": BOARD}).view(None).public

    assert grants.corrected is None
    assert discounts.corrected.faces == [1, 1, 1, 2]
    assert spaces_of(discounts) == spaces_of(grants)
    assert board.corrected.debunk == [2]
    assert (board.corrected.green_favors, board.corrected.green_ingredients) == (0, 2)
    assert spaces_of(board)[6] == SpaceView(players=4, gold=0, favors=2, ingredients=1)
    assert spaces_of(board)[0].gold == -2
    assert spaces_of(grants)[0].gold == -1
    assert cubes_of(board, Area.DEBUNK) == [2]
    assert cubes_of(grants, Area.DEBUNK) == [1, 1]


@pytest.mark.parametrize("bot", ["greedy", "novice"])
def test_bots_play_a_whole_game_on_a_corrected_board(bot: str) -> None:
    match = Match(BOX, 2, SeededDealer(1), {"data": BOARD, "level": "master"})
    bots = [plugins.bot_class("alchemists", bot)(seat) for seat in (ANNA, BORIS)]
    while deciders := match.deciders():
        match.play(deciders[0], bots[deciders[0]].choose(match.pov(deciders[0])))

    assert match.is_over


GRANT_A = '[[grant]]\nname = "a"\n'


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[conference", 1, "toml"),
        ("# of our box\n[seal]\ngold = 3", 2, "table"),
        ("conference = 3", 1, "shape"),
        ("[conference]\n\nnovice = [[1], [1]]", 3, "key"),
        ("[conference]\nmaster = [[1]]", 2, "tiles"),
        ("[conference]\nmaster = [[], [1]]", 2, "shape"),
        ('[conference]\nmaster = [["a"], [1]]', 2, "number"),
        ("[discounts]\nfaces = [1, 2, 3]", 2, "faces"),
        ("[discounts]\nfaces = [1, 2, 3, 99]", 2, "number"),
        ("[discounts]\nsmiles = [1, 2, 3, 4]", 2, "key"),
        ("discounts = 1", 1, "shape"),
        ("grant = 1", 1, "shape"),
        ('[[grant]]\nname = "e"', 2, "unknown"),
        ("[[grant]]\npoints = 2", 1, "unknown"),
        (GRANT_A + "worth = 2", 3, "key"),
        (GRANT_A + "ingredients = 3", 3, "ingredients"),
        (GRANT_A + 'ingredients = ["dog", "fern", "toad"]', 3, "unknown"),
        (GRANT_A + 'ingredients = ["fern", "fern", "toad"]', 3, "ingredients"),
        (GRANT_A + 'ingredients = ["fern", "toad"]', 3, "ingredients"),
        (GRANT_A + "points = true", 3, "number"),
        (GRANT_A + GRANT_A, 4, "twice"),
        (GRANT_A * 6, 11, "many"),
        ("[[space]]\nnumber = 9", 2, "number"),
        ("[[space]]\ngold = 1", 1, "number"),
        ("[[space]]\nnumber = 2\ngold = 5", 3, "number"),
        ("[[space]]\nnumber = 2\nplayers = 5", 3, "number"),
        ("[[space]]\nnumber = 2\nsilver = 1", 3, "key"),
        ("[[space]]\nnumber = 2\n[[space]]\nnumber = 2", 4, "twice"),
        ("".join(f"[[space]]\nnumber = {n}\ngold = 1\n" for n in (2, 3, 4, 5, 6)), 1, "spaces"),
        ("space = 2", 1, "shape"),
        ("[green]\nfavors = -1", 2, "number"),
        ("[green]\ngold = 1", 2, "key"),
        ('[[area]]\nname = "sell"\nfew = [1]', 2, "unknown"),
        ('[[area]]\nname = "debunk"\nfew = []', 3, "shape"),
        ('[[area]]\nname = "debunk"\nfour = [1, 4]', 3, "number"),
        ('[[area]]\nname = "debunk"\nfour = [1, 1, 1, 1]', 3, "actions"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_line(
    text: str, line: int, reason: str
) -> None:
    with pytest.raises(BadOption) as caught:
        corrected(text)
    error = caught.value
    why = error.parts["reason"]

    assert error.name == "alchemists-data"
    assert isinstance(why, BadOption)
    assert (error.parts["line"], why.name) == (str(line), f"alchemists-data-{reason}")
    for language in LANGUAGES:
        said = Speaker(language, "alchemists").error(error)
        assert f" {line}:" in said
        assert "alchemists-data" not in said
        assert "\n" not in said


def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        corrected("x" * (LONGEST + 1))
    assert caught.value.name == "alchemists-data-long"
