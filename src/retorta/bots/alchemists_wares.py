"""What the artifacts of Alchemists are worth to a seat, in points, effects counted in."""

from __future__ import annotations

from typing import Final

from retorta.bots.alchemists_outlook import Outlook
from retorta.games.alchemists.cards import ARTIFACT_POINTS, ARTIFACT_PRICE, ROUNDS, Artifact

A_ROUND: Final = {
    Artifact.PERISCOPE: 0.7,
    Artifact.MAGIC_MORTAR: 0.9,
    Artifact.BOOTS_OF_SPEED: 1.7,
    Artifact.PRINTING_PRESS: 0.9,
    Artifact.ROBE_OF_RESPECT: 1.6,
    Artifact.SEAL_OF_AUTHORITY: 2.6,
}
"""What those that go on working bring in each round to come."""
AT_ONCE: Final = {
    Artifact.DISCOUNT_CARD: 2.6,
    Artifact.WITCHS_TRUNK: 3.0,
    Artifact.HYPNOTIC_AMULET: 3.4,
    Artifact.THINKING_CAP: 2.6,
    Artifact.FEATHER_IN_CAP: 3.0,
}
"""What the others do, beside their points."""


def worth_of(outlook: Outlook, artifact: Artifact) -> float:
    """Return what an artifact is worth when it is bought in this round."""
    to_come = ROUNDS - outlook.round
    worth = ARTIFACT_POINTS[artifact] + AT_ONCE.get(artifact, 0.0)
    if artifact in A_ROUND:
        # The Seal of Authority works in the round it is bought, the Robe not in the last.
        rounds = to_come + (artifact == Artifact.SEAL_OF_AUTHORITY)
        rounds -= artifact == Artifact.ROBE_OF_RESPECT
        worth += A_ROUND[artifact] * max(rounds + 0.3, 0.0)
    if artifact == Artifact.AMULET_OF_RHETORIC:
        worth += outlook.gain(5)
    elif artifact == Artifact.ALTAR_OF_GOLD:
        gold = max(outlook.gold - ARTIFACT_PRICE[artifact], 0)
        worth += min(gold, 8) * 2 / 3
    elif artifact == Artifact.MAGIC_MIRROR:
        worth += (outlook.own.reputation + 2) / 5
    elif artifact == Artifact.WISDOM_IDOL:
        worth += sum(
            outlook.posterior.formulas(kind)[outlook.theories[kind]] for kind in outlook.sealed
        )
        worth += 0.8
    elif artifact == Artifact.CRYSTAL_CABINET:
        worth += 2 * (len(outlook.artifacts) + 1)
    return worth


def price_of(outlook: Outlook, artifact: Artifact) -> int:
    """Return the price, less what the Discount Card takes off."""
    price = ARTIFACT_PRICE[artifact]
    if Artifact.DISCOUNT_CARD in outlook.artifacts:
        price -= 2 if outlook.artifacts[-1] == Artifact.DISCOUNT_CARD else 1
    return max(price, 0)
