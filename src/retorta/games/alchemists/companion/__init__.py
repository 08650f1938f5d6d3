"""Help at a real table of Alchemists: the oracle, deduction, and the score sheet."""

from __future__ import annotations

from typing import Final

from retorta.core.rooms import CompanionRoom

ROOM: Final = CompanionRoom(
    pad=f"{__name__}.pad:PAD",
    questions=f"{__name__}.questions:QUESTIONS",
)
