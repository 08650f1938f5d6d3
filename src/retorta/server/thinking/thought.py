"""A thought, and who carries it out: processes of this machine, or workers elsewhere.

A thinker is given a header, the moves with the luck they used, and what is wanted: nothing
else, and never a seed. Whoever has these can carry out the thought; what a thinker remembers
of the game from before only saves it time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from retorta.core.record import Entry, Header
from retorta.thinking.followed_game import Answer

Job: TypeAlias = Literal["choose", "advise"]


@dataclass(frozen=True)
class Thought:
    """What is to be thought about."""

    job: Job
    """``choose``: the move of a bot. ``advise``: a hint for a person."""
    table: str
    """Names the game, so that a thinker may know it again."""
    header: Header
    entries: list[Entry]
    """Everything played so far."""
    seat: int
    seconds: float
    """What the queue leaves for it. A level takes no more than it is used to, and never less
    than it needs."""
    bot: str = ""
    seed: int = 0
    """Luck of the bot's own, where it has to be made."""
    pace: str = "usual"
    """How long the table wishes its bots to think."""


class Died(Exception):
    """The thinker is no more, whatever the reason: another may carry out the thought."""


class Failed(Exception):
    """The thought itself cannot be carried out: it broke, or took too long."""


class Thinker(Protocol):
    """Carries out one thought at a time, somewhere else than in the server's loop.

    There are as many thinkers as thoughts may be carried out at once.
    """

    def knows(self, table: str) -> bool:
        """Whether it has followed that game, so that it would be quicker than others."""

    async def think(self, thought: Thought) -> Answer:
        """Carry out a thought.

        Raises :class:`Died`, :class:`Failed`, or the :class:`TableError` of the game.
        """

    async def drop(self) -> None:
        """End whatever it does just now. It may be asked again: then it begins afresh."""
