"""Box: a game as the engine knows it. Views: what is shown. Pov: what one seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from msgspec import Struct

from retorta.core import door
from retorta.core.brief import brief
from retorta.core.catalogue import Catalogue
from retorta.core.dealer import Dealer, DreamDealer
from retorta.core.errors import BadOption, Unknown, Unreadable
from retorta.core.flat_box import refuse_flat_box
from retorta.core.words import Move, Outcome, Seat

Say = Callable[..., str]
"""``say(key, **parts)`` returns a sentence of the texts in the reader's language."""
SetUp: TypeAlias = Callable[[int, Mapping[str, str], Dealer], Any]
"""``set_up(seats, options, dealer)`` lays everything out; options are complete."""


@dataclass(frozen=True)
class Option:
    """Something a table agrees on before it starts."""

    name: str
    values: tuple[str, ...]
    """What it may be. Empty: any text, which the game itself checks in ``set_up``."""
    default: str
    is_file: bool = False
    """The value is the content of a file the person names."""
    by_language: Mapping[str, str] = field(default_factory=dict)
    """Where the box sold in a language plays otherwise: what its readers are offered first."""
    needs: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Values that go with one value of another option only: that option, and its value."""
    is_about_looking: bool = False
    """Whether it says what may be looked at, and nothing that is counted changes with it."""
    seats: tuple[int, ...] = ()
    """The numbers of seats with which it means something; empty: any."""
    beside: tuple[str, str] | None = None
    """Another option, and the value of it beside which this one means something."""
    is_about_bots: bool = False
    """Whether it means something only where bots play."""

    def default_for(self, language: str) -> str:
        """Return the value of the edition that a reader of *language* most likely owns."""
        return self.by_language.get(language, self.default)


AIDS: Final = Option("aids", ("rules", "chances"), "rules", is_about_looking=True)
"""What is told of a choice: what the rules say, or chances and deductions as well.

A table of any game that tells something may agree on it. It is told beside the game, whose rules
never hear of it; a table or a record that does not mention it has not agreed on more than rules.
"""


class View(Struct, frozen=True):
    """What one seat is shown: what everybody sees, and what is its own.

    >>> from retorta import Match, SeededDealer, box
    >>> match = Match(box("poison"), seats=3, dealer=SeededDealer(1))
    >>> match.view(0).own.hand == match.view(None).own
    False
    """

    public: Any
    """What everybody sees: the same for all, so it is written only once."""
    own: Any
    """What only this seat sees in addition; ``None`` for a spectator."""

    def __repr__(self) -> str:
        if self.own is None:
            return brief("View of a bystander", self.public)
        return brief(f"View of seat {self.own.seat}", self.own, self.public)


@dataclass(frozen=True)
class Rules:
    """How the game is played and scored."""

    set_up: SetUp
    catalogue: Catalogue
    points: Callable[[Any], list[int]]
    """Each seat's current points."""
    outcome: Callable[[Any], Outcome]
    """How the game ended; called only when the agenda is empty."""
    fewest_points_win: bool = False
    alike: Callable[[Any, Move], object] | None = None
    """The effect of a move: of moves with the same effect, a list needs only one."""
    earlier: Mapping[int, SetUp] = field(default_factory=dict)
    """Earlier editions that can still be played to their end, and how each is set up.

    The state stores the edition if the rules depend on it, and only those rules read it.
    """


@dataclass(frozen=True)
class Views:
    """What is shown of a state, and what is hidden from whom."""

    public: Callable[[Any], Any]
    """What everybody sees. Information leaves a state only through this and :attr:`own`."""
    own: Callable[[Any, Seat], Any]
    """What a seat sees in addition: everything that depends on who is looking."""
    imagine: Callable[[Any, Seat, Dealer], Any]
    """A state that differs from the true one only in what the seat cannot know."""
    secrets: Callable[[Any, Seat], dict[str, object]]
    """What a seat cannot know, by name. Used by tests; never sent to anybody."""
    census: Callable[[Any], object]
    """What stays the same throughout the game: cards, cubes, coins without a bank."""
    recall: Callable[[Any], Any] | None = None
    """The public view with everything shown earlier, if :attr:`public` shows less."""


