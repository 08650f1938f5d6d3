"""What crosses the wire, as types; ``docs/wire.md`` says what each means."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

Kind = Literal["me", "friend", "bot", "hotseat"]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Salt = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket."""

    id: MessageId
    seen: Annotated[int, Meta(ge=-1, le=1 << 31)] = -1


class MoveMade(Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    """A move of one of my seats."""

    id: MessageId
    seat: SeatNumber
    move: dict[str, Any]


class UndoAsked(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """My last move should be taken back."""

    id: MessageId
    seat: SeatNumber


class Jot(Struct, tag_field="type", tag="jot", forbid_unknown_fields=True):
    """Something for the notebook of one of my seats."""

    id: MessageId
    seat: SeatNumber
    written: dict[str, Any]


class ChatSaid(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Something to say to the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """From now on look from another seat of mine."""

    id: MessageId
    seat: SeatNumber


ClientMessage = Hello | MoveMade | UndoAsked | Jot | ChatSaid | Look
read_message = msgspec.json.Decoder(ClientMessage).decode
LONGEST_MESSAGE: Final = 16 << 10
UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)
"""What may be raised when a client's message is read."""


class Named(Struct):
    """The least a message needs to be answered by name."""

    id: MessageId


read_name = msgspec.json.Decoder(Named).decode


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    values: list[str]
    default: str
    file: bool


class GameInfo(Struct):
    """A game on the shelf."""

    id: str
    edition: int
    seats: tuple[int, int]
    minutes: int
    weight: int
    reconstructed: bool
    options: list[OptionInfo]
    bots: list[str]
    usual_bot: str


class SeatInfo(Struct):
    """One seat of a table, as one person is told of it."""

    seat: int
    kind: Literal["person", "hotseat", "bot"]
    name: str
    mine: bool
    free: bool
    present: bool
    bot: str | None
    replaced: bool


class Summary(Struct):
    """A table in a list."""

    id: str
    game: str
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    listed: bool
    host: bool
    waiting_for_me: bool
    number: int
    changed: float
    rematch: str | None


class Info(Summary):
    """A table."""

    edition: int
    options: dict[str, str]
    commitment: str
    mine: list[int]
    hints: bool
    absence_seconds: float


class TableMessage(Info, tag_field="type", tag="table"):
    """The table again, because something about it changed."""


class Lists(Struct):
    """The tables a person may want to see."""

    mine: list[Summary]
    listed: list[Summary]
    finished: list[Summary]


class Me(Struct):
    """What a person is called."""

    nickname: str


class NewName(Struct, forbid_unknown_fields=True):
    """What a person wants to be called."""

    nickname: Name


class Link(Struct):
    """A personal link."""

    url: str
    expires: int


class Id(Struct):
    """The name of something new."""

    id: str


class Nothing(Struct):
    """Nothing more to say."""


class SeatAsked(Struct, forbid_unknown_fields=True):
    """A seat of a table to be made."""

    kind: Kind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=128)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    listed: bool = False
    salt: Salt = ""


class Sit(Struct, forbid_unknown_fields=True):
    """Somebody sits down."""

    seat: SeatNumber
    nickname: Name = ""
    salt: Salt = ""


class SeatOnly(Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: SeatNumber


class Start(Struct, forbid_unknown_fields=True):
    """The game shall begin; free seats are taken by the bot."""

    bot: Annotated[str, Meta(max_length=128)] = ""


class BotAsked(Struct, forbid_unknown_fields=True):
    """A bot shall sit there."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=128)]


class ReplayLine(Struct):
    """One line of play."""

    number: int
    seat: int
    undo: bool


class ReplayInfo(Struct):
    """A record that can be looked at."""

    id: str
    game: str
    seats: int
    names: list[str]
    options: dict[str, str]
    total: int
    moves: list[ReplayLine]
    commitment: str | None
    finished: bool


class Moment(Struct):
    """The table after one line of play."""

    number: int
    total: int
    seat: int | None
    view: Any
    views: list[Any] | None
    events: list[Any]
    by: int | None
    undo: bool
    deciders: list[int]
    question: str
    points: list[int]
    outcome: Any


class Verdict(Struct):
    """What a check of a record found."""

    moves: int
    picks: int
    finished: bool
    promised: bool


class Worth(Struct):
    """What things on the table would bring a seat."""

    number: int
    things: dict[str, int]


class Earning(Struct):
    """The points that a seat would earn, or might."""

    seat: int
    points: int


class Need(Struct):
    """Where that which one thing needs could come from, and who would earn by it."""

    needs: list[list[str]]
    earns: list[Earning]


class Sources(Struct):
    """What the things of a seat need, by their names."""

    number: int
    things: dict[str, Need]


class Part(Struct):
    """A part of a sentence, and what it is put into words as."""

    value: Any
    word: Any


class Sentence(Struct):
    """A sentence of the texts, with its parts."""

    text: str
    parts: dict[str, Part]


class Prospect(Struct):
    """A move, what it touches, and how it did in the dreams that began with it."""

    move: Any
    targets: list[str]
    points: float
    lead: float
    dreams: int


class Hint(Struct):
    """What to play, and why."""

    number: int
    seat: int
    best: Prospect
    others: list[Prospect]
    reasons: list[Sentence]
    dreams: int
    plans: int | None


class Written(Struct):
    """What lies on the table, in the game's own words."""

    number: int
    lines: list[str]


class Refused(Struct):
    """Why something was refused."""

    error: str
    parts: dict[str, Any]
    rule: str | None
    section: str | None
    message: str


class Health(Struct):
    """Whether all is well."""

    ok: bool
