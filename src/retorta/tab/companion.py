"""Answers to the companion's questions, for a page of this tab."""

from __future__ import annotations

import re
from enum import Enum
from typing import Any, Final

from retorta.companion.question import questions
from retorta.core import codec
from retorta.core.errors import Several, TableError
from retorta.tables.refusals import Missing
from retorta.tables.routes.request import Request
from retorta.tables.routes.route import Route, read_body

_GAME: Final = re.compile(r"[a-z][a-z-]*")


async def ask(request: Request) -> Any:
    """Put a question; what answers it is loaded now, since most evenings do without."""
    game = request.named["game"]
    found = questions(game) if _GAME.fullmatch(game) else {}
    question = found.get(request.named["question"])
    if question is None:
        raise Missing("nowhere")
    try:
        told = question.answer(read_body(question.request, request.body))
    except TableError as problem:
        _name_things(game, problem)
        raise
    return codec.plain(told)


def _name_things(game: str, problem: TableError) -> None:
    """Add to a refusal the messages that name the things in it.

    There is no view from which the page could tell what kind of thing a name stands for.
    """
    for each in problem.errors if isinstance(problem, Several) else [problem]:
        each.parts = {name: _named(game, part) for name, part in each.parts.items()}


def _named(game: str, part: object) -> object:
    if isinstance(part, list):
        return [_named(game, each) for each in part]
    if isinstance(part, TableError):
        # The problem with a fact is part of the sentence that says which fact it is.
        _name_things(game, part)
    if isinstance(part, Enum):
        return {"named": f"{game}-{codec.kebab(type(part).__name__)}-{codec.spelling(part)}"}
    return part


ROUTES: Final = [
    Route("companion", "POST", "/api/companion/{game}/{question}", ask, Any, bytes),
]
