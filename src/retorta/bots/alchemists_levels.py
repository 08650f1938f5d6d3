"""Bots (draft)."""
from __future__ import annotations
from retorta.bots.alchemists_beliefs import facts_seen
from retorta.bots.alchemists_counsel import Counsel
from retorta.bots.alchemists_posterior import Posterior, all_worlds
from retorta.core.dealer import SeededDealer

class Planner:
    trusting = True
    def __init__(self, seed, budget=None):
        all_worlds()
        self._key = None
        self._post = None
        self._pkey = None
        self._plans = None

    def posterior(self, view):
        facts = facts_seen(view)
        theories = []
        if self.trusting:
            for kind, book in enumerate(view.books):
                seals = sum(o != view.seat for o in book.owners)
                if seals and book.formula is not None:
                    theories.append((kind, int(book.formula), seals))
        key = (facts, theories)
        if key != self._key:
            self._key = key
            self._post = Posterior(facts, theories)
        return self._post

    def choose(self, pov):
        if len(pov.moves) == 1:
            return pov.moves[0]
        view = pov.view
        area = -1
        if view.task and view.task.question == "put-on-boots":
            area = pov.imagine(SeededDealer(1, listening=False)).agenda[-1].area
        c = Counsel(view, self.posterior(view), area)
        return max(pov.moves, key=c.worth)

class Untrusting(Planner):
    trusting = False
