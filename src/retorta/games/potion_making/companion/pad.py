"""The score pad of Potion-Making: kept during the game, or counted at its end.

During the game, each line says who built what, and from whose recipes, so that no half is
forgotten. At the end this can no longer be seen, so players count their halves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
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
    KIND,
    POINTS,
    RECIPE,
    SPELL,
    Element,
    Kind,
    Recipe,
    Spell,
    printed,
)
from retorta.games.potion_making.rules.cabinet import POINTS_FOR_NEW_ELEMENT
from retorta.games.potion_making.rules.end import winners
from retorta.games.potion_making.rules.recipes import share_of
from retorta.games.potion_making.rules.set_up import CARDS_OPENED
from retorta.games.potion_making.rules.turn import FULL_HAND

GAME: Final = "potion-making"
SHEET: Final = ("players", "turns", "counts")
TURN: Final = ("player", "elements", "recipe", "from")
COUNT: Final = ("elements", "recipes", "halves")
MOST_ON_A_CARD: Final = max(map(len, ELEMENTS))
"""5. The most new elements that one card can bring to the cabinet."""
CARDS_OF: Final = [
    sum(copies for card, copies in enumerate(COPIES) if RECIPE[card] == recipe) for recipe in Recipe
]
"""The number of cards with each recipe."""
TAKEN_BACK: Final = sum(
    copies for card, copies in enumerate(COPIES) if SPELL[card] == Spell.KNOWLEDGE
)
"""2. How many cards can be played twice: each Spell of Knowledge takes back a played card."""


@dataclass
class Points:
    """The sources of one player's points."""

    elements: int = 0
    recipes: int = 0
    halves: int = 0

    def total(self) -> int:
        """Return the total."""
        return self.elements + self.recipes + self.halves


@dataclass(frozen=True)
class Line:
    """One turn that scored, and everybody's points from it."""

    seat: Seat
    elements: int
    """Elements new to the cabinet; none if a recipe was built."""
    recipe: Recipe | None
    owners: list[Seat]
    """The other players whose recipes it was made from."""
    points: list[int]
    """By seat."""


@dataclass(frozen=True)
class Sheet:
    """A sheet that was read and can be right."""

    names: list[str]
    lines: list[Line] | None
    """Turn by turn; ``None`` if only the end is counted."""
    built: list[list[Recipe]]
    """By seat."""
    points: list[Points]


@dataclass(frozen=True)
class Often:
    """A recipe that was built more often than it has cards, which needs a Spell of Knowledge."""

    recipe: Recipe
    found: int
    most: int


@dataclass(frozen=True)
class Moved:
    """A half for a player who has built no such recipe: a spell must have given it to them."""

    turn: int
    """Counted from one."""
    recipe: Recipe
    owner: Seat


class PotionMakingPad:
    """Counts a game of Potion-Making from its turns, or from the table at its end."""

    options: tuple[str, ...] = ()

    def template(self, seats: int, say: Say) -> str:
        names = [say("core-player", number=seat + 1) for seat in range(seats)]
        written = [*remark(say("potion-making-sheet-template"))]
        written.append(f"players = {listed(names)}")
        written += ["", *remark(say("potion-making-sheet-template-turns"))]
        written += [f'[[turns]]\nplayer = "{names[0]}"\nelements = 1']
        recipe = say("potion-making-recipe-divination-infusion")
        written += [f'[[turns]]\nplayer = "{names[0]}"\nrecipe = "{recipe}"']
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
        for moved in given_by_spells(read):
            parts = {"turn": moved.turn, "recipe": moved.recipe, "player": moved.owner + 1}
            remarks.append(Remark("potion-making-by-spell", **parts))
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
    """Return the content of a sheet, or refuse it with all its faults."""
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
    odd = sum(each.found - each.most for each in built_too_often(read))
    if odd > TAKEN_BACK:
        faults.add(Unreadable("potion-making-sheet-too-often", found=odd, most=TAKEN_BACK))
    faults.tell()
    return read


