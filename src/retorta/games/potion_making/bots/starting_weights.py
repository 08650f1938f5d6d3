"""The weights that training of Potion-Making begins with: only points count."""

from __future__ import annotations

from typing import Final

from retorta.bots.features import Features
from retorta.games.potion_making.bots.features import AHEAD, NAMES, features, lead
from retorta.games.potion_making.state import PotionMaking

FORKS: Final = 10
"""One decision in so many is played on in two ways: about eight of a game."""


def moment(state: PotionMaking) -> int:
    """Return whose turn it is: what a decision led to is told when the turn is over."""
    return state.active


FEATURES: Final = Features(NAMES, {AHEAD: 1.0}, moment, features, forks=FORKS, aim=lead)
