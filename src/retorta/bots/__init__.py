"""Bots: anything that chooses a move from what one seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from retorta.core.box import Pov
from retorta.core.rooms import BotsRoom
from retorta.core.words import Move, Outcome

ROOM: Final = BotsRoom(
    bots={
        "random": f"{__name__}.random:RandomBot",
        "novice": f"{__name__}.levels:Novice",
        "apprentice": f"{__name__}.levels:Apprentice",
        "adept": f"{__name__}.levels:Adept",
        "master": f"{__name__}.levels:Master",
    }
)
"""The bots that play every game, from the weakest to the strongest."""


class Bot(Protocol):
    """A player that is given a :class:`Pov`, never a state: any class with this method.

    >>> from retorta import play
    >>> class Last:
    ...     def choose(self, pov):
    ...         return pov.moves[-1]
    >>> play("poison", [Last(), Last(), Last()], seed=1).is_over
    True
    """

    def choose(self, pov: Pov) -> Move:
        """Return one of ``pov.moves``."""
        ...


def tell_end(bots: Sequence[object], outcome: Outcome) -> None:
    """Tell the bots that have a method ``over`` how a game ended."""
    for seat, bot in enumerate(bots):
        over = getattr(bot, "over", None)
        if callable(over):
            over(seat, outcome)
