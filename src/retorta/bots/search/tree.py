"""The tree of a search: what was tried from where, and how it went.

It has no cycles and says so: else the garbage collector would go through all of it whenever
it likes, and a bot's answer would wait for that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from retorta.core.words import Move, Seat

MOST_SEATS: Final = 64
"""More than sit at any table: a move's number times this, plus its seat, names an edge."""


@mypyc_attr(acyclic=True)
class Edge:
    """One move of one seat at a node, with how it went so far."""

    seat: Seat
    move: Move
    visits: int
    available: int
    """How often the node was passed in a dream in which the move was legal."""
    worth: float
    """Sum over all visits of what the end was worth to the seat."""
    points: float
    """Sum over all visits of the points the seat ended with."""
    prior: float
    child: Node | None

    def __init__(self, seat: Seat, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.visits = 0
        self.available = 0
        self.worth = 0.0
        self.points = 0.0
        self.prior = 1.0
        self.child = None

    def follow(self) -> Node:
        """Return the node behind the move."""
        child = self.child
        if child is None:
            child = Node()
            self.child = child
        return child


@mypyc_attr(acyclic=True)
class Node:
    """What was played to get here, whatever is hidden: many dreams pass through one node."""

    edges: dict[int, Edge] | None
    apart: dict[int, Node] | None
    """Where several seats choose at once: a node for each, which knows nothing of the others."""
    visits: int

    def __init__(self) -> None:
        self.edges = None
        self.apart = None
        self.visits = 0

    def edge(self, seat: Seat, move: Move) -> Edge:
        """Return the edge of a move, a new one if it was never thought of here.

        Moves are made once, in the catalogue, so that their address will do for a name;
        the edge holds on to its move.
        """
        if self.edges is None:
            self.edges = {}
        edges = self.edges
        key = id(move) * MOST_SEATS + seat
        found = edges.get(key)
        if found is None:
            found = Edge(seat, move)
            edges[key] = found
        return found

    def alone(self, seat: Seat) -> Node:
        """Return the node at which *seat* chooses without knowing what the others choose."""
        if self.apart is None:
            self.apart = {}
        found = self.apart.get(seat)
        if found is None:
            found = Node()
            self.apart[seat] = found
        return found

    def tried(self) -> list[Edge]:
        """Return the edges that were visited, most visited first."""
        if self.edges is None:
            return []
        visited = [edge for edge in self.edges.values() if edge.visits]
        visited.sort(key=_rank, reverse=True)
        return visited


def _rank(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.worth
