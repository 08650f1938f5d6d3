"""Many games of one kind at once, used like Gymnasium's vector environments.

Needs the extra ``research``. In each game another seat may be the one to play; its observation,
its legal moves and its number come back as arrays with a row for each game. A game that ends is
dealt anew in the same step.
"""

from __future__ import annotations

from typing import Any

from retorta.research.extras import wanting

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as problem:
    raise wanting("research", problem) from None

from retorta import plugins
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption, Unknown
from retorta.core.rooms import loaded
from retorta.research.names import game_of, name_of
from retorta.research.rewards import Rewards
from retorta.research.speech import spoken
from retorta.research.tensors.layout import layout
from retorta.research.tensors.room import tensors_of


class VectorGames:
    """Several games side by side: ``reset`` deals them, ``step`` plays a move in each."""

    def __init__(
        self,
        name: str,
        num_envs: int,
        players: int = 4,
        rewards: str = "points",
        **options: str,
    ) -> None:
        box, edition = game_of(name)
        path = tensors_of(box.name).batch if edition == box.edition else ""
        if not path:
            raise Unknown("vector-game", wanted=name, known=games())
        box.check_seats(players)
        if num_envs < 1:
            raise BadOption("vector-number", games=num_envs)
        self._box = box
        self._options = box.checked_options(options)
        # Refuses faulty options.
        box.start(players, self._options, SeededDealer(0, listening=False))
        self._rewards = Rewards(box, rewards)
        self._new_batch = loaded(path)
        self._batch: Any = None
        self._seed = 0
        self.num_envs = num_envs
        self.players = players
        self.layout = layout(box.name, players)
        """The position of each plane in an observation."""
        moves = len(box.rules.catalogue)
        self.single_observation_space = spaces.Box(0, np.inf, (self.layout.size,), np.int16)
        self.single_action_space = spaces.Discrete(moves)
        self.observation_space = spaces.Box(0, np.inf, (num_envs, self.layout.size), np.int16)
        self.action_space = spaces.MultiDiscrete([moves] * num_envs)

    def reset(self, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games; return the observations, and ``action_mask`` and ``mover`` of each."""
        if seed is not None:
            self._seed = seed
        first, self._seed = self._seed, self._seed + self.num_envs
        seeds = [first + number for number in range(self.num_envs)]
        self._batch = self._new_batch(self._box, self.players, self._options, seeds)
        return self._seen(self._batch)

    @spoken
    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play a move in each game; if one of them cannot be played, none is.

        Rewards have a row for each game and a column for each seat; they come when a game ends.
        """
        batch = self._batch
        if batch is None:
            raise BadOption("no-reset")
        batch.step(self._checked(actions))
        ended = np.frombuffer(batch.ended, np.bool_)
        rewards = np.zeros((self.num_envs, self.players), np.float32)
        if ended.any():
            points = np.frombuffer(batch.points, "<i2").reshape(self.num_envs, self.players)
            for game in np.flatnonzero(ended):
                rewards[game] = self._rewards.of(points[game].tolist())
        seen, info = self._seen(batch)
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _checked(self, actions: Any) -> bytes:
        """Return the actions as bytes; check them first, since bytes would wrap invalid numbers."""
        chosen = np.asarray(actions)
        moves = int(self.single_action_space.n)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise BadOption("vector-actions", games=self.num_envs, most=moves - 1)
        if chosen.min() < 0 or chosen.max() >= moves:
            wrong = next(each for each in chosen.tolist() if not 0 <= each < moves)
            raise BadOption("action", action=str(wrong), most=moves - 1)
        return chosen.astype(np.uint8).tobytes()

    def _seen(self, batch: Any) -> tuple[Any, dict[str, Any]]:
        seen = np.frombuffer(batch.observations, "<i2").reshape(self.num_envs, self.layout.size)
        masks = np.frombuffer(batch.masks, np.int8).reshape(self.num_envs, -1)
        return seen, {"action_mask": masks, "mover": np.frombuffer(batch.movers, np.uint8)}


@spoken
def make(name: str, num_envs: int, **how: Any) -> VectorGames:
    """Return games of that name side by side, such as ``make("poison_v1", 1024, players=4)``."""
    return VectorGames(name, num_envs, **how)


def games() -> list[str]:
    """Return the games that can be stepped this way."""
    boxes = [plugins.box(game) for game in plugins.games()]
    return [name_of(box) for box in boxes if box.rooms.tensors and tensors_of(box.name).batch]
