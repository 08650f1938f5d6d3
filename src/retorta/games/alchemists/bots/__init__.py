"""Bots for Alchemists: judgement of single moves, exact chances, and plans of whole rounds."""

from __future__ import annotations

from typing import Final

from retorta.core.rooms import BotsRoom

ROOM: Final = BotsRoom(
    bots={
        "novice": f"{__name__}.levels:Novice",
        "apprentice": f"{__name__}.levels:Apprentice",
        "adept": f"{__name__}.levels:Adept",
        "master": f"{__name__}.levels:Master",
        "greedy": f"{__name__}.greedy:Greedy",
    },
    knowledge=f"{__name__}.knowledge:AlchemistsKnowledge",
    hint=f"{__name__}.hint:hint",
    judge=f"{__name__}.hint:judged",
    features=f"{__name__}.starting_weights:FEATURES",
)
