"""PettingZoo's own tests pass on our games, and its agents see their seat only."""

from __future__ import annotations

import os
import pickle
from copy import deepcopy
from typing import Any

import pytest

from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption, IllegalMove, TableError, Unknown

pytest.importorskip("pettingzoo")
np: Any = pytest.importorskip("numpy")

from pettingzoo.test import api_test, performance_benchmark, seed_test  # noqa: E402

from retorta.research import names  # noqa: E402
from retorta.research.pettingzoo import Table, env  # noqa: E402
from retorta.texts import Speaker, language_of  # noqa: E402

NAMES = names.names()


def play(table: Table, seed: int, most: int = 10_000) -> None:
    """Play random legal moves."""
    luck = np.random.default_rng(seed)
    for _ in table.agent_iter(most):
        seen, _, over, cut, _ = table.last()
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if over or cut else int(luck.choice(legal)))


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_own_tests(name: str) -> None:
    api_test(env(name), num_cycles=60)
    seed_test(lambda: env(name), num_cycles=20)


def test_pettingzoo_measures_how_fast_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its benchmark runs five seconds by the clock: here the clock goes faster."""
    import time

    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 100 * (time.perf_counter() % 1000))
    performance_benchmark(env("poison_v1"))
    assert "cycles per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_to_its_end_and_rewarded(name: str) -> None:
    table = env(name, rewards="win", render_mode="ansi")
    table.reset(seed=3)
    assert isinstance(table.render(), str)
    luck = np.random.default_rng(3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        assert table.observation_space(agent).contains(seen)
        assert over or len(legal)
        table.step(None if over or cut else int(luck.choice(legal)))
        if over:
            assert isinstance(info["points"], int)
            assert info["won"] == (total[agent] > 0)
    assert sum(total.values()) == pytest.approx(1.0)


def test_rewards_by_points_and_rank() -> None:
    found = {}
    for kind in ("points", "rank"):
        table = env("poison_v1", players=3, rewards=kind)
        table.reset(seed=4)
        play_on(table)
        found[kind] = table.rewards
    points, rank = list(found["points"].values()), list(found["rank"].values())
    assert all(each <= 0 for each in points), "in Poison points are bad"
    assert sum(rank) == 0
    assert max(rank) == rank[points.index(max(points))]


def play_on(table: Table) -> None:
    luck = np.random.default_rng(1)
    while not any(table.terminations.values()):
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(int(luck.choice(legal)))


def test_a_seed_deals_the_same_and_the_next_deal_is_another() -> None:
    first, second = env("poison_v1"), env("poison_v1")
    seen = []
    for table in (first, second):
        table.reset(seed=9)
        seen.append(table.view("seat_0").own.hand)
        table.reset()
        seen.append(table.view("seat_0").own.hand)
    assert seen[:2] == seen[2:]
    assert seen[0] != seen[1]


def test_secret_choices_do_not_show() -> None:
    """In Alchemists all keep a favor at once: what one agent chose nobody observes."""
    tables = [env("alchemists_v2", players=3), env("alchemists_v2", players=3)]
    chosen: list[int] = []
    for table in tables:
        table.reset(seed=1)
        legal = np.flatnonzero(table.observe("seat_0")["action_mask"])
        assert len(legal) > 1
        chosen.append(int(legal[len(chosen)]))
        assert table.agent_selection == "seat_0"
        table.step(chosen[-1])
    assert chosen[0] != chosen[1]
    for agent in ("seat_1", "seat_2"):
        one, other = (table.observe(agent) for table in tables)
        assert np.array_equal(one["observation"], other["observation"])
        assert np.array_equal(one["action_mask"], other["action_mask"])


def test_an_illegal_action_is_refused_by_the_rule() -> None:
    table = env("poison_v1")
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(IllegalMove) as found:
        table.step(int(np.flatnonzero(mask == 0)[0]))
    assert found.value.__notes__ == [Speaker(language_of(os.environ)).rule(found.value.rule)]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"players": 9}, "seats"),
        ({"rewards": "elo"}, "rewards"),
        ({"observations": "pixels"}, "observations"),
        ({"render_mode": "human"}, "render-mode"),
        ({"rulebook": "dutch"}, "option-value"),
        ({"rulbook": "polish"}, "option"),
        ({"rulebook": "russian", "hand": "five"}, "poison-five-cards"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(wrong: dict[str, Any], error: str) -> None:
    with pytest.raises(TableError) as found:
        env("poison_v1", **wrong)
    assert found.value.name == error
    assert found.value.__notes__ == [Speaker(language_of(os.environ)).error(found.value)]


def test_actions_and_agents_that_are_none_are_refused() -> None:
    table = env("poison_v1")
    for early in (lambda: table.step(0), table.last, lambda: table.view("seat_0")):
        with pytest.raises(BadOption, match="no-reset"):
            early()
    table.reset(seed=1)
    for action in (48, -1, 1.5, None, "1"):
        with pytest.raises(BadOption, match="action"):
            table.step(action)  # type: ignore[arg-type]
    with pytest.raises(Unknown, match="agent"):
        table.observe("seat_9")


@pytest.mark.parametrize("name", NAMES)
def test_a_table_can_be_pickled_and_copied_and_plays_on_alike(name: str) -> None:
    table = env(name, rewards="rank")
    table.reset(seed=6)
    luck = np.random.default_rng(6)
    for _ in range(30):
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(int(luck.choice(legal)))
    others = [pickle.loads(pickle.dumps(table)), deepcopy(table)]
    ends = []
    for each in (table, *others):
        play_on(each)
        ends.append(each.infos)
        each.reset()
    assert ends[0] == ends[1] == ends[2], "with the same luck as long as the game lasts"
    for other in others:
        for agent in table.possible_agents:
            one, same = table.observe(agent), other.observe(agent)
            assert np.array_equal(one["observation"], same["observation"])
            assert np.array_equal(one["action_mask"], same["action_mask"])


def test_a_name_pins_the_edition_and_the_cards() -> None:
    table = env("poison_v1")
    pinned = str(table.metadata["name"])
    assert pinned.startswith("poison_v1+")
    assert env(pinned).metadata["name"] == pinned
    for wrong in ("poison_v1+00000000", "poison_v9", "chess_v1"):
        with pytest.raises(Unknown):
            env(wrong)


def test_planes_are_the_tensor_by_name() -> None:
    flat, named = env("poison_v1"), env("poison_v1", observations="planes")
    for table in (flat, named):
        table.reset(seed=2)
    row = flat.observe("seat_1")["observation"]
    planes = named.observe("seat_1")["observation"]
    assert named.observation_space("seat_1").contains(named.observe("seat_1"))
    assert np.array_equal(np.concatenate([plane.ravel() for plane in planes.values()]), row)
    hand = flat.view("seat_1").own.hand
    assert planes["hand"].sum() == len(hand)


def test_a_dream_of_the_seat_looks_the_same() -> None:
    table = env("poison_v1")
    table.reset(seed=5)
    before = table.observe("seat_2")["observation"]
    table._state = table.box.views.imagine(table._state, 2, SeededDealer(1))
    assert door.deciders(table._state)
    assert np.array_equal(table.observe("seat_2")["observation"], before)
