"""A change of a table: taken first, then written by the host, and only then shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from retorta.core.words import Seat
from retorta.tables.messages import WIRE, ChatLine
from retorta.tables.rows import (
    ChairChanged,
    ChatRow,
    JottingRow,
    MoveRow,
    PaceSet,
    RematchMade,
    Row,
    TableGone,
    TableStarted,
)
from retorta.tables.saved_table import SavedTable


class Sender:
    """The sender of a message: one connection, or one request."""

    def __init__(
        self, person: str, nickname: str = "", chosen: Seat | None = None, place: str = ""
    ) -> None:
        self.person = person
        """Empty for somebody who may only watch."""
        self.place = place
        """The address it comes from, if the host counts by addresses."""
        self.nickname = nickname
        self.chosen = chosen
        """The seat that it asked to look from, whether it may or not: :meth:`Table.seat_of`."""
        self.seen = -1
        """The number of the last view sent, or that the client says it has seen."""
        self.seen_from: Seat | None = None
        """The seat from which it was seen."""
        self.wire = WIRE
        """The version that it speaks, as it says in its hello."""


@dataclass(frozen=True)
class Request:
    """A request for thinking: what a bot plays, or a person should.

    The answer is of use only while all four of these still hold.
    """

    number: int
    seat: Seat
    bot: str
    """Empty where a person asks for a hint."""
    occupant: int
    """Counts who has played on that chair."""


@dataclass
class Shown:
    """What is to be sent once a change is written; frames are taken from the table."""

    number: int
    """The table's number, which the sender is answered."""
    to: Sender | None = None
    """Only this one; ``None`` is everybody."""
    seat: Seat | None = None
    """Only those who look from this seat; ``None`` is everybody."""
    view: bool = False
    table: bool = False
    """Whether the table itself is sent again: its seats, its phase."""
    presence: bool = False
    """Whether the table is sent again to everybody else: somebody came or went."""
    chat: list[ChatLine] | None = None
    """Lines of it, on hello even none."""
    answer: Any = None
    """What the sender is told besides the number."""
    request: Request | None = None
    """What the sender wants to be thought about."""
    made: SavedTable | None = None
    """Another table that was made by the same change."""
    gone: bool = False
    """The table no longer exists."""


@dataclass
class Change:
    """What a message asks for, done in memory or ready to be done, but not shown to anybody yet."""

    rows: list[Row]
    """To be written, all or nothing; nothing where nothing is to be kept."""
    apply: Callable[[], Shown]
    keeps_order: bool = True
    """Whether the next message has to wait until this one is written."""
    answer: Any = None
    """What the sender is told besides the table's number."""

    @property
    def puts_away(self) -> bool:
        """Whether there is no table any more when it is written."""
        return any(isinstance(row, TableGone) for row in self.rows)

    def is_in(self, saved: SavedTable) -> bool:
        """Whether a table read back from the log has this change in it."""
        return all(_is_in(row, saved) for row in self.rows)

    def number_in(self, saved: SavedTable) -> int:
        """Return the number that the table had after this change."""
        for row in self.rows:
            if isinstance(row, (MoveRow, JottingRow, ChatRow)) and row.message in saved.taken:
                return saved.taken[row.message]
        return saved.number


def _is_in(row: Row, saved: SavedTable) -> bool:
    if isinstance(row, MoveRow) and row.message is None:
        return saved.number >= row.number
    if isinstance(row, (MoveRow, JottingRow, ChatRow)):
        return row.message in saved.taken
    if isinstance(row, ChairChanged):
        return saved.chairs[row.seat].changed_row(saved.id) == row
    if isinstance(row, RematchMade):
        return saved.rematch == row.rematch
    if isinstance(row, PaceSet):
        return saved.pace == row.pace
    if isinstance(row, TableStarted):
        return saved.phase != "waiting"
    return True  # rows that never come alone: those beside them tell
