"""The oracle of Alchemists for a real table, over HTTP.

The server keeps nothing of it: the code travels with every question, in the body, where no
log and no history of a browser sees it.
"""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Annotated, Any

from litestar import Response, Router, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

Word = Annotated[str, Meta(max_length=64)]
Pair = tuple[Word, Word]


class NewCode(Struct, forbid_unknown_fields=True):
    """A code is wanted; a compatible one is read by the original app too."""

    compatible: bool = False


class Mixing(Struct, forbid_unknown_fields=True):
    """Two ingredients are mixed."""

    code: Word
    ingredients: Pair


class Sale(Struct, forbid_unknown_fields=True):
    """A potion is sold to somebody who ordered one."""

    code: Word
    ingredients: Pair
    order: Word


class AspectDebunked(Struct, forbid_unknown_fields=True):
    """An apprentice asks for the sign of an aspect."""

    code: Word
    ingredient: Word
    colour: Word


class Claim(Struct, forbid_unknown_fields=True):
    """A master, or an exhibitor, claims what two ingredients make."""

    code: Word
    ingredients: Pair
    claim: Word


class Reveal(Struct, forbid_unknown_fields=True):
    """The game is over: everything is shown, and the promise checked."""

    code: Word
    promise: Word | None = None


class Sheet(Struct, forbid_unknown_fields=True):
    """A sheet to print, for a table without a device."""

    code: Word
    language: Word = "en"


class Known(Struct, forbid_unknown_fields=True):
    """What somebody knows; the facts are described in ``docs/companion.md``."""

    facts: Annotated[list[dict[str, Any]], Meta(max_length=200)]


class Code(Struct):
    """A code, and what can be shown of it before the game."""

    code: str
    promise: str | None


@post("/new")
async def new(data: JSONBody[NewCode]) -> Code:
    """Make a code."""
    return Code(*await _ask("new", data.compatible))


@post("/mix", status_code=200)
async def mix(data: JSONBody[Mixing]) -> dict[str, Any]:
    """Tell what two ingredients make: to mix, to test on the student, to drink."""
    return await _told("mix", data.code, data.ingredients)


@post("/sell", status_code=200)
async def sell(data: JSONBody[Sale]) -> dict[str, Any]:
    """Tell how near a potion comes to the order, and nothing more."""
    return await _told("sell", data.code, data.ingredients, data.order)


@post("/aspect", status_code=200)
async def aspect(data: JSONBody[AspectDebunked]) -> dict[str, Any]:
    """Tell the sign of an aspect: how an apprentice debunks."""
    return await _told("aspect", data.code, data.ingredient, data.colour)


@post("/claim", status_code=200)
async def claim(data: JSONBody[Claim]) -> dict[str, Any]:
    """Tell whether a claim is true, and nothing more: how a master debunks."""
    return await _told("claim", data.code, data.ingredients, data.claim)


@post("/exhibit", status_code=200)
async def exhibit(data: JSONBody[Claim]) -> dict[str, Any]:
    """Show a potion at the exhibition."""
    return await _told("exhibit", data.code, data.ingredients, data.claim)


@post("/reveal", status_code=200)
async def reveal(data: JSONBody[Reveal]) -> dict[str, Any]:
    """Show the formula of every ingredient, and check the promise."""
    return await _told("reveal", data.code, data.promise)


@post("/triangle", status_code=200)
async def triangle(data: JSONBody[Sheet]) -> dict[str, Any]:
    """Show what every pair makes."""
    return await _told("triangle", data.code)


@post("/sheet", status_code=200, media_type="image/svg+xml")
async def print_sheet(data: JSONBody[Sheet]) -> Response[bytes]:
    """Draw the gamemaster's sheet, to be printed."""
    drawing = await _ask("drawing", data.code, data.language)
    return Response(drawing, media_type="image/svg+xml")


@post("/deduce", status_code=200)
async def deduce(data: JSONBody[Known]) -> dict[str, Any]:
    """Tell what follows from some facts."""
    return await _told("deduce", data.facts)


async def _told(question: str, *parts: Any) -> dict[str, Any]:
    told: dict[str, Any] = await _ask(question, *parts)
    return told


async def _ask(question: str, *parts: Any) -> Any:
    """Put a question to the oracle, in a thread: it and its arrays take a while to load."""

    def answer() -> Any:
        return getattr(import_module("retorta.server.oracle_desk"), question)(*parts)

    return await asyncio.to_thread(answer)


ALCHEMY = Router(
    "/api/alchemy",
    request_max_body_size=64 << 10,
    route_handlers=[
        new,
        mix,
        sell,
        aspect,
        claim,
        exhibit,
        reveal,
        triangle,
        print_sheet,
        deduce,
    ],
)