@dataclass(frozen=True)
class Words:
    """The game in words, and the things that people can point at."""

    lines: Callable[[View, Say], list[str]]
    """A view as plain lines of text, for terminal and transcript."""
    targets: Callable[[Move], list[str]]
    """The things on the table that a move touches, in the order a person would point at them."""
    sections: Mapping[str, str] = field(default_factory=dict)
    """The section of the rules page that answers each question, by :meth:`Step.question`."""
    texts: str = "retorta.texts"
    """The package that holds ``<language>/<name>.ftl``."""


@dataclass(frozen=True)
class Notebook:
    """A notebook for each seat: always available, not part of the play, and private."""

    jot: Callable[[Any, Seat, Any], None]
    """Writes in a seat's own notebook."""
    jottings: Any
    """What may be written there: a dataclass with real type hints, or a union of them."""
    read: Callable[[str, Say], Any]
    """Reads what a person typed for the notebook, in the words of their language."""


@dataclass(frozen=True)
class DataFile:
    """What is printed on the components, as data."""

    printed: Callable[[], dict[str, Any]] | None = None
    """What is printed on cards and boards, as plain data for a page; views only name it."""
    template: Callable[[Say], str] | None = None
    """The file that a table may correct, with comments in the reader's language."""


@dataclass(frozen=True)
class Insights:
    """What can be told of a position beside its views."""

    open_points: Callable[[Any], list[int]] | None = None
    """Each seat's score if the game ended now, counting only what everybody can see."""


@dataclass(frozen=True)
class Rooms:
    """The optional parts of a game: modules, by their dotted paths.

    Each is loaded when it is first needed, and its ``ROOM`` lists its contents. A page consists
    only of files.
    """

    bots: str = ""
    """What bots know of the game, and bots that play only this: a ``core.rooms.BotsRoom``."""
    companion: str = ""
    """What a page or a terminal offers at a real table: a ``core.rooms.CompanionRoom``."""
    tensors: str = ""
    """What a learner sees: a ``research.tensors.room.TensorsRoom``."""
    tells: str = ""
    """What each choice brings, told before it is made: a ``core.tells.TellsRoom``."""
    page: str = ""
    """The package that holds ``page.js``, its table in the browser. The client contains the
    pages of our own games; a game without a page is shown as lines of text."""


