"""At a real table of Alchemists: the oracle, what follows from what was seen, the sheet."""

from __future__ import annotations

from typing import Final

from retorta.core.rooms import CompanionRoom

ROOM: Final = CompanionRoom(
    pad=f"{__name__}.pad:PAD",
    questions=f"{__name__}.questions:QUESTIONS",
)
