"""Box: a game on the shelf. Pov: a place at its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from retorta.core import door
from retorta.core.catalogue import Catalogue
from retorta.core.dealer import Dealer
from retorta.core.errors import BadOption, Unknown
from retorta.core.words import Move, Outcome, Seat

Say = Callable[..., str]
"""``say(key, **parts)`` returns a sentence of the texts in the reader's language."""


@dataclass(frozen=True)
class Option:
    """Something a table agrees on before it starts."""

    name: str
    values: tuple[str, ...]
    """What it may be. Empty: any text, which the game itself checks in ``set_up``."""
    default: str
    is_file: bool = False
    """The value is the content of a file the person names."""


@dataclass(frozen=True)
class Sources:
    """Where that which a thing needs could come from, and who would earn by it."""

    needs: list[list[str]]
    """For each need, the targets that would serve; none where nothing does."""
    earns: dict[Seat, int]
    """The points of each seat that would earn, or might: the owners of what would serve."""


@dataclass(frozen=True)
class Box:
    """A game on the shelf: read it like the back of the box."""

    name: str
    """Its id, on the command line and in addresses."""
    edition: int
    """Changes whenever the same record would play out differently."""
    seats: tuple[int, int]
    """Fewest and most players."""
    options: tuple[Option, ...]
    set_up: Callable[[int, Mapping[str, str], Dealer], Any]
    """``set_up(seats, options, dealer)`` lays everything out; options are complete."""
    view: Callable[[Any, Seat | None], Any]
    """What one seat sees; ``None`` is a bystander. The only way out of a state."""
    imagine: Callable[[Any, Seat, Dealer], Any]
    """A state that differs from the true one only in what the seat cannot know."""
    points: Callable[[Any], list[int]]
    """Each seat's points as they stand."""
    outcome: Callable[[Any], Outcome]
    """How the game ended; asked only when the agenda is empty."""
    catalogue: Catalogue
    census: Callable[[Any], object]
    """What must stay the same however the game goes: cards, cubes, coins without a bank."""
    secrets: Callable[[Any, Seat], dict[str, object]]
    """What a seat cannot know, by name. For the laws; never sent to anybody."""
    lines: Callable[[Any, Say], list[str]]
    """A view as plain lines of text, for terminal and transcript."""
    targets: Callable[[Move], list[str]]
    """The things on the table a move touches, in the order a person would point at them."""
    recall: Callable[[Any, Seat | None], Any] | None = None
    """The view of a seat that listened and forgot nothing, where a view shows less."""
    jot: Callable[[Any, Seat, Any], None] | None = None
    """Writes into a seat's own notebook: no move, at any time, and nobody else ever sees it."""
    jottings: Any = None
    """What may be written there: a dataclass with real type hints, or a union of them."""
    read_jotting: Callable[[str, Say], Any] | None = None
    """Reads what a person typed for the notebook, in the words of their language."""
    worth: Callable[[Any, Seat], dict[str, int]] | None = None
    """What things on the table would bring a seat, by their names, judged from what it knows."""
    sources: Callable[[Any, Seat], dict[str, Sources]] | None = None
    """Where that which a seat's own things need could come from, by the target of the thing."""
    fewest_points_win: bool = False
    minutes: int = 30
    weight: int = 1
    """How much there is to learn, from 1 to 5."""
    is_reconstructed: bool = False
    """Whether some of the printed data had to be guessed."""
    texts: str = "retorta.texts"
    """The package that holds ``<language>/<name>.ftl``."""

    def remembered(self, state: Any, seat: Seat | None) -> Any:
        """Return the view of a seat that forgot nothing: what bots go by."""
        return (self.recall or self.view)(state, seat)

    def checked_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Return all options, defaults filled in; refuse what the game does not know."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise Unknown("option", option=name, game=self.name, known=sorted(known))
            allowed = known[name].values
            if allowed and value not in allowed:
                raise BadOption("option-value", option=name, value=value, allowed=list(allowed))
        return {option.name: given.get(option.name, option.default) for option in self.options}

    def check_seats(self, seats: int) -> None:
        """Refuse a table with too few or too many players."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise BadOption("seats", game=self.name, seats=seats, fewest=fewest, most=most)

    def start(self, seats: int, given: Mapping[str, str], dealer: Dealer) -> Any:
        """Return the state of a new game at its first decision."""
        self.check_seats(seats)
        state = self.set_up(seats, self.checked_options(given), dealer)
        door.advance(state, dealer)
        return state


class Pov:
    """A place at the table: all that a player, human or bot, is given."""

    def __init__(self, box: Box, state: Any, seat: Seat) -> None:
        self.box = box
        self.seat = seat
        self._state = state

    @property
    def view(self) -> Any:
        """What the seat knows: its view, and what it remembers."""
        return self.box.remembered(self._state, self.seat)

    @property
    def moves(self) -> list[Move]:
        """What the seat may play now."""
        return door.legal_moves(self._state, self.seat)

    def imagine(self, dealer: Dealer) -> Any:
        """Return a whole state that agrees with everything the seat knows."""
        return self.box.imagine(self._state, self.seat, dealer)
