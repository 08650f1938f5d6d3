"""The initial weights for training Alchemists: rules of thumb."""

from __future__ import annotations

from typing import Final

from retorta.bots.features import Features
from retorta.games.alchemists.bots.features import (
    BIT_STEPS,
    CARD_STEPS,
    EACH_ROUND,
    GOLD_STEPS,
    NAMES,
    artifact_name,
    bits_name,
    cards_name,
    features,
    gold_name,
    moment,
)
from retorta.games.alchemists.bots.leftover_values import A_ROUND, FAVOR, LATER
from retorta.games.alchemists.cards import ARTIFACT_POINTS, Artifact

BELIEVED: Final = {
    "everybody": 10.0,
    "everybody" + EACH_ROUND: 6.0,
    "reputation": 1.0,
    **dict(zip(map(gold_name, GOLD_STEPS), (1.1, 0.85, 0.5), strict=True)),
    **dict(zip(map(cards_name, CARD_STEPS), (0.8, 0.7, 0.4), strict=True)),
    **dict(zip(map(bits_name, BIT_STEPS), (-2.8, -2.2, -1.7, -1.4), strict=True)),
    "favors": FAVOR,
    "points of seals by what is known": 1.0,
    "gold stars left": 1.0,
    "silver stars left": 0.7,
    "grants": 2.0,
    "cubes lost to poison": -1.6,
    "paralysed": -0.4,
    "kinds of ingredients": 0.1,
    **{
        artifact_name(artifact): ARTIFACT_POINTS[artifact] + LATER.get(artifact, 0.0)
        for artifact in Artifact
    },
    **{artifact_name(artifact) + EACH_ROUND: worth for artifact, worth in A_ROUND.items()},
}
FEATURES: Final = Features(NAMES, BELIEVED, moment, features)
