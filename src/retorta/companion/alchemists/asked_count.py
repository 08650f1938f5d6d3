"""What the page of the last count asks: points, and how each theory stood against the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from retorta.companion.pads.alchemists import scores_of, wrong_in
from retorta.companion.pads.alchemists_sheet import Sheet, Theory, read_sheet
from retorta.companion.question import Question
from retorta.core.words import Seat
from retorta.games.alchemists.cards import Colour, Formula, Grant, Ingredient, Seal
from retorta.games.alchemists.rules.scoring import points_for_seal, winners


class LastCount(Struct, forbid_unknown_fields=True):
    """A sheet as ``retorta score`` reads it."""

    sheet: dict[str, Any]


@dataclass
class Points:
    """How one player's points come together."""

    reputation: int
    artifacts: int
    grants: int
    gold: int
    seals: int
    idol: int
    coins: int
    """Left over; they break a tie."""
    total: int


@dataclass
class SealCounted:
    """A seal, and what it brought."""

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
    """The last count."""

    players: list[Points]
    theories: list[TheoryCounted]
    winners: list[Seat]
    ours: list[Grant]
    """Grants counted by a value that we reconstructed: who won rests on it."""


def count(asked: LastCount) -> Counted:
    """Return the last count of a sheet."""
    sheet = read_sheet(asked.sheet, [])
    scores = scores_of(sheet)
    points = [
        Points(
            each.reputation,
            each.artifacts,
            each.grants,
            each.gold,
            each.seals,
            each.idol,
            each.coins,
            each.total(),
        )
        for each in scores
    ]
    theories = [_counted(theory, sheet) for theory in sheet.theories]
    ours = [grant for player in sheet.players for grant in player.ours]
    return Counted(points, theories, winners(scores), ours)


def _counted(theory: Theory, sheet: Sheet) -> TheoryCounted:
    wrong = wrong_in(theory, sheet)
    seals = [
        SealCounted(seal.seat, seal.kind, points_for_seal(seal.kind, wrong))
        for seal in theory.seals
    ]
    truth = sheet.truth[theory.ingredient]
    return TheoryCounted(theory.ingredient, theory.formula, truth, wrong, seals)


QUESTIONS: Final[dict[str, Question]] = {"count": Question(LastCount, Counted, count)}
