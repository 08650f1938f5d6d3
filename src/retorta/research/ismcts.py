"""OpenSpiel's information-set search playing our games, for comparison with ours.

Needs the extra ``openspiel``. On the command line:
``retorta.research.ismcts:OpenSpielBot@0.2``.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, ClassVar, Final

from retorta.research.extras import wanting

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
except ImportError as problem:
    raise wanting("openspiel", problem) from None

from retorta.bots.levels import read_budget
from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.words import Move
from retorta.research.openspiel import PREFIX, RetortaState, register

CURIOSITY: Final = 6.0
"""Its exploration constant, in points: roughly the difference between rounds of Poison."""


class TimedBot(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which only counts simulations, with a time limit added."""

    seconds = math.inf
    done = 0

    def run_search(self, state: Any) -> Any:
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        deadline = perf_counter() + self.seconds
        self._root_node = self.create_new_node(state)
        self.done = 0
        while self.done < self._max_simulations:
            self.run_simulation(self.sample_root_state(state))
            self.done += 1
            # The first simulation only expands the root; a second is needed for an answer.
            if perf_counter() >= deadline and self.done > 1:
                break
        return self.get_final_policy(state, self.filter_illegals(self._root_node, legal))


class OpenSpielBot:
    """A bot that asks OpenSpiel what to play."""

    takes_budget: ClassVar[bool] = True

    def __init__(self, seed: int, budget: str = "0.2") -> None:
        self._seconds, self._simulations = read_budget(budget)
        self._random = np.random.RandomState(seed % (1 << 32))
        self._dealer = SeededDealer(seed, listening=False)
        self.done = 0
        """The number of simulations for the last decision."""
        self._game: Any = None

    def choose(self, pov: Pov) -> Move:
        register()
        root = self._stand(pov)
        bot = TimedBot(
            root.get_game(),
            RandomRolloutEvaluator(1, self._random),
            CURIOSITY,
            self._simulations,
            random_state=self._random,
            allow_inconsistent_action_sets=True,
        )
        bot.seconds = self._seconds

        def dream(state: Any, player: int) -> RetortaState:
            return self._stand(pov)

        bot.set_resampler(dream)
        action = bot.step(root)
        self.done = bot.done
        return pov.box.rules.catalogue[int(action)]

    def _stand(self, pov: Pov) -> RetortaState:
        """Return an OpenSpiel state at a dream of this place, limited to the current round."""
        dream = pov.imagine(self._dealer)
        if self._game is None:
            seats = len(pov.box.rules.points(dream))
            name = PREFIX + pov.box.name.replace("-", "_")
            self._game = pyspiel.load_game(name, {"players": seats, "near": True})
        state = self._game.new_initial_state()
        assert isinstance(state, RetortaState)
        state.set_world(dream)
        return state