def plain_sheet(sheet: Sheet) -> dict[str, Any]:
    """Return a sheet in its written form: recipes by their ids, players by number."""
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
    """Return recipes built more often than there are cards: odd, but it may be right."""
    built = [recipe for own in sheet.built for recipe in own]
    return [
        Often(recipe, built.count(recipe), CARDS_OF[recipe])
        for recipe in Recipe
        if built.count(recipe) > CARDS_OF[recipe]
    ]


def given_by_spells(sheet: Sheet) -> list[Moved]:
    """Return the halves for recipes that their owners have not built: odd, but it may be right."""
    built: list[list[Recipe]] = [[] for _ in sheet.names]
    moved: list[Moved] = []
    for turn, line in enumerate(sheet.lines or [], 1):
        if line.recipe is None:
            continue
        moved += [Moved(turn, line.recipe, owner) for owner in _by_spell(line, built)]
        built[line.seat].append(line.recipe)
    return moved


def most_elements(seats: int) -> int:
    """Return more new elements than one player can bring to the cabinet in a game.

    In every turn one card other than a spell is played. Until the deck is empty, nobody can be two
    turns ahead of another, and then everybody has a hand to play.
    """
    played = CARDS_IN_THE_BOX - CARDS_OPENED + TAKEN_BACK
    cards = played // seats + 1 + FULL_HAND + TAKEN_BACK
    more = sum(
        copies * (len(elements) - 1) for copies, elements in zip(COPIES, ELEMENTS, strict=True)
    )
    return cards + more + TAKEN_BACK * (MOST_ON_A_CARD - 1)


def most_halves() -> int:
    """Return a player's points for halves if their recipes went into all recipes of the others."""
    shares = [share_of(POINTS[recipe]) if built_ingredients(recipe) else 0 for recipe in Recipe]
    every = sum(share * CARDS_OF[recipe] for recipe, share in enumerate(shares))
    return every + TAKEN_BACK * max(shares)


def serves_as(thing: Recipe | Kind, built: Recipe) -> bool:
    """Tell whether a built recipe is such an ingredient."""
    return built is thing if isinstance(thing, Recipe) else KIND[built] == thing


def built_ingredients(recipe: Recipe) -> list[Recipe | Kind]:
    """Return the ingredients of a recipe that are built recipes, each with an owner."""
    things = [printed(ingredient) for ingredient in INGREDIENTS[recipe]]
    return [thing for thing in things if not isinstance(thing, Element)]


def _by_spell(line: Line, built: list[list[Recipe]]) -> Iterator[Seat]:
    """Return the players whose halves are not explained by recipes they have built themselves."""
    if line.recipe is None:
        return
    things = built_ingredients(line.recipe)

    def unbuilt(places: tuple[Recipe | Kind, ...]) -> list[Seat]:
        return [
            owner
            for owner, thing in zip(line.owners, places, strict=True)
            if not any(serves_as(thing, each) for each in built[owner])
        ]

    # The owners of the ingredients are not written down; assume the best match.
    yield from min(map(unbuilt, permutations(things, len(line.owners))), key=len)


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
            # If an earlier turn could not be read, it is unknown what was built in it.
            for owner in line.owners if not faults.found else ():
                if not sheet.built[owner]:
                    # A spell gives nothing to a player who has built nothing.
                    parts = {"turn": number, "player": owner + 1}
                    raise Unreadable("potion-making-sheet-nothing-built", **parts)
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
    """Add the results of a turn to what everybody has."""
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
            most = most_elements(len(sheet.names))
            elements = read_count(count.get("elements", 0), "elements", most)
            mine.elements = elements * POINTS_FOR_NEW_ELEMENT
        with faults.gathering():
            mine.halves = read_count(count.get("halves", 0), "halves", most_halves())
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
