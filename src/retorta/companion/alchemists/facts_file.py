"""Facts as a person writes them down: JSON, described in ``docs/companion.md``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from retorta.companion.alchemists import names
from retorta.companion.alchemists.facts import (
    Aspect,
    Excluded,
    FormulaFact,
    Known,
    Mixed,
    NotMixed,
    OnlySign,
    PairFact,
    Probable,
    Sold,
)
from retorta.companion.names import shown
from retorta.core.errors import TableError, Unreadable
from retorta.games.alchemists.cards import Ingredient
from retorta.games.alchemists.worlds import Fact

MOST_FACTS: Final = 1000


@dataclass(frozen=True)
class Form:
    """One way to write a fact: what it must say, and how it is read."""

    fields: tuple[str, ...]
    """The first one tells what kind of fact it is."""
    read: Callable[[dict[str, Any]], PairFact | FormulaFact]


def read_facts(written: object) -> list[Fact]:
    """Return the facts of a file, or raise :class:`Unreadable` with the number of the bad one."""
    listed = written.get("facts") if isinstance(written, dict) and len(written) == 1 else None
    if not isinstance(listed, list):
        raise Unreadable("facts-file")
    if len(listed) > MOST_FACTS:
        raise Unreadable("facts-too-many", found=len(listed), most=MOST_FACTS)
    return [_read_numbered(number, entry) for number, entry in enumerate(listed, 1)]


def _read_numbered(number: int, entry: object) -> Fact:
    try:
        return _read_fact(entry)
    except TableError as problem:
        raise Unreadable("facts-bad", number=number, cause=problem) from None


def _read_fact(entry: object) -> Fact:
    kinds = [form for form in FORMS if isinstance(entry, dict) and form.fields[0] in entry]
    if not isinstance(entry, dict) or not kinds:
        raise Unreadable("facts-kind", known=sorted({form.fields[0] for form in FORMS}))
    fits = [form for form in kinds if set(form.fields) <= set(entry)]
    if not fits:
        missing = [field for field in kinds[0].fields if field not in entry]
        raise Unreadable("facts-missing", kind=kinds[0].fields[0], missing=missing)
    extra = [shown(field) for field in entry if field not in (*fits[0].fields, "weight", "note")]
    if extra:
        raise Unreadable("facts-extra", kind=fits[0].fields[0], extra=extra)
    fact = fits[0].read(entry)
    return Probable(fact, _weight(entry["weight"])) if "weight" in entry else fact


def _weight(written: object) -> float:
    if isinstance(written, int | float) and not isinstance(written, bool) and 0 <= written <= 1:
        return float(written)
    raise Unreadable("facts-weight", written=shown(written))


def _pair(written: object) -> tuple[Ingredient, Ingredient]:
    if not isinstance(written, list) or len(written) != 2:
        raise Unreadable("facts-pair")
    return names.read_pair(*written)


def _mixed(entry: dict[str, Any]) -> Mixed:
    return Mixed(*_pair(entry["mix"]), names.read_potion(entry["result"]))


def _only_sign(entry: dict[str, Any]) -> OnlySign:
    return OnlySign(*_pair(entry["mix"]), names.read_sign(entry["sign"]))


def _not_mixed(entry: dict[str, Any]) -> NotMixed:
    return NotMixed(*_pair(entry["not"]), names.read_potion(entry["result"]))


def _sold(entry: dict[str, Any]) -> Sold:
    order = names.read_coloured_potion(entry["order"])
    return Sold(*_pair(entry["sold"]), order, names.read_quality(entry["quality"]))


def _aspect(entry: dict[str, Any]) -> Aspect:
    ingredient = names.read_ingredient(entry["aspect"])
    return Aspect(ingredient, names.read_colour(entry["colour"]), names.read_sign(entry["sign"]))


def _known(entry: dict[str, Any]) -> Known:
    return Known(names.read_ingredient(entry["known"]), names.read_formula(entry["formula"]))


def _excluded(entry: dict[str, Any]) -> Excluded:
    return Excluded(names.read_ingredient(entry["excluded"]), names.read_formula(entry["formula"]))


def _theory(entry: dict[str, Any]) -> Known:
    return Known(names.read_ingredient(entry["theory"]), names.read_formula(entry["formula"]))


FORMS: Final = (
    Form(("mix", "result"), _mixed),
    Form(("mix", "sign"), _only_sign),
    Form(("not", "result"), _not_mixed),
    Form(("sold", "order", "quality"), _sold),
    Form(("aspect", "colour", "sign"), _aspect),
    Form(("known", "formula"), _known),
    Form(("excluded", "formula"), _excluded),
    Form(("theory", "formula", "weight"), _theory),
)
