"""What a table corrects from its own box: the printed values that had to be reconstructed.

A small TOML file with some of the tables of ``board.toml`` and ``cards.toml``: ``[conference]``,
``[[grant]]``, ``[discounts]``, ``[[space]]``, ``[green]``, ``[[area]]``. Whatever it leaves out
stays as it is here.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from retorta.core import source
from retorta.core.errors import BadOption
from retorta.core.source import Source
from retorta.games.alchemists.cards import (
    CONFERENCES,
    COSTS_FEW,
    COSTS_FOUR,
    FACES,
    GRANT_INGREDIENTS,
    GRANT_POINTS,
    GREEN_REWARD,
    SPACE_FAVORS,
    SPACE_GOLD,
    SPACE_INGREDIENTS,
    SPACE_PLAYERS,
    Area,
    Grant,
    Ingredient,
    Level,
    cubes_for,
)

LONGEST: Final = 10_000
"""In characters; a full file with its comments has four thousand."""
TABLES: Final = ("conference", "grant", "discounts", "space", "green", "area")
FEWEST_ON_GRANT: Final = 3
CONFERENCE_TILES: Final = 2
SEATS: Final = (2, 3, 4)
MOST: Final = 9
"""No number on these tiles is larger, in either direction."""
MOST_ON_SPACE: Final = 4
MOST_ACTIONS: Final = 3
MOST_CUBES: Final = 3
"""No action of the board asks for more than two."""


@dataclass(frozen=True)
class Printed:
    """The values that a table may correct."""

    conferences: tuple[tuple[tuple[int, ...], ...], ...]
    """Change of reputation by level, conference and number of seals."""
    grants: tuple[tuple[Ingredient, ...], ...]
    """The ingredients of each grant."""
    grant_points: tuple[int, ...]
    faces: tuple[int, ...]
    """Smiling faces on the discount cards."""
    space_players: tuple[int, ...]
    """Fewest players who may choose each space of the order track, top first."""
    space_gold: tuple[int, ...]
    space_favors: tuple[int, ...]
    space_ingredients: tuple[int, ...]
    green: tuple[int, int]
    """Favors and ingredients of the green space."""
    debunk_few: tuple[int, ...]
    """Cubes for each action of debunking, two or three players."""
    debunk_four: tuple[int, ...]


AS_RECONSTRUCTED: Final = Printed(
    tuple(tuple(tuple(tile) for tile in tiles) for tiles in CONFERENCES),
    tuple(tuple(grant) for grant in GRANT_INGREDIENTS),
    tuple(GRANT_POINTS),
    tuple(FACES),
    tuple(SPACE_PLAYERS),
    tuple(SPACE_GOLD),
    tuple(SPACE_FAVORS),
    tuple(SPACE_INGREDIENTS),
    (GREEN_REWARD[0], GREEN_REWARD[1]),
    tuple(COSTS_FEW[Area.DEBUNK]),
    tuple(COSTS_FOUR[Area.DEBUNK]),
)


def cubes_at(printed: Printed, seats: int, area: int) -> list[int]:
    """Return the cubes that an area asks for its first action, its second, and so on."""
    if area == Area.DEBUNK:
        return list(printed.debunk_four if seats > 3 else printed.debunk_few)
    return cubes_for(seats, area)


def corrected(text: str) -> Printed:
    """Return the printed values with the corrections of *text*, or raise :class:`BadOption`."""
    if not text.strip():
        return AS_RECONSTRUCTED
    given = Source("alchemists", text, LONGEST)
    for table in given.tables:
        if table not in TABLES:
            raise _wrong(given.line(table), "table", found=table, known=list(TABLES))
    grants, points = _grants(given)
    players, gold, favors, ingredients = _spaces(given)
    few, four = _debunking(given)
    return Printed(
        conferences=_conferences(given),
        grants=grants,
        grant_points=points,
        faces=_faces(given),
        space_players=players,
        space_gold=gold,
        space_favors=favors,
        space_ingredients=ingredients,
        green=_green(given),
        debunk_few=few,
        debunk_four=four,
    )


def grants_stated(text: str) -> list[Grant]:
    """Return the grants whose points are in a file; for those it leaves out our values are used."""
    if not text.strip():
        return []
    given = Source("alchemists", text, LONGEST)
    names = {grant.name.lower(): grant for grant in Grant}
    rows = _rows(given, "grant", len(names), {"name", "ingredients", "points"})
    return [names[entry["name"]] for entry in rows if "points" in entry]


def _wrong(line: int, name: str, **parts: object) -> BadOption:
    return source.wrong("alchemists", line, name, **parts)


def _conferences(given: Source) -> tuple[tuple[tuple[int, ...], ...], ...]:
    sides = list(AS_RECONSTRUCTED.conferences)
    table = _table(given, "conference", [level.name.lower() for level in Level])
    for name, tiles in table.items():
        line = given.line("conference", 0, name)
        if not isinstance(tiles, list) or len(tiles) != CONFERENCE_TILES:
            raise _wrong(line, "tiles", entry=name)
        sides[Level[name.upper()]] = tuple(
            _numbers(line, name, tile, -MOST, MOST) for tile in tiles
        )
    return tuple(sides)


def _grants(given: Source) -> tuple[tuple[tuple[Ingredient, ...], ...], tuple[int, ...]]:
    grants = list(AS_RECONSTRUCTED.grants)
    points = list(AS_RECONSTRUCTED.grant_points)
    names = [grant.name.lower() for grant in Grant]
    rows = _rows(given, "grant", len(names), {"name", "ingredients", "points"})
    seen: list[str] = []
    for index, entry in enumerate(rows):
        line = given.line("grant", index, "name")
        name = _one_of(line, "name", entry.get("name"), names)
        if name in seen:
            raise _wrong(line, "twice", entry="grant", found=name)
        seen.append(name)
        if "ingredients" in entry:
            line = given.line("grant", index, "ingredients")
            grants[Grant[name.upper()]] = _ingredients(line, entry["ingredients"])
        if "points" in entry:
            line = given.line("grant", index, "points")
            points[Grant[name.upper()]] = _number(line, "points", entry["points"], 0, MOST)
    return tuple(grants), tuple(points)


def _ingredients(line: int, found: Any) -> tuple[Ingredient, ...]:
    if not isinstance(found, list):
        raise _wrong(line, "ingredients", fewest=FEWEST_ON_GRANT)
    names = [ingredient.name.lower() for ingredient in Ingredient]
    kinds = [Ingredient[_one_of(line, "ingredients", name, names).upper()] for name in found]
    if len(set(kinds)) != len(kinds) or len(kinds) < FEWEST_ON_GRANT:
        raise _wrong(line, "ingredients", fewest=FEWEST_ON_GRANT)
    return tuple(kinds)


def _faces(given: Source) -> tuple[int, ...]:
    table = _table(given, "discounts", ["faces"])
    if "faces" not in table:
        return AS_RECONSTRUCTED.faces
    line = given.line("discounts", 0, "faces")
    faces = _numbers(line, "faces", table["faces"], 0, MOST)
    if len(faces) != len(AS_RECONSTRUCTED.faces):
        raise _wrong(line, "faces", expected=len(AS_RECONSTRUCTED.faces), found=len(faces))
    return faces


def _spaces(given: Source) -> tuple[tuple[int, ...], ...]:
    """3.1 Spaces are named by their number from the top; each seat must find one it can pay."""
    usual = AS_RECONSTRUCTED
    tracks = {
        "players": list(usual.space_players),
        "gold": list(usual.space_gold),
        "favors": list(usual.space_favors),
        "ingredients": list(usual.space_ingredients),
    }
    spaces = len(usual.space_players)
    seen: list[int] = []
    for index, entry in enumerate(_rows(given, "space", spaces, {"number", *tracks})):
        line = given.line("space", index, "number")
        number = _number(line, "number", entry.get("number"), 1, spaces)
        if number in seen:
            raise _wrong(line, "twice", entry="space", found=str(number))
        seen.append(number)
        for key in tracks.keys() & entry.keys():
            line = given.line("space", index, key)
            fewest, most = (SEATS[0], SEATS[-1]) if key == "players" else (0, MOST_ON_SPACE)
            tracks[key][number - 1] = _number(line, key, entry[key], fewest, most)
    for seats in SEATS:
        pairs = zip(tracks["players"], tracks["gold"], strict=True)
        free = sum(players <= seats and not gold for players, gold in pairs)
        if free < seats:
            raise _wrong(given.line("space"), "spaces", players=seats, found=free)
    return tuple(tuple(track) for track in tracks.values())


def _green(given: Source) -> tuple[int, int]:
    table = _table(given, "green", ["favors", "ingredients"])
    favors, ingredients = AS_RECONSTRUCTED.green
    line = given.line("green", 0, "favors")
    favors = _number(line, "favors", table.get("favors", favors), 0, MOST_ON_SPACE)
    line = given.line("green", 0, "ingredients")
    return favors, _number(
        line, "ingredients", table.get("ingredients", ingredients), 0, MOST_ON_SPACE
    )


def _debunking(given: Source) -> tuple[tuple[int, ...], tuple[int, ...]]:
    few, four = AS_RECONSTRUCTED.debunk_few, AS_RECONSTRUCTED.debunk_four
    for index, entry in enumerate(_rows(given, "area", 1, {"name", "few", "four"})):
        _one_of(given.line("area", index, "name"), "name", entry.get("name"), ["debunk"])
        if "few" in entry:
            few = _cubes(given.line("area", index, "few"), "few", entry["few"])
        if "four" in entry:
            four = _cubes(given.line("area", index, "four"), "four", entry["four"])
    return few, four


def _cubes(line: int, key: str, found: Any) -> tuple[int, ...]:
    cubes = _numbers(line, key, found, 1, MOST_CUBES)
    if len(cubes) > MOST_ACTIONS:
        raise _wrong(line, "actions", entry=key, found=len(cubes), most=MOST_ACTIONS)
    return cubes


def _table(given: Source, name: str, known: Collection[str]) -> dict[str, Any]:
    found = given.tables.get(name, {})
    if not isinstance(found, dict):
        raise _wrong(given.line(name), "shape", entry=name)
    for key in found:
        if key not in known:
            raise _wrong(given.line(name, 0, key), "key", found=key, known=sorted(known))
    return found


def _rows(given: Source, name: str, most: int, known: Collection[str]) -> list[dict[str, Any]]:
    found = given.tables.get(name, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise _wrong(given.line(name), "shape", entry=name)
    if len(found) > most:
        raise _wrong(given.line(name, most), "many", entry=name, found=len(found), most=most)
    for index, entry in enumerate(found):
        for key in entry:
            if key not in known:
                line = given.line(name, index, key)
                raise _wrong(line, "key", found=key, known=sorted(known))
    return found


def _numbers(line: int, key: str, found: Any, fewest: int, most: int) -> tuple[int, ...]:
    if not isinstance(found, list) or not found:
        raise _wrong(line, "shape", entry=key)
    return tuple(_number(line, key, number, fewest, most) for number in found)


def _number(line: int, key: str, found: Any, fewest: int, most: int) -> int:
    if type(found) is not int or not fewest <= found <= most:
        raise _wrong(line, "number", entry=key, found=_written(found), fewest=fewest, most=most)
    return found


def _one_of(line: int, key: str, found: Any, known: list[str]) -> str:
    if not isinstance(found, str) or found not in known:
        raise _wrong(line, "unknown", entry=key, found=_written(found), known=known)
    return found


def _written(found: Any) -> str:
    return "—" if found is None else str(found)
