"""The questions of Potion-Making's pages: scores, owners of recipes, the book, the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from retorta.companion.pads.players import places
from retorta.companion.pads.sheet import parsed
from retorta.companion.question import Question
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.words import Seat
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import CARDS_IN_THE_BOX, POINTS, Kind, Recipe
from retorta.games.potion_making.companion import pad
from retorta.games.potion_making.companion.book import Page, SpellPage, Thing, pages_about, steps_to
from retorta.games.potion_making.companion.names import read_thing, things_called
from retorta.games.potion_making.rules.end import winners
from retorta.games.potion_making.rules.turn import FULL_HAND
from retorta.games.potion_making.views import PointsView


class Count(Struct):
    """Count a sheet, written as ``retorta score`` reads it."""

    sheet: dict[str, Any]


class ReadFile(Struct):
    """Read a sheet from the text of a file."""

    text: str


class Whose(Struct):
    """Ask whose built recipes a recipe is made with."""

    recipe: Recipe
    sheet: dict[str, Any]
    """So far."""


class Look(Struct):
    """Look something up in the book."""

    about: str
    """A name, in any of our languages; empty for the whole book."""
    have: list[str]
    """What lies on the table; if given, only what can be made from it is shown."""


class LayOut(Struct):
    """Deal a game, to see what a table of so many has before it; the lot falls by *luck*."""

    seats: int
    luck: int


@dataclass(frozen=True)
class Counted:
    """A sheet, counted."""

    lines: list[pad.Line]
    """Turn by turn; empty if only the end is counted."""
    players: list[PointsView]
    totals: list[int]
    places: list[int]
    winners: list[Seat]
    often: list[pad.Often]
    moved: list[pad.Moved]
    most_elements: int
    """The most new elements that a single card can bring."""
    most_new: int
    """The most new elements that one player can bring in a whole game."""
    most_halves: int
    """The most points for halves that one player can have."""


@dataclass(frozen=True)
class SheetRead:
    """A sheet from a file, with our own names for everything."""

    sheet: dict[str, Any]


@dataclass(frozen=True)
class Wanted:
    """An ingredient that is a player's built recipe."""

    recipe: Recipe | None
    kind: Kind | None
    """Any recipe of that kind would do."""
    builders: list[Seat]
    """The players who have built one, according to the sheet."""
    others: list[Seat]
    """The players who have built something else that a spell may have turned into one."""


@dataclass(frozen=True)
class UsedRecipes:
    """All ingredients of a recipe that may belong to a player."""

    points: int
    ingredients: list[Wanted]


@dataclass(frozen=True)
class Entry:
    """A recipe of the book, and the number of steps to it."""

    page: Page
    steps: int | None
    """The number of recipes on the longest way to it from what is there."""


@dataclass(frozen=True)
class Book:
    """The results of a search in the book."""

    recipes: list[Entry]
    spells: list[SpellPage]


@dataclass(frozen=True)
class LaidOut:
    """A game that has just been dealt."""

    cards: int
    """In the box."""
    first: Seat
    hand: int
    """Cards each player is dealt."""
    full_hand: int
    """The size to which hands are filled at the beginning of a turn."""
    opened: int
    """Cards that lie in the cabinet."""
    deck: int


def count(request: Count) -> Counted:
    """Count a sheet, or refuse it with all its faults."""
    sheet = pad.read_sheet(request.sheet)
    totals = [points.total() for points in sheet.points]
    won = winners(totals)
    return Counted(
        lines=sheet.lines or [],
        players=[PointsView(each.elements, each.recipes, each.halves) for each in sheet.points],
        totals=totals,
        places=places(totals, won, fewest_win=False),
        winners=won,
        often=pad.built_too_often(sheet),
        moved=pad.given_by_spells(sheet),
        most_elements=pad.MOST_ON_A_CARD,
        most_new=pad.most_elements(len(sheet.names)),
        most_halves=pad.most_halves(),
    )


def read_file(request: ReadFile) -> SheetRead:
    """Return the sheet of a file, if it can be right."""
    return SheetRead(pad.plain_sheet(pad.read_sheet(parsed(request.text))))


def whose(request: Whose) -> UsedRecipes:
    """Return the ingredients of a recipe that have an owner, so that no half is forgotten."""
    sheet = pad.read_sheet(request.sheet)
    return UsedRecipes(
        points=POINTS[request.recipe],
        ingredients=[_wanted(thing, sheet) for thing in pad.built_ingredients(request.recipe)],
    )


def look(request: Look) -> Book:
    """Return the pages about something, or what can be made from what is there."""
    have: list[Thing] = [read_thing(name) for name in request.have]
    steps = steps_to(have)
    found = pages_about(things_called(request.about) if request.about.strip() else ())
    entries = [Entry(page, steps.get(page.recipe)) for page in found if isinstance(page, Page)]
    return Book(
        recipes=[entry for entry in entries if not have or entry.steps is not None],
        spells=[page for page in found if isinstance(page, SpellPage) and not have],
    )


def lay_out(request: LayOut) -> LaidOut:
    """Return the table at the beginning of its first turn."""
    state = Match(BOX, request.seats, SeededDealer(request.luck)).state
    seen = BOX.views.public(state)
    waiting = (seen.active + 1) % request.seats  # the first player has already drawn
    opened = sum(len(stack.cards) for stack in seen.stacks) + len(seen.apart)
    drawn = seen.players[seen.active].cards - seen.players[waiting].cards
    return LaidOut(
        cards=CARDS_IN_THE_BOX,
        first=seen.active,
        hand=seen.players[waiting].cards,
        full_hand=FULL_HAND,
        opened=opened,
        deck=seen.deck + drawn,
    )


def _wanted(thing: Recipe | Kind, sheet: pad.Sheet) -> Wanted:
    builders = [
        seat
        for seat, built in enumerate(sheet.built)
        if any(pad.serves_as(thing, each) for each in built)
    ]
    others = [seat for seat, built in enumerate(sheet.built) if built and seat not in builders]
    if isinstance(thing, Recipe):
        return Wanted(thing, None, builders, others)
    return Wanted(None, thing, builders, others)


QUESTIONS: Final[dict[str, Question]] = {
    "count": Question(Count, Counted, count),
    "read-file": Question(ReadFile, SheetRead, read_file),
    "whose": Question(Whose, UsedRecipes, whose),
    "look": Question(Look, Book, look),
    "lay-out": Question(LayOut, LaidOut, lay_out),
}
