"""A thinking job, and the interface of a thinker, which carries it out.

A job is a header, the moves with the luck they used, and what is wanted: nothing else, and
never a seed. That is enough to carry it out; what a thinker remembers about the game only saves
time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from retorta.core.match import Match
from retorta.core.record import Entry, Header
from retorta.tables.changes import Request, Sender
from retorta.tables.table import Table
from retorta.tables.table_queue import TableQueue
from retorta.thinking.followed_game import Answer

JobKind: TypeAlias = Literal["choose", "advise"]


@dataclass(frozen=True)
class ThinkingJob:
    """What is to be thought about."""

    kind: JobKind
    """``choose``: the move of a bot. ``advise``: a hint for a person."""
    table: str
    """Names the game, so that a thinker can recognise it."""
    header: Header
    entries: list[Entry]
    """Everything played so far."""
    seat: int
    seconds: float
    """What the host leaves for it. A level takes no more than it is used to, and never less
    than it needs."""
    bot: str = ""
    seed: int = 0
    """Luck of the bot's own, where it has to be made."""
    pace: str = "usual"
    """How long the table wants its bots to think."""


class Failed(Exception):
    """The job itself cannot be done: it broke, or took too long."""


class Thinker(Protocol):
    """Carries out jobs somewhere else than where the tables are.

    A server's shares its workers among all who want something; a tab has one worker of its own.
    """

    async def choose(self, table: TableQueue, request: Request, job: ThinkingJob) -> Answer | None:
        """Return what a bot chose; ``None`` if *table* no longer wants it.

        Raises :class:`Failed`, or the :class:`TableError` of the game.
        """

    async def advise(self, sender: Sender, job: ThinkingJob) -> Answer:
        """Return a hint for *sender*; raises the same."""


async def game_of(
    table: TableQueue, match_of: Callable[[Table], Match]
) -> tuple[Header, list[Entry]]:
    """Return everything played at a table, as far as it is written down."""

    def read(table: Table) -> tuple[Header, list[Entry]]:
        match = match_of(table)
        return match.header, list(match.entries)

    return await table.look(read)
