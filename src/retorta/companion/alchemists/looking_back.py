"""Was a theory reasonable when it was published? Said after the truth is out.

A theory is judged by what was known then: one's own by the facts in the notebook as they stood,
a rival's by what the whole table had seen. Chances are those of the deduction, points those of
the rules; other people's theories are evidence only as far as the notebook believed them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from retorta.companion.alchemists import advice, names
from retorta.companion.alchemists.deduction import SURE, Deduction, learned
from retorta.games.alchemists.cards import SIGNS, Colour, Formula, Ingredient, Seal
from retorta.games.alchemists.rules.scoring import points_for_seal, wrong_colours
from retorta.games.alchemists.worlds import Fact, with_formulas

ME: Final = "me"
"""Whose deed a fact tells of, if it is the notebook's owner's."""

Truth = Mapping[Ingredient, Formula]


class Verdict(Enum):
    """How reasonable a theory was, by what was known."""

    CERTAIN = "certain"
    """Nothing else fitted."""
    COVERED = "covered"
    """One colour was open, and the hedge of that colour covers it."""
    SOUND = "sound"
    """There was a seal that lost nothing on average."""
    BOLD = "bold"
    """Every seal lost points on average, but no free formula was likelier."""
    UNLIKELY = "unlikely"
    """A free formula was likelier."""
    RULED_OUT = "ruled-out"
    """It could not be right."""


@dataclass(frozen=True)
class Said:
    """A seal that somebody laid on a theory, with a new theory or in agreement with one."""

    number: int
    """The fact that tells of it, counted from one."""
    ingredient: Ingredient
    formula: Formula
    by: str
    round: int | None
    agreed: bool
    seal: Seal | None
    taken: frozenset[Formula]
    """The formulas of other theories on the board."""


@dataclass(frozen=True)
class Standing:
    """How a theory stood by some facts."""

    left: int
    """The worlds that were left."""
    right: float
    but_for: dict[Colour, float]
    """The chance that this colour, and nothing else, is wrong."""
    points: dict[Seal, float]
    """What each seal would bring at the end, on average."""
    best: Seal
    likeliest: Formula
    """Of the formulas that were free."""
    chance: float
    """Of that one."""
    verdict: Verdict
    open: Colour | None
    """The one colour that was in doubt."""


def said_in(entries: Sequence[dict[str, Any]]) -> list[Said]:
    """Return every theory and agreement that a notebook tells of, in order.

    A seal that is noted where its owner has one already was turned up: it is known from then on.
    """
    board: dict[Ingredient, Formula] = {}
    found: list[Said] = []
    for number, entry in enumerate(entries, 1):
        kind = next((each for each in ("published", "theory", "sealed") if each in entry), "")
        if not kind:
            _fall(board, entry)
            continue
        ingredient = names.read_ingredient(entry[kind])
        if kind != "sealed":
            board[ingredient] = names.read_formula(entry["formula"])
        elif ingredient not in board:
            continue  # a seal on a theory that nobody noted says nothing
        taken = frozenset(formula for one, formula in board.items() if one != ingredient)
        each = Said(
            number,
            ingredient,
            board[ingredient],
            entry.get("by", ME if kind == "published" else ""),
            entry.get("round"),
            kind == "sealed",
            names.read_seal(entry["seal"]) if "seal" in entry else None,
            taken,
        )
        if not (each.agreed and _turned_up(found, each)):
            found.append(each)
    return found


def _turned_up(found: list[Said], seal: Said) -> bool:
    for place, each in enumerate(found):
        same = (each.ingredient, each.formula, each.by) == (seal.ingredient, seal.formula, seal.by)
        if same:
            found[place] = replace(each, seal=seal.seal or each.seal)
            return True
    return False


def _fall(board: dict[Ingredient, Formula], entry: dict[str, Any]) -> None:
    """8. A theory whose sign was shown to be another one leaves the board."""
    if "aspect" not in entry:
        return
    ingredient, colour = names.read_ingredient(entry["aspect"]), names.read_colour(entry["colour"])
    formula = board.get(ingredient)
    if formula is not None and SIGNS[formula][colour] != names.read_sign(entry["sign"]):
        del board[ingredient]


def seen_by_all(entries: Sequence[dict[str, Any]]) -> list[bool]:
    """Return of which facts the whole table knows all: debunkings, and whatever is said to be."""
    return ["aspect" in entry or "not" in entry or entry.get("all", False) for entry in entries]


def standing(deduction: Deduction, said: Said) -> Standing:
    """Return how a theory stood."""
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
    return Standing(
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
) -> Iterator[tuple[Said, Standing, Standing]]:
    """Yield each theory with how it stood by the notebook, and by what all had seen."""
    public = seen_by_all(entries)
    for said in said_in(entries):
        before = facts[: said.number - 1]
        shown = [fact for fact, is_public in zip(before, public, strict=False) if is_public]
        yield said, standing(learned(before)[0], said), standing(learned(shown)[0], said)


def brought(said: Said, truth: Truth) -> int | None:
    """Return what the seal brought in the end; ``None`` if nobody saw which it was."""
    if said.seal is None:
        return None
    return points_for_seal(said.seal, wrong_colours(said.formula, truth[said.ingredient]))
