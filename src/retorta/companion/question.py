"""What a page of the companion may ask of the engine in its tab.

Each game's questions stand in ``games/<game>/companion/questions.py``, in a dictionary
``QUESTIONS`` by the last word of their address; nothing else lists them. Python in a tab has no
texts: questions and answers name things by their codes, and the page puts them into words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from retorta import plugins


@dataclass(frozen=True)
class Question:
    """A question as types: what is sent with it, and what it is answered with.

    Both are dataclasses or structs; the browser's types are written from them.
    """

    request: Any
    told: Any
    answer: Callable[[Any], Any]
    """Takes what was asked, returns what is told; refuses by raising a ``TableError``."""


def questions(game: str) -> dict[str, Question]:
    """Return what may be asked about a game at a real table; of some games nothing."""
    found: dict[str, Question] = plugins.questions(game)
    return found
