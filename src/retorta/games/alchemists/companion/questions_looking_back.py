"""Questions of the page *Looking back*: how reasonable each theory was when it was published."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from retorta.companion.question import Question
from retorta.core import codec
from retorta.games.alchemists.cards import Colour, Formula, Ingredient, Seal
from retorta.games.alchemists.companion.facts_file import read_facts
from retorta.games.alchemists.companion.looking_back import (
    TheoryOdds,
    Truth,
    brought,
    looked_back,
    untrue,
)
from retorta.games.alchemists.companion.score_sheet import read_truth
from retorta.games.alchemists.companion.theory_board import ME, Said
from retorta.games.alchemists.rules.scoring import wrong_colours


class LookBack(Struct, forbid_unknown_fields=True):
    """The facts of a notebook in the order they were noted, and the truth."""

    facts: Annotated[list[dict[str, Any]], Meta(max_length=200)]
    code: str = ""
    truth: dict[Ingredient, int] = {}
    """Rows of the grid, from one; not needed if there is a code."""


@dataclass
class TheoryTold:
    """A theory, or an endorsement of one: its odds at the time, and how it turned out."""

    number: int
    """The number of the fact about it, counted from one."""
    ingredient: Ingredient
    formula: Formula
    by: str
    """The owner of the seal; empty if it was not noted."""
    mine: bool
    round: int | None
    agreed: bool
    seal: Seal | None
    by_notes: TheoryOdds
    by_all: TheoryOdds
    truth: Formula
    wrong: list[Colour]
    fell: Colour | None
    """The colour by which it was debunked before the end."""
    brought: int | None


@dataclass
class LookedBack:
    """All theories of a game, judged after its end."""

    theories: list[TheoryTold]
    untrue: list[int]
    """Facts, counted from one, that do not fit the truth."""
    right: int
    """Of one's own theories, ..."""
    expected: float
    """... and how many were expected by one's notes."""


def look_back(request: LookBack) -> LookedBack:
    """Return how reasonable each theory was when it was published."""
    facts = read_facts({"facts": request.facts})
    rows = {codec.plain(ingredient): row for ingredient, row in request.truth.items()}
    truth = read_truth({"code": request.code, "truth": rows})
    theories = [_told(*each, truth) for each in looked_back(request.facts, facts)]
    mine = [each for each in theories if each.mine]
    return LookedBack(
        theories,
        untrue(facts, truth),
        sum(not each.wrong for each in mine),
        sum(each.by_notes.right for each in mine),
    )


def _told(said: Said, by_notes: TheoryOdds, by_all: TheoryOdds, truth: Truth) -> TheoryTold:
    return TheoryTold(
        said.number,
        said.ingredient,
        said.formula,
        said.by,
        said.by == ME,
        said.round,
        said.agreed,
        said.seal,
        by_notes,
        by_all,
        truth[said.ingredient],
        wrong_colours(said.formula, truth[said.ingredient]),
        said.fell,
        brought(said, truth),
    )


QUESTIONS: Final[dict[str, Question]] = {"look-back": Question(LookBack, LookedBack, look_back)}
