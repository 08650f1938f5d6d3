"""The gamemaster's sheet: what every pair makes, for a table that plays without a device.

The caller supplies the words of the drawing: a page has its own, the command line a speaker.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Final

from msgspec import Meta, Struct

from retorta.core import codec
from retorta.core.box import Say
from retorta.games.alchemists.cards import (
    SIGNS,
    Colour,
    Formula,
    Ingredient,
    Potion,
    big,
)
from retorta.games.alchemists.companion.names import MARKS
from retorta.games.alchemists.companion.oracle import Oracle
from retorta.texts import Speaker

CELL: Final = 5
"""The width of a cell of the triangle in letters."""

# Millimetres on a sheet of A4.
WIDTH: Final = 210
HEIGHT: Final = 297
MARGIN: Final = 18
STEP: Final = 19
TOP: Final = 42
BELOW: Final = 205
LEGEND: Final = 145
ROW: Final = 10
PAINT: Final = ("#b3261e", "#2e7d32", "#1a56b0")
GREY: Final = "#6b6b6b"

Line = Annotated[str, Meta(max_length=200)]


def mark(potion: Potion, say: Say) -> str:
    """Return a potion in two letters: the initial of its colour, and its sign."""
    if potion == Potion.NEUTRAL:
        return say("alchemy-mark-neutral")
    return say(f"alchemy-letter-{codec.plain(Colour(potion // 2))}") + _sign(potion % 2)


def revealed(ingredient: Ingredient, formula: Formula, speaker: Speaker) -> str:
    """Return the line with the formula of an ingredient."""
    number = formula + 1
    return speaker.say("alchemy-revealed", ingredient=ingredient, number=number, formula=formula)


def triangle_lines(oracle: Oracle, speaker: Speaker) -> list[str]:
    """Return the triangle as text: a pair's result is in the row of one, the column of the other.

    The names run down the diagonal: left of a name is its row, below it is its column.
    """
    lines = []
    for row in Ingredient:
        marks = [mark(oracle.mix(row, column), speaker.say) for column in list(Ingredient)[:row]]
        cells = "".join(f"{each:<{CELL}}" for each in marks)
        lines.append(cells + str(speaker.spoken(row)))
    return lines


class Words(Struct, forbid_unknown_fields=True):
    """The words on the sheet, in the reader's language."""

    title: Line
    use: Line
    ingredients: dict[Ingredient, Line]
    potions: dict[Potion, Line]
    marks: dict[Potion, Line]
    """A potion in two letters."""
    formulas: dict[Formula, Line]
    """The words beside the three circles."""


def words(speaker: Speaker) -> Words:
    """Return the words of the sheet in the language of *speaker*."""
    return Words(
        speaker.say("alchemy-sheet-title"),
        speaker.say("alchemy-sheet-use"),
        {each: str(speaker.spoken(each)) for each in Ingredient},
        {each: str(speaker.spoken(each)) for each in Potion},
        {each: mark(each, speaker.say) for each in Potion},
        {each: speaker.say("alchemy-formula-number", number=each + 1) for each in Formula},
    )


def svg(oracle: Oracle, said: Words) -> str:
    """Return the sheet as an SVG drawing of A4 size, to be printed."""
    size = f'width="{WIDTH}mm" height="{HEIGHT}mm" viewBox="0 0 {WIDTH} {HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">',
        f"<title>{escape(said.title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        _text(MARGIN, 20, said.title, size=7, bold=True),
        _text(MARGIN, 28, said.use, size=3.6),
    ]
    for row in Ingredient:
        parts.extend(_triangle_row(oracle, row, said))
    for potion in Potion:
        explained = said.potions[potion]
        if potion == Potion.NEUTRAL:
            explained = f"{explained} ({said.marks[potion]})"
        parts.append(_text(LEGEND, TOP + 6 * (potion + 1), explained, size=4))
    for place, (ingredient, formula) in enumerate(oracle.reveal().items()):
        parts.extend(_formula_row(place, ingredient, formula, said))
    return "\n".join([*parts, "</svg>", ""])


def _triangle_row(oracle: Oracle, row: Ingredient, said: Words) -> list[str]:
    middle = TOP + STEP * row + STEP / 2
    parts = []
    for column in list(Ingredient)[:row]:
        left = MARGIN + STEP * column
        potion = oracle.mix(row, column)
        paint = GREY if potion == Potion.NEUTRAL else PAINT[potion // 2]
        parts.append(
            f'<rect x="{left}" y="{TOP + STEP * row}" width="{STEP}" height="{STEP}"'
            f' fill="none" stroke="#bbb" stroke-width="0.3"/>'
        )
        parts.append(_circle(left + STEP / 2, middle, 7, paint))
        parts.append(_label(left + STEP / 2, middle, said.marks[potion], 6))
    name = said.ingredients[row]
    parts.append(_text(MARGIN + STEP * row + 2, middle + 1.5, name, size=4.4, bold=True))
    return parts


def _formula_row(place: int, ingredient: Ingredient, formula: Formula, said: Words) -> list[str]:
    left = MARGIN + (place % 2) * (WIDTH / 2 - MARGIN / 2)
    middle = BELOW + ROW + place // 2 * (ROW * 1.7)
    parts = [
        _text(left, middle, said.ingredients[ingredient], size=4.2, bold=True),
        _text(left, middle + 5, said.formulas[formula], size=3.4),
    ]
    for colour in Colour:
        across = left + 50 + 13 * colour
        radius = 6 if big(formula, colour) else 3.6
        parts.append(_circle(across, middle + 1, radius, PAINT[colour]))
        sign = _sign(SIGNS[formula][colour])
        parts.append(_label(across, middle + 1, sign, radius))
    return parts


def _circle(across: float, down: float, radius: float, paint: str) -> str:
    return f'<circle cx="{across:g}" cy="{down:g}" r="{radius:g}" fill="{paint}"/>'


def _label(across: float, down: float, label: str, size: float) -> str:
    return (
        f'<text x="{across:g}" y="{down + size * 0.35:g}" font-size="{size:g}" fill="#fff"'
        f' font-weight="bold" text-anchor="middle">{escape(label)}</text>'
    )


def _text(across: float, down: float, words: str, size: float, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{across:g}" y="{down:g}" font-size="{size:g}"{weight} fill="#111">'
        f"{escape(words)}</text>"
    )


def _sign(sign: int) -> str:
    # The typographic minus is as wide as the plus.
    return MARKS[sign].replace("-", "−")
