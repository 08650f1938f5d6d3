"""Everything that a page may ask about Alchemists at a real table; a module for each tool."""

from __future__ import annotations

from typing import Final

from retorta.companion.alchemists import (
    asked_count,
    asked_lesson,
    asked_looking_back,
    asked_notebook,
    asked_oracle,
    asked_table,
    corrections,
)
from retorta.companion.question import Question

QUESTIONS: Final[dict[str, Question]] = {
    **asked_oracle.QUESTIONS,
    **asked_lesson.QUESTIONS,
    **asked_notebook.QUESTIONS,
    **asked_looking_back.QUESTIONS,
    **asked_count.QUESTIONS,
    **asked_table.QUESTIONS,
    **corrections.QUESTIONS,
}
