"""The types of all messages in both directions; ``docs/wire.md`` says what each means.

The browser's types, the description of the HTTP API and the lists in ``docs/wire.md`` are made
from these. On every host, ``core/reading.py`` reads what a client sends.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from retorta.core.tells import Effect
from retorta.tables.answers import BotName, Info, Name, Pace, Result, Salt

WIRE: Final = 3
"""The version of all this. A page that speaks another one reloads rather than misread."""
WIRE_2: Final = 2
"""The version before, which is still spoken with whoever says so in their hello: there ``moves``
of a view and ``deciders`` of its public part were both called ``asked``."""
LONGEST_MESSAGE: Final = 16 << 10
"""Bytes of a client's message."""

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]


# From a client, on its socket.


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket."""

    id: MessageId
    wire: Annotated[int, Meta(ge=0, le=1 << 31)] = 1
    """The version that the page speaks."""
    seen: Annotated[int, Meta(ge=-1, le=1 << 31)] = -1
    """The number of the last events received, looking from the seat named when the socket was
    opened; -1 for none."""


class MoveMade(Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    """A move of one of my seats."""

    id: MessageId
    seat: SeatNumber
    move: dict[str, Any]


class UndoRequest(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back my last move."""

    id: MessageId
    seat: SeatNumber


class Jot(Struct, tag_field="type", tag="jot", forbid_unknown_fields=True):
    """Write in the notebook of one of my seats."""

    id: MessageId
    seat: SeatNumber
    written: dict[str, Any]


class ChatSaid(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """From now on, show me the table from another seat of mine."""

    id: MessageId
    seat: SeatNumber


ClientMessage: TypeAlias = Hello | MoveMade | UndoRequest | Jot | ChatSaid | Look


# From a client, as a request about a table.


class Sit(Struct, forbid_unknown_fields=True):
    """Sit down."""

    seat: SeatNumber
    nickname: Name = ""
    salt: Salt = ""


class Stand(Struct, forbid_unknown_fields=True):
    """Give a seat back."""

    seat: SeatNumber


class Start(Struct, forbid_unknown_fields=True):
    """Start the game; bots take the free seats."""

    bot: BotName = ""


class SeatBot(Struct, forbid_unknown_fields=True):
    """Seat a bot there."""

    seat: SeatNumber
    bot: BotName


class ComeBack(Struct, forbid_unknown_fields=True):
    """Take a seat of mine back from the bot."""

    seat: SeatNumber


class Leave(Struct, forbid_unknown_fields=True):
    """Leave the game: a bot plays on for a seat of mine, until I take it back."""

    seat: SeatNumber
    bot: BotName = ""
    """Which one; empty: the one that the game is usually played with."""


class SetPace(Struct, forbid_unknown_fields=True):
    """Set how long bots think from now on."""

    pace: Pace


class HintRequest(Struct, forbid_unknown_fields=True):
    """Ask what a seat of mine should play."""

    seat: SeatNumber


class PutAway(Struct, forbid_unknown_fields=True):
    """Close a table that is still waiting."""


TableRequest: TypeAlias = (
    Sit | Stand | Start | SeatBot | ComeBack | Leave | SetPace | HintRequest | PutAway
)


# To a client, on its socket.


class Done(Struct, tag_field="type", tag="ok"):
    """A message was accepted, and is stored."""

    id: str
    number: int
    """The table's number now."""


class Refused(Struct, tag_field="type", tag="refused"):
    """A message was refused, and changed nothing."""

    id: str | None
    """``None`` if the message was too garbled to have one, and over HTTP."""
    error: str
    """The sentence is ``error-<error>`` of the texts."""
    parts: dict[str, Any]
    """The values in the sentence."""
    rule: str | None
    """The rule of the game that refused, if one did."""
    section: str | None
    message: str = ""
    """The sentence itself, over HTTP, in the language asked for."""


class TableShown(Info, tag_field="type", tag="table"):
    """The table: on hello, and whenever something about it changes."""


class ChatLine(Struct):
    """A line of chat."""

    number: int
    seat: int | None
    """``None`` for a spectator."""
    name: str
    text: str
    at: float


class ChatShown(Struct, tag_field="type", tag="chat"):
    """Lines of chat: on hello the last hundred, later those that are new."""

    lines: list[ChatLine]


class LegalMove(Struct):
    """A move that the seat may play, with what it touches, in the order to point at them."""

    move: dict[str, Any]
    targets: list[str]


class RuleAgainst(Struct):
    """A rule that forbids moves of the seat, with what each of these moves would touch."""

    rule: str
    section: str
    targets: list[list[str]]


class EventLine(Struct):
    """What the seat saw of one line of play."""

    number: int
    by: int | None
    """The seat that moved; ``None`` for the set-up."""
    undo: bool
    events: list[dict[str, Any]]


class ViewShown(Struct, tag_field="type", tag="view"):
    """The whole table as one seat sees it; the first part is the same for everybody."""

    number: int
    """Counts lines of play, undos too; a view never goes back."""
    public: dict[str, Any]
    """The game's ``PublicView``."""
    deciders: list[int]
    question: str
    """The sentence is ``<game>-question-<question>``; empty when the game is over."""
    points: list[int] | None
    """``None`` until the game is over."""
    outcome: Result | None
    seat: int | None
    """The seat looked from; ``None`` for a spectator."""
    own: dict[str, Any] | None
    """The game's ``OwnView`` of that seat; ``None`` for a spectator."""
    moves: list[LegalMove]
    """What the seat may play now; empty unless it is among the deciders."""
    refused: list[RuleAgainst]
    can_undo: bool
    events: list[EventLine]
    """What happened since the last view sent on this socket, at most 500 lines."""


class TellsShown(Struct, tag_field="type", tag="tells"):
    """What each choice of a seat brings; sent after its view, if the seat is among the deciders."""

    number: int
    """The number of that view."""
    seat: int
    """The seat looked from."""
    question: list[Effect]
    """What concerns the question as a whole."""
    brings: list[list[Effect]]
    """What a move can bring, each list once."""
    which: list[int]
    """For each move of the view, in the same order, its list among ``brings``, counted from 0."""


ServerMessage: TypeAlias = Done | Refused | TableShown | ChatShown | ViewShown | TellsShown
