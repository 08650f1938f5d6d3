"""A hint for a person: what a master would play, and how it compares with other moves.

Everything uses the one measure by which moves are chosen: how far a move leaves the seat
ahead of the others (:attr:`Prospect.lead`). No move stands below the one recommended that is
better in it, and the difference that is told is the difference of what is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
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
WELL_TRIED: Final = 0.5
"""Moves that were tried so often, as a part of the most tried, are compared by how they did: who
was tried less may have been lucky."""
CLEAR: Final = 0.3
"""How many points a move must be ahead to be called better."""


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
    """How much better than the others that was, on average: what moves are compared by."""
    dreams: int


@dataclass(frozen=True)
class Hint:
    """What to play, and what speaks for it.

    >>> from retorta import Match, SeededDealer, Speaker, box, hint
    >>> found = hint(Match(box("poison"), seats=3, dealer=SeededDealer(1)), dreams=20)
    >>> [found.best.lead >= other.lead for other in found.others]
    [True, True, True]
    >>> reason = found.reasons[0]
    >>> len(Speaker("en", "poison").say(reason.text, **reason.parts)) > 10
    True
    """

    best: Prospect
    others: list[Prospect]
    """The next best of those that were thought of most; none has a greater lead than the best."""
    reasons: list[Reason]
    """Why, the strongest reason first: how far ahead it is, then what the game's knowledge says."""
    dreams: int
    """How many dreams it is based on."""
    plans: int | None = None
    """How many plans were weighed for it, where a game is planned and not dreamt."""

    def __repr__(self) -> str:
        return f"<Hint: {self.best.move}, the best of {len(self.others) + 1} compared>"


def hint(pov: Pov, seconds: float, seed: int, dreams: int = NO_LIMIT) -> Hint:
    """Think for *seconds* at somebody's place, from what that seat may know.

    It comes from what the masters of the game play by: a way of its own, if it has one,
    where *dreams* are the plans to weigh, or else the search.
    """
    own = plugins.own_hint(pov.box)
    if own is None:
        return _by_search(pov, seconds, seed, dreams)
    found = own(pov, seconds, seed, dreams)
    assert isinstance(found, Hint)
    return found


def _by_search(pov: Pov, seconds: float, seed: int, dreams: int) -> Hint:
    search = Search(knowledge_of(pov.box), seed)
    tried = search.think(pov, seconds, dreams)
    if not search.iterations:
        # A bot short of time goes by predictions; a person is told what was imagined.
        tried = search.think(pov, inf, 1)
    best, others = recommended([_prospect(edge) for edge in tried])
    reasons = [beside(best, other, "core-hint-clear", CLEAR) for other in others[:1]]
    dream = pov.imagine(search.dealer)
    reasons += search.knowledge.reasons(dream, pov.seat, best.move)
    return Hint(best, others, reasons, search.iterations)


def _prospect(edge: Edge) -> Prospect:
    visits = int(edge.visits)
    dreams = visits - int(edge.foretold)
    return Prospect(edge.move, edge.points / visits, edge.worth / visits, dreams)


def recommended(tried: list[Prospect]) -> tuple[Prospect, list[Prospect]]:
    """Return the move to recommend and those to name besides, the best of them first.

    They come most tried first. What looks better than the best was tried too seldom to be told.
    """
    enough = WELL_TRIED * tried[0].dreams
    best = max((each for each in tried if each.dreams >= enough), key=_lead)
    others = [each for each in tried if each is not best and each.lead <= best.lead]
    return best, sorted(others[:WORTH_NAMING], key=_lead, reverse=True)


def _lead(prospect: Prospect) -> float:
    return prospect.lead


def beside(best: Prospect, other: Prospect, text: str, clear: float) -> Reason:
    """Say how far the best move is ahead of another, using the numbers shown for both."""
    ahead = rounded(rounded(best.lead) - rounded(other.lead))
    if ahead < clear:
        return Reason("core-hint-close", {"move": other.move})
    return Reason(text, {"move": other.move, "points": ahead})


def ahead_or_behind(lead: float) -> dict[str, object]:
    """Return a lead as a sentence puts it: how much, and on which side of the others."""
    shown = rounded(lead)
    return {"lead": abs(shown), "side": "ahead" if shown > 0 else "behind" if shown else "level"}


def rounded(number: float) -> float:
    """Return a number of points, bits or gold as a sentence shows it."""
    return round(number, 1) + 0.0  # no minus before nought
