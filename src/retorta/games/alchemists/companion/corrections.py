"""The printed values that we had to reconstruct, as people enter them from their own box."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from retorta.companion.question import Question
from retorta.games.alchemists.cards import Grant, Ingredient, Level
from retorta.games.alchemists.corrections import (
    AS_RECONSTRUCTED,
    FEWEST_ON_GRANT,
    LONGEST,
    MOST,
    MOST_ACTIONS,
    MOST_CUBES,
    MOST_ON_SPACE,
    SEATS,
    Printed,
    corrected,
    grants_stated,
)
from retorta.games.alchemists.template import REMARKS, data_file

Few = Annotated[list[int], Meta(max_length=20)]


class GrantValues(Struct):
    """A grant: its condition, and its points at the end."""

    grant: Grant
    ingredients: list[Ingredient]
    points: int
    read: bool = False
    """Whether the points were read from the box; otherwise they are ours."""


class SpaceValues(Struct):
    """A space of the order track."""

    players: int
    """The fewest who may choose it."""
    gold: int
    favors: int
    ingredients: int


class ConferenceValues(Struct):
    """A conference tile: the change of reputation by the number of seals."""

    level: Level
    changes: Few


class Values(Struct):
    """All that a table may correct."""

    conferences: list[ConferenceValues]
    """Each level's tiles, the first conference first."""
    grants: list[GrantValues]
    faces: Few
    """On the discount cards."""
    spaces: list[SpaceValues]
    """From the top down."""
    green: SpaceValues
    """The space of the paralysed: favors and ingredients only."""
    debunk_few: Few
    """Cubes for each action, on the board for two and three players ..."""
    debunk_four: Few
    """... and on the one for four."""


class Limits(Struct):
    """What a number may be, from and to."""

    change: tuple[int, int]
    points: tuple[int, int]
    faces: tuple[int, int]
    players: tuple[int, int]
    on_space: tuple[int, int]
    cubes: tuple[int, int]
    most_actions: int
    fewest_on_grant: int


class ReadCorrections(Struct, forbid_unknown_fields=True):
    """A file of corrections to open; an empty text corrects nothing."""

    data: Annotated[str, Meta(max_length=LONGEST)]


class Corrections(Struct):
    """The content of a file, beside our reconstruction."""

    values: Values
    ours: Values
    limits: Limits
    remarks: list[str]
    """The sentences for the comments in a written file."""


class WriteCorrections(Struct, forbid_unknown_fields=True):
    """A request to write a file of these values; the page supplies its comments."""

    values: Values
    said: dict[str, Annotated[str, Meta(max_length=2000)]]


class CorrectionsFile(Struct):
    """A file that a table accepts."""

    data: str


def read_corrections(request: ReadCorrections) -> Corrections:
    """Return the values of a file, or refuse it with the line and the reason."""
    return Corrections(
        values=_values(corrected(request.data), grants_stated(request.data)),
        ours=_values(AS_RECONSTRUCTED, []),
        limits=Limits(
            change=(-MOST, MOST),
            points=(0, MOST),
            faces=(0, MOST),
            players=(SEATS[0], SEATS[-1]),
            on_space=(0, MOST_ON_SPACE),
            cubes=(1, MOST_CUBES),
            most_actions=MOST_ACTIONS,
            fewest_on_grant=FEWEST_ON_GRANT,
        ),
        remarks=list(REMARKS),
    )


def write_corrections(request: WriteCorrections) -> CorrectionsFile:
    """Return the file; refuse what a table would refuse."""

    def say(name: str, **_: Any) -> str:
        return request.said.get(name, "")

    unread = [each.grant for each in request.values.grants if not each.read]
    data = data_file(_printed(request.values), say, unread)
    corrected(data)
    return CorrectionsFile(data)


def _values(printed: Printed, read: list[Grant]) -> Values:
    spaces = zip(
        printed.space_players,
        printed.space_gold,
        printed.space_favors,
        printed.space_ingredients,
        strict=True,
    )
    favors, ingredients = printed.green
    return Values(
        conferences=[
            ConferenceValues(level, list(tile))
            for level in Level
            for tile in printed.conferences[level]
        ],
        grants=[
            GrantValues(
                grant, list(printed.grants[grant]), printed.grant_points[grant], grant in read
            )
            for grant in Grant
        ],
        faces=list(printed.faces),
        spaces=[SpaceValues(*space) for space in spaces],
        green=SpaceValues(SEATS[0], 0, favors, ingredients),
        debunk_few=list(printed.debunk_few),
        debunk_four=list(printed.debunk_four),
    )


def _printed(values: Values) -> Printed:
    """Return values in the game's form; the file's reader checks whether they are possible."""
    grants = {each.grant: each for each in values.grants}
    ours = {each.grant: each for each in _values(AS_RECONSTRUCTED, []).grants}
    in_order = [grants.get(grant, ours[grant]) for grant in Grant]
    return Printed(
        conferences=tuple(
            tuple(tuple(tile.changes) for tile in values.conferences if tile.level == level)
            for level in Level
        ),
        grants=tuple(tuple(each.ingredients) for each in in_order),
        grant_points=tuple(each.points for each in in_order),
        faces=tuple(values.faces),
        space_players=tuple(space.players for space in values.spaces),
        space_gold=tuple(space.gold for space in values.spaces),
        space_favors=tuple(space.favors for space in values.spaces),
        space_ingredients=tuple(space.ingredients for space in values.spaces),
        green=(values.green.favors, values.green.ingredients),
        debunk_few=tuple(values.debunk_few),
        debunk_four=tuple(values.debunk_four),
    )


QUESTIONS: Final[dict[str, Question]] = {
    "corrections": Question(ReadCorrections, Corrections, read_corrections),
    "write-corrections": Question(WriteCorrections, CorrectionsFile, write_corrections),
}
