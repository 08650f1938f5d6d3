"""The rows that a table writes, one type for each kind.

A host stores all rows of a change or none, and returns them when the table has to be rebuilt.
Fields are columns of the same name.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class TableRow(Struct):
    """A table as it is made; later rows change it."""

    id: str
    game: str
    edition: int
    options: str
    listed: bool
    host: str
    phase: str
    seed: bytes
    commitment: str
    header: str | None
    """The record's first line, once the game has started."""
    deciders: str
    """The seats that decide first."""
    outcome: str | None
    rematch: str | None
    changed: float
    pace: str = "usual"
    """How long its bots think; rows of old tables do not have it."""
    practice: bool = False
    """Whether it was made for one person on one seat and bots only; nor do they have this."""


class _Chair(Struct):
    """A chair, and who is on it."""

    table: str
    seat: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    salt: str
    left: bool = False
    """Whether its person has left the game; rows of old tables do not have it."""


class ChairRow(_Chair):
    """A chair of a new table."""


class ChairChanged(_Chair):
    """The chair has a new occupant."""


class MoveRow(Struct):
    """A line of play: a move with the luck it used, or an undo."""

    table: str
    number: int
    seat: int
    move: str | None
    """``None`` if the last move was taken back."""
    luck: str
    deciders: str
    message: str | None
    """The sender and id of the message; ``None`` for a bot's move."""
    at: float


class JottingRow(Struct):
    """Something that a seat wrote in its own notebook."""

    table: str
    seat: int
    number: int
    """Counts the seat's notes, from 1."""
    after: int
    """The line of play after which it was written."""
    written: str
    message: str
    at: float


class ChatRow(Struct):
    """Something said at the table."""

    table: str
    number: int
    seat: int | None
    name: str
    text: str
    message: str | None
    at: float


class TableChanged(Struct):
    """When the table last changed; the rows of chairs beside it say what changed."""

    id: str
    changed: float


class TableStarted(Struct):
    """The game has begun."""

    id: str
    phase: str
    header: str
    deciders: str
    changed: float


class TableEnded(Struct):
    """The game is over."""

    id: str
    phase: str
    outcome: str
    changed: float


class RematchMade(Struct):
    """The same people play again at another table."""

    id: str
    rematch: str


class PaceSet(Struct):
    """The thinking time of the table's bots was changed."""

    id: str
    pace: str


class TableGone(Struct):
    """The table was closed before anything was played."""

    id: str


Row: TypeAlias = (
    TableRow
    | ChairRow
    | ChairChanged
    | MoveRow
    | JottingRow
    | ChatRow
    | TableChanged
    | TableStarted
    | TableEnded
    | RematchMade
    | PaceSet
    | TableGone
)


class SavedRows(Struct):
    """Everything that was stored about one table."""

    table: TableRow
    chairs: list[ChairRow]
    moves: list[MoveRow]
    jottings: list[JottingRow]
    chat: list[ChatRow]
    """The last lines of it, in order."""
    said: list[str]
    """The messages of all lines of chat, shown or not, so that no line is accepted twice."""


class Listed(Struct):
    """What a list shows of a table that is not loaded."""

    id: str
    game: str
    phase: str
    listed: bool
    host: str
    changed: float
    rematch: str | None
    number: int
    """Lines of play so far."""
    deciders: list[int]
    chairs: list[ChairRow]
    outcome: str | None = None
    """As the row of the table's end has it; entries of an older tab do not have it."""
