"""A data file to correct: every value that may be different in somebody's box."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from retorta.core.box import Say
from retorta.core.source import remark
from retorta.games.alchemists.cards import Grant, Ingredient, Level
from retorta.games.alchemists.corrections import AS_RECONSTRUCTED, TABLES, Printed

REMARKS: Final = ("alchemists-template", *(f"alchemists-template-{name}" for name in TABLES))
"""The sentences that stand in the file as comments: what it is, and what each table says."""


def template(say: Say) -> str:
    """Return the file with comments in the reader's language; as it is, it changes nothing."""
    return data_file(AS_RECONSTRUCTED, say)


def data_file(printed: Printed, say: Say, unread: Collection[Grant] = ()) -> str:
    """Return values as a table's data file; points that nobody read off a box are commented out."""
    written = [*remark(say("alchemists-template"))]
    lines = {
        "conference": _conferences(printed),
        "grant": _grants(printed, unread),
        "discounts": ["[discounts]", f"faces = {list(printed.faces)}"],
        "space": _spaces(printed),
        "green": _green(printed),
        "area": _debunking(printed),
    }
    for name in TABLES:
        written.extend(["", *remark(say(f"alchemists-template-{name}")), *lines[name]])
    return "\n".join(written) + "\n"


def _conferences(printed: Printed) -> list[str]:
    return [
        "[conference]",
        *(
            f"{level.name.lower()} = {[list(tile) for tile in printed.conferences[level]]}"
            for level in Level
        ),
    ]


def _grants(printed: Printed, unread: Collection[Grant]) -> list[str]:
    written: list[str] = []
    for grant in Grant:
        written.append("[[grant]]")
        written.append(f'name = "{grant.name.lower()}"')
        written.append(f"ingredients = [{', '.join(map(_named, printed.grants[grant]))}]")
        mark = "# " if grant in unread else ""
        written.append(f"{mark}points = {printed.grant_points[grant]}")
    return written


def _named(ingredient: Ingredient) -> str:
    return f'"{ingredient.name.lower()}"'


def _spaces(printed: Printed) -> list[str]:
    written: list[str] = []
    for space in range(len(printed.space_players)):
        written.append("[[space]]")
        written.append(f"number = {space + 1}")
        written.append(f"players = {printed.space_players[space]}")
        written.append(f"gold = {printed.space_gold[space]}")
        written.append(f"favors = {printed.space_favors[space]}")
        written.append(f"ingredients = {printed.space_ingredients[space]}")
    return written


def _green(printed: Printed) -> list[str]:
    favors, ingredients = printed.green
    return ["[green]", f"favors = {favors}", f"ingredients = {ingredients}"]


def _debunking(printed: Printed) -> list[str]:
    return [
        "[[area]]",
        'name = "debunk"',
        f"few = {list(printed.debunk_few)}",
        f"four = {list(printed.debunk_four)}",
    ]