@dataclass(frozen=True, repr=False)
class Box:
    """A game as the engine knows it; its fields are like the back of the box.

    >>> from retorta import box
    >>> box("poison")
    <Box of poison: 3 to 6 seats, edition 1>
    >>> box("poison").options[0].name, box("poison").options[0].values
    ('rulebook', ('russian', 'polish'))
    """

    name: str
    """Its id, on the command line and in addresses."""
    edition: int
    """The newest edition. It changes whenever the same record would play out differently."""
    seats: tuple[int, int]
    """Fewest and most players."""
    options: tuple[Option, ...]
    package: str
    """The package that holds the game: its rules, its events, the classes of its state."""
    rules: Rules
    views: Views
    words: Words
    notebook: Notebook | None = None
    data_file: DataFile = DataFile()
    insights: Insights = Insights()
    rooms: Rooms = Rooms()
    minutes: int = 30
    weight: int = 1
    """How much there is to learn, from 1 to 5."""
    is_reconstructed: bool = False
    """Whether some of the printed data had to be guessed."""

    def __new__(cls, *in_order: object, **named: object) -> Box:
        """Refuse an old box that lists all its fields side by side."""
        refuse_flat_box(in_order, named)
        return super().__new__(cls)

    def __repr__(self) -> str:
        fewest, most = self.seats
        return f"<Box of {self.name}: {fewest} to {most} seats, edition {self.edition}>"

    @property
    def editions(self) -> tuple[int, ...]:
        """All editions that can be played, the newest first."""
        return (self.edition, *sorted(self.rules.earlier, reverse=True))

    def view(self, state: Any, seat: Seat | None) -> View:
        """Return what *seat* is shown; ``None`` is a spectator."""
        own = None if seat is None else self.views.own(state, seat)
        return View(self.views.public(state), own)

    def remembered(self, state: Any, seat: Seat | None) -> View:
        """Return the view of a seat that remembers everything, which is what bots use."""
        own = None if seat is None else self.views.own(state, seat)
        return View((self.views.recall or self.views.public)(state), own)

    def leaders(self, points: list[int]) -> list[Seat]:
        """Return the seats that nobody is ahead of; only the outcome breaks ties."""
        best = min(points) if self.rules.fewest_points_win else max(points)
        return [seat for seat, each in enumerate(points) if each == best]

    @property
    def shared_options(self) -> tuple[Option, ...]:
        """What a table may agree on beside the game's own options."""
        return (AIDS,) if self.rooms.tells else ()

    def checked_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Return all options, with defaults filled in; refuse those that the game does not have.

        Of the shared ones only those that were given are among them.
        If a value requires a value of another option, that one is set too, unless it was given.
        """
        known = {option.name: option for option in (*self.shared_options, *self.options)}
        for name, value in given.items():
            if name not in known:
                raise Unknown("option", option=name, game=self.name, known=sorted(known))
            allowed = known[name].values
            if allowed and value not in allowed:
                raise BadOption("option-value", option=name, value=value, allowed=list(allowed))
        defaults = {option.name: option.default for option in self.options}
        for name, value in given.items():
            needed = known[name].needs.get(value)
            if needed is not None:
                defaults[needed[0]] = needed[1]
        return {**defaults, **given}

    def usual_options(self, language: str, given: Mapping[str, str]) -> dict[str, str]:
        """Return the given options, with *language*'s defaults for the others."""
        chosen = dict(given)
        needed = {
            option.needs[given[option.name]][0]
            for option in self.options
            if given.get(option.name) in option.needs
        }
        for option in self.options:
            if option.name not in given and option.name not in needed:
                chosen[option.name] = option.default_for(language)
        return self.checked_options(chosen)

    def check_seats(self, seats: int) -> None:
        """Refuse a table with too few or too many players."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise BadOption("seats", game=self.name, seats=seats, fewest=fewest, most=most)

    def check_edition(self, edition: int) -> None:
        """Refuse an edition that only another version of the program can play."""
        if edition not in self.editions:
            raise Unreadable("record-edition", game=self.name, edition=edition, known=self.edition)

    def start(
        self, seats: int, given: Mapping[str, str], dealer: Dealer, edition: int | None = None
    ) -> Any:
        """Return the state of a new game at its first decision; ``None`` is the newest edition."""
        self.check_edition(edition or self.edition)
        self.check_seats(seats)
        set_up = self.rules.earlier.get(edition or self.edition, self.rules.set_up)
        chosen = self.checked_options(given)
        own = {option.name: chosen[option.name] for option in self.options}
        state = set_up(seats, own, dealer)
        door.advance(state, dealer)
        return state


class Pov:
    """A seat's point of view: all that a player, person or bot, is given.

    It is built on a dream of the state and contains nothing else: a bot that takes it apart finds
    what the seat knows, and one guess at the rest, which does not depend on the truth.

    >>> from retorta import Match, SeededDealer, box
    >>> match = Match(box("poison"), seats=3, dealer=SeededDealer(1))
    >>> pov = match.pov(1)
    >>> pov
    <Pov of seat 1 at poison: 33 moves to choose from>
    >>> pov.moves[0]
    Play(card=Card.RED_1, cauldron=0)
    """

    def __init__(self, box: Box, state: Any, seat: Seat) -> None:
        self.box = box
        self.seat = seat
        self._state = box.views.imagine(state, seat, DreamDealer(seat))

    def __repr__(self) -> str:
        moves = len(self.moves)
        told = f"{moves} moves to choose from" if moves != 1 else "1 move to choose from"
        return f"<Pov of seat {self.seat} at {self.box.name}: {told if moves else 'not to play'}>"

    @property
    def view(self) -> View:
        """What the seat knows: its view, and what it remembers."""
        return self.box.remembered(self._state, self.seat)

    @property
    def public(self) -> Any:
        """What everybody knows who remembers everything."""
        return (self.box.views.recall or self.box.views.public)(self._state)

    @property
    def own(self) -> Any:
        """What only the seat sees."""
        return self.box.views.own(self._state, self.seat)

    @property
    def moves(self) -> list[Move]:
        """What the seat may play now."""
        return door.legal_moves(self._state, self.seat)

    def imagine(self, dealer: Dealer) -> Any:
        """Return a whole state that agrees with everything the seat knows."""
        return self.box.views.imagine(self._state, self.seat, dealer)
