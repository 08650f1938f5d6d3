"""Help at a real table of Potion-Making: the recipe book and the score pad."""

from __future__ import annotations

from typing import Final

from retorta.core.rooms import CompanionRoom

ROOM: Final = CompanionRoom(
    pad=f"{__name__}.pad:PAD",
    questions=f"{__name__}.questions:QUESTIONS",
)
