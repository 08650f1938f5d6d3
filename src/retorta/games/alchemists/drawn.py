"""What is printed on cards and boards, for a page to draw: views name it and no more."""

from __future__ import annotations

from typing import Any

from retorta.core import codec
from retorta.games.alchemists import cards
from retorta.games.alchemists.knowledge import POTIONS_OF_QUALITY
from retorta.games.alchemists.rules.end_of_round import CONFERENCE_ROUNDS
from retorta.games.alchemists.rules.reputation import BLUE_FROM, GREEN_FROM, RED_UP_TO


def printed_board() -> dict[str, Any]:
    """Return formulas, prices, wishes, spaces and areas as Alchemists prints them.

    And, as the table of its program has it, what a sale tells of the potion.
    """
    return {
        "formulas": {
            str(codec.plain(formula)): [
                [
                    codec.plain(colour),
                    "-" if cards.SIGNS[formula][colour] else "+",
                    cards.big(formula, colour),
                ]
                for colour in cards.Colour
            ]
            for formula in cards.Formula
        },
        "artifacts": {
            str(codec.plain(artifact)): {
                "price": cards.ARTIFACT_PRICE[artifact],
                "points": cards.ARTIFACT_POINTS[artifact],
                "level": cards.ARTIFACT_LEVEL[artifact],
            }
            for artifact in cards.Artifact
        },
        "wants": {
            str(codec.plain(adventurer)): [
                codec.plain(cards.Potion(potion)) for potion in cards.WANTS[adventurer]
            ]
            for adventurer in cards.Adventurer
        },
        "sold": {
            str(codec.plain(order)): {
                str(codec.plain(quality)): _potions(POTIONS_OF_QUALITY[order][quality])
                for quality in cards.Quality
            }
            for order in cards.ASPECT_OF
        },
        "spaces": [
            {"players": players, "gold": -gold, "favors": favors, "ingredients": ingredients}
            for players, gold, favors, ingredients in zip(
                cards.SPACE_PLAYERS,
                cards.SPACE_GOLD,
                cards.SPACE_FAVORS,
                cards.SPACE_INGREDIENTS,
                strict=True,
            )
        ],
        "green": {"favors": cards.GREEN_REWARD[0], "ingredients": cards.GREEN_REWARD[1]},
        "conferences": list(CONFERENCE_ROUNDS),
        "zones": {"red": RED_UP_TO, "green": GREEN_FROM, "blue": BLUE_FROM},
        "areas": {
            str(codec.plain(area)): {
                "few": cards.COSTS_FEW[area],
                "four": cards.COSTS_FOUR[area],
                "opens": cards.OPENS[area],
                "closes": cards.CLOSES[area],
            }
            for area in cards.Area
        },
    }


def _potions(bits: int) -> list[object]:
    return [codec.plain(potion) for potion in cards.Potion if bits >> potion & 1]
