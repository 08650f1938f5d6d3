"""Where the ingredients of a recipe in hand could come from, and who would score for it."""

from __future__ import annotations

from retorta.core.box import Sources
from retorta.core.words import Seat
from retorta.games.potion_making.cards import (
    BIT,
    INGREDIENTS,
    NOTHING,
    POINTS,
    RECIPE,
    SECOND_BIT,
    Card,
)
from retorta.games.potion_making.moves import UseBuilt
from retorta.games.potion_making.rules import recipes
from retorta.games.potion_making.state import PotionMaking
from retorta.games.potion_making.targets import held, targets


def sources(state: PotionMaking, seat: Seat) -> dict[str, Sources]:
    """Return the sources for every recipe that *seat* holds, whether it can be built now or not.

    Everything else that is used lies open on the table, so nothing is given away.
    """
    found: dict[str, Sources] = {}
    there = recipes.supply(state)
    for face in state.hands[seat]:
        recipe = RECIPE[face]
        if recipe == NOTHING:
            continue
        serving = [recipes.sources(state, ingredient) for ingredient in INGREDIENTS[recipe]]
        needs = [[targets(move)[0] for move in moves] for moves in serving]
        lacks = recipes.lacking(there, face)
        enough = [
            not lacks & (BIT[ingredient] | SECOND_BIT[ingredient])
            for ingredient in INGREDIENTS[recipe]
        ]
        earns = {seat: POINTS[recipe]}
        for moves in serving:
            for move in moves:
                if isinstance(move, UseBuilt) and move.owner != seat:
                    earns[move.owner] = recipes.share_of(POINTS[recipe])
        found[held(Card(face))] = Sources(needs, enough, earns)
    return found
