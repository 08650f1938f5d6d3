"""The oracle of Alchemists for a real table, over HTTP.

The server keeps nothing of it: the code travels with every question, in the body, where no
log and no history of a browser sees it.
"""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Any, Final

from retorta.companion.alchemists.questions import (
    AspectDebunked,
    Claim,
    Code,
    Known,
    Mixing,
    NewCode,
    Reveal,
    Sale,
    Sheet,
)
from retorta.server.http.asked import Asked, Route
from retorta.server.http.files import File


async def new(asked: Asked) -> Code:
    """Make a code."""
    return Code(*await _ask("new", asked.body.compatible))


async def mix(asked: Asked) -> Any:
    """Tell what two ingredients make: to mix, to test on the student, to drink."""
    return await _ask("mix", asked.body.code, asked.body.ingredients)


async def sell(asked: Asked) -> Any:
    """Tell how near a potion comes to the order, and nothing more."""
    return await _ask("sell", asked.body.code, asked.body.ingredients, asked.body.order)


async def aspect(asked: Asked) -> Any:
    """Tell the sign of an aspect: how an apprentice debunks."""
    return await _ask("aspect", asked.body.code, asked.body.ingredient, asked.body.colour)


async def claim(asked: Asked) -> Any:
    """Tell whether a claim is true, and nothing more: how a master debunks."""
    return await _ask("claim", asked.body.code, asked.body.ingredients, asked.body.claim)


async def exhibit(asked: Asked) -> Any:
    """Show a potion at the exhibition."""
    return await _ask("exhibit", asked.body.code, asked.body.ingredients, asked.body.claim)


async def reveal(asked: Asked) -> Any:
    """Show the formula of every ingredient, and check the promise."""
    return await _ask("reveal", asked.body.code, asked.body.promise)


async def triangle(asked: Asked) -> Any:
    """Show what every pair makes."""
    return await _ask("triangle", asked.body.code)


async def print_sheet(asked: Asked) -> File:
    """Draw the gamemaster's sheet, to be printed."""
    drawing = await _ask("drawing", asked.body.code, asked.body.language)
    return File(drawing, "image/svg+xml")


async def deduce(asked: Asked) -> Any:
    """Tell what follows from some facts."""
    return await _ask("deduce", asked.body.facts)


async def _ask(question: str, *parts: Any) -> Any:
    """Put a question to the oracle, in a thread: it takes a while to load."""

    def answer() -> Any:
        return getattr(import_module("retorta.companion.alchemists.answers"), question)(*parts)

    return await asyncio.to_thread(answer)


ROUTES: Final = [
    Route("POST", "/api/alchemy/new", new, Code, NewCode, status=201),
    Route("POST", "/api/alchemy/mix", mix, dict[str, Any], Mixing),
    Route("POST", "/api/alchemy/sell", sell, dict[str, Any], Sale),
    Route("POST", "/api/alchemy/aspect", aspect, dict[str, Any], AspectDebunked),
    Route("POST", "/api/alchemy/claim", claim, dict[str, Any], Claim),
    Route("POST", "/api/alchemy/exhibit", exhibit, dict[str, Any], Claim),
    Route("POST", "/api/alchemy/reveal", reveal, dict[str, Any], Reveal),
    Route("POST", "/api/alchemy/triangle", triangle, dict[str, Any], Sheet),
    Route("POST", "/api/alchemy/sheet", print_sheet, bytes, Sheet),
    Route("POST", "/api/alchemy/deduce", deduce, dict[str, Any], Known),
]
