"""Bots for Potion-Making, and what they know about it."""

from __future__ import annotations

from typing import Final

from retorta.core.rooms import BotsRoom

ROOM: Final = BotsRoom(
    bots={"greedy": f"{__name__}.greedy:Greedy"},
    knowledge=f"{__name__}.knowledge:PotionMakingKnowledge",
    learned=f"{__name__}.learned:LearnedPotionMaking",
    features=f"{__name__}.starting_weights:FEATURES",
)
