"""A hint for a person: what the search would play, and how it compares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.bots.levels import knowledge_of
from retorta.bots.search import NO_LIMIT, Search
from retorta.core.box import Pov
from retorta.core.words import Move

WORTH_NAMING: Final = 3
"""Moves named besides the best."""


@dataclass(frozen=True)
class Prospect:
    """A move, and how it did in the dreams that began with it."""

    move: Move
    points: float
    """What the seat ended with, on average, as far as the dreams looked."""
    lead: float
    """How much better than the others that was, on average."""
    dreams: int


@dataclass(frozen=True)
class Hint:
    """What to play, and what speaks for it."""

    best: Prospect
    others: list[Prospect]
    """The next best, most thought of first."""
    dreams: int
    """How many dreams it rests on."""


def hint(pov: Pov, seconds: float, seed: int, dreams: int = NO_LIMIT) -> Hint:
    """Think for *seconds* at somebody's place, from what that seat may know."""
    search = Search(knowledge_of(pov.box), seed)
    tried = search.think(pov, seconds, dreams)
    prospects = [
        Prospect(edge.move, edge.points / edge.visits, edge.worth / edge.visits, edge.visits)
        for edge in tried
    ]
    return Hint(prospects[0], prospects[1 : 1 + WORTH_NAMING], search.iterations)
