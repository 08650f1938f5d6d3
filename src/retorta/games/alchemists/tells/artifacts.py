"""13. What artifacts let their owner decide."""

from __future__ import annotations

from retorta.core.tells import Effect, Fact, Told
from retorta.games.alchemists.cards import Ingredient
from retorta.games.alchemists.moves import GiveUpMortar, Hurry, Look, Mix, Offer
from retorta.games.alchemists.tells.mixing import known, potion_chances
from retorta.games.alchemists.tells.seen import Seen


def think_with_cap(seen: Seen) -> Told:
    """13. A pair is tried; the cards stay, and nothing bad happens."""
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if not isinstance(move, Mix):
            moves.append([])
            continue
        kept: list[Effect] = [Fact("keeps-cards"), Fact("all-see-potion")]
        effects = [*kept, *known(seen, move.first, move.second)]
        moves.append(effects + potion_chances(seen, move) if seen.chances else effects)
    return Told([], moves)


def offer_gold(seen: Seen) -> Told:
    """13. The Altar of Gold turns gold into as much reputation."""
    moves: list[list[Effect]] = []
    for move in seen.moves:
        assert isinstance(move, Offer)
        gain = seen.moved(move.gold)
        moves.append([*seen.change("gold", -move.gold), *seen.change("reputation", gain)])
    return Told([seen.gold()], moves)


def look_through_periscope(seen: Seen) -> Told:
    """13. One of the two ingredients is seen, once a round."""
    return Told(
        [],
        [
            [Fact("sees-ingredient" if isinstance(move, Look) else "keeps-periscope")]
            for move in seen.moves
        ],
    )


def put_on_boots(seen: Seen) -> Told:
    """13. One more action in this area, without a cube, once a round."""
    again = Fact("acts-again", {"area": seen.task.area})
    return Told(
        [],
        [[again if isinstance(move, Hurry) else Fact("keeps-boots")] for move in seen.moves],
    )


def feather_or_mortar(seen: Seen) -> Told:
    """13. The card that came back may be set aside as well."""
    assert seen.own.task is not None
    (kept,) = seen.own.task.ingredients
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if not isinstance(move, GiveUpMortar):
            moves.append([Fact("stays-in-hand", {"ingredient": kept})])
            continue
        points = seen.change("artifact-points", new_kinds(seen, kept))
        moves.append([*seen.change("ingredients", -1), *points])
    return Told([], moves)


def new_kinds(seen: Seen, *ingredients: Ingredient) -> int:
    """13. Return how many of these do not lie under the Feather in Cap yet: a point each."""
    return len(set(ingredients) - set(seen.own.set_aside))
