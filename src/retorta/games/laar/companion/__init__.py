"""Help at a real table of Guilds of Laar: the deck of its box, the score pad, the rounds."""

from __future__ import annotations

from typing import Final

from retorta.core.rooms import CompanionRoom

ROOM: Final = CompanionRoom(
    pad=f"{__name__}.pad:PAD",
    questions=f"{__name__}.questions:QUESTIONS",
)
