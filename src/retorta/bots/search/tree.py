"""The tree of a search: the moves tried at each place, and their results.

It has no cycles, is declared acyclic, and contains no list or dictionary. Otherwise the garbage
collector could traverse all of it at any time, and delay a bot's answer. The edges of a node are
a chain in the order in which moves are listed, so that one walk along it finds the edges of all
listed moves.

A tree is taken apart by :func:`fell`. Without that, deallocation would recurse from link to link.
At a depth of about fifty the interpreter postpones the rest by writing to an object's garbage
collection header, and acyclic objects have no such header.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from retorta.core.words import Move, Seat


@mypyc_attr(acyclic=True)
class Edge:
    """One move of one seat at a node, with its results so far."""

    seat: Seat
    move: Move
    visits: i64
    foretold: i64
    """How many of the visits were predictions, not dreams; a prediction counts as several."""
    available: i64
    """How often the node was passed in a dream in which the move was legal."""
    worth: float
    """The sum over all visits of the result's worth to the seat."""
    points: float
    """The sum over all visits of the seat's final points."""
    prior: float
    child: Node | None
    next: Edge | None
    """The next edge of the same node."""

    def __init__(self, seat: Seat, move: Move, next: Edge | None) -> None:
        self.seat = seat
        self.move = move
        self.visits = 0
        self.foretold = 0
        self.available = 0
        self.worth = 0.0
        self.points = 0.0
        self.prior = 1.0
        self.child = None
        self.next = next

    def note(self, points: float, worth: float, dreams: int) -> None:
        """Record the move's result in a number of dreams, the same in all of them."""
        self.visits += dreams
        self.available += dreams
        self.points += dreams * points
        self.worth += dreams * worth

    def follow(self) -> Node:
        """Return the node behind the move."""
        child = self.child
        if child is None:
            child = Node()
            self.child = child
        return child


@mypyc_attr(acyclic=True)
class Node:
    """A position given only by the moves played to reach it: many dreams pass through one node."""

    first: Edge | None
    apart: SecretChooser | None
    """If several seats choose at once: a node for each, independent of the others' choices."""
    visits: i64

    def __init__(self) -> None:
        self.first = None
        self.apart = None
        self.visits = 0

    def edges(self, seat: Seat, moves: list[Move]) -> list[Edge]:
        """Return the edge of each move; make new ones for moves not tried here before.

        Moves are made once, in the catalogue, so they can be compared by identity.
        """
        found: list[Edge] = []
        last: Edge | None = None
        for move in moves:
            edge = find(self.first if last is None else last.next, seat, move)
            if edge is None and last is not None:
                edge = find(self.first, seat, move)
            if edge is None:
                edge = self._insert(seat, move, last)
            found.append(edge)
            last = edge
        return found

    def edge(self, seat: Seat, move: Move) -> Edge:
        """Return the edge of one move."""
        found = find(self.first, seat, move)
        return self._insert(seat, move, None) if found is None else found

    def _insert(self, seat: Seat, move: Move, behind: Edge | None) -> Edge:
        if behind is None:
            made = Edge(seat, move, self.first)
            self.first = made
        else:
            made = Edge(seat, move, behind.next)
            behind.next = made
        return made

    def alone(self, seat: Seat) -> Node:
        """Return the node at which *seat* chooses without knowing the others' choices."""
        place = self.apart
        while place is not None:
            if place.seat == seat:
                return place.node
            place = place.next
        self.apart = SecretChooser(seat, self.apart)
        return self.apart.node

    def tried(self) -> list[Edge]:
        """Return the edges that were visited, most visited first."""
        visited: list[Edge] = []
        edge = self.first
        while edge is not None:
            if edge.visits:
                visited.append(edge)
            edge = edge.next
        visited.sort(key=_rank, reverse=True)
        return visited


@mypyc_attr(acyclic=True)
class SecretChooser:
    """A seat that chooses in secret, and the node at which it does."""

    seat: Seat
    node: Node
    next: SecretChooser | None

    def __init__(self, seat: Seat, next: SecretChooser | None) -> None:
        self.seat = seat
        self.node = Node()
        self.next = next


def find(edge: Edge | None, seat: Seat, move: Move) -> Edge | None:
    """Return the edge of a move in a chain, from *edge* on."""
    while edge is not None:
        if edge.move is move and edge.seat == seat:
            return edge
        edge = edge.next
    return None


def fell(root: Node, kept: Node) -> None:
    """Take a tree apart, except what is below *kept*; the module's docstring says why."""
    open_nodes: list[Node] = [root]
    while open_nodes:
        node = open_nodes.pop()
        if node is kept:
            continue
        place = node.apart
        node.apart = None
        while place is not None:
            open_nodes.append(place.node)
            following_place = place.next
            place.next = None
            place = following_place
        edge = node.first
        node.first = None
        while edge is not None:
            child = edge.child
            if child is not None:
                open_nodes.append(child)
                edge.child = None
            following = edge.next
            edge.next = None
            edge = following


def _rank(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.worth
