"""A hint for a person: what a master would play, and how it compares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta import plugins
from retorta.bots.levels import knowledge_of
from retorta.bots.search.knowledge import Reason
from retorta.bots.search.search import NO_LIMIT, Search
from retorta.bots.search.tree import Edge
from retorta.core.box import Pov
from retorta.core.words import Move

WORTH_NAMING: Final = 3
"""Moves named besides the best."""
CLEAR: Final = 0.3
"""Points by which a move must be ahead to be called better."""


@dataclass(frozen=True)
class Prospect:
    """A move, and how it did in the dreams that began with it.

    Where a game is planned and not dreamt, it is what the move was judged to be worth.
    """

    move: Move
    points: float
    """What the seat ended with, on average, as far as the dreams looked; or, planned, what the
    move brings by the end of the game over doing without it."""
    lead: float
    """How much better than the others that was, on average."""
    dreams: int


@dataclass(frozen=True)
class Hint:
    """What to play, and what speaks for it."""

    best: Prospect
    others: list[Prospect]
    """The next best, most thought of first."""
    reasons: list[Reason]
    """Why, most telling first: how far ahead it is, then what the game's knowledge says."""
    dreams: int
    """How many dreams it rests on."""
    plans: int | None = None
    """How many plans were weighed for it, where a game is planned and not dreamt."""


def hint(pov: Pov, seconds: float, seed: int, dreams: int = NO_LIMIT) -> Hint:
    """Think for *seconds* at somebody's place, from what that seat may know.

    It comes from what the masters of the game play by: a way of its own, if it has one,
    where *dreams* are the plans to weigh, or else the search.
    """
    own = plugins.own_hint(pov.box.name)
    if own is None:
        return _by_search(pov, seconds, seed, dreams)
    found = own(pov, seconds, seed, dreams)
    assert isinstance(found, Hint)
    return found


def _by_search(pov: Pov, seconds: float, seed: int, dreams: int) -> Hint:
    search = Search(knowledge_of(pov.box), seed)
    tried = search.think(pov, seconds, dreams)
    prospects = [_prospect(edge) for edge in tried]
    best, others = prospects[0], prospects[1 : 1 + WORTH_NAMING]
    reasons = [_beside(best, other) for other in others[:1]]
    dream = pov.imagine(search.dealer)
    reasons += search.knowledge.reasons(dream, pov.seat, best.move)
    return Hint(best, others, reasons, search.iterations)


def _prospect(edge: Edge) -> Prospect:
    visits = int(edge.visits)
    return Prospect(edge.move, edge.points / visits, edge.worth / visits, visits)


def _beside(best: Prospect, other: Prospect) -> Reason:
    """Say how the best move compares with the one that was thought of most besides."""
    ahead = best.lead - other.lead
    if ahead < CLEAR:
        return Reason("core-hint-close", {"move": other.move})
    return Reason("core-hint-clear", {"move": other.move, "points": rounded(ahead)})


def rounded(number: float) -> float:
    """Return a number of points, bits or gold as it is told."""
    return round(number, 1) + 0.0  # no minus before nought
