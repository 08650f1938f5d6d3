"""The recipe book for a real table, and ``retorta recipes``."""

from __future__ import annotations

import json

import pytest

from retorta import cli
from retorta.companion.potion_making import (
    element_named,
    leads_to,
    lines,
    plain_book,
    recipe_book,
    steps_to,
)
from retorta.core.errors import Unknown
from retorta.games.potion_making.cards import Element, Kind, Recipe
from retorta.texts import LANGUAGES, Speaker


def test_the_book_has_a_page_for_every_recipe() -> None:
    book = recipe_book()

    assert [page.recipe for page in book] == list(Recipe)
    fate = book[Recipe.POWDER_OF_FATE]
    assert fate.kind is Kind.POWDER
    assert fate.points == 4
    assert fate.ingredients == (Recipe.DIVINATION_INFUSION, Element.PHOENIX_FEATHER)
    assert fate.elements == ((Element.BELLADONNA,),)
    assert fate.leads_to == (Recipe.UNSEEN_GUARDIAN,)


def test_any_great_elixir_is_written_as_its_kind() -> None:
    supreme = recipe_book()[Recipe.SUPREME_ELIXIR]

    assert supreme.ingredients == (Kind.GREAT_ELIXIR, Kind.GREAT_ELIXIR)
    assert len(supreme.elements[0]) == 3
    assert supreme.leads_to == ()


def test_what_a_thing_can_become() -> None:
    assert leads_to(Element.PHOENIX_FEATHER) == [
        Recipe.ETERNITY_SOLUTION,
        Recipe.ETERNAL_YOUTH_ELIXIR,
        Recipe.POWDER_OF_FATE,
    ]
    assert leads_to(Recipe.GREAT_ELIXIR_OF_MIGHT) == [Recipe.SUPREME_ELIXIR]
    assert leads_to(Recipe.PALANTIRIUM_TALISMAN) == [Recipe.GREAT_TALISMAN_OF_MAGIC]
    assert leads_to(Recipe.DRAGON) == []


def test_what_can_be_made_of_elements() -> None:
    have = [Element.BLOOD_STONE, Element.MANDRAKE_ROOT, Element.DRAGON_TOOTH]

    assert steps_to(have) == {
        Recipe.LOVE_POTION: 1,
        Recipe.FIDELITY_ELIXIR: 1,
        Recipe.POWDER_OF_CONTROL: 2,
        Recipe.GREAT_ELIXIR_OF_ETERNAL_LOVE: 2,
    }


def test_one_great_elixir_does_not_make_the_supreme_one() -> None:
    one = {Element.BLOOD_STONE, Element.MANDRAKE_ROOT, Element.DRAGON_TOOTH}
    two = {*one, Element.MUSHROOMS, Element.PHOENIX_FEATHER, Element.AIR_CRYSTAL}

    assert Recipe.SUPREME_ELIXIR not in steps_to(one)
    assert steps_to(two)[Recipe.SUPREME_ELIXIR] == 3


def test_of_everything_everything_can_be_made() -> None:
    steps = steps_to(Element)

    assert set(steps) == set(Recipe)
    assert max(steps.values()) == 3
    assert steps_to([]) == {}


@pytest.mark.parametrize(
    "name",
    ["air-crystal", "air_crystal", "Crystal of Air", "КРИСТАЛЛ  воздуха", "kryształ powietrza"],
)
def test_an_element_is_known_by_its_id_and_in_three_languages(name: str) -> None:
    assert element_named(name) is Element.AIR_CRYSTAL


def test_every_element_is_known_by_every_name() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, "potion-making")
        for element in Element:
            assert element_named(str(speaker.spoken(element))) is element


@pytest.mark.parametrize("name", ["", "philosopher's stone", "love-potion"])
def test_what_is_no_element_is_refused_with_a_list(name: str) -> None:
    with pytest.raises(Unknown) as caught:
        element_named(name)

    known = caught.value.parts["known"]
    assert isinstance(known, list)
    assert len(known) == 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_can_be_read(language: str) -> None:
    say = Speaker(language, "potion-making").say

    assert len(lines([], say)) == 1 + len(Recipe)
    assert len(lines([Element.BAT_WING], say)) == 1
    named = lines([Element.BAT_WING, Element.ENERGY_OF_THOUGHT], say)
    assert say("potion-making-recipe-isidas-mortum") in named[-1]


def test_the_book_as_data() -> None:
    whole = plain_book([])
    assert len(whole["recipes"]) == len(Recipe)
    assert {page["steps"] for page in whole["recipes"]} == {None}

    made = plain_book([Element.BAT_WING, Element.ENERGY_OF_THOUGHT])
    assert made["have"] == ["bat-wing", "energy-of-thought"]
    assert [(page["recipe"], page["steps"]) for page in made["recipes"]] == [("isidas-mortum", 1)]


def test_the_command_prints_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["recipes", "--lang", "en"]) == 0
    printed = capsys.readouterr().out.splitlines()

    assert len(printed) == 1 + len(Recipe)
    assert "any great elixir + any great elixir" in printed[1 + Recipe.SUPREME_ELIXIR]


def test_the_command_takes_elements_with_commas_and_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ["recipes", "--have", "крыло летучей мыши,belladonna", "--have", "bat-wing"]
    assert cli.run([*arguments, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)

    assert printed["have"] == ["bat-wing", "belladonna"]
    assert [page["recipe"] for page in printed["recipes"]] == ["oblivion-elixir"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_refuses_what_is_no_element(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert cli.run(["recipes", "--have", "gold", "--lang", language]) == 2
    printed = capsys.readouterr()

    assert printed.out == ""
    assert "gold" in printed.err
    assert Speaker(language).say("potion-making-element-ether-waves") in printed.err
