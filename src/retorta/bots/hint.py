"""A hint for a person: what a master would play, and how it compares with other moves.

Everything uses the measure by which moves are chosen: how far a move puts the seat ahead of the
others (:attr:`Prospect.lead`). By this measure no listed move is better than the recommended one,
and a difference between two moves is the difference of the numbers shown for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

from retorta.bots.levels import knowledge_of
from retorta.bots.search.knowledge import Reason
from retorta.bots.search.search import NO_LIMIT, Search
from retorta.bots.search.tree import Edge
from retorta.core.box import Pov
from retorta.core.rooms import BotsRoom, loaded, room_at
from retorta.core.words import Move

WORTH_NAMING: Final = 3
"""The number of moves named besides the best."""
WELL_TRIED: Final = 0.5
"""Moves tried at least this often, as a share of the most tried, are compared by their results;
a move tried less may just have been lucky."""
CLEAR: Final = 0.3
"""How many points a move must be ahead to be called better."""


@dataclass(frozen=True)
class Prospect:
    """A move, and how it did in the dreams that began with it.

    If the bots of a game plan instead of dreaming, it has the judged value of the move.
    """

    move: Move
    points: float
    """What the seat had on average at the end of the dreams; or, if planned, what the move gains
    by the end of the game compared with not playing it."""
    lead: float
    """How far that was ahead of the others on average; moves are compared by this."""
    dreams: int


@dataclass(frozen=True)
class Hint:
    """What to play, and the reasons for it.

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
    """The next best of the most tried moves; none has a greater lead than the best."""
    reasons: list[Reason]
    """The reasons, strongest first: how far ahead it is, then those from the game's knowledge."""
    dreams: int
    """The number of dreams it is based on."""
    plans: int | None = None
    """The number of plans weighed for it, if the game is planned and not dreamt."""

    def __repr__(self) -> str:
        return f"<Hint: {self.best.move}, the best of {len(self.others) + 1} compared>"


def hint(pov: Pov, seconds: float, seed: int, dreams: int = NO_LIMIT) -> Hint:
    """Think for *seconds* on behalf of a seat, from what that seat may know.

    The hint comes from what masters of the game use: the game's own method, if it has one
    (*dreams* is then the number of plans to weigh), or else the search.
    """
    room: BotsRoom | None = room_at(pov.box.rooms.bots)
    if room is None or not room.hint:
        return _by_search(pov, seconds, seed, dreams)
    found = loaded(room.hint)(pov, seconds, seed, dreams)
    assert isinstance(found, Hint)
    return found


def _by_search(pov: Pov, seconds: float, seed: int, dreams: int) -> Hint:
    search = Search(knowledge_of(pov.box), seed)
    tried = search.think(pov, seconds, dreams)
    if not search.iterations:
        # A bot short of time relies on predictions; a person is told the results of dreams.
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
    """Return the move to recommend and the others to mention, the best of them first.

    *tried* is sorted by how often each was played. A move that looks better than the best one,
    but was tried too seldom, is not mentioned.
    """
    enough = WELL_TRIED * tried[0].dreams
    best = max((each for each in tried if each.dreams >= enough), key=_lead)
    others = [each for each in tried if each is not best and each.lead <= best.lead]
    return best, sorted(others[:WORTH_NAMING], key=_lead, reverse=True)


def _lead(prospect: Prospect) -> float:
    return prospect.lead


def beside(best: Prospect, other: Prospect, text: str, clear: float) -> Reason:
    """Return how far the best move is ahead of another, by the numbers shown for both."""
    ahead = rounded(rounded(best.lead) - rounded(other.lead))
    if ahead < clear:
        return Reason("core-hint-close", {"move": other.move})
    return Reason(text, {"move": other.move, "points": ahead})


def ahead_or_behind(lead: float) -> dict[str, object]:
    """Return the parts of a sentence for a lead: how much, and whether ahead or behind."""
    shown = rounded(lead)
    return {"lead": abs(shown), "side": "ahead" if shown > 0 else "behind" if shown else "level"}


def rounded(number: float) -> float:
    """Return a number of points, bits or gold as a sentence shows it."""
    return round(number, 1) + 0.0  # no minus sign before zero
