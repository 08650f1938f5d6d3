"""What a table corrects from its own box: the printed values that had to be reconstructed.

A small TOML file with some of the tables of ``board.toml`` and ``cards.toml``:
``[conference]``, ``[[grant]]``, ``[discounts]``. Whatever it leaves out stays as it is here.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final

from retorta.core.errors import BadOption
from retorta.games.alchemists.cards import (
    CONFERENCES,
    FACES,
    GRANT_INGREDIENTS,
    GRANT_POINTS,
    Grant,
    Ingredient,
    Level,
)

LONGEST: Final = 10_000
"""In characters; a full file has a few hundred."""
TABLES: Final = ("conference", "grant", "discounts")
FEWEST_ON_GRANT: Final = 3
MOST: Final = 9
"""No number on these tiles is larger, in either direction."""


@dataclass(frozen=True)
class Printed:
    """The values that a table may correct."""

    conferences: tuple[tuple[tuple[int, ...], ...], ...]
    """Change of reputation by level, conference and number of seals."""
    grants: tuple[tuple[int, ...], ...]
    """The ingredients of each grant."""
    grant_points: tuple[int, ...]
    faces: tuple[int, ...]
    """Smiling faces on the discount cards."""


AS_RECONSTRUCTED: Final = Printed(
    tuple(tuple(tuple(tile) for tile in tiles) for tiles in CONFERENCES),
    tuple(tuple(grant) for grant in GRANT_INGREDIENTS),
    tuple(GRANT_POINTS),
    tuple(FACES),
)


def corrected(text: str) -> Printed:
    """Return the printed values with the corrections of *text*, or raise :class:`BadOption`."""
    if not text.strip():
        return AS_RECONSTRUCTED
    if len(text) > LONGEST:
        raise BadOption("alchemists-data-long", most=LONGEST)
    try:
        given: dict[str, Any] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadOption("alchemists-data-toml", problem=str(problem)) from None
    for table in given:
        _demand(table in TABLES, table)
    grants, points = _grants(given.get("grant", []))
    faces = AS_RECONSTRUCTED.faces
    if "discounts" in given:
        _demand(
            isinstance(given["discounts"], dict) and set(given["discounts"]) == {"faces"}, "faces"
        )
        faces = _numbers(given["discounts"]["faces"], 0, "faces")
        _demand(len(faces) == len(AS_RECONSTRUCTED.faces), "faces")
    return Printed(_conferences(given.get("conference", {})), grants, points, faces)


def _demand(fits: bool, entry: str) -> None:
    if not fits:
        raise BadOption("alchemists-data-entry", entry=entry, known=list(TABLES))


def _numbers(found: object, least: int, entry: str) -> tuple[int, ...]:
    if not isinstance(found, list) or not found:
        raise BadOption("alchemists-data-entry", entry=entry, known=list(TABLES))
    for number in found:
        _demand(type(number) is int and least <= number <= MOST, entry)
    return tuple(found)


def _conferences(given: object) -> tuple[tuple[tuple[int, ...], ...], ...]:
    if not isinstance(given, dict):
        raise BadOption("alchemists-data-entry", entry="conference", known=list(TABLES))
    sides = list(AS_RECONSTRUCTED.conferences)
    for name, tiles in given.items():
        levels = [level for level in Level if level.name.lower() == name]
        _demand(bool(levels) and isinstance(tiles, list) and len(tiles) == 2, str(name))
        sides[levels[0]] = tuple(_numbers(tile, -MOST, str(name)) for tile in tiles)
    return tuple(sides)


def _grants(given: object) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    grants = list(AS_RECONSTRUCTED.grants)
    points = list(AS_RECONSTRUCTED.grant_points)
    if not isinstance(given, list):
        raise BadOption("alchemists-data-entry", entry="grant", known=list(TABLES))
    for entry in given:
        _demand(
            isinstance(entry, dict) and set(entry) <= {"name", "ingredients", "points"}, "grant"
        )
        found = [grant for grant in Grant if grant.name.lower() == entry.get("name")]
        _demand(len(found) == 1, "grant")
        if "ingredients" in entry:
            grants[found[0]] = _ingredients(entry["ingredients"])
        if "points" in entry:
            points[found[0]] = _numbers([entry["points"]], 0, "points")[0]
    return tuple(grants), tuple(points)


def _ingredients(found: object) -> tuple[int, ...]:
    names = {ingredient.name.lower(): int(ingredient) for ingredient in Ingredient}
    if not isinstance(found, list):
        raise BadOption("alchemists-data-entry", entry="ingredients", known=list(names))
    for name in found:
        if not isinstance(name, str) or name not in names:
            raise BadOption("alchemists-data-entry", entry=str(name), known=list(names))
    kinds = tuple(names[name] for name in found)
    _demand(len(set(kinds)) == len(kinds) and len(kinds) >= FEWEST_ON_GRANT, "ingredients")
    return kinds
