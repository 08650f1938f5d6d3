"""What cards of Poison are worth in hand, in hundredths of a point: whole numbers are faster."""

from __future__ import annotations

from typing import Final

POINT: Final = 100
KEPT: Final[list[int]] = [0, 90, 70, 0, 35, 20, 0, 0]
"""What a potion of each value is worth in hand: the small ones fit where others spill."""
RID_OF_POISON: Final = 30
"""What it is worth to have played a poison: the others may have to take it."""
