"""The recipe book for a real table, and ``retorta recipes``."""

from __future__ import annotations

import json

import pytest

from retorta import cli
from retorta.core.errors import Unknown
from retorta.games.potion_making.cards import CARDS_IN_THE_BOX, Element, Kind, Recipe, Spell
from retorta.games.potion_making.companion.book import (
    Copy,
    Thing,
    leads_to,
    plain_book,
    recipe_book,
    spell_book,
    steps_to,
)
from retorta.games.potion_making.companion.lines import WIDTH, book_lines, lines_of_what_can_be_made
from retorta.games.potion_making.companion.names import read_thing, things_called
from retorta.texts import LANGUAGES, Speaker


def test_the_book_has_a_page_for_every_recipe() -> None:
    book = recipe_book()

    assert [page.recipe for page in book] == list(Recipe)
    fate = book[Recipe.POWDER_OF_FATE]
    assert fate.kind is Kind.POWDER
    assert fate.points == 4
    assert fate.ingredients == (Recipe.DIVINATION_INFUSION, Element.PHOENIX_FEATHER)
    assert fate.cards == (Copy((Element.BELLADONNA,), 1),)
    assert fate.leads_to == (Recipe.UNSEEN_GUARDIAN,)


def test_any_great_elixir_is_written_as_its_kind() -> None:
    supreme = recipe_book()[Recipe.SUPREME_ELIXIR]

    assert supreme.ingredients == (Kind.GREAT_ELIXIR, Kind.GREAT_ELIXIR)
    assert len(supreme.cards[0].elements) == 3
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
    assert read_thing(name) is Element.AIR_CRYSTAL


def test_every_element_is_known_by_every_name() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, "potion-making")
        for element in Element:
            assert read_thing(str(speaker.spoken(element))) is element


@pytest.mark.parametrize(
    ("name", "element"),
    [
        ("Мандрагора", Element.MANDRAKE_ROOT),
        ("mandrake", Element.MANDRAKE_ROOT),
        ("Smoczy zab", Element.DRAGON_TOOTH),
        ("«Зуб дракона»", Element.DRAGON_TOOTH),
        ("мушр", Element.MUSHROOMS),
    ],
)
def test_names_are_forgiven_what_people_leave_out(name: str, element: Element) -> None:
    """The rulebook's own «Мандрагора» among them."""
    assert read_thing(name) is element


def test_a_built_recipe_is_a_thing_too() -> None:
    assert read_thing("любовное") is Recipe.LOVE_POTION
    assert read_thing("napoj milosny") is Recipe.LOVE_POTION


def test_what_could_be_two_things_is_refused_with_both() -> None:
    with pytest.raises(Unknown) as caught:
        read_thing("energy")

    assert caught.value.name == "potion-making-ambiguous"
    assert caught.value.parts["known"] == [Element.ASTRAL_ENERGY, Element.ENERGY_OF_THOUGHT]


def test_whoever_looks_something_up_need_not_be_exact() -> None:
    assert things_called("energy") == [Element.ASTRAL_ENERGY, Element.ENERGY_OF_THOUGHT]
    assert things_called("spell of destr") == [Spell.DESTRUCTION]


@pytest.mark.parametrize("name", ["", "philosopher's stone"])
def test_what_is_nothing_is_refused_with_a_list(name: str) -> None:
    with pytest.raises(Unknown) as caught:
        read_thing(name)

    known = caught.value.parts["known"]
    assert isinstance(known, list)
    assert len(known) == 16


def test_recipes_that_lie_built_count_as_well() -> None:
    """An element and a recipe of the same number are different things."""
    have: list[Thing] = [Recipe.LOVE_POTION, Element.DRAGON_TOOTH, Element.FIERY_LIGHT]
    assert steps_to(have) == {Recipe.POWDER_OF_CONTROL: 1}
    two = steps_to([Recipe.GREAT_ELIXIR_OF_MIGHT, Recipe.GREAT_ELIXIR_OF_OMENS])
    assert two == {Recipe.SUPREME_ELIXIR: 1}


def test_the_book_has_every_card_of_the_box() -> None:
    recipes = [card for page in recipe_book() for card in page.cards]
    spells = [card for page in spell_book() for card in page.cards]
    assert sum(card.copies for card in recipes + spells) == CARDS_IN_THE_BOX
    assert [page.spell for page in spell_book()] == list(Spell)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_can_be_read_on_eighty_columns(language: str) -> None:
    say = Speaker(language, "potion-making").say
    whole = book_lines([], say)

    assert sum(not line.startswith(" ") for line in whole) == len(Recipe) + len(Spell)
    assert max(map(len, whole)) <= WIDTH
    assert len(lines_of_what_can_be_made([Element.BAT_WING], say)) == 1
    named = lines_of_what_can_be_made([Element.BAT_WING, Element.ENERGY_OF_THOUGHT], say)
    assert any(line.startswith(say("potion-making-recipe-isidas-mortum")) for line in named)


def test_pages_are_found_by_what_they_take() -> None:
    say = Speaker("en", "potion-making").say
    found = [line for line in book_lines([Recipe.DRAGON], say) if not line.startswith(" ")]
    assert [line.split(":")[0] for line in found] == ["Dragon"]
    great = book_lines([Recipe.GREAT_ELIXIR_OF_MIGHT], say)
    assert sum(not line.startswith(" ") for line in great) == 2


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

    assert "    Made of: any great elixir + any great elixir" in printed
    assert "Spell of Knowledge" in printed


def test_the_command_finds_pages(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["recipes", "мандрагора", "--lang", "en"]) == 0
    pages = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]

    assert [page.split(":")[0] for page in pages] == [
        "Love Potion",
        "Elixir of Fidelity",
        "Elixir of Flight",
    ]


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
