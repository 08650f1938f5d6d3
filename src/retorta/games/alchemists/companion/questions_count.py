"""Questions of the final count: points, and how each theory compares with the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from retorta.companion.pads.sheet import parsed
from retorta.companion.question import Question
from retorta.core.errors import Unreadable
from retorta.core.words import Seat
from retorta.games.alchemists import BOX
from retorta.games.alchemists.build_views import score_view
from retorta.games.alchemists.cards import Artifact, Colour, Formula, Grant, Ingredient, Seal
from retorta.games.alchemists.companion.bounds import Bounds, bounds_for
from retorta.games.alchemists.companion.pad import scores_of, wrong_in
from retorta.games.alchemists.companion.score_sheet import Player, Sheet, Theory, read_sheet
from retorta.games.alchemists.rules.scoring import points_for_seal, winners
from retorta.games.alchemists.views import ScoreView


class LastCount(Struct, forbid_unknown_fields=True):
    """A sheet as ``retorta score`` reads it."""

    sheet: dict[str, Any]


class AskBounds(Struct, forbid_unknown_fields=True):
    """A request for the limits of a sheet for a number of players."""

    seats: int


class ReadFile(Struct, forbid_unknown_fields=True):
    """A sheet from the text of a file."""

    text: str


@dataclass
class PlayerWritten:
    """One player's part of a sheet."""

    name: str
    reputation: int
    gold: int
    favors: int
    artifacts: list[Artifact]
    grants: list[Grant]
    """All of them, if the number on one of them is unknown."""
    grant_points: list[int]
    set_aside: int


@dataclass
class SealWritten:
    """A seal on a theory."""

    player: int
    """Counted from one."""
    seal: Seal


@dataclass
class TheoryWritten:
    """A theory of a sheet."""

    ingredient: Ingredient
    formula: int
    """Its row in the grid, from one."""
    seals: list[SealWritten]


@dataclass
class SheetWritten:
    """A sheet with our own names for everything."""

    code: str
    truth: dict[Ingredient, int]
    players: list[PlayerWritten]
    theories: list[TheoryWritten]
    grants: dict[Grant, int]
    """The numbers printed on the grants, as far as the file has them."""


@dataclass
class SealCounted:
    """A seal, and its points."""

    seat: Seat
    seal: Seal
    points: int


@dataclass
class TheoryCounted:
    """A theory, and the truth."""

    ingredient: Ingredient
    formula: Formula
    truth: Formula
    wrong: list[Colour]
    seals: list[SealCounted]


@dataclass
class Counted:
    """The final count."""

    players: list[ScoreView]
    theories: list[TheoryCounted]
    winners: list[Seat]
    ours: list[Grant]
    """Grants counted by a value that we reconstructed, on which the winner depends."""


def count(request: LastCount) -> Counted:
    """Return the final count of a sheet."""
    sheet = read_sheet(request.sheet, [])
    scores = scores_of(sheet)
    theories = [_counted(theory, sheet) for theory in sheet.theories]
    points = [score_view(each) for each in scores]
    ours = [grant for player in sheet.players for grant in player.ours]
    return Counted(points, theories, winners(scores), ours)


def bounds(request: AskBounds) -> Bounds:
    """Return the limits for any sheet of such a table."""
    fewest, most = BOX.seats
    if not fewest <= request.seats <= most:
        raise Unreadable("sheet-seats", found=request.seats, fewest=fewest, most=most)
    return bounds_for(request.seats)


def read_file(request: ReadFile) -> SheetWritten:
    """Return the sheet of a file, written in any of our languages."""
    found = parsed(request.text)
    sheet = read_sheet(found, [])
    code = found.get("code", "")
    return SheetWritten(
        code,
        {} if code else {one: formula + 1 for one, formula in sheet.truth.items()},
        [_player_written(player) for player in sheet.players],
        [
            TheoryWritten(
                theory.ingredient,
                theory.formula + 1,
                [SealWritten(seal.seat + 1, seal.kind) for seal in theory.seals],
            )
            for theory in sheet.theories
        ],
        {grant: sheet.grants.points[grant] for grant in Grant if grant in sheet.grants.read},
    )


def _player_written(player: Player) -> PlayerWritten:
    lab = player.lab
    return PlayerWritten(
        player.name,
        lab.reputation,
        lab.gold,
        sum(lab.favors),
        lab.artifacts,
        lab.grants if player.ours else [],
        [] if player.ours else [player.grant_points[grant] for grant in lab.grants],
        sum(lab.set_aside),
    )


def _counted(theory: Theory, sheet: Sheet) -> TheoryCounted:
    wrong = wrong_in(theory, sheet)
    seals = [
        SealCounted(seal.seat, seal.kind, points_for_seal(seal.kind, wrong))
        for seal in theory.seals
    ]
    truth = sheet.truth[theory.ingredient]
    return TheoryCounted(theory.ingredient, theory.formula, truth, wrong, seals)


QUESTIONS: Final[dict[str, Question]] = {
    "count": Question(LastCount, Counted, count),
    "bounds": Question(AskBounds, Bounds, bounds),
    "read-file": Question(ReadFile, SheetWritten, read_file),
}
