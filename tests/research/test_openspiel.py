"""OpenSpiel's own tests pass on our games, and its search sits at our tables."""

from __future__ import annotations

import os
import pickle
from typing import Any

import pytest
from support.tiers import OPENSPIEL

from retorta import plugins
from retorta.core.dealer import SeededDealer
from retorta.core.errors import TableError
from retorta.core.match import Match

pytestmark = OPENSPIEL
pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel comes with python3 run.py test --rest"
)

from retorta.research import openspiel  # noqa: E402
from retorta.research.ismcts import OpenSpielBot  # noqa: E402
from retorta.research.tensors.layout import layout  # noqa: E402
from retorta.texts import Speaker, language_of  # noqa: E402

GAMES = [openspiel.PREFIX + game.replace("-", "_") for game in plugins.games()]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_tests(name: str) -> None:
    """With serialisation of every state on the way, strings, tensors, clones and returns."""
    assert name in openspiel.register()
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def middle(name: str, seed: int = 1) -> Any:
    """Return a state some decisions into a game."""
    state = pyspiel.load_game(name).new_initial_state()
    luck = SeededDealer(seed)
    decisions = 0
    while not state.is_terminal() and (decisions < 30 or state.is_chance_node()):
        decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[luck.pick(len(legal))])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_state_and_a_game_can_be_pickled_and_serialised(name: str) -> None:
    state = middle(name)
    game = state.get_game()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for twin in (pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_tensors_are_the_planes_of_what_a_player_sees(name: str) -> None:
    state = middle(name)
    game = state.get_game()
    box = game.shared.box
    laid_out = layout(box.name, game.num_players())
    assert game.observation_tensor_shape() == [laid_out.size]
    assert game.information_state_tensor_shape() == [laid_out.size]
    for seat in range(game.num_players()):
        seen = laid_out.tensor(box.view(state.table, seat)).tolist()
        assert state.observation_tensor(seat) == seen
        known = laid_out.tensor(box.remembered(state.table, seat)).tolist()
        assert state.information_state_tensor(seat) == known
    with pytest.raises(ValueError, match="public and its own"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


@pytest.mark.parametrize("name", GAMES)
def test_the_bounds_hold_in_play_at_random_and_by_bots(name: str) -> None:
    box = pyspiel.load_game(name).shared.box
    for seats in box.seats:
        game = pyspiel.load_game(name, {"players": seats})
        for seed, bot in enumerate(("random", "greedy")):
            match = Match(box, seats, SeededDealer(seed))
            players = [plugins.new_bot(box.name, bot, seat) for seat in range(seats)]
            while deciders := match.deciders():
                match.play(deciders[0], players[deciders[0]].choose(match.pov(deciders[0])))
            sign = -1 if box.rules.fewest_points_win else 1
            for points in match.points():
                assert game.min_utility() <= sign * points <= game.max_utility()
            assert len(match.entries) <= game.max_game_length()
            assert max(match.dealer.luck) < game.max_chance_outcomes()


def test_openspiels_environment_for_learners() -> None:
    from open_spiel.python import rl_environment

    environment = rl_environment.Environment(pyspiel.load_game("retorta_poison"), seed=1)
    step = environment.reset()
    luck = SeededDealer(1)
    steps = 0
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == layout("poison", 4).size
        legal = step.observations["legal_actions"][seat]
        step = environment.step([legal[luck.pick(len(legal))]])
        steps += 1
    assert steps == 200
    assert max(step.rewards) <= 0 > min(step.rewards)


def test_parameters_are_players_and_options() -> None:
    game = pyspiel.load_game("retorta_poison", {"players": 3, "rulebook": "polish"})
    assert game.num_players() == 3
    assert game.num_distinct_actions() == len(plugins.box("poison").rules.catalogue)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"players": 9}, "seats"),
        ({"rulebook": "dutch"}, "option-value"),
        ({"rulebook": "russian", "hand": "five"}, "poison-five-cards"),
    ],
)
def test_what_cannot_be_is_refused_when_it_is_loaded(wrong: dict[str, Any], error: str) -> None:
    with pytest.raises(TableError) as found:
        pyspiel.load_game("retorta_poison", wrong)
    assert found.value.name == error
    assert found.value.__notes__ == [Speaker(language_of(os.environ)).error(found.value)]


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
        state.set_world(box.views.imagine(match.state, seat, SeededDealer(seed)))
        told.add(state.information_state_string(seat))
    assert len(told) == 1


def test_openspiels_search_plays_at_our_table() -> None:
    match = Match(plugins.box("poison"), 4, SeededDealer(1))
    bot = OpenSpielBot(1, "4x")
    for _ in range(3):
        [seat] = match.deciders()
        match.play(seat, bot.choose(match.pov(seat)))
        assert bot.done == 4
