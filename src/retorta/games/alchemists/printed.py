"""What is printed on cards and boards, for a page to draw: views only name it."""

from __future__ import annotations

from typing import Any, Final

from retorta.core import codec
from retorta.games.alchemists import cards
from retorta.games.alchemists.corrections import SEATS
from retorta.games.alchemists.knowledge import POTIONS_OF_QUALITY
from retorta.games.alchemists.notebook import LONGEST_NOTE
from retorta.games.alchemists.rules.end_of_round import CONFERENCE_ROUNDS
from retorta.games.alchemists.rules.reputation import BLUE_FROM, GREEN_FROM, RED_UP_TO
from retorta.games.alchemists.rules.set_up import STARTING_REPUTATION

SIGNS: Final = {cards.AspectSign.PLUS: "+", cards.AspectSign.MINUS: "-"}


def printed_board() -> dict[str, Any]:
    """Return formulas, prices, wishes, spaces and areas as Alchemists prints them.

    Also what a sale reveals about the potion, as the rules have it, and the numbers with which
    the rules begin and end.
    """
    return {
        "rounds": cards.ROUNDS,
        "starting_reputation": STARTING_REPUTATION,
        "grants": len(cards.Grant),
        "most_on_a_grant": cards.MOST_ON_A_GRANT,
        "copies": max(cards.COPIES),
        "longest_note": LONGEST_NOTE,
        "potions": {
            str(codec.plain(potion)): {"colour": codec.plain(colour), "sign": SIGNS[sign]}
            for potion, (colour, sign) in cards.ASPECT_OF.items()
        },
        "seals": [codec.plain(seal) for seal in cards.Seal],
        "formulas": {
            str(codec.plain(formula)): [
                [
                    codec.plain(colour),
                    SIGNS[cards.SIGNS[formula][colour]],
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
                "cubes": {seats: cards.cubes_for(seats, area) for seats in SEATS},
                "opens": cards.OPENS[area],
                "closes": cards.CLOSES[area],
            }
            for area in cards.Area
        },
    }


def _potions(bits: int) -> list[object]:
    return [codec.plain(potion) for potion in cards.Potion if bits >> potion & 1]
