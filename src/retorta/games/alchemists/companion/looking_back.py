"""Whether a theory was reasonable when it was published, answered once the truth is known.

A theory is judged by what was known then: one's own by the facts in the notebook at that time, a
rival's by what the whole table had seen. Chances come from the deduction, points from the rules;
other people's theories are evidence only as far as the notebook believed them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from retorta.games.alchemists.cards import Colour, Formula, Ingredient, Seal
from retorta.games.alchemists.companion import advice
from retorta.games.alchemists.companion.deduction import SURE, Deduction, learned
from retorta.games.alchemists.companion.theory_board import Said, TheoryBoard
from retorta.games.alchemists.rules.debunking import cost_of_seal
from retorta.games.alchemists.rules.scoring import points_for_seal, wrong_colours
from retorta.games.alchemists.worlds import Fact, with_formulas

Truth = Mapping[Ingredient, Formula]


class Verdict(Enum):
    """How reasonable a theory was, given what was known."""

    CERTAIN = "certain"
    """Nothing else was possible."""
    COVERED = "covered"
    """One colour was open, and the hedge of that colour covers it."""
    SOUND = "sound"
    """There was a seal that lost no points on average."""
    BOLD = "bold"
    """Every seal lost points on average, but no free formula was likelier."""
    UNLIKELY = "unlikely"
    """A free formula was likelier."""
    RULED_OUT = "ruled-out"
    """It could not be right."""


@dataclass(frozen=True)
class TheoryOdds:
    """The chance of a theory, and the points of its seals, given some facts."""

    left: int
    """The worlds that were left."""
    right: float
    but_for: dict[Colour, float]
    """The chance that this colour, and nothing else, is wrong."""
    points: dict[Seal, float]
    """The average points of each seal at the end."""
    best: Seal
    likeliest: Formula
    """The likeliest of the free formulas."""
    chance: float
    """The chance of that one."""
    verdict: Verdict
    open: Colour | None
    """The one colour that was in doubt."""


def seen_by_all(entries: Sequence[dict[str, Any]]) -> list[bool]:
    """Return the facts that the whole table knows: debunkings, and those marked as such."""
    return ["aspect" in entry or "not" in entry or entry.get("all", False) for entry in entries]


def theory_odds(deduction: Deduction, said: Said) -> TheoryOdds:
    """Return the chance of a theory, and the points of its seals."""
    row = deduction.table[said.ingredient]
    chance = deduction.theory(said.ingredient, said.formula)
    seals = advice.theory(deduction, said.ingredient, said.formula)
    free = [formula for formula in Formula if formula not in said.taken]
    likeliest = max(free, key=lambda formula: (round(row[formula], 9), formula == said.formula))
    covered = [colour for colour in Colour if chance.right + chance.right_but_for[colour] > SURE]
    if chance.right > SURE:
        verdict = Verdict.CERTAIN
    elif covered:
        verdict = Verdict.COVERED
    elif round(seals.points[seals.best], 9) >= 0:
        verdict = Verdict.SOUND
    elif said.formula not in deduction.possible[said.ingredient]:
        verdict = Verdict.RULED_OUT
    else:
        verdict = Verdict.BOLD if likeliest == said.formula else Verdict.UNLIKELY
    return TheoryOdds(
        deduction.count,
        chance.right,
        chance.right_but_for,
        seals.points,
        seals.best,
        likeliest,
        row[likeliest],
        verdict,
        covered[0] if verdict is Verdict.COVERED else None,
    )


def untrue(facts: Sequence[Fact], truth: Truth) -> list[int]:
    """Return the facts, counted from one, that were seen or noted wrongly."""
    world = -1
    for ingredient, formula in truth.items():
        world &= with_formulas(ingredient, 1 << formula)
    return [number for number, fact in enumerate(facts, 1) if not world & fact.worlds()]


def looked_back(
    entries: Sequence[dict[str, Any]], facts: Sequence[Fact]
) -> Iterator[tuple[Said, TheoryOdds, TheoryOdds]]:
    """Yield each theory with its odds by the notebook, and by what everybody had seen."""
    public = seen_by_all(entries)
    for said in TheoryBoard.of(entries).said:
        before = facts[: said.number - 1]
        shown = [fact for fact, is_public in zip(before, public, strict=False) if is_public]
        yield said, theory_odds(learned(before)[0], said), theory_odds(learned(shown)[0], said)


def brought(said: Said, truth: Truth) -> int | None:
    """Return the points of the seal in the end; ``None`` if nobody saw which one it was."""
    if said.seal is None:
        return None
    if said.fell is not None:
        return -cost_of_seal(said.seal, said.fell)
    return points_for_seal(said.seal, wrong_colours(said.formula, truth[said.ingredient]))
