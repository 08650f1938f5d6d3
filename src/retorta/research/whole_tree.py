"""The whole tree of a small game for two, and how far a policy is from being unbeatable.

Luck may decide only the deal. What a seat knows at a decision is every view it had when it was
asked, and what it played then; decisions that it cannot tell apart are one *place*, and a policy
says for each place how likely each move is.
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
from retorta.research.given_luck import GivenDealer, LuckWanted

END: Final = -1
"""Whose turn it is when the game is over."""

Policy = list[list[float]]
"""For each place, how likely each of its moves is."""


@dataclass(frozen=True)
class Node:
    """One position, as it is: what a seat knows of it is its place."""

    seat: Seat
    place: int
    children: list[Node]
    worth: float
    """At the end: how far the first seat is ahead."""


@dataclass(frozen=True)
class Place:
    """A decision as its seat knows it."""

    seat: Seat
    pov: Pov
    moves: list[Move]


class WholeTree:
    """Every deal of a small game, and every way it can be played; of moves alike only one."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.places: list[Place] = []
        self.nodes = 0
        self._numbers: dict[tuple[object, ...], int] = {}
        self.deals: list[tuple[float, Node]] = [
            (chance, self._grown(state, ((), ()))) for chance, state in deals(box)
        ]
        """The first position of each deal, and how likely it is."""

    def _grown(self, state: Any, known: tuple[tuple[object, ...], ...]) -> Node:
        self.nodes += 1
        asked = door.deciders(state)
        if not asked:
            points = self.box.points(state)
            ahead = points[1] - points[0] if self.box.fewest_points_win else points[0] - points[1]
            return Node(END, END, [], ahead)
        seat = asked[0]
        seen = codec.text(codec.plain(self.box.remembered(state, seat)))
        knows = (*known[seat], seen)
        place = self._numbers.setdefault((seat, *knows), len(self.places))
        if place == len(self.places):
            moves = _different(self.box, state, door.legal_moves(state, seat))
            self.places.append(Place(seat, Pov(self.box, state, seat), moves))
        children = []
        for move in self.places[place].moves:
            after = state.copy()
            door.carry_out(after, seat, move, NO_LUCK)
            own = (*knows, move)
            children.append(self._grown(after, (own, known[1]) if seat == 0 else (known[0], own)))
        return Node(seat, place, children, 0.0)

    def choice(self, place: Place, move: Move) -> int:
        """Return which of the moves of a place *move* comes down to."""
        if self.box.alike is None:
            return place.moves.index(move)
        seen = place.pov.imagine(DreamDealer(place.seat))  # all dreams agree in what it knows
        kinds = [self.box.alike(seen, each) for each in place.moves]
        return kinds.index(self.box.alike(seen, move))

    def uniform(self) -> Policy:
        """Return the policy that plays anything."""
        return [[1 / len(place.moves)] * len(place.moves) for place in self.places]

    def value(self, policy: Policy) -> float:
        """Return how far the first seat is ahead on average if both play by *policy*."""

        def worth(node: Node) -> float:
            if node.seat == END:
                return node.worth
            likely = policy[node.place]
            return sum(
                chance * worth(child)
                for chance, child in zip(likely, node.children, strict=True)
                if chance
            )

        return sum(chance * worth(first) for chance, first in self.deals)

    def best_answer(self, policy: Policy, seat: Seat) -> float:
        """Return what *seat* makes on average by the best answer to *policy* there is."""
        reached = self._reached(policy, seat)
        sign = 1 if seat == 0 else -1
        chosen: dict[int, int] = {}

        def worth(node: Node) -> float:
            if node.seat == END:
                return sign * node.worth
            if node.seat == seat:
                return worth(node.children[choice(node.place)])
            likely = policy[node.place]
            return sum(
                chance * worth(child)
                for chance, child in zip(likely, node.children, strict=True)
                if chance
            )

        def choice(place: int) -> int:
            if place not in chosen:
                totals = [
                    sum(chance * worth(node.children[move]) for chance, node in reached[place])
                    for move in range(len(self.places[place].moves))
                ]
                chosen[place] = totals.index(max(totals))
            return chosen[place]

        return sum(chance * worth(first) for chance, first in self.deals)

    def _reached(self, policy: Policy, seat: Seat) -> list[list[tuple[float, Node]]]:
        """Return the positions of each place of *seat*, by what luck and the other one do."""
        found: list[list[tuple[float, Node]]] = [[] for _ in self.places]
        waiting = list(self.deals)
        while waiting:
            chance, node = waiting.pop()
            if node.seat == END or not chance:
                continue
            likely = [1.0] * len(node.children)
            if node.seat == seat:
                found[node.place].append((chance, node))
            else:
                likely = policy[node.place]
            waiting += [
                (chance * each, child) for each, child in zip(likely, node.children, strict=True)
            ]
        return found

    def nash_conv(self, policy: Policy) -> float:
        """Return what both seats together gain by answering *policy* best: nought if unbeatable."""
        return self.best_answer(policy, 0) + self.best_answer(policy, 1)


NO_LUCK: Final[Dealer] = GivenDealer([])
"""For a move after the deal: whoever asks it for luck is told that there is none."""


def deals(box: Box) -> Iterator[tuple[float, Any]]:
    """Yield every state that a game of two can begin with, and how likely it is."""
    chances: defaultdict[str, float] = defaultdict(float)
    states: dict[str, Any] = {}
    waiting: list[tuple[float, list[int]]] = [(1.0, [])]
    while waiting:
        chance, luck = waiting.pop()
        try:
            state = box.start(2, {}, GivenDealer(luck))
        except LuckWanted as wanted:
            waiting += [(chance / wanted.ways, [*luck, way]) for way in range(wanted.ways)]
            continue
        name = repr(state)
        chances[name] += chance
        states[name] = state
    for name, state in states.items():
        yield chances[name], state


def _different(box: Box, state: Any, moves: list[Move]) -> list[Move]:
    """Return one of all moves that come down to the same."""
    if box.alike is None:
        return moves
    found: dict[object, Move] = {}
    for move in moves:
        found.setdefault(box.alike(state, move), move)
    return list(found.values())
