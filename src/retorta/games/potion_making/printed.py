"""What is printed on the cards, for a page to draw: views only name it."""

from __future__ import annotations

from typing import Any

from retorta.core import codec
from retorta.games.potion_making import cards


def printed_cards() -> dict[str, Any]:
    """Return recipe and elements of every card of Potion-Making."""
    return {str(codec.plain(card)): _potion_card(card) for card in cards.Card}


def _potion_card(card: cards.Card) -> dict[str, Any]:
    elements = [codec.plain(cards.Element(each)) for each in cards.ELEMENTS[card]]
    recipe = cards.RECIPE[card]
    if recipe == cards.NOTHING:
        spell = cards.Spell(cards.SPELL[card])
        return {"spell": codec.plain(spell), "elements": elements}
    ingredients = [cards.printed(each) for each in cards.INGREDIENTS[recipe]]
    return {
        "recipe": codec.plain(cards.Recipe(recipe)),
        "kind": codec.plain(cards.Kind(cards.KIND[recipe])),
        "points": cards.POINTS[recipe],
        "ingredients": [
            [codec.kebab(type(each).__name__), codec.plain(each)] for each in ingredients
        ],
        "elements": elements,
    }
