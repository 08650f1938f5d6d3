"""How long a game can last, how much it can be worth, and what chance can choose from.

Poison's follow from the rules. Of the others the rules give no simple ones: these are wide, and
the tests play games at random and by bots to see that they hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.games.alchemists.cards import INGREDIENT_CARDS
from retorta.games.laar.cards import CARDS_IN_THE_BOX as CARDS_OF_LAAR
from retorta.games.poison.cards import COPIES, DECK, POISON_FACE
from retorta.games.potion_making.cards import CARDS_IN_THE_BOX as CARDS_OF_POTION_MAKING


@dataclass(frozen=True)
class Bounds:
    """What a learner may rely on."""

    least: float
    most: float
    """Of what a game returns: points, or minus points where the fewest win."""
    decisions: int
    ways: int
    """What chance chooses from at most."""


MOST_ROUNDS_OF_POISON: Final = 6
UNKNOWN: Final = Bounds(-1e6, 1e6, 1_000_000, 1_000_000)
"""For a guest's game, of which nothing is known."""


def bounds(game: str, seats: int) -> Bounds:
    """Return the bounds of a game with so many seats."""
    if game == "poison":
        rounds = MOST_ROUNDS_OF_POISON if seats == 3 else seats
        worst = rounds * (len(DECK) + COPIES[POISON_FACE])  # all cards taken, poison twice
        return Bounds(-worst, 0, rounds * len(DECK), len(DECK))
    return {
        "alchemists": Bounds(-100, 300, 3000, INGREDIENT_CARDS),
        "laar": Bounds(-400, 800, 400, CARDS_OF_LAAR),
        "potion-making": Bounds(0, 1000, 3000, CARDS_OF_POTION_MAKING),
    }.get(game, UNKNOWN)
