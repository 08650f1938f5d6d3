"""How far a policy for two players is from being unbeatable, over the whole tree of a small game.

Positions that a seat cannot tell apart are one *place*; a policy says for each place how likely
each move is. One seat is as far ahead as the other is behind.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.words import Seat

END: Final = -1
"""Whose turn it is when the game is over."""

Policy = list[list[float]]
"""For each place, how likely each of its moves is."""


@dataclass(frozen=True)
class Node:
    """One actual position; its place is what a seat knows of it."""

    seat: Seat
    place: int
    children: list[Node]
    worth: float
    """At the end of the game: how far the first seat is ahead."""


class Tree:
    """Every deal of a game, and every way it can be played."""

    def __init__(self) -> None:
        self.deals: list[tuple[float, Node]] = []
        """The first position of each deal, and how likely it is."""
        self.choices: list[int] = []
        """How many moves each place has."""

    def uniform(self) -> Policy:
        """Return the policy that plays all moves with equal probability."""
        return [[1 / moves] * moves for moves in self.choices]

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
        """Return what *seat* gains on average with the best response to *policy*."""
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
                    for move in range(self.choices[place])
                ]
                chosen[place] = totals.index(max(totals))
            return chosen[place]

        return sum(chance * worth(first) for chance, first in self.deals)

    def _reached(self, policy: Policy, seat: Seat) -> list[list[tuple[float, Node]]]:
        """Return the positions of each place of *seat*, weighted by luck and the other seat."""
        found: list[list[tuple[float, Node]]] = [[] for _ in self.choices]
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
        """Return what both seats gain with best responses to *policy*; 0 if it is unbeatable."""
        return self.best_answer(policy, 0) + self.best_answer(policy, 1)
