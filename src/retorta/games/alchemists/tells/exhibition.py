"""9. The exhibition of the last round."""

from __future__ import annotations

from collections import Counter

from retorta.core.tells import Effect, Fact, Told
from retorta.games.alchemists.cards import Artifact, Potion
from retorta.games.alchemists.moves import Claim, Mix
from retorta.games.alchemists.rules.exhibition import (
    BOTH_SIGNS,
    FAILURE_COSTS,
    FIRST_TO_SHOW,
    shows_both_signs,
)
from retorta.games.alchemists.tells.artifacts import new_kinds
from retorta.games.alchemists.tells.mixing import known, potion_chances, potions, used_up
from retorta.games.alchemists.tells.seen import Seen, span


def exhibit_potion(seen: Seen) -> Told:
    """9. What a potion would bring if it succeeds, and what failing costs."""
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, Claim):
            moves.append([*_reasons(seen, move.potion), *_stakes(seen, move.potion)])
        else:
            moves.append(seen.declined())
    return Told([Fact("failing-costs", {"loss": -seen.moved(-FAILURE_COSTS)})], moves)


def gain(seen: Seen, potion: Potion) -> int:
    """9. Return what the potion would bring now."""
    first = FIRST_TO_SHOW if seen.public.first_shown[potion] is None else 0
    return first + (BOTH_SIGNS if shows_both_signs(seen.me.exhibited, potion) else 0)


def _reasons(seen: Seen, potion: Potion) -> list[Effect]:
    effects: list[Effect] = []
    if seen.public.first_shown[potion] is None:
        effects.append(Fact("first-to-show", {"reputation": FIRST_TO_SHOW}))
    if shows_both_signs(seen.me.exhibited, potion):
        effects.append(Fact("both-signs", {"reputation": BOTH_SIGNS}))
    return effects or [Fact("nothing-to-gain", warns=not seen.owns(Artifact.FEATHER_IN_CAP))]


def _stakes(seen: Seen, potion: Potion) -> list[Effect]:
    """9. Return the least and the most that it may bring."""
    outcomes = [seen.moved(-FAILURE_COSTS), seen.moved(gain(seen, potion))]
    return [*seen.change("reputation", *span(outcomes)), *_cards(seen)]


def _cards(seen: Seen) -> list[Effect]:
    """13. With Feather and Mortar the card that comes back may be set aside too."""
    if seen.owns(Artifact.FEATHER_IN_CAP) and seen.owns(Artifact.MAGIC_MORTAR):
        return seen.change("ingredients", -2, -1)
    return used_up(seen)


def brew_for_exhibition(seen: Seen) -> Told:
    """9. The two ingredients of what was promised."""
    claimed = seen.task.potion
    assert claimed is not None
    common = _stakes(seen, claimed)
    shown, failed = seen.moved(gain(seen, claimed)), seen.moved(-FAILURE_COSTS)
    moves: list[list[Effect]] = []
    for move in seen.moves:
        assert isinstance(move, Mix)
        effects = [*common, Fact("all-see-potion"), *known(seen, move.first, move.second)]
        if seen.owns(Artifact.FEATHER_IN_CAP):
            effects += seen.change("artifact-points", 0, new_kinds(seen, move.first, move.second))
        if seen.chances:
            among = potions(seen, move)[claimed]
            worlds = Counter({shown: among})
            worlds[failed] += seen.worlds.count - among
            effects += seen.worlds.fact("succeeds", {}, among)
            effects += seen.worlds.changes("reputation", seen.seat, worlds)
            effects += potion_chances(seen, move)
        moves.append(effects)
    return Told(_reasons(seen, claimed), moves)
