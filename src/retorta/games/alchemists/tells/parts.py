"""What fills the sentences: the types of the parts of facts, so that pages can name them."""

from __future__ import annotations

from typing import Any, Final

from retorta.core.words import Seat
from retorta.games.alchemists.cards import (
    Area,
    Colour,
    Favor,
    Formula,
    Grant,
    Ingredient,
    Potion,
    Quality,
    Seal,
)

PARTS: Final[dict[str, Any]] = {
    "area": Area,
    "colour": Colour,
    "favor": Favor,
    "formula": Formula,
    "grants": list[Grant],
    "ingredient": Ingredient,
    "ingredients": list[Ingredient],
    "order": Potion,
    "potion": Potion,
    "potions": list[Potion],
    "quality": Quality,
    "seal": Seal,
    "seats": list[Seat],
}
"""By part; what is not listed is a number."""
