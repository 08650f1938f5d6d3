"""A change to a table: taken first, then written by the host, and only then shown."""

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
        """Empty for a spectator."""
        self.place = place
        """The address it comes from, if the host limits by address."""
        self.nickname = nickname
        self.chosen = chosen
        """The seat it asked to look from, allowed or not; see :meth:`Table.seat_of`."""
        self.seen = -1
        """The number of the last view sent, or of the last one the client says it has seen."""
        self.seen_from: Seat | None = None
        """The seat from which that view was seen."""
        self.wire = WIRE
        """The wire version it speaks, from its hello."""


@dataclass(frozen=True)
class Request:
    """A request for thinking: what a bot plays, or what a person should play.

    The answer is useful only while all four fields still hold.
    """

    number: int
    seat: Seat
    bot: str
    """Empty when a person asks for a hint."""
    occupant: int
    """Counts the occupants of that chair."""


@dataclass
class Shown:
    """What to send once a change is written; the frames themselves come from the table."""

    number: int
    """The table's number, sent in the answer to the sender."""
    to: Sender | None = None
    """Show this to one connection only; ``None`` means everybody."""
    seat: Seat | None = None
    """Show this only to those looking from this seat; ``None`` means everybody."""
    view: bool = False
    table: bool = False
    """Whether to send the table again: its seats, its phase."""
    presence: bool = False
    """Whether to send the table again to everybody else: somebody came or went."""
    chat: list[ChatLine] | None = None
    """Lines of chat; in the answer to a hello the list may be empty."""
    answer: Any = None
    """What the sender is told besides the number."""
    request: Request | None = None
    """What the sender wants a bot to think about."""
    made: SavedTable | None = None
    """Another table that was made by the same change."""
    gone: bool = False
    """The table no longer exists."""


@dataclass
class Change:
    """The effect of a message: done in memory or ready to be done, but not yet shown."""

    rows: list[Row]
    """The rows to write, all or none; empty if nothing needs to be stored."""
    apply: Callable[[], Shown]
    keeps_order: bool = True
    """Whether the next message has to wait until this one is written."""
    answer: Any = None
    """What the sender is told besides the table's number."""

    @property
    def puts_away(self) -> bool:
        """Whether the table no longer exists once this change is written."""
        return any(isinstance(row, TableGone) for row in self.rows)

    def is_in(self, saved: SavedTable) -> bool:
        """Whether a table read back from the log includes this change."""
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
    return True  # rows of this kind never come alone: the others decide
