"""All questions of pages about Alchemists at a real table, with a module for each tool."""

from __future__ import annotations

from typing import Final

from retorta.companion.question import Question
from retorta.games.alchemists.companion import (
    corrections,
    questions_count,
    questions_looking_back,
    questions_notebook,
    questions_oracle,
    questions_school,
    questions_table,
)

QUESTIONS: Final[dict[str, Question]] = {
    **questions_oracle.QUESTIONS,
    **questions_school.QUESTIONS,
    **questions_notebook.QUESTIONS,
    **questions_looking_back.QUESTIONS,
    **questions_count.QUESTIONS,
    **questions_table.QUESTIONS,
    **corrections.QUESTIONS,
}
