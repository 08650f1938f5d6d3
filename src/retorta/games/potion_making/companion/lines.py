"""The recipe book as lines of text, narrow enough for a phone held upright."""

from __future__ import annotations

from collections.abc import Collection
from textwrap import wrap
from typing import Final

from retorta.core.box import Say
from retorta.games.potion_making.cards import Element, Kind, Recipe, Spell
from retorta.games.potion_making.companion.book import (
    Copy,
    Page,
    SpellPage,
    Thing,
    pages_about,
    recipe_book,
    steps_to,
)

WIDTH: Final = 79
INDENT: Final = "    "


def book_lines(about: Collection[Thing | Spell], say: Say) -> list[str]:
    """Return the whole book, or the pages that mention one of these things."""
    return [line for page in pages_about(about) for line in _page(page, say)]


def lines_of_what_can_be_made(have: Collection[Thing], say: Say) -> list[str]:
    """Return what can be built from things on the table, the quickest first."""
    steps = steps_to(have)
    if not steps:
        return _wrapped(say("potion-making-book-nothing", have=list(have)), "")
    written = _wrapped(say("potion-making-book-have", have=list(have)), "")
    for step in sorted(set(steps.values())):
        written += ["", say("potion-making-book-steps", steps=step)]
        for page in recipe_book():
            if steps.get(page.recipe) == step:
                written += _page(page, say)
    return written


def _page(page: Page | SpellPage, say: Say) -> list[str]:
    if isinstance(page, SpellPage):
        effect = say(f"potion-making-web-spell-{page.spell.name.lower()}")
        return [
            say("potion-making-book-spell", spell=page.spell),
            *_wrapped(effect, INDENT),
            *_wrapped(_cards(page.cards, say), INDENT),
        ]
    made_of = " + ".join(_name(thing, say) for thing in page.ingredients)
    lines = [
        say("potion-making-book-recipe", recipe=page.recipe, kind=page.kind, points=page.points),
        *_wrapped(say("potion-making-book-made-of", things=made_of), INDENT),
        *_wrapped(_cards(page.cards, say), INDENT),
    ]
    if page.leads_to:
        lines += _wrapped(say("potion-making-book-leads-to", recipes=list(page.leads_to)), INDENT)
    return lines


def _cards(cards: tuple[Copy, ...], say: Say) -> str:
    """Return what the cards are in the cabinet; a card with three elements is any of them."""
    faces = ["/".join(_name(each, say) for each in card.elements) for card in cards]
    counted = [
        face if card.copies == 1 else f"{face} ×{card.copies}"
        for face, card in zip(faces, cards, strict=True)
    ]
    return say("potion-making-book-cards", faces=counted, copies=sum(card.copies for card in cards))


def _name(thing: Element | Recipe | Kind, say: Say) -> str:
    if isinstance(thing, Kind):
        return say("potion-making-any", kind=thing)
    kind = "element" if isinstance(thing, Element) else "recipe"
    return say(f"potion-making-{kind}-{thing.name.lower().replace('_', '-')}")


def _wrapped(text: str, indent: str) -> list[str]:
    return wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  " if indent else ""
    )
