"""The recipe book of Potion-Making, for players at a real table."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from retorta.core import codec
from retorta.games.potion_making.cards import (
    COPIES,
    ELEMENTS,
    FIRST_RECIPE,
    INGREDIENTS,
    KIND,
    POINTS,
    RECIPE,
    SERVES_AS_ANY,
    SPELL,
    Card,
    Element,
    Kind,
    Recipe,
    Spell,
    printed,
)

Thing = Element | Recipe
"""A thing on the table that can be used for building."""


@dataclass(frozen=True)
class Copy:
    """The element of cards with one face in the cabinet, and their number."""

    elements: tuple[Element, ...]
    copies: int


@dataclass(frozen=True)
class Page:
    """One recipe of the book."""

    recipe: Recipe
    kind: Kind
    points: int
    ingredients: tuple[Element | Recipe | Kind, ...]
    """What it is made of; a :class:`Kind` stands for any recipe of that kind."""
    cards: tuple[Copy, ...]
    leads_to: tuple[Recipe, ...]
    """The recipes that need it."""


@dataclass(frozen=True)
class SpellPage:
    """One spell of the book."""

    spell: Spell
    cards: tuple[Copy, ...]


def recipe_book() -> list[Page]:
    """Return all recipes in the order of the component list."""
    return [_page(recipe) for recipe in Recipe]


def spell_book() -> list[SpellPage]:
    """Return the spells, which are on the cards that have no recipe."""
    return [
        SpellPage(spell, _copies(card for card in Card if SPELL[card] == spell)) for spell in Spell
    ]


def leads_to(ingredient: Thing) -> list[Recipe]:
    """Return the recipes of which a thing on the table can become a part."""
    wanted = {int(ingredient)}
    if isinstance(ingredient, Recipe):
        wanted = {FIRST_RECIPE + ingredient, SERVES_AS_ANY[_cards_of(ingredient)[0]]}
    return [recipe for recipe in Recipe if wanted & set(INGREDIENTS[recipe])]


def steps_to(have: Iterable[Thing]) -> dict[Recipe, int]:
    """Return what can be made from things on the table, with the number of steps it takes.

    One step means that it can be built at once. Everything is assumed to be available as often as
    needed; at the table an element that lies under a recipe has to be returned first.
    """
    things = list(have)
    built = {thing for thing in things if isinstance(thing, Recipe)}
    elements = {int(thing) for thing in things if isinstance(thing, Element)}
    steps: dict[Recipe, int] = dict.fromkeys(built, 0)
    # A recipe is made of earlier recipes in the book, so one pass is enough.
    for recipe in Recipe:
        ways = [_steps(ingredient, elements, steps) for ingredient in INGREDIENTS[recipe]]
        known = [way for way in ways if way is not None]
        if recipe not in built and len(known) == len(ways):
            steps[recipe] = 1 + max(known)
    return {recipe: way for recipe, way in steps.items() if recipe not in built}


def pages_about(things: Collection[Thing | Spell]) -> list[Page | SpellPage]:
    """Return the pages that mention one of these things, as a product or as an ingredient."""
    pages: list[Page | SpellPage] = [*recipe_book(), *spell_book()]
    if not things:
        return pages
    return [page for page in pages if any(_speaks_of(page, thing) for thing in things)]


def plain_book(have: Collection[Thing], about: Collection[Thing | Spell] = ()) -> dict[str, Any]:
    """Return the book as JSON data; if things are given, what they can become."""
    steps = steps_to(have)
    found = pages_about(about)
    recipes = [
        {**codec.plain(page), "steps": steps.get(page.recipe)}
        for page in found
        if isinstance(page, Page) and (not have or page.recipe in steps)
    ]
    spells = [codec.plain(page) for page in found if isinstance(page, SpellPage) and not have]
    return {"have": codec.plain(list(have)), "recipes": recipes, "spells": spells}


def _page(recipe: Recipe) -> Page:
    return Page(
        recipe=recipe,
        kind=Kind(KIND[recipe]),
        points=POINTS[recipe],
        ingredients=tuple(printed(ingredient) for ingredient in INGREDIENTS[recipe]),
        cards=_copies(_cards_of(recipe)),
        leads_to=tuple(leads_to(recipe)),
    )


def _cards_of(recipe: Recipe) -> list[Card]:
    return [card for card in Card if RECIPE[card] == recipe]


def _copies(cards: Iterable[Card]) -> tuple[Copy, ...]:
    return tuple(
        Copy(tuple(Element(element) for element in ELEMENTS[card]), COPIES[card]) for card in cards
    )


def _speaks_of(page: Page | SpellPage, thing: Thing | Spell) -> bool:
    """Whether a page is about a thing, or about something made of it."""
    if isinstance(page, SpellPage):
        return page.spell is thing
    if isinstance(thing, Recipe):
        return page.recipe is thing or page.recipe in leads_to(thing)
    return any(ingredient is thing for ingredient in page.ingredients)


def _steps(ingredient: int, elements: set[int], steps: dict[Recipe, int]) -> int | None:
    thing = printed(ingredient)
    if isinstance(thing, Element):
        return 0 if ingredient in elements else None
    if isinstance(thing, Recipe):
        return steps.get(thing)
    # Two of the kind are needed, so the second quickest one decides.
    quickest = sorted(steps[recipe] for recipe in steps if KIND[recipe] == thing)
    return quickest[1] if len(quickest) > 1 else None
