"""OpenSpiel's own tests pass on our games, and its search sits at our tables."""

from __future__ import annotations

from typing import Any

import pytest

from retorta import plugins
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match

pyspiel: Any = pytest.importorskip("pyspiel")

from retorta.research import openspiel  # noqa: E402
from retorta.research.ismcts import OpenSpielBot  # noqa: E402

GAMES = [openspiel.PREFIX + game.replace("-", "_") for game in plugins.games()]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_tests(name: str) -> None:
    assert name in openspiel.register()
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_parameters_are_players_and_options() -> None:
    game = pyspiel.load_game("retorta_poison", {"players": 3, "rulebook": "polish"})
    assert game.num_players() == 3
    assert game.num_distinct_actions() == len(plugins.box("poison").catalogue)


def test_chance_deals_and_a_copy_is_a_copy() -> None:
    state = pyspiel.load_game("retorta_poison(players=3)").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 3, "who deals first"
    while state.is_chance_node():
        state.apply_action(0)
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_an_information_state_tells_nothing_hidden() -> None:
    box = plugins.box("poison")
    match = Match(box, 4, SeededDealer(1))
    [seat] = match.deciders()
    told = set()
    for seed in range(4):
        state = pyspiel.load_game("retorta_poison").new_initial_state()
        state.hold(box.imagine(match.state, seat, SeededDealer(seed)))
        told.add(state.information_state_string(seat))
    assert len(told) == 1


def test_openspiels_search_plays_at_our_table() -> None:
    match = Match(plugins.box("poison"), 4, SeededDealer(1))
    bot = OpenSpielBot(1, "4x")
    for _ in range(3):
        [seat] = match.deciders()
        match.play(seat, bot.choose(match.pov(seat)))
        assert bot.done == 4
