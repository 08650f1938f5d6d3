"""The score pad of Potion-Making: line by line as the game goes, or counted at the end.

As the game goes, a line tells who built what and whose recipes it was made from, so that no
half is forgotten. At the end there is no telling any more, so players count their halves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from retorta.companion.names import members_meant, shown
from retorta.companion.pads.faults import Faults
from retorta.companion.pads.pad import Remark, ScorePad
from retorta.companion.pads.players import listed, read_count, read_names, read_seat
from retorta.companion.pads.sheet import check_parts
from retorta.core import codec
from retorta.core.box import Say
from retorta.core.errors import Unreadable
from retorta.core.source import remark
from retorta.core.words import Seat
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import (
    CARDS_IN_THE_BOX,
    COPIES,
    ELEMENTS,
    INGREDIENTS,
    POINTS,
    RECIPE,
    Element,
    Kind,
    Recipe,
    printed,
)
from retorta.games.potion_making.rules.cabinet import POINTS_FOR_NEW_ELEMENT
from retorta.games.potion_making.rules.end import winners
from retorta.games.potion_making.rules.recipes import share_of

GAME: Final = "potion-making"
SHEET: Final = ("players", "turns", "counts")
TURN: Final = ("player", "elements", "recipe", "from")
COUNT: Final = ("elements", "recipes", "halves")
MOST_POINTS: Final = 999
MOST_ON_A_CARD: Final = max(map(len, ELEMENTS))
"""5. New elements that one card can bring to the cabinet at most."""
CARDS_OF: Final = [
    sum(copies for card, copies in enumerate(COPIES) if RECIPE[card] == recipe) for recipe in Recipe
]
"""How many cards each recipe is on."""


@dataclass
class Points:
    """What one player's points come from."""

    elements: int = 0
    recipes: int = 0
    halves: int = 0

    def total(self) -> int:
        """Return all of them."""
        return self.elements + self.recipes + self.halves


@dataclass(frozen=True)
class Line:
    """One turn that scored, as it goes: who earned what by it."""

    seat: Seat
    elements: int
    """New to the cabinet; none where a recipe was built."""
    recipe: Recipe | None
    owners: list[Seat]
    """The others whose recipes it was made from."""
    points: list[int]
    """By seat."""


@dataclass(frozen=True)
class Sheet:
    """A sheet that can be right, read."""

    names: list[str]
    lines: list[Line] | None
    """Turn by turn; ``None`` where only the end is counted."""
    built: list[list[Recipe]]
    """By seat."""
    points: list[Points]


@dataclass(frozen=True)
class Often:
    """A recipe that was built more often than it has cards: it takes a spell of Knowledge."""

    recipe: Recipe
    found: int
    most: int


class PotionMakingPad:
    """Counts a game of Potion-Making from its turns, or from what lies there at its end."""

    options: tuple[str, ...] = ()

    def template(self, seats: int, say: Say) -> str:
        names = [say("core-player", number=seat + 1) for seat in range(seats)]
        written = [*remark(say("potion-making-sheet-template"))]
        written.append(f"players = {listed(names)}")
        written += ["", *remark(say("potion-making-sheet-template-turns"))]
        written += [f'[[turns]]\nplayer = "{names[0]}"\nelements = 1']
        recipe = say("potion-making-recipe-powder-of-fate")
        written += [f'[[turns]]\nplayer = "{names[1]}"\nrecipe = "{recipe}"\nfrom = ["{names[0]}"]']
        written += ["", *remark(say("potion-making-sheet-template-counts"))]
        for name in names:
            written.append(f"# [[counts]]  # {name}\n# elements = 0\n# recipes = []\n# halves = 0")
        return "\n".join(written) + "\n"

    def result(self, sheet: Any, remarks: list[Remark]) -> dict[str, Any]:
        read = read_sheet(sheet)
        for odd in built_too_often(read):
            parts = {"recipe": odd.recipe, "found": odd.found, "most": odd.most}
            remarks.append(Remark("potion-making-more-than-box", **parts))
        totals = [each.total() for each in read.points]
        return {
            "names": read.names,
            "players": [
                {"elements": each.elements, "recipes": each.recipes, "halves": each.halves}
                for each in read.points
            ],
            "totals": totals,
            "winners": winners(totals),
        }

    def lines(self, result: dict[str, Any], say: Say) -> list[str]:
        lines = [
            say("potion-making-pad-player", seat=seat, total=result["totals"][seat], **points)
            for seat, points in enumerate(result["players"])
        ]
        lines.append(say("potion-making-pad-winners", winners=result["winners"]))
        return lines


PAD: Final[ScorePad] = PotionMakingPad()


def read_sheet(sheet: Any) -> Sheet:
    """Return a sheet as it is meant, or refuse it with all that is wrong."""
    if not isinstance(sheet, dict) or ("turns" in sheet) == ("counts" in sheet):
        raise Unreadable("potion-making-sheet")
    faults = Faults()
    check_parts(sheet, SHEET, faults)
    counts = sheet.get("counts", [])
    unnamed = [""] * len(counts) if isinstance(counts, list) else []
    names = read_names(sheet.get("players", unnamed), BOX.seats, faults)
    read = Sheet(
        names=names,
        lines=[] if "turns" in sheet else None,
        built=[[] for _ in names],
        points=[Points() for _ in names],
    )
    if read.lines is not None:
        _read_turns(sheet["turns"], read, read.lines, faults)
    else:
        _read_counts(counts, read, faults)
    faults.tell()
    return read


