"""Comparing moves: each is played out in the same dreams with the same luck.

In a game with much luck, a tree needs very many dreams to tell two moves apart, since luck
differs from dream to dream. Here all moves still being compared share every dream and its luck,
so that only their values differ. A prediction made without a dream counts as much as a few
dreams. The worse half of the moves is dropped after a few dreams, again after twice as many, and
so on until two are left.

It works only for games in which nobody chooses in secret.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Any, Final

from retorta.bots.search.knowledge import Dreams, Knowledge
from retorta.bots.search.tree import Edge, Node
from retorta.core.agenda import Step
from retorta.core.dealer import DreamDealer
from retorta.core.words import Seat

FIRST_CUT: Final = 6
"""The dreams after which the worse half of the moves is first dropped."""
FORETOLD: Final = 6
"""The number of dreams that a prediction counts for."""
MOST_MOVES: Final = 8
"""The most moves that are played out; if there are more, those that look best."""
FEWEST: Final = 2
"""The number of moves compared to the end."""


class SideBySide:
    """The moves of one decision, compared."""

    def __init__(self, knowledge: Knowledge, dreams: Dreams, me: Seat, dealer: DreamDealer) -> None:
        self.knowledge = knowledge
        self.dreams = dreams
        self.me = me
        self.dealer = dealer

    def weigh(self, root: Node, deadline: float, most: int) -> int:
        """Record the results of its moves at the root; return how often one was played out.

        If nothing was predicted, at least one dream is finished, so that something is known
        about every move.
        """
        weighed = self.promising(root)
        dreams = 1
        cut = FIRST_CUT
        if not self.dream(weighed, deadline if weighed[0].visits else inf):
            return 0
        done = len(weighed)
        while done + len(weighed) <= most and self.dream(weighed, deadline):
            done += len(weighed)
            dreams += 1
            if dreams == cut:
                cut *= 2
                weighed = better_half(weighed)
        return done

    def promising(self, root: Node) -> list[Edge]:
        """Return the moves to weigh (if many, the best), recording the predictions for them."""
        world = self.dreams.deal(self.dealer)
        step: Step = world.agenda[-1]
        moves = self.knowledge.moves(world, step, self.me)
        found = root.edges(self.me, moves)
        foretold = self.knowledge.foretold(world, self.me, moves)
        if not foretold:
            return found
        worths = [self.knowledge.worths(points)[self.me] for points in foretold]
        in_order = sorted(range(len(found)), key=worths.__getitem__, reverse=True)[:MOST_MOVES]
        for place in in_order:
            found[place].note(foretold[place][self.me], worths[place], FORETOLD)
            found[place].foretold += FORETOLD
        return [found[place] for place in in_order]

    def dream(self, weighed: list[Edge], deadline: float) -> bool:
        """Play every move out in one dream, and record the results; return if there was time.

        A dream in which not all of them were played is discarded: it would favour some of them.
        """
        dream = self.dreams.deal(self.dealer)
        luck = self.dealer.kept_luck()
        ends: list[list[float]] = []
        for edge in weighed:
            if perf_counter() >= deadline:
                return False
            world: Any = dream.copy()
            self.dealer.have_luck(luck)
            step: Step = world.agenda[-1]
            step.take(world, self.me, edge.move, self.dealer)
            self.knowledge.play_out(world, self.dealer)
            ends.append(self.knowledge.points(world))
        for place in range(len(weighed)):
            worth = self.knowledge.worths(ends[place])[self.me]
            weighed[place].note(ends[place][self.me], worth, 1)
        return True


def better_half(weighed: list[Edge]) -> list[Edge]:
    """Return the moves that went better so far; all were played out equally often."""
    in_order = sorted(weighed, key=_worth, reverse=True)
    return in_order[: max(FEWEST, (len(in_order) + 1) // 2)]


def _worth(edge: Edge) -> float:
    return edge.worth
