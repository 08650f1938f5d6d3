"""The worth of Alchemists' artifacts to a seat, in points, including their effects."""

from __future__ import annotations

from typing import Final

from retorta.games.alchemists.bots.resource_values import ResourceValues
from retorta.games.alchemists.cards import ARTIFACT_PRICE, Artifact
from retorta.games.alchemists.rules.artifacts import RHETORIC_IMPRESSES, price_for
from retorta.games.alchemists.rules.scoring import (
    POINTS_PER_ARTIFACT,
    REPUTATION_FOR_A_POINT,
)

AT_ONCE: Final = {
    Artifact.WITCHS_TRUNK: 3.0,
    Artifact.HYPNOTIC_AMULET: 3.4,
    Artifact.THINKING_CAP: 2.6,
}
"""The worth of artifacts with an immediate effect."""


def worth_of(resources: ResourceValues, artifact: Artifact) -> float:
    """Return the worth of an artifact if it is bought in this round."""
    worth = resources.leftover_values.artifact(artifact, resources.round) + AT_ONCE.get(
        artifact, 0.0
    )
    if artifact == Artifact.AMULET_OF_RHETORIC:
        worth += resources.gain(RHETORIC_IMPRESSES)
    elif artifact == Artifact.ALTAR_OF_GOLD:
        gold = max(resources.gold - ARTIFACT_PRICE[artifact], 0)
        worth += min(gold, 8) * 2 / 3
    elif artifact == Artifact.MAGIC_MIRROR:
        worth += (resources.own.reputation + 2) / REPUTATION_FOR_A_POINT
    elif artifact == Artifact.WISDOM_IDOL:
        worth += sum(
            resources.weighed_worlds.formulas(kind)[resources.theories[kind]]
            for kind in resources.sealed
        )
        worth += 0.8
    elif artifact == Artifact.CRYSTAL_CABINET:
        worth += POINTS_PER_ARTIFACT * (len(resources.artifacts) + 1)
    return worth


def price_of(resources: ResourceValues, artifact: Artifact, shopkeepers: int) -> int:
    """Return what an artifact costs the seat."""
    return price_for(artifact, resources.artifacts, shopkeepers)
