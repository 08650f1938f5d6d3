"""The score pad of Potion-Making: line by line as the game goes, or counted at the end.

As the game goes, a line tells who built what and whose recipes it was made from, so that no
half is forgotten. At the end there is no telling any more, so players count their halves.
"""

from __future__ import annotations

from typing import Any, Final

from retorta.companion.names import members_meant, shown
from retorta.companion.pads.faults import Faults
from retorta.companion.pads.pad import Remark, ScorePad
from retorta.companion.pads.players import listed, read_count, read_names, read_seat
from retorta.companion.pads.sheet import check_parts
from retorta.core.box import Say
from retorta.core.errors import Unreadable
from retorta.core.source import remark
from retorta.core.words import Seat
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import (
    CARDS_IN_THE_BOX,
    COPIES,
    ELEMENTS,
    POINTS,
    RECIPE,
    Recipe,
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
"""5. New elements that one card can bring to the cabinet."""
CARDS_OF: Final = [
    sum(copies for card, copies in enumerate(COPIES) if RECIPE[card] == recipe) for recipe in Recipe
]
"""How many cards each recipe is on."""


class Points:
    """What one player's points come from."""

    def __init__(self) -> None:
        self.elements = 0
        self.recipes = 0
        self.halves = 0

    def total(self) -> int:
        """Return all of them."""
        return self.elements + self.recipes + self.halves


class PotionMakingPad:
    """Counts a game of Potion-Making from its turns, or from what lies there at its end."""

    options: tuple[str, ...] = ()

    def template(self, seats: int, say: Say) -> str:
        names = [say("core-player", number=seat + 1) for seat in range(seats)]
        written = [*remark(say("potion-making-sheet-template"))]
        written.append(f"players = {listed(names)}")
        written += ["", *remark(say("potion-making-sheet-template-turns"))]
        written += [f'[[turns]]\nplayer = "{names[0]}"\nelements = 1']
        recipe = say("potion-making-recipe-love-potion")
        written += [f'[[turns]]\nplayer = "{names[1]}"\nrecipe = "{recipe}"\nfrom = ["{names[0]}"]']
        written += ["", *remark(say("potion-making-sheet-template-counts"))]
        for name in names:
            written.append(f"# [[counts]]  # {name}\n# elements = 0\n# recipes = []\n# halves = 0")
        return "\n".join(written) + "\n"

    def result(self, sheet: Any, remarks: list[Remark]) -> dict[str, Any]:
        names, points = _read(sheet, remarks)
        totals = [each.total() for each in points]
        return {
            "names": names,
            "players": [
                {"elements": each.elements, "recipes": each.recipes, "halves": each.halves}
                for each in points
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


def _read(sheet: Any, remarks: list[Remark]) -> tuple[list[str], list[Points]]:
    """Return the names and points of a sheet, or refuse it with all that is wrong."""
    if not isinstance(sheet, dict) or ("turns" in sheet) == ("counts" in sheet):
        raise Unreadable("potion-making-sheet")
    faults = Faults()
    check_parts(sheet, SHEET, faults)
    counts = sheet.get("counts", [])
    unnamed = [""] * len(counts) if isinstance(counts, list) else []
    names = read_names(sheet.get("players", unnamed), BOX.seats, faults)
    points = [Points() for _ in names]
    if "turns" in sheet:
        built = _read_turns(sheet["turns"], names, points, faults)
    else:
        built = _read_counts(counts, points, faults)
    faults.tell()
    _compare_with_box(built, remarks)
    return names, points


def _read_turns(turns: Any, names: list[str], points: list[Points], faults: Faults) -> list[Recipe]:
    if not isinstance(turns, list) or len(turns) > CARDS_IN_THE_BOX:
        raise Unreadable("potion-making-sheet-turns", most=CARDS_IN_THE_BOX)
    built: list[Recipe] = []
    for number, turn in enumerate(turns, 1):
        if not isinstance(turn, dict) or set(turn) - set(TURN):
            faults.add(Unreadable("potion-making-sheet-turn", turn=number, known=list(TURN)))
            continue
        with faults.gathering():
            _read_turn(number, turn, names, points, built)
    return built


def _read_turn(
    number: int, turn: dict[str, Any], names: list[str], points: list[Points], built: list[Recipe]
) -> None:
    seat = read_seat(turn.get("player"), names)
    if ("elements" in turn) == ("recipe" in turn):
        raise Unreadable("potion-making-sheet-turn", turn=number, known=list(TURN))
    if "elements" in turn:
        new = read_count(turn["elements"], "elements", MOST_ON_A_CARD)
        points[seat].elements += new * POINTS_FOR_NEW_ELEMENT
        return
    recipe = _read_recipe(turn["recipe"])
    helpers = turn.get("from", [])
    if not isinstance(helpers, list):
        raise Unreadable("potion-making-sheet-turn", turn=number, known=list(TURN))
    built.append(recipe)
    points[seat].recipes += POINTS[recipe]
    owners: set[Seat] = {read_seat(name, names) for name in helpers}
    for owner in owners - {seat}:
        points[owner].halves += share_of(POINTS[recipe])


def _read_counts(counts: Any, points: list[Points], faults: Faults) -> list[Recipe]:
    if not isinstance(counts, list) or len(counts) != len(points):
        raise Unreadable("potion-making-sheet-counts", players=len(points))
    built: list[Recipe] = []
    for number, count in enumerate(counts, 1):
        if not isinstance(count, dict) or set(count) - set(COUNT):
            faults.add(Unreadable("potion-making-sheet-count", player=number, known=list(COUNT)))
            continue
        mine = points[number - 1]
        with faults.gathering():
            elements = read_count(count.get("elements", 0), "elements", CARDS_IN_THE_BOX)
            mine.elements = elements * POINTS_FOR_NEW_ELEMENT
        with faults.gathering():
            mine.halves = read_count(count.get("halves", 0), "halves", MOST_POINTS)
        recipes = count.get("recipes", [])
        for written in recipes if isinstance(recipes, list) else [recipes]:
            with faults.gathering():
                recipe = _read_recipe(written)
                built.append(recipe)
                mine.recipes += POINTS[recipe]
    return built


def _read_recipe(written: Any) -> Recipe:
    found = members_meant(GAME, Recipe, written)
    if len(found) == 1:
        return found[0]
    if found:
        raise Unreadable("potion-making-ambiguous", written=shown(written), known=found)
    raise Unreadable("potion-making-recipe", written=shown(written))


def _compare_with_box(built: list[Recipe], remarks: list[Remark]) -> None:
    """Remark on a recipe built more often than it has cards: it takes a spell of Knowledge."""
    for recipe in Recipe:
        found = built.count(recipe)
        if found > CARDS_OF[recipe]:
            parts = {"recipe": recipe, "found": found, "most": CARDS_OF[recipe]}
            remarks.append(Remark("potion-making-more-than-box", **parts))
