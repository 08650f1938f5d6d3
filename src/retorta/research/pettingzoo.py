"""The games as PettingZoo environments: ``env("poison_v1", players=4)``.

Needs the extra ``research``. Agents act one after the other (AEC). Seats that choose secretly at
the same time act in turn, and none observes the others' choices.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final

from retorta.research.extras import wanting

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
except ImportError as problem:
    raise wanting("research", problem) from None

from retorta.core import door
from retorta.core.box import View
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption, Unknown
from retorta.core.words import Seat
from retorta.research.names import full_name, game_of
from retorta.research.rewards import Rewards
from retorta.research.speech import spoken
from retorta.research.tensors.layout import layout
from retorta.texts import Speaker

OBSERVATIONS: Final = ("tensor", "planes")
SEEDS: Final = 2**31 - 1
IN_COMMON: Final = ("box", "layout", "_look", "_rewards", "_actions", "_speaker")
"""Data shared by tables made with the same arguments; a copied table looks it up again."""


@spoken
def env(
    name: str,
    players: int | None = None,
    rewards: str = "points",
    observations: str = "tensor",
    remembers: bool = True,
    render_mode: str | None = None,
    **options: str,
) -> Table:
    """Return a table of the game of that name.

    *rewards* are ``points``, ``rank`` or ``win``, given at the end. *observations* are one
    ``tensor`` or its named ``planes``; by *remembers* a seat also knows what it saw before.
    *options* are those of the game, such as ``rulebook="polish"``.
    """
    return Table(name, players, rewards, observations, remembers, render_mode, options)


class Table(AECEnv):  # type: ignore[misc]
    """One table; agents are called ``seat_0``, ``seat_1`` and so on."""

    def __init__(
        self,
        name: str,
        players: int | None,
        rewards: str,
        observations: str,
        remembers: bool,
        render_mode: str | None,
        options: dict[str, str],
    ) -> None:
        super().__init__()
        self._made_with = (name, players, rewards, observations, remembers, render_mode, options)
        box, edition = game_of(name)
        seats = min(max(4, box.seats[0]), box.seats[1]) if players is None else players
        box.check_seats(seats)
        if observations not in OBSERVATIONS:
            raise Unknown("observations", wanted=observations, known=list(OBSERVATIONS))
        if render_mode not in (None, "ansi"):
            raise Unknown("render-mode", wanted=str(render_mode), known=["ansi"])
        self.metadata = {
            "name": full_name(box, edition),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.box = box
        self.layout = layout(box.name, seats)
        """The position of each plane in a tensor."""
        self._edition = edition
        self._options = box.checked_options(options)
        # Refuses faulty options.
        box.start(seats, self._options, SeededDealer(0, listening=False), edition)
        self._rewards = Rewards(box, rewards)
        self._as_planes = observations == "planes"
        self._look = box.remembered if remembers else box.view
        self._actions = {id(move): number for number, move in enumerate(box.rules.catalogue)}
        self._speaker = Speaker("en", box.name)
        self._luck, _ = seeding.np_random(None)
        self._dealer = SeededDealer(0, listening=False)
        self._state: Any = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = self._observation_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(len(box.rules.catalogue)) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self.agent_selection = ""

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in IN_COMMON}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(*kept["_made_with"])  # type: ignore[misc]
        self.__dict__.update(kept)

    def _observation_space(self) -> Any:
        seen: Any = spaces.Box(-np.inf, np.inf, (self.layout.size,), np.float32)
        if self._as_planes:
            seen = spaces.Dict(
                {
                    name: spaces.Box(-np.inf, np.inf, shape, np.float32)
                    for name, shape in self.layout.shapes.items()
                }
            )
        mask = spaces.Box(0, 1, (len(self.box.rules.catalogue),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._dealer = SeededDealer(int(self._luck.integers(SEEDS)), listening=False)
        self._state = self.box.start(
            len(self.possible_agents), self._options, self._dealer, self._edition
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        deciders = door.deciders(self._state)
        if deciders:
            self.agent_selection = self.possible_agents[deciders[0]]

    @spoken
    def step(self, action: int | None) -> None:
        self._demand_reset()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = self.box.rules.catalogue[self._checked(action)]
        door.play(self._state, self._seats[agent], move, self._dealer)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if door.deciders(self._state):
            self._ask()
        else:
            self._end()
        self._accumulate_rewards()
        self._deads_step_first()

    def _checked(self, action: int | None) -> int:
        moves = len(self.box.rules.catalogue)
        try:
            number = -1 if action is None else index(action)
        except TypeError:
            number = -1
        if not 0 <= number < moves:
            raise BadOption("action", action=str(action), most=moves - 1)
        return number

    def _demand_reset(self) -> None:
        if self._state is None:
            raise BadOption("no-reset")

    def _end(self) -> None:
        outcome = self.box.rules.outcome(self._state)
        found = self._rewards.of(outcome.points, outcome.winners)
        self.rewards = dict(zip(self.possible_agents, found, strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.infos = {
            agent: {"points": points, "won": seat in outcome.winners}
            for seat, (agent, points) in enumerate(
                zip(self.possible_agents, outcome.points, strict=True)
            )
        }

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.layout.tensor(self.view(agent))
        mask = np.zeros(len(self.box.rules.catalogue), np.int8)
        for move in door.legal_moves(self._state, self._seats[agent]):
            mask[self._actions[id(move)]] = 1
        return {
            "observation": self.layout.named(seen) if self._as_planes else seen,
            "action_mask": mask,
        }

    @spoken
    def view(self, agent: str) -> View:
        """Return what an agent knows, as the view given to people and bots."""
        self._demand_reset()
        if agent not in self._seats:
            raise Unknown("agent", agent=agent, known=self.possible_agents)
        return self._look(self._state, self._seats[agent])

    @spoken
    def render(self) -> str | None:
        """Return the public information as lines of text; needs ``render_mode="ansi"``."""
        if self.render_mode is None:
            return None
        self._demand_reset()
        return "\n".join(self.box.words.lines(self.box.view(self._state, None), self._speaker.say))

    def close(self) -> None:
        """Do nothing: there are no resources to close."""

    def seat_of(self, agent: str) -> Seat:
        """Return the seat of an agent."""
        return self._seats[agent]
