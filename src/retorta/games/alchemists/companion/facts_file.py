"""Facts as a person writes them down: JSON, described in ``docs/facts.md``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from retorta.companion.names import shown
from retorta.core.errors import TableError, Unreadable
from retorta.games.alchemists.cards import HEDGE, ROUNDS, Colour, Ingredient, Potion, Seal
from retorta.games.alchemists.companion import names
from retorta.games.alchemists.companion.facts import (
    AllSaw,
    Aspect,
    Excluded,
    FormulaFact,
    Glimpsed,
    Hedged,
    Known,
    Mixed,
    NotMixed,
    OneOf,
    OnlySign,
    PairFact,
    Probable,
    Published,
    Sealed,
    Sold,
    TwoOf,
    sold_as,
)
from retorta.games.alchemists.worlds import Fact

MOST_FACTS: Final = 1000
LONGEST_NAME: Final = 40
OF_ANY: Final = ("weight", "note", "round", "by", "all")
"""Additional keys of any fact: its weight, when it was seen, and whose deed it was."""
OF_A_NOTEBOOK: Final = ("marks", "note", "help", "hand", "seats", "me", "isLog")
"""The keys of a notebook saved on a phone besides its facts; they do not affect deductions."""
SIGHTS: Final = ("potion", "sale", "exhibition")


@dataclass(frozen=True)
class Form:
    """One way to write a fact: its required keys, and how it is read."""

    fields: tuple[str, ...]
    """The first one tells what kind of fact it is."""
    read: Callable[[dict[str, Any]], Fact]


def read_facts(written: object) -> list[Fact]:
    """Return the facts of a file, or raise :class:`Unreadable` with the number of the bad one."""
    listed = None
    if isinstance(written, Mapping) and set(written) <= {"facts", *OF_A_NOTEBOOK}:
        listed = written.get("facts")
    if not isinstance(listed, list):
        raise Unreadable("facts-file")
    if len(listed) > MOST_FACTS:
        raise Unreadable("facts-too-many", found=len(listed), most=MOST_FACTS)
    return [read_fact(number, entry) for number, entry in enumerate(listed, 1)]


def read_fact(number: int, entry: object) -> Fact:
    """Return one fact, or raise :class:`Unreadable` with its *number* in the list."""
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
        fewest = min(kinds, key=lambda form: len(set(form.fields) - set(entry)))
        missing = [field for field in fewest.fields if field not in entry]
        raise Unreadable("facts-missing", kind=kinds[0].fields[0], missing=missing)
    extra = [shown(field) for field in entry if field not in (*fits[0].fields, *OF_ANY)]
    if extra:
        raise Unreadable("facts-extra", kind=fits[0].fields[0], extra=extra)
    _check_occasion(entry)
    fact = fits[0].read(entry)
    if "weight" not in entry:
        return fact
    if not isinstance(fact, PairFact | FormulaFact):
        raise Unreadable("facts-extra", kind=fits[0].fields[0], extra=["weight"])
    return Probable(fact, _weight(entry["weight"]))


def _check_occasion(entry: dict[str, Any]) -> None:
    """Refuse a round, a name or an ``all`` that cannot be right."""
    number = entry.get("round", 1)
    if type(number) is not int or not 1 <= number <= ROUNDS:
        raise Unreadable("facts-round", written=shown(number), most=ROUNDS)
    name = entry.get("by", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        raise Unreadable("facts-by", most=LONGEST_NAME)
    if not isinstance(entry.get("all", True), bool):
        raise Unreadable("facts-all", written=shown(entry["all"]))


def _weight(written: object) -> float:
    if isinstance(written, int | float) and not isinstance(written, bool) and 0 <= written <= 1:
        return float(written)
    raise Unreadable("facts-weight", written=shown(written))


def _pair(written: object) -> tuple[Ingredient, Ingredient]:
    if not isinstance(written, list) or len(written) != 2:
        raise Unreadable("facts-pair")
    return names.read_pair(*written)


def _several(written: object) -> tuple[Ingredient, ...]:
    found = tuple(map(names.read_ingredient, written)) if isinstance(written, list) else ()
    if len(set(found)) != len(found) or len(found) < 2:
        raise Unreadable("facts-several")
    return found


def _potions(entry: dict[str, Any]) -> tuple[Potion, ...]:
    """Return the possible potions, given what everybody saw of a potion or a sale."""
    if "result" in entry:
        return (names.read_potion(entry["result"]),)
    order = names.read_coloured_potion(entry["order"])
    return tuple(sold_as(order, names.read_quality(entry["quality"])))


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


def _theory(entry: dict[str, Any]) -> Known | Hedged:
    ingredient = names.read_ingredient(entry["theory"])
    formula = names.read_formula(entry["formula"])
    seal = names.read_seal(entry["seal"]) if "seal" in entry else Seal.GOLD
    if seal in HEDGE:
        return Hedged(ingredient, formula, Colour(HEDGE.index(seal)))
    return Known(ingredient, formula)


def _published(entry: dict[str, Any]) -> Published:
    if "seal" in entry:
        names.read_seal(entry["seal"])
    ingredient = names.read_ingredient(entry["published"])
    return Published(ingredient, names.read_formula(entry["formula"]))


def _all_saw(entry: dict[str, Any]) -> AllSaw:
    if entry["seen"] not in SIGHTS:
        raise Unreadable("facts-seen", written=shown(entry["seen"]), known=list(SIGHTS))
    return AllSaw(_potions(entry))


def _sealed(entry: dict[str, Any]) -> Sealed:
    if "seal" in entry:
        names.read_seal(entry["seal"])
    return Sealed(names.read_ingredient(entry["sealed"]))


def _glimpsed(entry: dict[str, Any]) -> Glimpsed:
    return Glimpsed(names.read_ingredient(entry["glimpsed"]), _potions(entry))


def _one_of(entry: dict[str, Any]) -> OneOf:
    colour, sign = names.read_colour(entry["colour"]), names.read_sign(entry["sign"])
    return OneOf(_several(entry["one"]), colour, sign)


def _two_of(entry: dict[str, Any]) -> TwoOf:
    return TwoOf(_several(entry["two"]), _potions(entry))


FORMS: Final = (
    Form(("mix", "result"), _mixed),
    Form(("mix", "sign"), _only_sign),
    Form(("not", "result"), _not_mixed),
    Form(("sold", "order", "quality"), _sold),
    Form(("aspect", "colour", "sign"), _aspect),
    Form(("known", "formula"), _known),
    Form(("excluded", "formula"), _excluded),
    Form(("theory", "formula", "seal", "weight"), _theory),
    Form(("theory", "formula", "weight"), _theory),
    Form(("published", "formula", "seal"), _published),
    Form(("published", "formula"), _published),
    Form(("sealed", "seal"), _sealed),
    Form(("sealed",), _sealed),
    Form(("seen", "result"), _all_saw),
    Form(("seen", "order", "quality"), _all_saw),
    Form(("glimpsed", "result"), _glimpsed),
    Form(("glimpsed", "order", "quality"), _glimpsed),
    Form(("one", "colour", "sign"), _one_of),
    Form(("two", "result"), _two_of),
    Form(("two", "order", "quality"), _two_of),
)
