"""The vocabulary that all games share: seats, moves, rules, events, outcomes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from retorta.core.pickled import Pickled, values

A_SEAT: Final = "seat"

Seat = Annotated[int, A_SEAT]
"""A chair at the table, counted clockwise from 0. It is a type of its own, so that the type hints
of an event show which of its fields are seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Move(Pickled):
    """What a player decides: an imperative with its parameters.

    Each move is made once and listed in the game's catalogue; unpickling one returns the listed
    object.

    >>> from retorta import box
    >>> box("poison").rules.catalogue[5]
    Play(card=Card.RED_2, cauldron=2)
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return listed, (type(self), values(self))


LISTED: Final[dict[Move, Move]] = {}
"""Every move of every catalogue, by its kind and parameters."""


def listed(kind: Any, held: tuple[Any, ...]) -> Any:
    """Return the move of that kind with these parameters from its catalogue."""
    move = kind(*held)
    return LISTED.get(move, move)


@dataclass(frozen=True)
class Rule(Pickled):
    """One sentence of a rulebook, named so that a refusal can cite it.

    >>> from retorta.games.poison.rules.play import FROM_YOUR_HAND
    >>> FROM_YOUR_HAND
    Rule(book='poison', name='from-your-hand', section='3')

    The sentence itself is in ``texts/``, once per language, under :attr:`key`.
    """

    book: str
    """The game whose rulebook it is, or ``core`` for the rules of every table."""
    name: str
    section: str
    """The number of the section in ``docs/rules/<game>.md``."""

    @property
    def key(self) -> str:
        """The name of the rule's sentence in the texts."""
        return f"{self.book}-rule-{self.name}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Pickled):
    """Something that is seen at the table; subclasses are frozen dataclasses.

    >>> from retorta import Match, SeededDealer, box
    >>> match = Match(box("poison"), seats=3, dealer=SeededDealer(1))
    >>> match.opening
    [RoundBegun(round=1, giver=0, first=1, set_aside=12)]
    >>> match.opening[0].seen_by(2)
    RoundBegun(round=1, giver=0, first=1, set_aside=12)
    """

    reveals: ClassVar[bool] = False
    """Whether somebody learns something hidden, which prevents an undo."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return the event as *seat* sees it; ``None`` if it sees nothing.

        A seat of ``None`` is a spectator.
        """
        return self


@dataclass(frozen=True)
class Outcome(Pickled):
    """How a game ended.

    >>> from retorta import play
    >>> play("poison", ["random"] * 3, seed=1).outcome()
    Outcome(points=[24, 23, 28], winners=[1], reason='fewest-points')
    """

    points: list[int]
    winners: list[Seat]
    reason: str
    """Why these seats won: the name of a sentence in the game's texts."""
