"""The games as OpenSpiel games: ``pyspiel.load_game("retorta_poison", {"players": 4})``.

Needs the extra ``openspiel``. Luck becomes explicit chance nodes: a move that needs more luck
than the dealer has is undone, and waits until chance has acted. Seats that choose secretly act one
after the other; their information states do not reveal the choices.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Any, Final

from retorta.research.extras import wanting

try:
    import numpy as np
    import pyspiel
except ImportError as problem:
    raise wanting("openspiel", problem) from None

from retorta import plugins
from retorta.bots.levels import own_knowledge
from retorta.bots.search.knowledge import Knowledge
from retorta.core import codec, door
from retorta.core.box import Box
from retorta.core.dealer import Dealer, SeededDealer
from retorta.core.words import Seat
from retorta.research.fixed_luck import FixedLuckDealer, LuckWanted
from retorta.research.speech import spoken
from retorta.research.tensors.layout import layout
from retorta.research.tensors.room import tensors_of

PREFIX: Final = "retorta_"
USUAL_SEATS: Final = 4
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


class Shared:
    """The data that all states of a game share; it never changes and is not copied with them."""

    def __init__(self, box: Box, options: dict[str, str], knowledge: Knowledge | None) -> None:
        self.box = box
        self.options = options
        self.knowledge = knowledge
        self.moves = list(box.rules.catalogue)
        self.actions = {id(move): action for action, move in enumerate(self.moves)}
        """The number of each move, by identity: each move is made once."""

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared, (self.box.name, self.options, self.knowledge is not None)


def _shared(game: str, options: dict[str, str], near: bool) -> Shared:
    box = plugins.box(game)
    found = own_knowledge(box, learned=False) if near else None
    return Shared(box, options, found(box) if found else None)


class RetortaGame(pyspiel.Game):  # type: ignore[misc]
    """Any game of the shelf."""

    @spoken
    def __init__(self, kind: Any, box: Box, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", usual_seats(box)))
        # The horizon of the search, such as one round, instead of a whole game.
        near = bool(given.get("near", False))
        options = {
            option.name: str(given.get(option.name, option.default)) for option in box.options
        }
        box.start(players, options, SeededDealer(0, listening=False))  # refuses faulty options
        self.shared = _shared(box.name, options, near)
        self.players = players
        known = tensors_of(box.name).bounds(players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(box.rules.catalogue),
            max_chance_outcomes=known.ways,
            num_players=players,
            min_utility=known.least,
            max_utility=known.most,
            max_game_length=known.decisions,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> RetortaState:
        return RetortaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RetortaObserver:
        return RetortaObserver(self.shared.box, self.players, iig_obs_type, params)


class RetortaState(pyspiel.State):  # type: ignore[misc]
    """One of our states between two decisions, or waiting for chance."""

    def __init__(self, game: RetortaGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.players = game.players
        self.table: Any = None
        """One of our states; ``None`` while chance sets up the game."""
        self.pending: tuple[Seat, int] | None = None
        """The seat and action that wait for chance; in the set-up, no seat's."""
        self.luck: list[int] = []
        self.ways = 0
        """The number of outcomes chance can choose from; 0 if nothing waits for it."""
        self.player = CHANCE
        self.legal: list[int] | None = None
        self.actions: list[list[int]] = [[] for _ in range(game.players)]
        self._go_on()

    def set_world(self, state: Any) -> None:
        """Move to one of our states, for instance a dream."""
        self.table = state
        self.pending = None
        self.ways = 0
        self.legal = None
        deciders = door.deciders(state)
        self.player = deciders[0] if deciders else TERMINAL

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.player:
            return self._found(player)
        if self.legal is None:
            self.legal = self._found(player)
        return self.legal

    def _found(self, player: int) -> list[int]:
        actions = self.shared.actions
        return sorted([actions[id(move)] for move in door.legal_moves(self.table, player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _outcomes(self.ways)

    def _apply_action(self, action: int) -> None:
        if self.ways:
            self.luck.append(action)
        else:
            self.pending = (self.player, action)
            self.actions[self.player].append(action)
            self.luck = []
        self._go_on()

    def _go_on(self) -> None:
        """Try the pending action with the available luck."""
        dealer = FixedLuckDealer(self.luck)
        try:
            if self.table is None:
                state = self.shared.box.start(self.players, self.shared.options, dealer)
            else:
                state = self.table.copy()
                assert self.pending is not None
                self._carry_out(state, *self.pending, dealer)
        except LuckWanted as wanted:
            self.ways = wanted.ways
            self.player = CHANCE
            return
        self.set_world(state)

    def _carry_out(self, state: Any, seat: Seat, action: int, dealer: Dealer) -> None:
        move = self.shared.moves[action]
        knowledge = self.shared.knowledge
        if knowledge is None:
            door.carry_out(state, seat, move, dealer)
            return
        state.agenda[-1].take(state, seat, move, dealer)
        while state.agenda and not state.agenda[-1].deciders(state):
            if knowledge.stops_at(state):
                return
            state.agenda[-1].resume(state, dealer)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"luck {action}"
        catalogue = self.shared.box.rules.catalogue
        return codec.text(catalogue.plain(catalogue[action]))

    def returns(self) -> list[float]:
        """Return points, or minus points if the fewest win; zeros before the end."""
        if self.player != TERMINAL:
            return [0.0] * self.players
        sign = -1.0 if self.shared.box.rules.fewest_points_win else 1.0
        if self.shared.knowledge is not None:
            return [sign * points for points in self.shared.knowledge.points(self.table)]
        return [sign * points for points in self.shared.box.rules.points(self.table)]

    def seen_by(self, player: int, perfect_recall: bool) -> Any:
        """Return the view of a player; with perfect recall, one that includes earlier views."""
        box = self.shared.box
        return (box.remembered if perfect_recall else box.view)(self.table, player)

    def __str__(self) -> str:
        return repr((self.table, self.pending, self.luck))


class RetortaObserver:
    """What a player sees, as the numbers of ``tensors/`` and as the view in JSON.

    With perfect recall it includes all that the seat saw earlier; the text also lists the
    player's own moves.
    """

    def __init__(self, box: Box, players: int, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no observation parameters are known: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("what one player sees is public and its own together")
        self._perfect_recall = bool(kind.perfect_recall)
        self._layout = layout(box.name, players)
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict: dict[str, Any] = self._layout.named(self.tensor)

    def set_from(self, state: RetortaState, player: int) -> None:
        """Write *player*'s view into the tensor."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self._layout.tensor(state.seen_by(player, self._perfect_recall), self.tensor)

    def string_from(self, state: RetortaState, player: int) -> str:
        """Return *player*'s view as text."""
        if state.table is None:
            return ""
        seen = codec.text(codec.plain(state.seen_by(player, self._perfect_recall)))
        return f"{state.actions[player]} {seen}" if self._perfect_recall else seen


@cache
def _outcomes(ways: int) -> list[tuple[int, float]]:
    return [(way, 1 / ways) for way in range(ways)]


def usual_seats(box: Box) -> int:
    """Return the default number of players."""
    fewest, most = box.seats
    return min(max(USUAL_SEATS, fewest), most)


def register() -> list[str]:
    """Register every game on the shelf with OpenSpiel; return their names there."""
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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": usual_seats(box),
            "near": False,
            **{option.name: option.default for option in box.options},
        },
    )

    class Game(RetortaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, box, params)

    # Pickle finds a class by its name in its module.
    Game.__name__ = Game.__qualname__ = name
    setattr(sys.modules[__name__], name, Game)
    pyspiel.register_game(kind, Game)


register()
