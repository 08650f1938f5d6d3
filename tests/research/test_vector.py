"""Many games at once are the same games: held to the engine move by move."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retorta import plugins
from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption, IllegalMove, Unknown
from retorta.texts import Speaker, language_of

pytest.importorskip("gymnasium")
np: Any = pytest.importorskip("numpy")

from retorta.research import vector  # noqa: E402

OPTIONS = [
    (3, {}),
    (3, {"rulebook": "polish", "hand": "five", "aside": "five"}),
    (4, {}),
    (4, {"taken": "open"}),
    (5, {"rulebook": "polish", "hand": "five"}),
    (6, {}),
]


@settings(max_examples=4, deadline=None)
@given(table=st.sampled_from(OPTIONS), seed=st.integers(0, 1 << 30))
def test_every_step_is_the_engines(table: tuple[int, dict[str, str]], seed: int) -> None:
    players, options = table
    box = plugins.box("poison")
    games = vector.make("poison_v1", 2, players=players, **options)
    seen, info = games.reset(seed=seed)
    dealers = [SeededDealer(seed + number, listening=False) for number in range(2)]
    states = [box.start(players, options, dealer) for dealer in dealers]
    luck = np.random.default_rng(seed)
    ends = 0
    while ends < 2:
        for number, state in enumerate(states):
            [seat] = door.deciders(state)
            assert info["mover"][number] == seat
            known = games.layout.tensor(box.remembered(state, seat))
            assert np.array_equal(seen[number], known)
            legal = {box.rules.catalogue.index(move) for move in door.legal_moves(state, seat)}
            assert set(np.flatnonzero(info["action_mask"][number])) == legal
        actions = [int(luck.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        seen, rewards, ended, cut, info = games.step(actions)
        assert not cut.any()
        for number, action in enumerate(actions):
            state, dealer = states[number], dealers[number]
            door.play(state, door.deciders(state)[0], box.rules.catalogue[action], dealer)
            assert ended[number] == (not state.agenda)
            if ended[number]:
                assert rewards[number].tolist() == [-points for points in box.rules.points(state)]
                states[number] = box.start(players, options, dealer)
                ends += 1
            else:
                assert not rewards[number].any()


def test_spaces_and_seeds() -> None:
    games = vector.make("poison_v1", 3, rewards="win")
    first, _ = games.reset(seed=5)
    assert games.observation_space.contains(first)
    second, _ = games.reset()
    assert not np.array_equal(first, second)
    again, _ = games.reset(seed=5)
    assert np.array_equal(first, again)
    assert vector.games() == ["poison_v1"]


def test_what_cannot_be_is_refused() -> None:
    for name in ("laar_v1", "chess_v1"):
        with pytest.raises(Unknown):
            vector.make(name, 2)
    for wrong in ({"players": 9}, {"rulebook": "russian", "hand": "five"}):
        with pytest.raises(BadOption):
            vector.make("poison_v1", 2, **wrong)
    with pytest.raises(BadOption, match="vector-number"):
        vector.make("poison_v1", 0)
    with pytest.raises(BadOption, match="no-reset"):
        vector.make("poison_v1", 2).step([0, 0])


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (lambda legal: legal[:1], "vector-actions"),
        (lambda legal: [float(each) for each in legal], "vector-actions"),
        (lambda legal: [legal[0], 48], "action"),
        (lambda legal: [legal[0], -1], "action"),
        # In one byte it would be the other's legal move.
        (lambda legal: np.array([legal[0], 256 + legal[1]]), "action"),
    ],
)
def test_actions_that_are_none_are_refused(wrong: Any, error: str) -> None:
    games = vector.make("poison_v1", 2)
    _, info = games.reset(seed=1)
    legal = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    with pytest.raises(BadOption) as found:
        games.step(wrong(legal))
    assert found.value.name == error


def test_a_forbidden_move_in_one_game_plays_none() -> None:
    games, other = (vector.make("poison_v1", 2) for _ in range(2))
    _, info = games.reset(seed=1)
    other.reset(seed=1)
    legal = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    forbidden = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    with pytest.raises(IllegalMove) as found:
        games.step([legal[0], forbidden])
    assert Speaker(language_of(os.environ)).rule(found.value.rule) in found.value.__notes__
    assert np.array_equal(games.step(legal)[0], other.step(legal)[0])
