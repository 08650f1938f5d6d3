"""Names as people write them, in three languages."""

from __future__ import annotations

import importlib
import sys
from enum import IntEnum

import pytest

from retorta.core.errors import Unknown, Unreadable
from retorta.games.alchemists.cards import AspectSign, Colour, Formula, Ingredient, Potion, Quality
from retorta.games.alchemists.companion import names
from retorta.texts import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [Ingredient, Potion, Colour, Quality])
def test_every_name_of_the_texts_is_understood(kind: type[IntEnum], language: str) -> None:
    speaker = names.teach(Speaker(language))
    for member in kind:
        spoken = str(speaker.spoken(member)).partition(" (")[0]
        for written in (spoken, spoken.upper(), f" {spoken} ", spoken.replace(" ", "-")):
            assert names._read(kind, written) is member  # type: ignore[type-var]


def test_names_are_understood_where_there_is_no_fluent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python in a tab has none, and a sheet or a notebook from a file is read there, too."""
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    importlib.reload(names)
    assert names.read_ingredient("Мандрагора") is Ingredient.MANDRAKE
    assert names.read_potion("szaleństwo") is Potion.INSANITY
    assert names.read_potion("красное+") is Potion.HEALING
    assert names.read_sign("минус") is AspectSign.MINUS


@pytest.mark.parametrize("kind", [Ingredient, Potion, Colour, Quality])
def test_no_name_means_two_things(kind: type[IntEnum]) -> None:
    meanings: dict[str, set[int]] = {}
    for name, number in names._names(kind):
        meanings.setdefault(name, set()).add(number)

    assert {name: found for name, found in meanings.items() if len(found) > 1} == {}


@pytest.mark.parametrize(
    ("written", "ingredient"),
    [
        ("scorp", Ingredient.SCORPION),
        ("ЖАБА", Ingredient.TOAD),
        ("корень", Ingredient.MANDRAKE),
        ("мандрагоры", Ingredient.MANDRAKE),
        ("лапа", Ingredient.CLAW),
        ("chicken foot", Ingredient.CLAW),
        ("chicken-foot", Ingredient.CLAW),
        ("kurza lapka", Ingredient.CLAW),
        ("paproc", Ingredient.FERN),
        ("krucze pioro", Ingredient.FEATHER),
        ("Raven’s feather", Ingredient.FEATHER),
        ("mush", Ingredient.MUSHROOM),
        ("цвет", Ingredient.FLOWER),
    ],
)
def test_names_cut_short_or_without_accents(written: str, ingredient: Ingredient) -> None:
    assert names.read_ingredient(written) == ingredient


@pytest.mark.parametrize(
    ("written", "potion"),
    [
        ("red+", Potion.HEALING),
        ("RED -", Potion.POISON),
        ("g+", Potion.SPEED),
        ("зелёный−", Potion.PARALYSIS),
        ("niebieski+", Potion.WISDOM),
        ("B-", Potion.INSANITY),
        ("К+", Potion.HEALING),
        ("n−", Potion.INSANITY),
        ("healing (R+)", Potion.HEALING),
        ("soup", Potion.NEUTRAL),
        ("нейтр", Potion.NEUTRAL),
        ("отравление", Potion.POISON),
    ],
)
def test_potions_by_colour_and_sign(written: str, potion: Potion) -> None:
    assert names.read_potion(written) == potion


@pytest.mark.parametrize("potion", list(Potion))
def test_what_is_printed_for_programs_can_be_read_back(potion: Potion) -> None:
    assert names.read_potion(names.marked(potion)) == potion


@pytest.mark.parametrize(
    ("written", "sign"),
    [
        ("+", AspectSign.PLUS),
        ("-", AspectSign.MINUS),
        ("−", AspectSign.MINUS),
        ("минус", AspectSign.MINUS),
    ],
)
def test_signs(written: str, sign: AspectSign) -> None:
    assert names.read_sign(written) == sign


@pytest.mark.parametrize("written", ["", "±", "+-", "0", None, 1])
def test_no_sign(written: object) -> None:
    with pytest.raises(Unknown, match="alchemy-sign"):
        names.read_sign(written)


@pytest.mark.parametrize("written", [3, "3", " 3 ", "+--", "+ − −"])
def test_formulas(written: object) -> None:
    assert names.read_formula(written) == Formula.GREEN_MINUS


@pytest.mark.parametrize("formula", list(Formula))
def test_formulas_by_their_signs(formula: Formula) -> None:
    assert names.read_formula(names.signs_of(formula)) == formula


@pytest.mark.parametrize("written", [0, 9, -1, "0", "++", "++++", "", None, True, 1.0, [], "x"])
def test_no_formula(written: object) -> None:
    with pytest.raises(Unknown, match="alchemy-formula"):
        names.read_formula(written)


@pytest.mark.parametrize("written", ["unicorn", "", " ", "'", None, 3, ["toad"]])
def test_an_unknown_name_is_answered_with_the_list_of_names(written: object) -> None:
    with pytest.raises(Unknown) as caught:
        names.read_ingredient(written)

    assert caught.value.name == "alchemy-ingredient"
    assert caught.value.parts["known"] == list(Ingredient)


def test_a_name_cut_too_short_is_answered_with_what_it_could_be() -> None:
    with pytest.raises(Unknown) as caught:
        names.read_ingredient("f")

    assert caught.value.name == "alchemy-ambiguous"
    assert set(caught.value.parts["known"]) >= {  # type: ignore[call-overload]
        Ingredient.FERN,
        Ingredient.FLOWER,
        Ingredient.FEATHER,
    }


def test_a_pair_is_of_two_different_ingredients() -> None:
    with pytest.raises(Unreadable, match="same-twice"):
        names.read_pair("toad", "жаба")
