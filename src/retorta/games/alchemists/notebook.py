"""12. The notebook: the formula grid, what the table enters there, and the player's own marks.

A player's own marks are not moves: they change nothing in the game and may be made at any time,
so they go through ``Notebook.jot`` and are never among the legal moves. See
``docs/rules/alchemists.md#rulings``, 12.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from retorta.core import codec
from retorta.core.box import Say
from retorta.core.errors import Unreadable
from retorta.core.words import Seat
from retorta.games.alchemists.cards import FORMULAS, INGREDIENTS, Formula, Ingredient
from retorta.games.alchemists.knowledge import FORMULAS_FOR, Shown
from retorta.games.alchemists.state import NOTHING, Alchemists

LONGEST_NOTE: Final = 2000


class Sign(Enum):
    """What a player may write into a cell of the grid."""

    BLANK = "."
    CROSS = "x"
    QUESTION = "?"
    CIRCLE = "o"


def grid_of(facts: list[Shown]) -> str:
    """12. Return the grid as the table fills it: a cross where a single fact rules a formula out.

    64 characters, eight for each ingredient. What follows from several facts together is left to
    the player.
    """
    open_formulas = [(1 << FORMULAS) - 1] * INGREDIENTS
    for fact in facts:
        formulas = FORMULAS_FOR[fact.potions]
        open_formulas[fact.first] &= formulas
        if fact.second != NOTHING:
            open_formulas[fact.second] &= formulas
    return "".join([_COLUMN[formulas] for formulas in open_formulas])


_COLUMN: Final = [
    "".join("." if formulas >> formula & 1 else "x" for formula in range(FORMULAS))
    for formulas in range(1 << FORMULAS)
]


@dataclass(frozen=True)
class Mark:
    """A mark in a cell of one's own grid."""

    ingredient: Ingredient
    formula: Formula
    sign: Sign


@dataclass(frozen=True)
class Note:
    """The whole text beside the grid: it replaces the previous text."""

    text: str


def jot(state: Alchemists, seat: Seat, jotting: object) -> None:
    """12. Write into the notebook of *seat*; nobody else ever sees it."""
    lab = state.labs[seat]
    if isinstance(jotting, Mark):
        marks = bytearray(lab.marks)
        marks[jotting.ingredient * FORMULAS + jotting.formula] = ord(jotting.sign.value)
        lab.marks = bytes(marks)
        return
    assert isinstance(jotting, Note)
    if len(jotting.text) > LONGEST_NOTE:
        raise Unreadable("alchemists-note-long", most=LONGEST_NOTE)
    lab.note = jotting.text


def read_jotting(line: str, say: Say) -> Mark | Note:
    """12. Return what a typed line means: ``toad 3 x`` marks a cell, anything else is the note."""
    words = line.split()
    if len(words) < 3 or words[-1] not in _SIGNS or words[-2] not in _CELLS:
        return Note(line.strip())
    written = " ".join(words[:-2]).casefold()
    names = {kind: say(f"alchemists-ingredient-{codec.plain(kind)}") for kind in Ingredient}
    meant = [kind for kind, name in names.items() if name.casefold().startswith(written)]
    if len(meant) != 1:
        raise Unreadable("alchemists-mark", written=written, known=list(names.values()))
    return Mark(meant[0], Formula(int(words[-2]) - 1), Sign(words[-1]))


_SIGNS: Final = [sign.value for sign in Sign]
_CELLS: Final = [str(formula + 1) for formula in Formula]