def plain_sheet(sheet: Sheet) -> dict[str, Any]:
    """Return a sheet as it is written: recipes by their ids, players by number."""
    if sheet.lines is not None:
        return {"players": sheet.names, "turns": [_plain_turn(line) for line in sheet.lines]}
    counts = [
        {
            "elements": points.elements // POINTS_FOR_NEW_ELEMENT,
            "recipes": codec.plain(built),
            "halves": points.halves,
        }
        for built, points in zip(sheet.built, sheet.points, strict=True)
    ]
    return {"players": sheet.names, "counts": counts}


def built_too_often(sheet: Sheet) -> list[Often]:
    """Return what is odd, though it may be right."""
    built = [recipe for own in sheet.built for recipe in own]
    return [
        Often(recipe, built.count(recipe), CARDS_OF[recipe])
        for recipe in Recipe
        if built.count(recipe) > CARDS_OF[recipe]
    ]


def built_ingredients(recipe: Recipe) -> list[Recipe | Kind]:
    """Return what of a recipe's ingredients are built recipes, somebody's each."""
    things = [printed(ingredient) for ingredient in INGREDIENTS[recipe]]
    return [thing for thing in things if not isinstance(thing, Element)]


def _plain_turn(line: Line) -> dict[str, Any]:
    turn: dict[str, Any] = {"player": line.seat + 1}
    if line.recipe is None:
        return {**turn, "elements": line.elements}
    turn["recipe"] = codec.plain(line.recipe)
    return {**turn, "from": [owner + 1 for owner in line.owners]} if line.owners else turn


def _read_turns(turns: Any, sheet: Sheet, lines: list[Line], faults: Faults) -> None:
    if not isinstance(turns, list) or len(turns) > CARDS_IN_THE_BOX:
        raise Unreadable("potion-making-sheet-turns", most=CARDS_IN_THE_BOX)
    for number, turn in enumerate(turns, 1):
        if not isinstance(turn, dict) or set(turn) - set(TURN):
            faults.add(Unreadable("potion-making-sheet-turn", turn=number, known=list(TURN)))
            continue
        with faults.gathering():
            line = _read_turn(number, turn, sheet.names)
            lines.append(line)
            _count(line, sheet)


def _read_turn(number: int, turn: dict[str, Any], names: list[str]) -> Line:
    seat = read_seat(turn.get("player"), names)
    points = [0] * len(names)
    if ("elements" in turn) == ("recipe" in turn):
        raise Unreadable("potion-making-sheet-turn", turn=number, known=list(TURN))
    if "elements" in turn:
        new = read_count(turn["elements"], "elements", MOST_ON_A_CARD)
        points[seat] = new * POINTS_FOR_NEW_ELEMENT
        return Line(seat, new, None, [], points)
    recipe = _read_recipe(turn["recipe"])
    helpers = turn.get("from", [])
    if not isinstance(helpers, list):
        raise Unreadable("potion-making-sheet-turn", turn=number, known=list(TURN))
    used: set[Seat] = {read_seat(name, names) for name in helpers}
    most = len(built_ingredients(recipe))
    if len(used) > most:
        parts = {"turn": number, "recipe": recipe, "found": len(used), "most": most}
        raise Unreadable("potion-making-sheet-owners", **parts)
    points[seat] = POINTS[recipe]
    owners = sorted(used - {seat})
    for owner in owners:
        points[owner] = share_of(POINTS[recipe])
    return Line(seat, 0, recipe, owners, points)


def _count(line: Line, sheet: Sheet) -> None:
    """Add what a turn brought to what everybody has."""
    mine = sheet.points[line.seat]
    if line.recipe is None:
        mine.elements += line.points[line.seat]
        return
    sheet.built[line.seat].append(line.recipe)
    mine.recipes += line.points[line.seat]
    for owner in line.owners:
        sheet.points[owner].halves += line.points[owner]


def _read_counts(counts: Any, sheet: Sheet, faults: Faults) -> None:
    if not isinstance(counts, list) or len(counts) != len(sheet.names):
        raise Unreadable("potion-making-sheet-counts", players=len(sheet.names))
    for number, count in enumerate(counts, 1):
        if not isinstance(count, dict) or set(count) - set(COUNT):
            faults.add(Unreadable("potion-making-sheet-count", player=number, known=list(COUNT)))
            continue
        mine = sheet.points[number - 1]
        with faults.gathering():
            elements = read_count(count.get("elements", 0), "elements", CARDS_IN_THE_BOX)
            mine.elements = elements * POINTS_FOR_NEW_ELEMENT
        with faults.gathering():
            mine.halves = read_count(count.get("halves", 0), "halves", MOST_POINTS)
        recipes = count.get("recipes", [])
        for written in recipes if isinstance(recipes, list) else [recipes]:
            with faults.gathering():
                recipe = _read_recipe(written)
                sheet.built[number - 1].append(recipe)
                mine.recipes += POINTS[recipe]


def _read_recipe(written: Any) -> Recipe:
    found = members_meant(GAME, Recipe, written)
    if len(found) == 1:
        return found[0]
    if found:
        raise Unreadable("potion-making-ambiguous", written=shown(written), known=found)
    raise Unreadable("potion-making-recipe", written=shown(written))
