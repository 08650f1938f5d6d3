"""Planning a round of Alchemists, keeping beliefs from one decision to the next."""

from __future__ import annotations

from math import inf

from retorta.bots.search.search import NO_LIMIT
from retorta.core.box import View
from retorta.core.words import Move
from retorta.games.alchemists.bots.decision import Decision
from retorta.games.alchemists.bots.judges import worth
from retorta.games.alchemists.bots.leftover_values import RULES_OF_THUMB, LeftoverValues
from retorta.games.alchemists.bots.remaining_worlds import facts_seen
from retorta.games.alchemists.bots.weighed_worlds import Rival, WeighedWorlds
from retorta.games.alchemists.knowledge import Shown


class Planner:
    """Weighs the moves of one seat. What it keeps only saves time."""

    def __init__(self, listens: bool, leftover_values: LeftoverValues = RULES_OF_THUMB) -> None:
        self.leftover_values = leftover_values
        self.listens = listens
        """Whether it uses rivals' theories as evidence."""
        self._known: tuple[list[Shown], list[Rival]] = ([], [])
        self._weighed_worlds = WeighedWorlds([], [])
        self.decision: Decision | None = None
        """Its last decision."""

    def worths(
        self,
        view: View,
        moves: list[Move],
        plans: int = NO_LIMIT,
        deadline: float = inf,
    ) -> list[float]:
        """Return the worth of each move, in points.

        At most *plans* plans of a round are weighed, and none after the *deadline*.
        """
        decision = self.decide(view, plans, deadline)
        return [worth(decision, move) for move in moves]

    def decide(self, view: View, plans: int = NO_LIMIT, deadline: float = inf) -> Decision:
        """Return the decision, with what it kept from the last one."""
        decision = Decision(view, self.weighed_worlds(view), self.leftover_values, self.decision)
        decision.limit(plans, deadline)
        self.decision = decision
        return decision

    def weighed_worlds(self, view: View) -> WeighedWorlds:
        """Return its beliefs; the same as before if nothing was learned since."""
        known = (facts_seen(view), rivals_seen(view) if self.listens else [])
        if known != self._known:
            self._known = known
            self._weighed_worlds = WeighedWorlds(*known)
        return self._weighed_worlds


def rivals_seen(view: View) -> list[Rival]:
    """Return what the others hold, from the theory board."""
    return [
        Rival(
            tuple(
                (kind, int(book.formula), book.owners[0] == rival)
                for kind, book in enumerate(view.public.books)
                if book.formula is not None and rival in book.owners
            ),
            len(player.lost),
        )
        for rival, player in enumerate(view.public.players)
        if rival != view.own.seat
    ]
