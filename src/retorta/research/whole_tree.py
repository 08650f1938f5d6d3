"""The whole tree of a small two-player game, built by the engine.

Luck may only affect the deal. At a decision a seat knows every view it had at its earlier
decisions, and what it played then; of equivalent moves only one is kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from retorta.core import codec, door
from retorta.core.box import Box, Pov
from retorta.core.dealer import Dealer, DreamDealer
from retorta.core.words import Move, Seat
from retorta.research.game_tree import END, Node, Tree


@dataclass(frozen=True)
class Place:
    """A decision as its seat knows it."""

    seat: Seat
    pov: Pov
    moves: list[Move]


class WholeTree(Tree):
    """A game as the engine plays it."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.places: list[Place] = []
        self.nodes = 0
        """The number of positions."""
        self._numbers: dict[tuple[object, ...], int] = {}
        self.deals = [(chance, self._grown(state, ((), ()))) for chance, state in deals(box)]

    def _grown(self, state: Any, known: tuple[tuple[object, ...], ...]) -> Node:
        self.nodes += 1
        deciders = door.deciders(state)
        if not deciders:
            points = self.box.rules.points(state)
            ahead = (
                points[1] - points[0] if self.box.rules.fewest_points_win else points[0] - points[1]
            )
            return Node(END, END, [], ahead)
        seat = deciders[0]
        seen = codec.text(codec.plain(self.box.remembered(state, seat)))
        knows = (*known[seat], seen)
        place = self._numbers.setdefault((seat, *knows), len(self.places))
        if place == len(self.places):
            moves = _different(self.box, state, door.legal_moves(state, seat))
            self.places.append(Place(seat, Pov(self.box, state, seat), moves))
            self.choices.append(len(moves))
        children = []
        for move in self.places[place].moves:
            after = state.copy()
            door.carry_out(after, seat, move, NO_LUCK)
            own = (*knows, move)
            children.append(self._grown(after, (own, known[1]) if seat == 0 else (known[0], own)))
        return Node(seat, place, children, 0.0)

    def choice(self, place: Place, move: Move) -> int:
        """Return the index of the place's move to which *move* is equivalent."""
        if self.box.rules.alike is None:
            return place.moves.index(move)
        seen = place.pov.imagine(DreamDealer(place.seat))  # all dreams agree in what it knows
        kinds = [self.box.rules.alike(seen, each) for each in place.moves]
        return kinds.index(self.box.rules.alike(seen, move))


class LuckBranches(Exception):
    """Luck can go several ways from here, with the given chances."""

    def __init__(self, chances: list[float]) -> None:
        super().__init__(chances)
        self.chances = chances


class BranchingDealer(Dealer):
    """Deals the branches it was given, and stops where there is another choice of luck.

    Drawing any of several equal cards is one branch, with the sum of their probabilities.
    """

    def __init__(self, given: list[int]) -> None:
        super().__init__(listening=False)
        self._given = given
        self._next = 0

    def _branch(self, chances: list[float]) -> int:
        if len(chances) == 1:
            return 0
        if self._next == len(self._given):
            raise LuckBranches(chances)
        self._next += 1
        return self._given[self._next - 1]

    def choose(self, n: int) -> int:
        return self._branch([1 / n] * n)

    def pick(self, n: int) -> int:
        return self.choose(n)

    def draw(self, pile: list[Any]) -> Any:
        kinds = sorted(set(pile))
        drawn = kinds[self._branch([pile.count(kind) / len(pile) for kind in kinds])]
        pile.remove(drawn)
        return drawn


NO_LUCK: Final[Dealer] = BranchingDealer([])
"""The dealer for moves after the deal; any use of it is an error, since there is no luck."""


def deals(box: Box) -> Iterator[tuple[float, Any]]:
    """Yield every possible first state of a two-player game, with its probability."""
    chances: defaultdict[str, float] = defaultdict(float)
    states: dict[str, Any] = {}
    waiting: list[tuple[float, list[int]]] = [(1.0, [])]
    while waiting:
        chance, luck = waiting.pop()
        try:
            state = box.start(2, {}, BranchingDealer(luck))
        except LuckBranches as branches:
            waiting += [
                (chance * each, [*luck, number]) for number, each in enumerate(branches.chances)
            ]
            continue
        name = repr(state)
        chances[name] += chance
        states[name] = state
    for name, state in states.items():
        yield chances[name], state


def _different(box: Box, state: Any, moves: list[Move]) -> list[Move]:
    """Return one move of each group of equivalent moves."""
    if box.rules.alike is None:
        return moves
    found: dict[object, Move] = {}
    for move in moves:
        found.setdefault(box.rules.alike(state, move), move)
    return list(found.values())
