"""Everything that a page may ask about Alchemists at a real table; a module for each tool."""

from __future__ import annotations

from typing import Final

from retorta.companion.alchemists import asked_oracle, corrections
from retorta.companion.question import Question

QUESTIONS: Final[dict[str, Question]] = {
    **asked_oracle.QUESTIONS,
    **corrections.QUESTIONS,
}
