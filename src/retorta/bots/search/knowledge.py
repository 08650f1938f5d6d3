"""What a search knows about a game; the base version knows only the rules."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from retorta.bots.search.tree import Node
from retorta.core.agenda import Step
from retorta.core.dealer import Dealer, DreamDealer
from retorta.core.words import Move, Seat

TO_THE_END: Final = 1 << 30
"""The number of decisions up to which a play-out is never cut short."""
LEADER: Final = 0.5
"""The share of a seat's worth that is its lead over the best other; the rest is over the mean."""


@dataclass(frozen=True)
class Reason:
    """A reason for or against a move: a sentence of the texts and its parts."""

    text: str
    parts: dict[str, object]


def eagerness(worths: list[float], clear: float, floor: float) -> list[float]:
    """Turn the apparent worth of moves, in points, into weights for trying them: 1 on average.

    A move that looks *clear* points better than another has e times its weight; no weight is
    below *floor*.
    """
    most = max(worths)
    weights: list[float] = [exp((worth - most) / clear) for worth in worths]
    scale = (1.0 - floor) * len(weights) / sum(weights)
    return [floor + scale * weight for weight in weights]


class World:
    """A world that agrees with all that a seat knows, and the number of ways that lead to it."""

    state: Any
    ways: int

    def __init__(self, state: Any, ways: int) -> None:
        self.state = state
        self.ways = ways


@mypyc_attr(allow_interpreted_subclasses=True)
class Dreams:
    """The source of a decision's dreams; here they are whole states imagined by the seat."""

    pov: Any

    def __init__(self, pov: Any) -> None:
        self.pov = pov

    def deal(self, dealer: Dealer) -> Any:
        """Return a dream that agrees with everything the seat knows, and drop the previous one."""
        return self.pov.imagine(dealer)

    def worlds(self) -> list[World]:
        """Return every possible world if the end is near enough to be solved, or else nothing."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What a search asks about a game; a game overrides what it knows better.

    Every state it is shown is a dream, so it may look at all of it.
    """

    box: Any
    """The game."""
    depth: int
    """The number of decisions after which a play-out is cut short and estimated."""
    patience: int
    """How many dreams tell as much as one dream of Poison: more if luck matters more."""

    def __init__(self, box: Any, depth: int = TO_THE_END) -> None:
        self.box = box
        self.depth = depth
        self.patience = 1

    def dreams(self, pov: Any) -> Dreams:
        """Return the source of a decision's dreams.

        A game's dreams may be simpler than its state, as long as they have an agenda of steps.
        """
        return Dreams(pov)

    def weigh(
        self, dreams: Dreams, root: Node, me: Seat, dealer: DreamDealer, deadline: float, most: int
    ) -> int | None:
        """Weigh the moves of a decision by the game's own method, and record them at the root.

        Return how many dreams that was worth, at most *most* in each world that was examined;
        ``None`` means that a tree is searched instead.
        """
        return None

    def place(self, state: Any, seat: Seat) -> str:
        """Return a key for all that *seat* knows: the same in all dreams it cannot tell apart."""
        view = self.box.remembered(state, seat)
        # Made from its parts, which are complete: the view's own ``repr`` is shortened.
        return repr((view.public, view.own))

    def moves(self, state: Any, step: Step, seat: Seat) -> list[Move]:
        """Return what *seat* may play; of equivalent moves, only the first."""
        moves = step.legal_moves(state, seat)
        alike = self.box.rules.alike
        if alike is None:
            return moves
        first: dict[object, Move] = {}
        for move in moves:
            first.setdefault(alike(state, move), move)
        return list(first.values())

    def stops_at(self, state: Any) -> bool:
        """Whether looking further is useless, as at the end of a round.

        Called between decisions, when nobody has to decide.
        """
        return False

    def priors(self, state: Any, seat: Seat, moves: list[Move]) -> list[float]:
        """Return how promising each move looks, about 1 on average; empty if all look alike."""
        return []

    def first_look(self, state: Any, seat: Seat, moves: list[Move]) -> list[float]:
        """Return the same for the decision at the root, which may take longer."""
        return self.priors(state, seat, moves)

    def foretold(self, state: Any, seat: Seat, moves: list[Move]) -> list[list[float]]:
        """Return everybody's points after each move, if they can be predicted without a dream.

        Used only when moves are compared side by side; an empty list means no prediction.
        """
        return []

    def pick(self, state: Any, step: Step, seat: Seat, dealer: Dealer) -> Move:
        """Return *seat*'s move in a play-out; *step* is the step on top of the agenda."""
        return step.random_move(state, seat, dealer)

    def play_out(self, state: Any, dealer: Dealer) -> None:
        """Play on from a position just reached, until the game ends, stops or is deep enough."""
        agenda: list[Step] = state.agenda
        left = self.depth
        while agenda:
            step = agenda[-1]
            deciders = step.deciders(state)
            if not deciders:
                if self.stops_at(state):
                    return
                step.resume(state, dealer)
                continue
            if left <= 0:
                return
            left -= 1
            seat = deciders[0]
            step.take(state, seat, self.pick(state, step, seat, dealer), dealer)

    def points(self, state: Any) -> list[float]:
        """Return the points that each seat will probably have, where a play-out stopped."""
        written: list[int] = self.box.rules.points(state)
        return [float(points) for points in written]

    def reasons(self, state: Any, seat: Seat, move: Move) -> list[Reason]:
        """Return the reasons for or against a move, for a person.

        The state is a dream, so the reasons must not depend on what differs between dreams.
        """
        return []

    def worths(self, points: list[float]) -> list[float]:
        """Return the value of those points to each seat: how far it is ahead of the others."""
        sign = -1.0 if self.box.rules.fewest_points_win else 1.0
        signed = [sign * each for each in points]
        return [worth_to(signed, seat) for seat in range(len(points))]


def worth_to(points: list[float], seat: Seat) -> float:
    """Return the worth of the points to one seat, if many points are good."""
    mine = points[seat]
    if len(points) == 1:
        return mine
    total = 0.0
    best = -1e18
    for other in range(len(points)):
        total += points[other]
        if other != seat and points[other] > best:
            best = points[other]
    mean = (total - mine) / (len(points) - 1)
    return mine - LEADER * best - (1.0 - LEADER) * mean
