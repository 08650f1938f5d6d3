"""What is printed on cards, for the browser to draw; only where views name cards and no more."""

from __future__ import annotations

from typing import Any

from retorta.core import codec
from retorta.games.alchemists import cards as alchemists
from retorta.games.alchemists.rules.reputation import BLUE_FROM, GREEN_FROM, RED_UP_TO
from retorta.games.potion_making import cards as potion_making


def potion_making_cards() -> dict[str, Any]:
    """Return recipe and elements of every card of Potion-Making."""
    return {str(codec.plain(card)): _potion_card(card) for card in potion_making.Card}


def _potion_card(card: potion_making.Card) -> dict[str, Any]:
    elements = [codec.plain(potion_making.Element(each)) for each in potion_making.ELEMENTS[card]]
    recipe = potion_making.RECIPE[card]
    if recipe == potion_making.NOTHING:
        spell = potion_making.Spell(potion_making.SPELL[card])
        return {"spell": codec.plain(spell), "elements": elements}
    asked = [potion_making.printed(each) for each in potion_making.INGREDIENTS[recipe]]
    return {
        "recipe": codec.plain(potion_making.Recipe(recipe)),
        "kind": codec.plain(potion_making.Kind(potion_making.KIND[recipe])),
        "points": potion_making.POINTS[recipe],
        "ingredients": [[codec.kebab(type(each).__name__), codec.plain(each)] for each in asked],
        "elements": elements,
    }


def alchemists_board() -> dict[str, Any]:
    """Return formulas, prices, wishes, spaces and areas as Alchemists prints them."""
    return {
        "formulas": {
            str(codec.plain(formula)): [
                [
                    codec.plain(colour),
                    "-" if alchemists.SIGNS[formula][colour] else "+",
                    alchemists.big(formula, colour),
                ]
                for colour in alchemists.Colour
            ]
            for formula in alchemists.Formula
        },
        "artifacts": {
            str(codec.plain(artifact)): {
                "price": alchemists.ARTIFACT_PRICE[artifact],
                "points": alchemists.ARTIFACT_POINTS[artifact],
                "level": alchemists.ARTIFACT_LEVEL[artifact],
            }
            for artifact in alchemists.Artifact
        },
        "wants": {
            str(codec.plain(adventurer)): [
                codec.plain(alchemists.Potion(potion)) for potion in alchemists.WANTS[adventurer]
            ]
            for adventurer in alchemists.Adventurer
        },
        "spaces": [
            {"players": players, "gold": -gold, "favors": favors, "ingredients": ingredients}
            for players, gold, favors, ingredients in zip(
                alchemists.SPACE_PLAYERS,
                alchemists.SPACE_GOLD,
                alchemists.SPACE_FAVORS,
                alchemists.SPACE_INGREDIENTS,
                strict=True,
            )
        ],
        "zones": {"red": RED_UP_TO, "green": GREEN_FROM, "blue": BLUE_FROM},
        "areas": {
            str(codec.plain(area)): {
                "few": alchemists.COSTS_FEW[area],
                "four": alchemists.COSTS_FOUR[area],
                "opens": alchemists.OPENS[area],
                "closes": alchemists.CLOSES[area],
            }
            for area in alchemists.Area
        },
    }


PRINTED = {"alchemists": alchemists_board, "potion-making": potion_making_cards}
