"""Artifacts, offers and grants."""

from __future__ import annotations

from typing import Final

from retorta.core.words import Move
from retorta.games.alchemists.bots.move_by_move.position import Position
from retorta.games.alchemists.bots.move_by_move.words import Worths
from retorta.games.alchemists.cards import ARTIFACT_POINTS, ARTIFACT_PRICE, ROUNDS, Artifact
from retorta.games.alchemists.moves import Buy, GiveUpMortar, Hurry, Look, Offer, TakeGrant

ARTIFACTS_WORTH: Final = {
    Artifact.PERISCOPE: 3.0,
    Artifact.MAGIC_MORTAR: 3.5,
    Artifact.DISCOUNT_CARD: 2.5,
    Artifact.BOOTS_OF_SPEED: 4.0,
    Artifact.PRINTING_PRESS: 4.0,
    Artifact.ROBE_OF_RESPECT: 5.0,
    Artifact.WITCHS_TRUNK: 4.5,
    Artifact.HYPNOTIC_AMULET: 4.0,
    Artifact.AMULET_OF_RHETORIC: 5.0,
    Artifact.SEAL_OF_AUTHORITY: 4.0,
    Artifact.THINKING_CAP: 3.0,
    Artifact.SILVER_CHALICE: 6.0,
    Artifact.ALTAR_OF_GOLD: 3.0,
    Artifact.FEATHER_IN_CAP: 2.5,
    Artifact.BRONZE_CUP: 4.0,
    Artifact.MAGIC_MIRROR: 3.5,
    Artifact.WISDOM_IDOL: 3.0,
    Artifact.CRYSTAL_CABINET: 4.0,
}
"""The approximate worth of each in points, including its effects."""
GOLD: Final = 0.5
"""The worth of a coin in points while there is something to buy."""


def _gladly(at: Position, _move: Move) -> float:
    return 0.5


def buy(at: Position, move: Buy) -> float:
    """Return the worth of an artifact minus its price."""
    price = ARTIFACT_PRICE[move.artifact]
    if price > at.own.gold:
        return 0.0
    late = 0.0
    if ARTIFACT_POINTS[move.artifact] < 3 and at.view.round < ROUNDS:
        late = 0.3 * ((at.view.round - 1) % 3)
    return ARTIFACTS_WORTH[move.artifact] - GOLD * price - late


def _offer(at: Position, move: Offer) -> float:
    return float(move.gold)


WORTHS: Final[Worths] = {
    Buy: buy,
    Offer: _offer,
    TakeGrant: _gladly,
    Look: _gladly,
    Hurry: _gladly,
    GiveUpMortar: _gladly,
}
