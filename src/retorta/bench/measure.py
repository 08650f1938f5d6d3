"""The speed of our engine: random play, copies and search, on one core."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import thread_time
from typing import Final

from retorta.bench.sampling import ITERATIONS, best
from retorta.bots.levels import knowledge_of
from retorta.bots.search.search import Search
from retorta.core import codec, door
from retorta.core.agenda import State
from retorta.core.box import Box, Pov
from retorta.core.dealer import DreamDealer, SeededDealer

COPIES_IN_A_ROW: Final = 500
MIDDLE: Final = 20
"""The number of decisions played before the state is copied, so that it is not empty."""


@dataclass(frozen=True)
class Figures:
    """The results of a measurement."""

    game: str
    seats: int
    compiled: bool
    decisions_per_second: int
    decisions_per_game: float
    copies_per_second: int
    copy_nanoseconds: int
    view_microseconds: int
    """The time for one seat's view late in a game, as JSON; the public part is made only once."""
    search_per_second: int
    """Search iterations at the first decision."""
    seconds: float
    """The processor time of the measurement."""


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(door.__file__).endswith(".py")


def measure(box: Box, seats: int, seconds: float) -> Figures:
    """Play random games, copy, make views and search for about *seconds* of processor time."""
    begun = thread_time()
    decisions, per_game = _best_play(box, seats, seconds * 0.5)
    copies = best(_copying(box, seats), seconds * 0.1)
    views = best(_viewing(box, seats), seconds * 0.1)
    search = best(searching(box, seats), seconds * 0.3)
    return Figures(
        game=box.name,
        seats=seats,
        compiled=is_compiled(),
        decisions_per_second=round(decisions),
        decisions_per_game=round(per_game, 1),
        copies_per_second=round(copies),
        copy_nanoseconds=round(1e9 / copies),
        view_microseconds=round(1e6 / views),
        search_per_second=round(search),
        seconds=round(thread_time() - begun, 2),
    )


def _best_play(box: Box, seats: int, seconds: float) -> tuple[float, float]:
    dealer = DreamDealer(1)  # nobody is listening to these games either
    totals = [0, 0]

    def play() -> int:
        decisions = door.play_out(box.start(seats, {}, dealer), dealer)
        totals[0] += decisions
        totals[1] += 1
        return decisions

    return best(play, seconds), totals[0] / totals[1]


def _after(box: Box, seats: int, decisions: int) -> State:
    """Return a random game after that many decisions."""
    dealer = SeededDealer(1, listening=False)
    state: State = box.start(seats, {}, dealer)
    for _ in range(decisions):
        seat = door.deciders(state)[0]
        moves = door.legal_moves(state, seat)
        door.carry_out(state, seat, moves[dealer.pick(len(moves))], dealer)
    return state


def _viewing(box: Box, seats: int) -> Callable[[], int]:
    dealer = SeededDealer(1, listening=False)
    length = door.play_out(box.start(seats, {}, dealer), dealer)
    state = _after(box, seats, length * 3 // 4)

    def look() -> int:
        codec.dumps(codec.plain(box.views.public(state)))
        for seat in range(seats):
            codec.dumps(codec.plain(box.views.own(state, seat)))
        return seats

    return look


def _copying(box: Box, seats: int) -> Callable[[], int]:
    state = _after(box, seats, MIDDLE)

    def copy() -> int:
        for _ in range(COPIES_IN_A_ROW):
            state.copy()
        return COPIES_IN_A_ROW

    return copy


def searching(box: Box, seats: int) -> Callable[[], int]:
    """Return a search at the first decision as a piece of work, each with a new tree.

    It is the adept's search, since some masters do not use a tree.
    """
    state = box.start(seats, {}, SeededDealer(1, listening=False))
    pov = Pov(box, state, door.deciders(state)[0])

    def search() -> int:
        Search(knowledge_of(box, learned=False), 1).think(pov, inf, ITERATIONS)
        return ITERATIONS

    return search
