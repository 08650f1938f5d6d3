"""Play a whole game between bots in one call."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from random import Random

from retorta import plugins
from retorta.bots import Bot, tell_end
from retorta.core.box import Box
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.core.record import LONGEST_NAME


def play(
    game: str | Box,
    bots: Sequence[str | Bot],
    *,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
) -> Match:
    """Play a whole game and return it; the first of *bots* takes seat 0, and so on.

    A bot is the name of one that is installed, or anything with a method ``choose(pov)`` that
    returns one of ``pov.moves``. The same *seed* deals the same cards and gives named bots the
    same luck.

    >>> from retorta import play
    >>> class First:
    ...     def choose(self, pov):
    ...         return pov.moves[0]
    >>> play("poison", [First(), "random", "random"], seed=3)
    <Match of poison, 3 seats: 114 moves, won by seat 2 with [22, 22, 18]>
    """
    box = plugins.box(game) if isinstance(game, str) else game
    seed = secrets.randbits(63) if seed is None else seed
    # Everything follows from one seed, yet a bot's luck says nothing about the deal.
    bots_luck = Random(f"bots {seed}")
    seated = [_seated(box, each, bots_luck.getrandbits(63)) for each in bots]
    names = [each if isinstance(each, str) else type(each).__name__ for each in bots]
    names = [name[:LONGEST_NAME] for name in names]
    match = Match(box, len(bots), SeededDealer(seed), options, names)
    while deciders := match.deciders():
        seat = deciders[0]
        match.play(seat, seated[seat].choose(match.pov(seat)))
    outcome = match.outcome()
    assert outcome is not None
    tell_end(seated, outcome)
    return match


def _seated(box: Box, named: str | Bot, seed: int) -> Bot:
    """Return a bot to play with, from its name or the bot itself."""
    if isinstance(named, str):
        made: Bot = plugins.new_bot(box.name, named, seed)
        return made
    if isinstance(named, type) or not callable(getattr(named, "choose", None)):
        raise BadOption("bot-object", bot=repr(named))
    return named
