"""A thinking job, and the interface of a thinker, which carries it out.

A job consists of a header, the moves with the luck they used, and what is wanted: nothing else,
and never a seed. That is enough to carry it out; what a thinker remembers about the game only
saves time.
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
    """What to think about."""

    kind: JobKind
    """``choose``: the move of a bot. ``advise``: a hint for a person."""
    table: str
    """The id of the game, so that a thinker can recognise it."""
    header: Header
    entries: list[Entry]
    """Everything played so far."""
    seat: int
    seconds: float
    """The seconds that the host allows. A level takes no more than its table's pace asks for,
    and never less than it needs."""
    bot: str = ""
    seed: int = 0
    """The bot's own seed, if the bot has to be created."""
    pace: str = "usual"
    """How long the table wants its bots to think."""


class Failed(Exception):
    """The job could not be done: it raised an error, or took too long."""


class Thinker(Protocol):
    """Carries out jobs away from the tables.

    A server's thinker shares its workers among all requests; a tab has one worker of its own.
    """

    async def choose(self, table: TableQueue, request: Request, job: ThinkingJob) -> Answer | None:
        """Return a bot's choice; ``None`` if *table* no longer wants it.

        Raises :class:`Failed`, or the :class:`TableError` of the game.
        """

    async def advise(self, sender: Sender, job: ThinkingJob) -> Answer:
        """Return a hint for *sender*; raise the same errors."""


async def game_of(
    table: TableQueue, match_of: Callable[[Table], Match]
) -> tuple[Header, list[Entry]]:
    """Return everything played at a table, as far as it is written."""

    def read(table: Table) -> tuple[Header, list[Entry]]:
        match = match_of(table)
        return match.header, list(match.entries)

    return await table.look(read)
