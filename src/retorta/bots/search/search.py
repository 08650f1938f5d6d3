"""Information-set Monte Carlo tree search over dreams, that is, imagined deals.

Every iteration imagines a world that agrees with everything the seat knows, walks down one tree
shared by all those worlds, plays the rest out and records the result. Each seat is assumed to
maximise its own value. A move that is not legal in every dream is compared only over the dreams
in which it could have been played.

The search sees only a :class:`Pov`: the same view, seed and number of iterations give the same
move, whatever is hidden.
"""

from __future__ import annotations

import gc
from math import sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from retorta.bots.search.exact import solved
from retorta.bots.search.knowledge import Dreams, Knowledge
from retorta.bots.search.tree import Edge, Node, fell
from retorta.core.agenda import Step
from retorta.core.dealer import DreamDealer
from retorta.core.words import Move, Seat

EXPLORATION: Final = 1.5
"""The exploration constant, in standard deviations of the results seen."""
NO_LIMIT: Final = 1 << 60
WELL_KNOWN: Final = 8
"""Visits after which a position of the searching seat is kept for its next decision."""
MOST_PLACES: Final = 4000
"""The most positions kept for that."""
DEEPEST: Final = 200
"""The most decisions in the tree before the rest is played out."""


class Search:
    """One seat's search; the tree is kept from one decision to the next if it still applies."""

    def __init__(self, knowledge: Knowledge, seed: int, ponders: bool = True) -> None:
        self.knowledge = knowledge
        self.ponders = ponders
        """Whether the root decision is examined longer than those it leads to."""
        self.exploration = EXPLORATION
        self.dealer = DreamDealer(seed)
        self.root = Node()
        self.iterations = 0
        """The number of iterations for the last decision."""
        self.kept = 0
        """Visits the tree had from earlier decisions when the last one began."""
        self._places: dict[str, Node] = {}
        self._path: list[Edge] = []
        self._count = 0
        self._mean = 0.0
        self._square = 0.0

    def __del__(self) -> None:
        fell(self.root, Node())

    def think(self, pov: Any, seconds: float, iterations: int = NO_LIMIT) -> list[Edge]:
        """Search for *seconds* or *iterations*, whichever ends first.

        Return the moves tried, most visited first: the first is the one to play. An end that
        can be solved exactly is solved instead, trying every move in every possible world.
        """
        deadline = perf_counter() + seconds
        # A tree has no cycles. Searching for them again and again in a growing tree would take
        # much of the time, and could delay the end.
        collecting = gc.isenabled()
        gc.disable()
        try:
            dreams = self.knowledge.dreams(pov)
            seat: Seat = pov.seat
            self._settle(dreams.deal(self.dealer), seat)
            end = solved(self.knowledge, dreams.worlds(), seat) if self.ponders else None
            if end is None:
                self.iterations = self._dream(dreams, seat, deadline, iterations)
            else:
                fell(self.root, end)
                self.root = end
                self.iterations = end.visits
        finally:
            if collecting:
                gc.enable()
        if self.root.apart is not None:
            return self.root.alone(seat).tried()
        return self.root.tried()

    def _dream(self, dreams: Dreams, me: Seat, deadline: float, iterations: int) -> int:
        """Walk through dreams until the time or number is used up; return their number."""
        weighed = self.knowledge.weigh(dreams, self.root, me, self.dealer, deadline, iterations)
        if weighed is not None:
            return weighed
        done = 0
        while done < iterations:
            self._walk(dreams.deal(self.dealer), me)
            done += 1
            if perf_counter() >= deadline:
                break
        return done

    def choose(self, pov: Any, seconds: float, iterations: int = NO_LIMIT) -> Move:
        """Return the move to play."""
        moves: list[Move] = pov.moves
        if len(moves) > 1:
            dream = self.knowledge.dreams(pov).deal(self.dealer)
            moves = self.knowledge.moves(dream, dream.agenda[-1], pov.seat)
        if len(moves) == 1:
            return moves[0]
        return self.think(pov, seconds, iterations)[0].move

    def _settle(self, dream: Any, me: Seat) -> None:
        """Start from an earlier node at which the seat knew the same, or from an empty tree."""
        found = self._places.get(self.knowledge.place(dream, me)) if self._places else None
        root = Node() if found is None else found
        self._places = {}
        fell(self.root, root)
        self.root = root
        self.kept = root.visits
        self._count = 0
        self._mean = 0.0
        self._square = 0.0

    def _walk(self, world: Any, me: Seat) -> None:
        """Run one iteration: down the tree to a new move, on to the end, and back."""
        knowledge = self.knowledge
        dealer = self.dealer
        agenda: list[Step] = world.agenda
        node = self.root
        node.visits += 1
        path = self._path
        path.clear()
        choosing: list[Seat] = []
        apart: list[Node] = []
        fresh = False
        while agenda and len(path) < DEEPEST:
            step = agenda[-1]
            deciders = step.deciders(world)
            if not deciders:
                if fresh or knowledge.stops_at(world):
                    break
                choosing = []
                step.resume(world, dealer)
                continue
            if node.visits == WELL_KNOWN and me in deciders and not choosing:
                self._remember(node, world, me)
            seat = deciders[0]
            if len(deciders) > 1 and not choosing:
                choosing = deciders
                apart = [node.alone(each) for each in deciders]
            if seat in choosing:
                place = choosing.index(seat)
                edge = self._select(apart[place], world, step, seat, me)
                apart[place] = edge.follow()
                node = node.edge(seat, edge.move).follow()
            else:
                if fresh:
                    break
                choosing = []
                edge = self._select(node, world, step, seat, me)
                node = edge.follow()
            node.visits += 1
            path.append(edge)
            step.take(world, seat, edge.move, dealer)
            if edge.visits == 0:
                fresh = True
                if not choosing:
                    break
        knowledge.play_out(world, dealer)
        self._note(knowledge.points(world), me)

    def _select(self, node: Node, world: Any, step: Step, seat: Seat, me: Seat) -> Edge:
        """Return the edge to follow: good so far, or promising and seldom tried."""
        moves = self.knowledge.moves(world, step, seat)
        found = node.edges(seat, moves)
        visits: i64 = 0
        worth = 0.0
        fresh = False
        for edge in found:
            if edge.available == 0:
                fresh = True
            edge.available += 1
            visits += edge.visits
            worth += edge.worth
        if len(found) == 1:
            return found[0]
        if fresh:
            self._give_priors(found, world, moves, seat, me)
        # An untried move is assumed to be as good as the average of those tried.
        untried = worth / float(visits) if visits else 0.0
        curiosity = self.exploration * self.spread() / sqrt(float(len(found)))
        # If moves look alike, the choice must not always be the first.
        place = self.dealer.pick(len(found))
        best = found[place]
        most = -1e300
        for _ in range(len(found)):
            edge = found[place]
            tried = float(edge.visits)
            score = edge.worth / tried if edge.visits else untried
            score += curiosity * edge.prior * sqrt(float(edge.available)) / (1.0 + tried)
            if score > most:
                most = score
                best = edge
            place += 1
            if place == len(found):
                place = 0
        return best

    def _give_priors(
        self, found: list[Edge], world: Any, moves: list[Move], seat: Seat, me: Seat
    ) -> None:
        if self.ponders and seat == me and not self._path:
            priors = self.knowledge.first_look(world, seat, moves)
        else:
            priors = self.knowledge.priors(world, seat, moves)
        if not priors:
            return
        for place in range(len(found)):
            if found[place].available == 1:
                found[place].prior = priors[place]

    def _note(self, points: list[float], me: Seat) -> None:
        """Record the result along the path."""
        worths = self.knowledge.worths(points)
        for edge in self._path:
            edge.visits += 1
            edge.worth += worths[edge.seat]
            edge.points += points[edge.seat]
        self._count += 1
        step = worths[me] - self._mean
        self._mean += step / self._count
        self._square += step * (worths[me] - self._mean)

    def spread(self) -> float:
        """Return the standard deviation of the worth of the results, never zero."""
        if self._count < 2:
            return 1.0
        return sqrt(self._square / self._count) + 1e-6

    def _remember(self, node: Node, world: Any, me: Seat) -> None:
        """Keep a position of the seat, to continue from there if the game reaches it."""
        if node is not self.root and len(self._places) < MOST_PLACES:
            self._places[self.knowledge.place(world, me)] = node
