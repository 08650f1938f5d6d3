"""The oracle of Alchemists for a real table, over HTTP.

The server keeps nothing of it: the code travels with every question, in the body, where no
log and no history of a browser sees it.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from retorta.companion import codes, names, sheet
from retorta.companion.oracle import UNWELCOME, Oracle
from retorta.core import codec
from retorta.games.alchemists.cards import Ingredient, Potion
from retorta.texts import Speaker, checked_language

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
    if data.compatible:
        return Code(codes.new_original_code(), None)
    code = codes.new_code()
    return Code(code, codes.commitment(code))


@post("/mix", status_code=200)
async def mix(data: JSONBody[Mixing]) -> dict[str, Any]:
    """Tell what two ingredients make: to mix, to test on the student, to drink."""
    pair = names.read_pair(*data.ingredients)
    return _mixture(pair, Oracle.of_code(data.code).mix(*pair))


@post("/sell", status_code=200)
async def sell(data: JSONBody[Sale]) -> dict[str, Any]:
    """Tell how near a potion comes to the order, and nothing more."""
    pair, order = names.read_pair(*data.ingredients), names.read_coloured_potion(data.order)
    quality = Oracle.of_code(data.code).sell(*pair, order)
    return _plain({"ingredients": pair, "order": order, "quality": quality})


@post("/aspect", status_code=200)
async def aspect(data: JSONBody[AspectDebunked]) -> dict[str, Any]:
    """Tell the sign of an aspect: how an apprentice debunks."""
    ingredient, colour = names.read_ingredient(data.ingredient), names.read_colour(data.colour)
    sign = Oracle.of_code(data.code).aspect(ingredient, colour)
    return _plain({"ingredient": ingredient, "colour": colour, "sign": names.MARKS[sign]})


@post("/claim", status_code=200)
async def claim(data: JSONBody[Claim]) -> dict[str, Any]:
    """Tell whether a claim is true, and nothing more: how a master debunks."""
    pair, claimed = names.read_pair(*data.ingredients), names.read_potion(data.claim)
    confirmed = Oracle.of_code(data.code).confirms(*pair, claimed)
    return _plain({"ingredients": pair, "claim": claimed, "confirmed": confirmed})


@post("/exhibit", status_code=200)
async def exhibit(data: JSONBody[Claim]) -> dict[str, Any]:
    """Show a potion at the exhibition."""
    pair, promised = names.read_pair(*data.ingredients), names.read_coloured_potion(data.claim)
    oracle = Oracle.of_code(data.code)
    success = oracle.exhibit(*pair, promised)
    shown = {"claim": codec.plain(promised), "success": success}
    return {**_mixture(pair, oracle.mix(*pair)), **shown}


@post("/reveal", status_code=200)
async def reveal(data: JSONBody[Reveal]) -> dict[str, Any]:
    """Show the formula of every ingredient, and check the promise."""
    secret = Oracle.of_code(data.code).reveal()
    if data.promise is not None:
        codes.check_commitment(data.code, data.promise)
    formulas = {one: names.described(formula) for one, formula in secret.items()}
    return _plain({"formulas": formulas, "promise_kept": data.promise is not None or None})


@post("/triangle", status_code=200)
async def triangle(data: JSONBody[Sheet]) -> dict[str, Any]:
    """Show what every pair makes."""
    oracle = Oracle.of_code(data.code)
    pairs = [(one, other) for one in Ingredient for other in Ingredient if one < other]
    return {"results": [_mixture(pair, oracle.mix(*pair)) for pair in pairs]}


@post("/sheet", status_code=200, media_type="image/svg+xml")
async def print_sheet(data: JSONBody[Sheet]) -> Response[bytes]:
    """Draw the gamemaster's sheet, to be printed."""
    speaker = names.teach(Speaker(checked_language(data.language)))
    drawing = sheet.svg(Oracle.of_code(data.code), speaker).encode()
    return Response(drawing, media_type="image/svg+xml")


@post("/deduce", status_code=200)
async def deduce(data: JSONBody[Known]) -> dict[str, Any]:
    """Tell what follows from some facts."""
    return await asyncio.to_thread(_deduced, data.facts)


def _deduced(facts: list[dict[str, Any]]) -> dict[str, Any]:
    # Here and not above: nothing else on the server needs arrays.
    from retorta.companion import report
    from retorta.companion.deduction import Deduction
    from retorta.companion.facts_file import read_facts

    return _plain(report.data(Deduction.of(read_facts({"facts": facts}))))


def _mixture(pair: tuple[Ingredient, Ingredient], potion: Potion) -> dict[str, Any]:
    return _plain(
        {
            "ingredients": pair,
            "potion": potion,
            "mark": names.marked(potion),
            "unwelcome": potion in UNWELCOME,
        }
    )


def _plain(told: dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = codec.plain(told)
    return plain


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
