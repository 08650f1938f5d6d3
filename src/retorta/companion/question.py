"""The questions that a page of the companion may ask the engine in its tab.

Each game lists its questions in ``games/<game>/companion/questions.py``, in a dictionary
``QUESTIONS`` keyed by the last word of their address, and nowhere else. Python in a tab has no
texts: questions and answers use the ids of things, and the page puts them into words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from retorta import plugins
from retorta.core.rooms import CompanionRoom, loaded, room_at


@dataclass(frozen=True)
class Question:
    """The types of a question: what is sent with it, and what the answer is.

    Both are dataclasses or structs; the browser's types are generated from them.
    """

    request: Any
    told: Any
    answer: Callable[[Any], Any]
    """Takes the data sent and returns the answer; raises a ``TableError`` to refuse."""


def questions(game: str) -> dict[str, Question]:
    """Return the questions about a game at a real table; some games have none."""
    if game not in plugins.games():
        return {}
    room: CompanionRoom | None = room_at(plugins.box(game).rooms.companion)
    return loaded(room.questions) if room is not None and room.questions else {}
