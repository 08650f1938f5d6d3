"""The initial weights for training Laar: goods are worth what they score."""

from __future__ import annotations

from typing import Final

from retorta.bots.features import Features
from retorta.games.laar.bots.features import EACH_ROUND, NAMES, features, moment

BELIEVED: Final = {"points if it ended now": 1.0, "everybody" + EACH_ROUND: 2.3}
FEATURES: Final = Features(NAMES, BELIEVED, moment, features)
