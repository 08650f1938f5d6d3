"""The cards, counted against the component list."""

from __future__ import annotations

from collections import Counter

import pytest

from retorta.games.potion_making.cards import (
    ANY_GREAT_ELIXIR,
    ANY_TALISMAN,
    COPIES,
    DECK,
    ELEMENT_COUNT,
    ELEMENTS,
    FIRST_RECIPE,
    INGREDIENTS,
    KIND,
    NOTHING,
    POINTS,
    RECIPE,
    SPELL,
    Card,
    Element,
    Kind,
    Recipe,
    Spell,
)


def kind_of(ingredient: int) -> str:
    """Return what sort of thing a recipe asks for."""
    if ingredient < ELEMENT_COUNT:
        return "element"
    if ingredient == ANY_GREAT_ELIXIR:
        return "any great elixir"
    if ingredient == ANY_TALISMAN:
        return "any talisman"
    return Kind(KIND[ingredient - FIRST_RECIPE]).name.lower().replace("_", " ")


def test_1_seventy_six_cards_sixteen_elements_forty_six_recipes() -> None:
    assert len(DECK) == 76
    assert len(Element) == 16
    assert len(Recipe) == 46


def test_1_how_many_cards_there_are_of_each_kind() -> None:
    kinds = Counter(Kind(KIND[RECIPE[face]]).name for face in DECK if RECIPE[face] != NOTHING)
    assert kinds == {
        "SIMPLE_ELIXIR": 32,
        "COMPLEX_ELIXIR": 12,
        "POWDER": 4,
        "GREAT_ELIXIR": 8,
        "TALISMAN": 4,
        "CREATURE": 8,
        "SUPREME_ELIXIR": 1,
        "GREAT_TALISMAN": 1,
    }
    assert Counter(SPELL[face] for face in DECK if RECIPE[face] == NOTHING) == dict.fromkeys(
        Spell, 2
    )


@pytest.mark.parametrize(
    ("kind", "copies", "points", "made_of"),
    [
        (Kind.SIMPLE_ELIXIR, 2, 2, [{"element"}, {"element"}]),
        (Kind.COMPLEX_ELIXIR, 3, 3, [{"element"}, {"element"}, {"element"}]),
        (Kind.POWDER, 1, 4, [{"simple elixir"}, {"element"}]),
        (Kind.GREAT_ELIXIR, 1, 6, [{"simple elixir"}, {"simple elixir"}]),
        (Kind.TALISMAN, 1, 8, [{"simple elixir"}, {"complex elixir"}]),
        (Kind.CREATURE, 1, 8, [{"simple elixir"}, {"complex elixir", "powder"}]),
        (Kind.SUPREME_ELIXIR, 1, 10, [{"any great elixir"}, {"any great elixir"}]),
        (Kind.GREAT_TALISMAN, 1, 10, [{"any talisman"}, {"any talisman"}]),
    ],
)
def test_1_2_what_each_kind_is_made_of(
    kind: Kind, copies: int, points: int, made_of: list[set[str]]
) -> None:
    """The rulebook's list of results, checked for every recipe of the kind."""
    for recipe in Recipe:
        if KIND[recipe] != kind:
            continue
        found = [kind_of(ingredient) for ingredient in INGREDIENTS[recipe]]
        assert sum(COPIES[card] for card in Card if RECIPE[card] == recipe) == copies
        assert POINTS[recipe] == points
        assert len(found) == len(made_of)
        assert any(
            all(name in allowed for name, allowed in zip(order, made_of, strict=True))
            for order in (found, found[::-1])
        ), f"{recipe.name} is made of {found}"


def test_1_2_no_recipe_names_an_ingredient_twice_but_the_two_unique_ones() -> None:
    twice = {
        recipe for recipe in Recipe if len(set(INGREDIENTS[recipe])) < len(INGREDIENTS[recipe])
    }
    assert twice == {Recipe.SUPREME_ELIXIR, Recipe.GREAT_TALISMAN_OF_MAGIC}


def test_1_2_every_element_is_in_two_simple_elixirs() -> None:
    simple = [recipe for recipe in Recipe if KIND[recipe] == Kind.SIMPLE_ELIXIR]
    uses = Counter(ingredient for recipe in simple for ingredient in INGREDIENTS[recipe])
    assert uses == dict.fromkeys(Element, 2)


def test_1_2_every_simple_elixir_leads_on_to_two_recipes() -> None:
    uses = Counter(ingredient for recipe in Recipe for ingredient in INGREDIENTS[recipe])
    for recipe in Recipe:
        if KIND[recipe] == Kind.SIMPLE_ELIXIR:
            assert uses[FIRST_RECIPE + recipe] == 2, recipe.name


def test_1_1_every_element_is_on_four_or_five_ordinary_cards() -> None:
    counts = Counter(elements[0] for face in DECK if len(elements := ELEMENTS[face]) == 1)
    assert set(counts) == set(Element)
    assert sum(counts.values()) == 74
    assert {Element(element).name: count for element, count in counts.items()} == {
        "FIERY_LIGHT": 4,
        "BELLADONNA": 5,
        "SNAKE_EYE": 5,
        "AIR_CRYSTAL": 4,
        "BLOOD_STONE": 4,
        "MANDRAKE_ROOT": 5,
        "PHOENIX_FEATHER": 4,
        "MUSHROOMS": 5,
        "DRAGON_TOOTH": 4,
        "FERN_FLOWER": 5,
        "SPRING_WATER": 4,
        "ASTRAL_ENERGY": 5,
        "QUINTESSENCE_OF_WILL": 5,
        "ENERGY_OF_THOUGHT": 5,
        "BAT_WING": 5,
        "ETHER_WAVES": 5,
    }


def test_4_no_two_spell_cards_share_an_element() -> None:
    """So a stack never has two cards that always go to its bottom."""
    elements = [ELEMENTS[card][0] for card in Card if SPELL[card] != NOTHING]
    assert len(set(elements)) == len(elements) == 6


def test_5_the_two_triple_cards() -> None:
    triple = {
        card: [Element(e) for e in ELEMENTS[card]] for card in Card if len(ELEMENTS[card]) > 1
    }
    assert triple == {
        Card.SUPREME_ELIXIR: [
            Element.ASTRAL_ENERGY,
            Element.QUINTESSENCE_OF_WILL,
            Element.ETHER_WAVES,
        ],
        Card.GREAT_TALISMAN_OF_MAGIC: [
            Element.PHOENIX_FEATHER,
            Element.ENERGY_OF_THOUGHT,
            Element.DRAGON_TOOTH,
        ],
    }


def test_5_no_recipe_needs_two_elements_of_a_triple_card() -> None:
    """Hence one such card never has to serve twice in a recipe."""
    for card in (Card.SUPREME_ELIXIR, Card.GREAT_TALISMAN_OF_MAGIC):
        for recipe in Recipe:
            assert len(set(ELEMENTS[card]) & set(INGREDIENTS[recipe])) <= 1
