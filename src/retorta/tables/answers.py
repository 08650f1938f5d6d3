"""The types of requests and answers over HTTP.

``docs/wire.md`` says what each means; messages on a socket are in ``messages.py``, answers about
records in ``record_answers.py``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Phase: TypeAlias = Literal["waiting", "playing", "over"]
ChairKind: TypeAlias = Literal["person", "hotseat", "bot"]
SeatKind: TypeAlias = Literal["me", "friend", "bot", "hotseat"]
Pace: TypeAlias = Literal["quick", "usual", "long"]
"""How long the bots of a table think, compared with the usual time of their level."""
Aids: TypeAlias = Literal["rules", "chances"]
"""What is told of choices: what the rules say, or chances and deductions as well."""
Name: TypeAlias = Annotated[str, Meta(max_length=64)]
Salt: TypeAlias = Annotated[str, Meta(max_length=64)]
BotName: TypeAlias = Annotated[str, Meta(max_length=128)]


class Result(Struct):
    """How a game ended."""

    points: list[int]
    winners: list[int]
    reason: str
    """The sentence is ``<game>-reason-<reason>``."""


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    values: list[str]
    """What it may be; empty: any text."""
    default: str
    file: bool
    """The value is the text of a file."""
    by_language: dict[str, str]
    """What readers of a language are offered first, if that is not the default."""
    needs: dict[str, tuple[str, str]]
    """Values that go with one value of another option only: that option, and its value."""
    seats: list[int] = []
    """The numbers of seats with which it means something; empty: any."""
    beside: tuple[str, str] | None = None
    """Another option, and the value of it beside which this one means something."""
    about_bots: bool = False
    """It means something only where bots play."""


class GameInfo(Struct):
    """A game on the shelf."""

    id: str
    edition: int
    seats: tuple[int, int]
    minutes: int
    weight: int
    """How much there is to learn, from 1 to 5."""
    reconstructed: bool
    """Some of the printed data had to be guessed."""
    options: list[OptionInfo]
    aids: list[Aids]
    """What a table may agree to be told of choices, as its option `aids`; empty if the game tells
    nothing. Without it a table is told `rules`, and a practice table `chances`."""
    bots: list[str]
    usual_bot: str
    books: list[str]
    """The names of its texts; the first is always needed."""
    page: str | None
    """Where the page of a game installed as a plugin is, below the base."""


class SeatInfo(Struct):
    """One seat of a table, as one person may see it."""

    seat: int
    kind: ChairKind
    name: str
    """Empty for free seats, people who gave none, and bots; a bot that played at the table before
    this one has the number of its seat there (`novice 2`) and keeps the name that goes with it."""
    mine: bool
    free: bool
    """Nobody sits there yet."""
    present: bool
    """Its person has a socket open."""
    bot: str | None
    """The bot that plays there now."""
    replaced: bool
    """A bot plays for a person who is absent or has left, and may return."""
    left: bool = False
    """That person has left the game themselves."""
    away: float | None = None
    """Seconds for which its person has had no socket open, as this was sent; null for a person who
    has one, for a bot, and in a list."""


class Summary(Struct):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    listed: bool
    host: bool
    """I made it."""
    waiting_for_me: bool
    number: int
    """Lines of play so far."""
    changed: float
    """Seconds since 1970."""
    rematch: str | None
    """The table at which the same people play again."""
    outcome: Result | None
    """How the game ended; null until it is over."""


class Info(Summary):
    """A table."""

    edition: int
    options: dict[str, str]
    commitment: str
    """Binds the secret seed of the deal; shown from the beginning."""
    mine: list[int]
    """My seats."""
    hints: bool
    """I may ask for hints: nobody else has a seat here, only bots."""
    pace: Pace
    """How long bots think here (`/pace`, by whoever made the table)."""
    practice: bool
    """It was made for one person on one seat and bots only, and nobody else has come."""
    aids: Aids
    """What is told here of choices."""
    absence_seconds: float
    """How long somebody must be away before others may seat a bot there."""
    hurried: list[int]
    """Seats whose bot thinks for less than its usual time, because the server is busy."""
    stuck: list[int]
    """Seats whose bot could not decide: the game waits until whoever made the table or has a
    seat asks it again, seats another bot there (`/bot`), or takes the seat (`/sit`)."""


class Lists(Struct):
    """The tables a person may want to see."""

    mine: list[Summary]
    listed: list[Summary]
    finished: list[Summary]


class Me(Struct, omit_defaults=True):
    """What a person is called."""

    nickname: str
    """Empty when none is chosen."""
    uninvited: bool = False
    """Whether an invitation word is needed before a table may be made."""


class Word(Struct, forbid_unknown_fields=True):
    """The invitation word."""

    word: Annotated[str, Meta(max_length=200)]


class DeviceInfo(Struct):
    """A device of mine."""

    id: str
    label: str
    """Its browser and system, as far as they could be told; may be empty."""
    made: float
    """When it became mine; 0 if that is not known."""
    this: bool
    """Whether it is the device that sent this request."""


class HostTable(Struct):
    """A table, as the host of the server sees it."""

    id: str
    game: str
    phase: Phase
    names: list[str]
    """Who sits there, people and bots."""
    watching: int
    changed: float


class HostPerson(Struct):
    """A person, as the host of the server sees them."""

    id: str
    nickname: str
    chairs: int
    """How many chairs they have or had."""
    here: bool
    blocked: bool


class HostView(Struct):
    """Everything, for the host."""

    tables: list[HostTable]
    people: list[HostPerson]


class NewName(Struct, forbid_unknown_fields=True):
    """What a person wants to be called."""

    nickname: Name


class Link(Struct):
    """A personal link."""

    url: str
    expires: int
    """Seconds."""


class Id(Struct):
    """The name of something new."""

    id: str


class Nothing(Struct):
    """Nothing more to say."""


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a table to be made."""

    kind: SeatKind
    """At most one is `me`; a `friend` is whoever comes; a `hotseat` is played on this device."""
    name: Name = ""
    bot: BotName = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    listed: bool = False
    pace: Pace = "usual"
    salt: Salt = ""
    """My share in the luck of the deal."""


