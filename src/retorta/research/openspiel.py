"""The games as OpenSpiel games: ``pyspiel.load_game("retorta_poison", {"players": 4})``.

Needs the extra ``openspiel``. Luck becomes explicit chance nodes: a move that asks the dealer
for more luck than it was given is taken back and waits until chance has acted. Several seats
that choose in secret are asked one after the other; their information states do not tell.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from retorta import plugins
from retorta.bots.search.knowledge import Knowledge
from retorta.core import codec, door
from retorta.core.box import Box
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat

PREFIX: Final = "retorta_"
MOST_CHANCE: Final = 100_000
"""More than any dealer is ever asked to choose from at once."""
MOST_UTILITY: Final = 1000.0
LONGEST_GAME: Final = 20_000
USUAL_SEATS: Final = 4


class LuckWanted(Exception):
    """The dealer was asked for luck that chance has not given yet."""

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways


class GivenDealer(Dealer):
    """Deals the luck it was given, and asks for more when there is none left."""

    def __init__(self, given: list[int]) -> None:
        super().__init__(listening=False)
        self._given = given
        self._next = 0

    def choose(self, n: int) -> int:
        if self._next == len(self._given):
            raise LuckWanted(n)
        self._next += 1
        return self._given[self._next - 1]


class Held:
    """A state of ours, copied our way when OpenSpiel copies what is around it."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(None if self.state is None else self.state.copy())


class Shared:
    """Something that never changes and need not be copied."""

    def __init__(self, box: Box, options: dict[str, str], knowledge: Knowledge | None) -> None:
        self.box = box
        self.options = options
        self.knowledge = knowledge

    def __deepcopy__(self, memo: object) -> Shared:
        return self


class RetortaGame(pyspiel.Game):  # type: ignore[misc]
    """Any game of the shelf."""

    def __init__(self, kind: Any, box: Box, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", usual_seats(box)))
        # As far as search looks, such as one round, instead of a whole game.
        near = bool(given.get("near", False))
        options = {
            option.name: str(given.get(option.name, option.default)) for option in box.options
        }
        found = plugins.knowledge(box.name) if near else None
        self.shared = Shared(box, options, found(box) if found else None)
        self.players = players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(box.catalogue),
            max_chance_outcomes=MOST_CHANCE,
            num_players=players,
            min_utility=-MOST_UTILITY,
            max_utility=MOST_UTILITY,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> RetortaState:
        return RetortaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RetortaObserver:
        return RetortaObserver(iig_obs_type, params)


class RetortaState(pyspiel.State):  # type: ignore[misc]
    """A state of ours between two decisions, or waiting for chance."""

    def __init__(self, game: RetortaGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.players = game.players
        self.held = Held(None)
        self.pending: tuple[Seat, int] | None = None
        """The seat and action that wait for chance; in the set-up, nobody's."""
        self.luck: list[int] = []
        self.ways = 0
        """What chance has to choose from; nought: nothing waits."""
        self.actions: list[list[int]] = [[] for _ in range(game.players)]
        self._go_on()

    def hold(self, state: Any) -> None:
        """Stand at a state of ours, for instance a dream."""
        self.held = Held(state)
        self.pending = None
        self.ways = 0

    def current_player(self) -> int:
        if self.ways:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self._asked()
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.ways and not self._asked()

    def _legal_actions(self, player: int) -> list[int]:
        catalogue = self.shared.box.catalogue
        return sorted(catalogue.index(move) for move in door.legal_moves(self.held.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(way, 1 / self.ways) for way in range(self.ways)]

    def _apply_action(self, action: int) -> None:
        if self.ways:
            self.luck.append(action)
        else:
            seat = self._asked()[0]
            self.pending = (seat, action)
            self.actions[seat].append(action)
            self.luck = []
        self._go_on()

    def _go_on(self) -> None:
        """Try what is pending with the luck there is."""
        dealer = GivenDealer(self.luck)
        try:
            if self.held.state is None:
                state = self.shared.box.start(self.players, self.shared.options, dealer)
            else:
                state = self.held.state.copy()
                assert self.pending is not None
                self._carry_out(state, *self.pending, dealer)
        except LuckWanted as wanted:
            self.ways = wanted.ways
            return
        self.held = Held(state)
        self.pending = None
        self.ways = 0

    def _carry_out(self, state: Any, seat: Seat, action: int, dealer: Dealer) -> None:
        move: Move = self.shared.box.catalogue[action]
        state.agenda[-1].take(state, seat, move, dealer)
        knowledge = self.shared.knowledge
        while state.agenda and not state.agenda[-1].deciders(state):
            if knowledge is not None and knowledge.stops_at(state):
                return
            state.agenda[-1].resume(state, dealer)

    def _asked(self) -> list[Seat]:
        return door.deciders(self.held.state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return codec.dumps(codec.plain(self.shared.box.catalogue[action])).decode()

    def returns(self) -> list[float]:
        """Points, or minus points where the fewest win; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.players
        sign = -1.0 if self.shared.box.fewest_points_win else 1.0
        if self.shared.knowledge is not None:
            return [sign * points for points in self.shared.knowledge.points(self.held.state)]
        return [sign * points for points in self.shared.box.points(self.held.state)]

    def seen_by(self, player: int, perfect_recall: bool) -> str:
        """Return what a player sees; with perfect recall also what it remembers and did."""
        box = self.shared.box
        if self.held.state is None:
            return ""
        view = (box.remembered if perfect_recall else box.view)(self.held.state, player)
        seen = codec.dumps(codec.plain(view)).decode()
        return f"{self.actions[player]} {seen}" if perfect_recall else seen

    def __str__(self) -> str:
        return repr((self.held.state, self.pending, self.luck))


class RetortaObserver:
    """Observations as text: the view, as JSON."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no observation parameters are known: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._perfect_recall = bool(kind.perfect_recall)
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: RetortaState, player: int) -> None:
        """Update the tensor, which is empty."""

    def string_from(self, state: RetortaState, player: int) -> str:
        """Return what *player* sees."""
        return state.seen_by(player, self._perfect_recall)


def usual_seats(box: Box) -> int:
    """Return how many play when nobody says."""
    fewest, most = box.seats
    return min(max(USUAL_SEATS, fewest), most)


def register() -> list[str]:
    """Make every game of the shelf known to OpenSpiel; return their names there."""
    names = []
    known = set(pyspiel.registered_names())
    for game in plugins.games():
        name = PREFIX + game.replace("-", "_")
        names.append(name)
        if name not in known:
            _register(name, plugins.box(game))
    return names


def _register(name: str, box: Box) -> None:
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Retorta: {box.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=box.seats[1],
        min_num_players=box.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={
            "players": usual_seats(box),
            "near": False,
            **{option.name: option.default for option in box.options},
        },
    )

    class Game(RetortaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, box, params)

    pyspiel.register_game(kind, Game)


register()
