"""The oracle's answers as JSON data, for a host that has them asked by a page."""

from __future__ import annotations

from typing import Any

from retorta.companion.alchemists import codes, names, report, sheet
from retorta.companion.alchemists.deduction import Deduction
from retorta.companion.alchemists.facts_file import read_facts
from retorta.companion.alchemists.oracle import UNWELCOME, Oracle
from retorta.core import codec
from retorta.games.alchemists.cards import Ingredient, Potion
from retorta.texts import Speaker, checked_language

Pair = tuple[str, str]


def new(compatible: bool) -> tuple[str, str | None]:
    """Return a fresh code and the promise of it."""
    if compatible:
        return codes.new_original_code(), None
    code = codes.new_code()
    return code, codes.commitment(code)


def mix(code: str, ingredients: Pair) -> dict[str, Any]:
    """Return what two ingredients make."""
    pair = names.read_pair(*ingredients)
    return _mixture(pair, Oracle.of_code(code).mix(*pair))


def sell(code: str, ingredients: Pair, order: str) -> dict[str, Any]:
    """Return how near a potion comes to the order, and nothing more."""
    pair, wanted = names.read_pair(*ingredients), names.read_coloured_potion(order)
    quality = Oracle.of_code(code).sell(*pair, wanted)
    return _plain({"ingredients": pair, "order": wanted, "quality": quality})


def aspect(code: str, ingredient: str, colour: str) -> dict[str, Any]:
    """Return the sign of an aspect."""
    one, asked = names.read_ingredient(ingredient), names.read_colour(colour)
    sign = Oracle.of_code(code).aspect(one, asked)
    return _plain({"ingredient": one, "colour": asked, "sign": names.MARKS[sign]})


def claim(code: str, ingredients: Pair, claimed: str) -> dict[str, Any]:
    """Return whether a claim is true, and nothing more."""
    pair, potion = names.read_pair(*ingredients), names.read_potion(claimed)
    confirmed = Oracle.of_code(code).confirms(*pair, potion)
    return _plain({"ingredients": pair, "claim": potion, "confirmed": confirmed})


def exhibit(code: str, ingredients: Pair, claimed: str) -> dict[str, Any]:
    """Return the potion shown at the exhibition, and whether it is the promised one."""
    pair, promised = names.read_pair(*ingredients), names.read_coloured_potion(claimed)
    oracle = Oracle.of_code(code)
    shown = {"claim": codec.plain(promised), "success": oracle.exhibit(*pair, promised)}
    return {**_mixture(pair, oracle.mix(*pair)), **shown}


def reveal(code: str, promise: str | None) -> dict[str, Any]:
    """Return the formula of every ingredient, if the promise was kept."""
    secret = Oracle.of_code(code).reveal()
    if promise is not None:
        codes.check_commitment(code, promise)
    formulas = {one: names.described(formula) for one, formula in secret.items()}
    return _plain({"formulas": formulas, "promise_kept": True if promise is not None else None})


def triangle(code: str) -> dict[str, Any]:
    """Return what every pair makes."""
    oracle = Oracle.of_code(code)
    pairs = [(one, other) for one in Ingredient for other in Ingredient if one < other]
    return {"results": [_mixture(pair, oracle.mix(*pair)) for pair in pairs]}


def drawing(code: str, language: str) -> bytes:
    """Return the gamemaster's sheet as an SVG drawing."""
    speaker = names.teach(Speaker(checked_language(language)))
    return sheet.svg(Oracle.of_code(code), speaker).encode()


def deduce(facts: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what follows from some facts."""
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
