"""The initial weights for training Potion-Making: only points count."""

from __future__ import annotations

from typing import Final

from retorta.bots.features import Features
from retorta.games.potion_making.bots.features import AHEAD, NAMES, features, lead
from retorta.games.potion_making.state import PotionMaking

FORKS: Final = 10
"""One decision in this many is continued in two ways: about eight per game."""


def moment(state: PotionMaking) -> int:
    """Return whose turn it is: the effect of a decision is recorded when the turn is over."""
    return state.active


FEATURES: Final = Features(NAMES, {AHEAD: 1.0}, moment, features, forks=FORKS, aim=lead)
