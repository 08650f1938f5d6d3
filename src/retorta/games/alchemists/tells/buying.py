"""4.3 Buy an artifact: its price now, its points, and what it changes."""

from __future__ import annotations

from retorta.core.codec import plain
from retorta.core.tells import Change, Effect, Fact, Told
from retorta.games.alchemists.cards import Artifact, Favor
from retorta.games.alchemists.moves import DEAREST_GIFT, Buy, PlayFavor
from retorta.games.alchemists.rules.artifacts import (
    AMULET_CALLS,
    RHETORIC_IMPRESSES,
    TRUNK_HOLDS,
    price_for,
)
from retorta.games.alchemists.rules.scoring import artifact_points
from retorta.games.alchemists.tells.order import drawn_favors, drawn_ingredients
from retorta.games.alchemists.tells.seen import Seen


def buy_artifact(seen: Seen) -> Told:
    """4.3 What can be bought, and 14. the Shopkeeper's help."""
    helpers = seen.played(Favor.SHOPKEEPER)
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, Buy):
            moves.append(_purchase(seen, move.artifact, helpers))
        elif isinstance(move, PlayFavor):
            moves.append(_with_shopkeeper(seen, helpers))
        else:
            moves.append(seen.declined())
    return Told([seen.gold()], moves)


def _purchase(seen: Seen, artifact: Artifact, helpers: int) -> list[Effect]:
    owned = seen.me.artifacts
    worth = artifact_points([*owned, artifact], seen.me.reputation, 0)
    points = worth - artifact_points(owned, seen.me.reputation, 0)
    return [
        *_brings(seen, artifact, helpers),
        *seen.change("artifact-points", points),
        Fact(f"artifact-{plain(artifact)}"),
    ]


def _brings(seen: Seen, artifact: Artifact, helpers: int) -> list[Effect]:
    """13. Return what is paid, and what the artifact does at once."""
    price = price_for(artifact, seen.me.artifacts, helpers)
    left = seen.me.gold - price
    if artifact is Artifact.ALTAR_OF_GOLD and left:
        most = min(left, DEAREST_GIFT)
        return [
            *seen.change("gold", -price - most, -price - 1),
            *seen.change("reputation", seen.moved(1), seen.moved(most)),
        ]
    effects = seen.change("gold", -price)
    if artifact is Artifact.WITCHS_TRUNK:
        effects += drawn_ingredients(seen, TRUNK_HOLDS)
    elif artifact is Artifact.HYPNOTIC_AMULET:
        effects += drawn_favors(seen, AMULET_CALLS)
    elif artifact is Artifact.AMULET_OF_RHETORIC:
        effects += seen.change("reputation", seen.moved(RHETORIC_IMPRESSES))
    return effects


def _with_shopkeeper(seen: Seen, helpers: int) -> list[Effect]:
    """14. The artifact costs less, and one of those within reach must then be bought."""
    spans: dict[str, list[tuple[int, int]]] = {}
    ways = 0
    for called in range(helpers + 1, helpers + seen.holds(Favor.SHOPKEEPER) + 1):
        for artifact in seen.public.on_sale:
            if price_for(artifact, seen.me.artifacts, called) <= seen.me.gold:
                ways += 1
                for effect in _brings(seen, artifact, called):
                    assert isinstance(effect, Change)
                    spans.setdefault(effect.what, []).append((effect.least, effect.most))
    effects: list[Effect] = [Change("favors", seen.seat, -1, -1), Fact("cheaper")]
    for what, found in spans.items():
        shift = -1 if what == "favors" else 0
        least = (
            min(each for each, _ in found)
            if len(found) == ways
            else min(0, *(each for each, _ in found))
        )
        most = (
            max(each for _, each in found)
            if len(found) == ways
            else max(0, *(each for _, each in found))
        )
        if what == "favors":
            effects[0] = Change("favors", seen.seat, least + shift, most + shift)
        else:
            effects += seen.change(what, least, most)
    return effects
