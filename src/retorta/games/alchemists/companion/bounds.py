"""Limits of any final count of Alchemists: the content of the box, the yield of six rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.games.alchemists.cards import (
    CLOSES,
    CONFERENCES,
    FAVOR_CARDS,
    OPENS,
    ROUNDS,
    Area,
    Colour,
    Grant,
    Ingredient,
    Potion,
    cubes_for,
)
from retorta.games.alchemists.corrections import MOST as MOST_PRINTED
from retorta.games.alchemists.moves import DEAREST_GIFT
from retorta.games.alchemists.rules.artifacts import RHETORIC_IMPRESSES
from retorta.games.alchemists.rules.debunking import DEBUNKING_BRINGS
from retorta.games.alchemists.rules.end_of_round import TOP_ALCHEMIST_GAINS
from retorta.games.alchemists.rules.exhibition import BOTH_SIGNS, FIRST_TO_SHOW
from retorta.games.alchemists.rules.publishing import (
    AUTHORITY_BRINGS,
    PUBLICATION_BRINGS,
    SEALS_PER_BOOK,
)
from retorta.games.alchemists.rules.reputation import LEAST
from retorta.games.alchemists.rules.set_up import ARTIFACTS_ON_SALE, STARTING_REPUTATION

GOLD_IN_THE_BOX: Final = 36
ROBE_ADDS: Final = 1
"""13. The Robe of Respect, to each gain before the last round."""


@dataclass(frozen=True)
class Bounds:
    """The most that a sheet may contain, and the least reputation."""

    least_reputation: int
    reputation: int
    gold: int
    """For all players together, like favors and grants."""
    favors: int
    grants: int
    on_a_grant: int
    artifacts_of_a_level: int
    """For all players together: three of each level are on sale in a game."""
    set_aside: int
    seals_on_a_theory: int


def bounds_for(seats: int) -> Bounds:
    """Return the limits of a final count for a number of players."""
    return Bounds(
        least_reputation=LEAST,
        reputation=_most_reputation(seats),
        gold=GOLD_IN_THE_BOX,
        favors=FAVOR_CARDS,
        grants=len(Grant),
        on_a_grant=MOST_PRINTED,
        artifacts_of_a_level=ARTIFACTS_ON_SALE,
        set_aside=len(Ingredient),
        seals_on_a_theory=SEALS_PER_BOOK,
    )


def _most_reputation(seats: int) -> int:
    """Return an upper bound of reputation: if all actions succeed and nothing is lost."""
    publication = PUBLICATION_BRINGS + AUTHORITY_BRINGS + ROBE_ADDS
    debunking = DEBUNKING_BRINGS + ROBE_ADDS
    most = STARTING_REPUTATION + ROUNDS * (TOP_ALCHEMIST_GAINS + ROBE_ADDS)
    most += _times(seats, Area.PUBLISH) * publication + _times(seats, Area.DEBUNK) * debunking
    for tiles in zip(*CONFERENCES, strict=True):
        most += max(change for tile in tiles for change in tile) + ROBE_ADDS
    most += RHETORIC_IMPRESSES + ROBE_ADDS + DEAREST_GIFT
    coloured = [potion for potion in Potion if potion is not Potion.NEUTRAL]
    return most + FIRST_TO_SHOW * len(coloured) + BOTH_SIGNS * len(Colour)


def _times(seats: int, area: Area) -> int:
    """Return how often an action can be done in a game, including Boots of Speed."""
    rounds = min(CLOSES[area], ROUNDS) - OPENS[area] + 1
    return rounds * (len(cubes_for(seats, area)) + 1)
