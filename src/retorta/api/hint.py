"""A hint for one seat, in one call."""

from __future__ import annotations

from math import inf
from typing import Final

from retorta.bots import hint as thinking
from retorta.bots.hint import Hint
from retorta.bots.search.search import NO_LIMIT
from retorta.core.box import Pov
from retorta.core.errors import BadOption, GameOver, NotYourTurn
from retorta.core.match import Match
from retorta.core.replay import Moment
from retorta.core.words import Seat

USUAL: Final = 2.0
"""A master's time for a decision, in seconds."""


def hint(
    place: Match | Moment | Pov,
    seat: Seat | None = None,
    *,
    seconds: float | None = None,
    dreams: int | None = None,
    seed: int = 1,
) -> Hint:
    """Return what a master would play there, how other moves compare, and why.

    It thinks for two *seconds* by default; with a number of *dreams* instead of a time, the same
    *seed* always gives the same hint. It uses only what the seat may know. Without a *seat* it is
    for the first one that has to decide.

    >>> from retorta import Match, SeededDealer, box, hint
    >>> match = Match(box("poison"), seats=3, dealer=SeededDealer(1))
    >>> found = hint(match, dreams=20)
    >>> found.best.move in match.legal_moves(1), found.dreams
    (True, 20)
    """
    if seconds is not None and not seconds > 0:
        raise BadOption("budget", budget=str(seconds))
    if dreams is not None and dreams < 1:
        raise BadOption("budget", budget=f"{dreams}x")
    if seconds is None:
        seconds = USUAL if dreams is None else inf
    return thinking.hint(_pov(place, seat), seconds, seed, NO_LIMIT if dreams is None else dreams)


def _pov(place: Match | Moment | Pov, seat: Seat | None) -> Pov:
    """Return the :class:`Pov` of a seat that has something to decide."""
    if isinstance(place, Pov):
        if not place.moves or seat not in (None, place.seat):
            deciders = [place.seat] if place.moves else []
            raise NotYourTurn(place.seat if seat is None else seat, deciders)
        return place
    deciders = place.deciders()
    if not deciders:
        raise GameOver("game-over")
    if seat is not None and seat not in deciders:
        raise NotYourTurn(seat, deciders)
    return place.pov(deciders[0] if seat is None else seat)
