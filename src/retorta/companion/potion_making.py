"""The recipe book of Potion-Making, for players at a real table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from retorta.core import codec
from retorta.core.box import Say
from retorta.core.errors import Unknown
from retorta.games.potion_making.cards import (
    ELEMENTS,
    FIRST_RECIPE,
    INGREDIENTS,
    KIND,
    POINTS,
    RECIPE,
    SERVES_AS_ANY,
    Card,
    Element,
    Kind,
    Recipe,
    printed,
)
from retorta.texts import LANGUAGES, Speaker

GAME: Final = "potion-making"


@dataclass(frozen=True)
class Page:
    """One recipe of the book."""

    recipe: Recipe
    kind: Kind
    points: int
    ingredients: tuple[Element | Recipe | Kind, ...]
    """What it is made of; a :class:`Kind` stands for any recipe of that kind."""
    elements: tuple[tuple[Element, ...], ...]
    """What its cards are in the cabinet: a tuple for each card that differs."""
    leads_to: tuple[Recipe, ...]
    """What it is an ingredient of."""


def recipe_book() -> list[Page]:
    """Return all recipes in the order of the component list."""
    return [_page(recipe) for recipe in Recipe]


def leads_to(ingredient: Element | Recipe) -> list[Recipe]:
    """Return the recipes that a thing on the table can become part of."""
    wanted = {int(ingredient)}
    if isinstance(ingredient, Recipe):
        wanted = {FIRST_RECIPE + ingredient, SERVES_AS_ANY[_cards_of(ingredient)[0]]}
    return [recipe for recipe in Recipe if wanted & set(INGREDIENTS[recipe])]


def steps_to(have: Iterable[Element]) -> dict[Recipe, int]:
    """Return what can be made of elements alone, with the number of recipes on the longest way.

    One step means: it can be built at once. Everything is counted on as often as needed;
    at the table an element that lies under a recipe has to come back first.
    """
    elements = {int(element) for element in have}
    steps: dict[Recipe, int] = {}
    # A recipe is made of recipes before it in the book, so one reading is enough.
    for recipe in Recipe:
        ways = [_steps(ingredient, elements, steps) for ingredient in INGREDIENTS[recipe]]
        known = [way for way in ways if way is not None]
        if len(known) == len(ways):
            steps[recipe] = 1 + max(known)
    return steps


def element_named(name: str) -> Element:
    """Return the element a person means: by its id, or by its name in any of our languages."""
    found = _names().get(_folded(name))
    if found is None:
        raise Unknown("potion-making-element", element=name, known=list(Element))
    return found


def plain_book(have: Sequence[Element]) -> dict[str, Any]:
    """Return the book as JSON data; with elements named, what they can become."""
    steps = steps_to(have)
    pages = [
        {**codec.plain(page), "steps": steps.get(page.recipe)}
        for page in recipe_book()
        if not have or page.recipe in steps
    ]
    return {"have": codec.plain(list(have)), "recipes": pages}


def lines(have: Sequence[Element], say: Say) -> list[str]:
    """Return the book as a table to read; with elements named, what they can become."""
    if not have:
        return _table(recipe_book(), say)
    steps = steps_to(have)
    pages = [page for page in recipe_book() if page.recipe in steps]
    if not pages:
        return [say("potion-making-book-nothing", have=list(have))]
    written = [say("potion-making-book-have", have=list(have))]
    for step in sorted(set(steps.values())):
        written.append("")
        written.append(say("potion-making-book-steps", steps=step))
        written.extend(_table([page for page in pages if steps[page.recipe] == step], say))
    return written


def _page(recipe: Recipe) -> Page:
    return Page(
        recipe=recipe,
        kind=Kind(KIND[recipe]),
        points=POINTS[recipe],
        ingredients=tuple(printed(ingredient) for ingredient in INGREDIENTS[recipe]),
        elements=tuple(
            tuple(Element(element) for element in ELEMENTS[card]) for card in _cards_of(recipe)
        ),
        leads_to=tuple(leads_to(recipe)),
    )


def _cards_of(recipe: Recipe) -> list[Card]:
    return [card for card in Card if RECIPE[card] == recipe]


def _steps(ingredient: int, elements: set[int], steps: dict[Recipe, int]) -> int | None:
    thing = printed(ingredient)
    if isinstance(thing, Element):
        return 0 if ingredient in elements else None
    if isinstance(thing, Recipe):
        return steps.get(thing)
    # Two of the kind are needed, so the second quickest decides.
    quickest = sorted(steps[recipe] for recipe in steps if KIND[recipe] == thing)
    return quickest[1] if len(quickest) > 1 else None


@cache
def _names() -> dict[str, Element]:
    names = {}
    for element in Element:
        written = str(codec.plain(element))
        names[_folded(written)] = element
        for language in LANGUAGES:
            say = Speaker(language, GAME).say
            names[_folded(say(f"{GAME}-element-{written}"))] = element
    return names


def _folded(name: str) -> str:
    """Return a name as people type it: any case, ё as е, dashes and spaces alike."""
    spaced = name.casefold().replace("ё", "е").replace("-", " ").replace("_", " ")
    return " ".join(spaced.split())


def _table(pages: list[Page], say: Say) -> list[str]:
    columns = ("points", "recipe", "made-of", "elements", "leads-to")
    rows = [[say(f"potion-making-book-{column}") for column in columns]]
    rows += [_row(page, say) for page in pages]
    widths = [max(len(row[column]) for row in rows) for column in range(len(columns))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _row(page: Page, say: Say) -> list[str]:
    return [
        str(page.points),
        _name(page.recipe, say),
        " + ".join(_name(thing, say) for thing in page.ingredients),
        " / ".join(", ".join(_name(each, say) for each in card) for card in page.elements),
        ", ".join(_name(recipe, say) for recipe in page.leads_to) or "–",
    ]


def _name(thing: Element | Recipe | Kind, say: Say) -> str:
    if isinstance(thing, Kind):
        return say("potion-making-book-any", kind=thing)
    kind = "element" if isinstance(thing, Element) else "recipe"
    return say(f"{GAME}-{kind}-{codec.plain(thing)}")
