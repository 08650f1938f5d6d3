"""How many decisions a second go through the doors for learners, by processor time.

    python tools/door_speed.py [--seconds 2]

Moves are random and legal. PettingZoo and OpenSpiel are measured with the loop that a learner
would write; beside OpenSpiel's stands a game in Python that does nothing, which is what its own
calls cost.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import numpy as np

from retorta.bench.measure import is_compiled
from retorta.research import names
from retorta.research.pettingzoo import env
from retorta.research.vector import make


def measured(play: Callable[[], int], seconds: float) -> float:
    """Return decisions a second of processor time; *play* returns how many it made."""
    play()
    begun, decisions = process_time(), 0
    while process_time() - begun < seconds:
        decisions += play()
    return decisions / (process_time() - begun)


def through_pettingzoo(name: str) -> Callable[[], int]:
    table = env(name)
    luck = Random(1)

    def play() -> int:
        table.reset(seed=luck.randrange(1 << 30))
        decisions = 0
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            legal = np.flatnonzero(seen["action_mask"])
            table.step(None if over or cut else int(legal[int(luck.random() * len(legal))]))
            decisions += 1
        return decisions

    return play


def at_once(games: int) -> Callable[[], int]:
    vector = make("poison_v1", games)
    luck = np.random.default_rng(1)
    _, info = vector.reset(seed=1)
    # So many random numbers would take as long as the games: the same ones again will do.
    noise = [luck.random(info["action_mask"].shape, dtype=np.float32) for _ in range(16)]
    held = {"info": info}

    def play() -> int:
        for each in noise:
            actions = (each * held["info"]["action_mask"]).argmax(axis=1)
            *_, held["info"] = vector.step(actions)
        return games * len(noise)

    return play


def through_openspiel(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)
    luck = Random(1)

    def play() -> int:
        state: Any = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.randrange(state.ways))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(luck.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def register_empty() -> str:
    """Make a game known to OpenSpiel that takes as many actions as Poison, and does nothing."""
    import pyspiel

    kind = pyspiel.GameType(
        short_name="retorta_empty",
        long_name="A game that does nothing",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=4,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    info = pyspiel.GameInfo(48, 50, 4, -1.0, 1.0, None, 200)

    class Empty(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> Any:
            return EmptyState(self)

    class EmptyState(pyspiel.State):  # type: ignore[misc]
        ways = 50

        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.done = 0
            self.legal = list(range(12))

        def current_player(self) -> int:
            if self.done == 400:
                return int(pyspiel.PlayerId.TERMINAL)
            return 0 if self.done % 2 else int(pyspiel.PlayerId.CHANCE)

        def _legal_actions(self, player: int) -> list[int]:
            return self.legal

        def _apply_action(self, action: int) -> None:
            self.done += 1

        def is_terminal(self) -> bool:
            return self.done == 400

    pyspiel.register_game(kind, Empty)
    return "retorta_empty"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    print(f"compiled: {is_compiled()}; decisions a second of processor time")
    for name in names.names():
        print(f"PettingZoo, {name}: {measured(through_pettingzoo(name), seconds):,.0f}")
    for games in (16, 64, 256, 1024):
        print(f"at once, {games} games: {measured(at_once(games), seconds):,.0f}")
    try:
        from retorta.research import openspiel
    except ImportError:
        print("OpenSpiel is not installed")
        return
    for name in [*openspiel.register(), register_empty()]:
        print(f"OpenSpiel, {name}: {measured(through_openspiel(name), seconds):,.0f}")


if __name__ == "__main__":
    main()
