"""The environments' refusals as sentences, which Python shows below the name of the error."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from retorta.core.errors import TableError
from retorta.texts import Speaker, language_of

P = ParamSpec("P")
T = TypeVar("T")


def spoken(door: Callable[P, T]) -> Callable[P, T]:
    """Make *door* add to its refusals what is wrong and what would be right."""

    @wraps(door)
    def told(*given: P.args, **named: P.kwargs) -> T:
        try:
            return door(*given, **named)
        except TableError as problem:
            if not hasattr(problem, "__notes__"):
                problem.add_note(Speaker(language_of(os.environ)).error(problem))
            raise

    return told
