"""Tells: what each choice of a seat brings, told before it is made.

A game computes this in its room ``tells``, from nothing but what the page shows the seat. Told is
what follows until anybody else decides, through the seat's own chain of questions. A law holds it
to the truth (``tests/laws/tells_law.py``): what is certain happens in every dream of the seat, and
a chance is as frequent as it is said to be.

There are two layers. What the rules say is always told. What takes a calculation that is the
player's own affair, such as a chance or a deduction, is told only where the table agreed on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from msgspec import Struct, structs

from retorta.core import codec, door
from retorta.core.box import Box, View
from retorta.core.rooms import loaded
from retorta.core.words import Move, Seat

How: TypeAlias = Literal["certain", "chance", "possible"]
"""*certain*: in every dream, whatever the seat goes on to answer in its chain of questions.
*chance*: by hidden things and luck alone, counted exactly. *possible*: it depends on others or on
the seat's later answers, or could not be counted in time."""


class Change(Struct, frozen=True, tag_field="kind", tag="change", omit_defaults=True):
    """A number that changes: points, gold, cards. The text is ``<game>-tells-<what>``."""

    what: str
    seat: Seat
    """Whose number it is."""
    least: int
    most: int
    """The same as ``least`` unless a range is told."""
    how: How = "certain"
    odds: tuple[int, int] | None = None
    """Of a chance: in how many cases, of how many equally likely ones, it changes by that much."""
    deduced: bool = False
    """Whether it takes a calculation that is the player's own affair."""


class Fact(Struct, frozen=True, tag_field="kind", tag="fact", omit_defaults=True):
    """Something else that follows, or a stake: its text is ``<game>-tells-<what>``."""

    what: str
    parts: dict[str, Any] = {}
    """What fills the text: numbers, seats, members of enums and lists of these."""
    how: How = "certain"
    odds: tuple[int, int] | None = None
    deduced: bool = False
    warns: bool = False
    """Whether it is a loss that cannot be undone, told with emphasis before the choice."""


class Lacking(Struct, frozen=True, tag_field="kind", tag="lacking", omit_defaults=True):
    """What this choice would need later and the seat does not have now."""

    what: str
    needs: int
    has: int
    parts: dict[str, Any] = {}
    deduced: bool = False


class Pointless(Struct, frozen=True, tag_field="kind", tag="pointless", omit_defaults=True):
    """The choice brings nothing, however the seat goes on; its text is ``<game>-tells-<what>``."""

    what: str
    parts: dict[str, Any] = {}
    deduced: bool = False


Effect: TypeAlias = Change | Fact | Lacking | Pointless


@dataclass(frozen=True)
class Told:
    """What a seat is told about the question it has to answer."""

    question: list[Effect]
    """What concerns the question as a whole: «3 cubes left»."""
    moves: list[list[Effect]]
    """What each move brings, in the order of the moves given."""


@dataclass(frozen=True)
class Choice:
    """What a seat has to choose between, as its page shows it."""

    view: View
    """What the page shows; ``view.own`` is the seat's, and never what a perfect memory holds."""
    seat: Seat
    question: str
    moves: Sequence[Move]
    """All that the seat may play."""
    chances: bool
    """Whether the table agreed that effects that are ``deduced`` are told too."""


@dataclass(frozen=True)
class Sources:
    """Where the things that something needs could come from, and who would score for them."""

    needs: list[list[str]]
    """For each need, the targets that could be used; empty if there are none."""
    enough: list[bool]
    """For each need, whether there are as many as it takes."""
    earns: dict[Seat, int]
    """The points of each seat that would score, or might: the owners of what could be used."""


@dataclass(frozen=True)
class TellsRoom:
    """What a game tells of its moves, in its module ``tells``."""

    tell: Callable[[Choice], Told]
    words: dict[str, Any] = field(default_factory=dict)
    """The type hints of the ``parts`` of facts, by part, so that pages can put them into words."""
    worth: Callable[[View], dict[str, int]] | None = None
    """What each thing on the table would bring a seat now, by target, for programs that ask at any
    time; a calculation, so told only with chances."""
    sources: Callable[[View], dict[str, Sources]] | None = None
    """The possible sources of what a seat's own cards need, by the target of the card, for
    programs that ask at any time."""


def room_of(box: Box) -> TellsRoom | None:
    """Return what a game tells; ``None`` if it is silent."""
    if not box.rooms.tells:
        return None
    room: TellsRoom = loaded(f"{box.rooms.tells}:ROOM")
    return room


def told(box: Box, state: Any, seat: Seat, chances: bool) -> Told | None:
    """Return what *seat* is told of its choice; ``None`` if it has none, or the game is silent."""
    moves = door.legal_moves(state, seat)
    room = room_of(box)
    if not moves or room is None:
        return None
    return room.tell(Choice(box.view(state, seat), seat, door.question(state), moves, chances))


def plain(effect: Effect) -> Effect:
    """Return *effect* with its parts as JSON data: members of enums by name, moves as objects."""
    if isinstance(effect, Change) or not effect.parts:
        return effect
    return structs.replace(effect, parts=codec.plain(effect.parts))


def without_deduced(told: Told) -> Told:
    """Return the layer of the rules alone."""
    return Told(
        [effect for effect in told.question if not effect.deduced],
        [[effect for effect in effects if not effect.deduced] for effects in told.moves],
    )
