"""The consequences of an oracle's answer for the players, by the game's own rules.

They are the same in every game, and are sent to the phone with the answers, so that a page knows
them before the engine has loaded.
"""

from __future__ import annotations

from dataclasses import dataclass

from retorta.games.alchemists.cards import Potion, Quality
from retorta.games.alchemists.rules.experiments import BAD_POTIONS
from retorta.games.alchemists.rules.mixing import quality_of


@dataclass(frozen=True)
class Consequences:
    """The consequences of a potion, whatever it was made of."""

    unwelcome: list[Potion]
    """After one of these the student is unwilling, and whoever drinks it pays for it."""
    qualities: dict[Potion, dict[Potion, Quality]]
    """How close a potion comes to the one ordered."""


def consequences() -> Consequences:
    """Return the consequences of each potion."""
    ordered: list[Potion] = [potion for potion in Potion if potion != Potion.NEUTRAL]
    qualities = {made: {order: quality_of(made, order) for order in ordered} for made in Potion}
    return Consequences(list(BAD_POTIONS), qualities)
