"""Four levels of the same search, which differ in thinking time and in knowledge."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import ClassVar, Final, cast

from retorta.bots.search.knowledge import Knowledge
from retorta.bots.search.search import NO_LIMIT, Search
from retorta.core.box import Box, Pov
from retorta.core.errors import BadOption
from retorta.core.rooms import BotsRoom, loaded, room_at
from retorta.core.words import Move

PUNCTUAL: Final = 0.9
"""The share of its time that a level plans with; the rest is for finishing the last dream."""


def knowledge_of(box: Box, learned: bool = True) -> Knowledge:
    """Return what our bots know about a game: at least its rules.

    With *learned*, it includes the values learned from games, as for masters.
    """
    found = own_knowledge(box, learned)
    return Knowledge(box) if found is None else found(box)


def own_knowledge(box: Box, learned: bool) -> Callable[[Box], Knowledge] | None:
    """Return what makes the knowledge that a game brings; ``None`` if it brings none."""
    room: BotsRoom | None = room_at(box.rooms.bots)
    if room is None:
        return None
    path = (room.learned if learned else "") or room.knowledge
    return cast("Callable[[Box], Knowledge]", loaded(path)) if path else None


class Level:
    """A search with a budget.

    The budget can be given: ``0.5`` is seconds per decision, ``800x`` is that many dreams per
    decision, however long they take; then the same seed plays the same game.
    """

    takes_budget: ClassVar[bool] = True
    seconds: ClassVar[float]
    """The time for one decision."""
    floor: ClassVar[float] = 0.1
    """The time below which it would play poorly; even a busy host gives no level less. Levels
    with a fixed number of dreams seldom need that much."""
    dreams: ClassVar[int]
    """The number of dreams that are enough, if a dream tells as much as in Poison."""
    informed: ClassVar[bool]
    """Whether it knows more about the game than the rules."""
    learned: ClassVar[bool] = False
    """Whether it also knows what was learned from games."""
    ponders: ClassVar[bool] = True
    """Whether it thinks its own turn through before it dreams of the rest."""

    def __init__(self, seed: int, budget: str | None = None) -> None:
        self._seed = seed
        self._seconds, self._dreams = self.seconds * PUNCTUAL, 0
        if budget is not None:
            self._seconds, self._dreams = read_budget(budget)
        self.budget = self._seconds / PUNCTUAL
        """The seconds it may take for a decision."""
        self._search: Search | None = None
        self._game = ""

    def think_for(self, seconds: float) -> None:
        """Set how long a decision may take from now on."""
        self._seconds = seconds * PUNCTUAL
        self.budget = seconds

    def choose(self, pov: Pov) -> Move:
        search = self.search(pov.box)
        return search.choose(pov, self._seconds, self._dreams or self.enough(search.knowledge))

    def enough(self, knowledge: Knowledge) -> int:
        """Return the number of dreams of this game that are enough."""
        return min(self.dreams * knowledge.patience, NO_LIMIT)

    def search(self, box: Box) -> Search:
        """Return its search of the game it plays."""
        if self._search is None or self._game != box.name:
            known = knowledge_of(box, self.learned) if self.informed else Knowledge(box)
            self._search = Search(known, self._seed, self.ponders)
            self._game = box.name
        return self._search


def read_budget(written: str) -> tuple[float, int]:
    """Return seconds and dreams of a budget such as ``0.5`` or ``800x``."""
    try:
        if written.endswith("x"):
            seconds, dreams = math.inf, int(written[:-1])
        else:
            seconds, dreams = float(written) * PUNCTUAL, NO_LIMIT
    except ValueError:
        raise BadOption("budget", budget=written) from None
    if dreams < 1 or not seconds > 0 or (seconds > 3600 and dreams == NO_LIMIT):
        raise BadOption("budget", budget=written)
    return seconds, dreams


class Novice(Level):
    """Knows the rules, and thinks for a moment."""

    seconds = 0.1
    dreams = 8
    informed = False


class Apprentice(Level):
    """Knows what matters in the game, and plays without looking ahead."""

    seconds = 0.3
    dreams = 4
    informed = True
    ponders = False


class Adept(Level):
    """Knows what matters in the game, and thinks a little."""

    seconds = 0.8
    dreams = 40
    informed = True


class Master(Level):
    """Knows what matters in the game, and takes its time."""

    seconds = 2.0
    floor = 0.15
    dreams = NO_LIMIT
    informed = True
    learned = True
