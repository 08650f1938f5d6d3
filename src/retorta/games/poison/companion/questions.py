"""The questions of Poison's pages: the score of a sheet, a sheet from a file, the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

from msgspec import Struct

from retorta.companion.pads.players import places
from retorta.companion.pads.sheet import parsed
from retorta.companion.question import Question
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Seat
from retorta.games.poison import BOX
from retorta.games.poison.cards import CARDS_IN_THE_BOX
from retorta.games.poison.companion import pad
from retorta.games.poison.rules.end import winners
from retorta.games.poison.rules.scoring import spared
from retorta.games.poison.rules.set_up import left_of
from retorta.games.poison.views import RoundSheet


class Count(Struct):
    """Count a sheet, written as ``retorta score`` reads it."""

    sheet: dict[str, Any]


class ReadFile(Struct):
    """Read a sheet from the text of a file."""

    text: str


class LayOut(Struct):
    """Deal a game, to see what a table of so many has before it; the lot falls by *luck*."""

    seats: int
    options: dict[str, str]
    luck: int


@dataclass(frozen=True)
class RoundCounted:
    """A round of a sheet."""

    points: list[int]
    sheet: RoundSheet | None
    """What everybody took, unless only the points were entered."""


@dataclass(frozen=True)
class Counted:
    """A sheet, counted."""

    rounds: list[RoundCounted]
    running: list[list[int]]
    """Everybody's points after each round."""
    places: list[int]
    winners: list[Seat]
    to_play: int
    """How many rounds this table plays."""
    dealers: list[Seat]
    """Who deals each round; empty as long as nobody said who dealt the first."""
    printed: list[int]
    """Cards of each colour in the box: nobody can take more."""
    most_points: int
    """Nobody can have more in one round."""


@dataclass(frozen=True)
class SheetRead:
    """A sheet from a file, with our own names for everything."""

    sheet: dict[str, Any]


@dataclass(frozen=True)
class LaidOut:
    """A round that has just been dealt."""

    cards: int
    """In the box."""
    rounds: int
    giver: Seat
    first: Seat
    hands: list[int]
    """Cards each player holds, by seat."""
    aside: int
    """Cards nobody gets."""
    pile: int
    """Cards to draw from."""
    cauldrons: int


def count(request: Count) -> Counted:
    """Count a sheet, or refuse it with all its faults."""
    sheet = pad.read_sheet(request.sheet)
    running = list(accumulate((each.points for each in sheet.rounds), _added))
    won = winners(running[-1])
    return Counted(
        rounds=[_counted(each) for each in sheet.rounds],
        running=running,
        places=places(running[-1], won, fewest_win=True),
        winners=won,
        to_play=pad.rounds_of(sheet),
        dealers=pad.dealers_of(sheet),
        printed=pad.PRINTED,
        most_points=pad.most_points_of(sheet).alone,
    )


def _counted(each: pad.Round) -> RoundCounted:
    if each.taken is None:
        return RoundCounted(each.points, None)
    return RoundCounted(each.points, RoundSheet(each.taken, each.points, spared(each.taken)))


def _added(one: list[int], other: list[int]) -> list[int]:
    return [sum(both) for both in zip(one, other, strict=True)]


def read_file(request: ReadFile) -> SheetRead:
    """Return the sheet of a file, if it can be right."""
    return SheetRead(pad.plain_sheet(pad.read_sheet(parsed(request.text))))


def lay_out(request: LayOut) -> LaidOut:
    """Return the first round of such a table after dealing."""
    state = Match(BOX, request.seats, SeededDealer(request.luck), request.options).state
    seen = BOX.views.public(state)
    return LaidOut(
        cards=CARDS_IN_THE_BOX,
        rounds=seen.rounds,
        giver=seen.giver,
        first=left_of(state.seats, seen.giver),
        hands=[player.cards for player in seen.players],
        aside=seen.set_aside,
        pile=seen.pile,
        cauldrons=len(seen.cauldrons),
    )


QUESTIONS: Final[dict[str, Question]] = {
    "count": Question(Count, Counted, count),
    "read-file": Question(ReadFile, SheetRead, read_file),
    "lay-out": Question(LayOut, LaidOut, lay_out),
}
