"""Solving the end of a game exactly: every world the seat can imagine, every way it can end.

In each world every seat plays what is best for itself and sees all cards (max^n). The value of a
move is the mean over all worlds, weighted by how often each can occur. The worlds and the
counting are exact. But everybody, even the seat itself after this move, is assumed to know which
world it is in; with a card or two in each hand that makes little difference.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from retorta.bots.search.knowledge import Knowledge, World
from retorta.bots.search.tree import Node
from retorta.core.agenda import Step
from retorta.core.dealer import ScriptedDealer
from retorta.core.words import Seat

MOST_ENDS: Final = 20_000
"""The most ends examined for one decision; if there are more, the search is used."""


class TooMany(Exception):
    """There are more ends than can be examined."""


class Ends:
    """Examines all ends of some worlds."""

    def __init__(self, knowledge: Knowledge, most: int) -> None:
        self.knowledge = knowledge
        self.left: i64 = most
        self.no_luck = ScriptedDealer([], listening=False)
        """Raises an error when a move needs luck, which stops the solving."""

    def solve(self, worlds: list[World], me: Seat) -> Node:
        """Return a node with an edge for every move of *me*, and its result."""
        root = Node()
        for world in worlds:
            step: Step = world.state.agenda[-1]
            for edge in root.edges(me, self.knowledge.moves(world.state, step, me)):
                after = world.state.copy()
                top: Step = after.agenda[-1]
                top.take(after, me, edge.move, self.no_luck)
                points = self.points(after)
                edge.visits += world.ways
                edge.available += world.ways
                edge.points += world.ways * points[me]
                edge.worth += world.ways * self.knowledge.worths(points)[me]
        root.visits = sum([world.ways for world in worlds])
        return root

    def points(self, state: Any) -> list[float]:
        """Return everybody's points if all play their best from here on."""
        agenda: list[Step] = state.agenda
        while True:
            step = agenda[-1]
            deciders = step.deciders(state)
            if deciders:
                return self.best(state, step, deciders[0])
            if self.knowledge.stops_at(state):
                self.left -= 1
                if self.left < 0:
                    raise TooMany
                return self.knowledge.points(state)
            step.resume(state, self.no_luck)

    def best(self, state: Any, step: Step, seat: Seat) -> list[float]:
        """Return the points after the move that is worth most to the seat that decides."""
        best: list[float] = []
        most = -1e300
        for move in self.knowledge.moves(state, step, seat):
            after = state.copy()
            top: Step = after.agenda[-1]
            top.take(after, seat, move, self.no_luck)
            points = self.points(after)
            worth = self.knowledge.worths(points)[seat]
            if worth > most:
                most = worth
                best = points
        return best


def solved(knowledge: Knowledge, worlds: list[World], me: Seat) -> Node | None:
    """Return all moves of *me* with their results, unless there are too many ends."""
    if not worlds:
        return None
    try:
        return Ends(knowledge, MOST_ENDS).solve(worlds, me)
    except TooMany:
        return None