class Shared(Struct):
    """How others on the local network find a table; only its host at the server sees it."""

    may_open: bool
    """I may let them in: so far the server can be reached only from this machine."""
    link: str | None


class Worth(Struct):
    """What things on the table would bring a seat."""

    number: int
    things: dict[str, int]
    """By the target of the thing."""


class Standing(Struct):
    """The points so far, counting only what everybody can see."""

    number: int
    points: list[int]
    leaders: list[int]
    """The seats that nobody is ahead of."""


class Earning(Struct):
    """The points that a seat would score, or might."""

    seat: int
    points: int


class Need(Struct):
    """Where the things that something needs could come from, and who would score for them."""

    needs: list[list[str]]
    """For each need, the targets that could be used."""
    enough: list[bool]
    """For each need, whether there are as many as it takes."""
    earns: list[Earning]


class Sources(Struct):
    """What the things of a seat need, by their names."""

    number: int
    things: dict[str, Need]


class Part(Struct):
    """A part of a sentence, and what it is put into words as."""

    value: Any
    word: dict[str, Any] | None
    """How it is put into words: `{"enum": …}`, `{"list": …}`, or null: a number or a move."""


class Sentence(Struct):
    """A sentence of the texts, with its parts."""

    text: str
    """Of the game's book or of `core`."""
    parts: dict[str, Part]


class Prospect(Struct):
    """A move, what it touches, and how it did in the dreams that began with it."""

    move: dict[str, Any]
    targets: list[str]
    points: float
    """Of the seat at the end of the dreams that began with that move, on average."""
    lead: float
    """How far it was ahead of the others: what moves are compared by, and what is said of them."""
    dreams: int


class Hint(Struct):
    """What to play, and why."""

    number: int
    seat: int
    best: Prospect
    others: list[Prospect]
    """By lead, none with more than the best."""
    reasons: list[Sentence]
    dreams: int
    plans: int | None
    """Not null if the game is planned, not dreamt; then `core-hint-best-planned` says it."""


class Written(Struct):
    """What is on the table, in the game's own words."""

    number: int
    lines: list[str]


class Health(Struct):
    """Whether all is well."""

    ok: bool
