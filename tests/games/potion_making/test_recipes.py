"""Every one of the 46 recipes is built, from its own ingredients and no others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.table import ANNA, BORIS, refused

from retorta.core.match import Match
from retorta.games.potion_making.cards import ELEMENTS, KIND, RECIPE, Card, Element, Kind, Recipe
from retorta.games.potion_making.moves import Build, UseBuilt
from retorta.games.potion_making.rules.recipes import ELEMENT_FROM_CABINET, RECIPE_NOT_BUILT

Situation = Callable[..., Match]
R = Recipe
E = Element

BOOK: dict[Recipe, list[Element | Recipe]] = {
    R.LOVE_POTION: [E.BLOOD_STONE, E.MANDRAKE_ROOT],
    R.ETERNAL_SLEEP_POTION: [E.SPRING_WATER, E.BELLADONNA],
    R.POLYGLOTUM_POTION: [E.FERN_FLOWER, E.SNAKE_EYE],
    R.ISIDAS_MORTUM: [E.BAT_WING, E.ENERGY_OF_THOUGHT],
    R.DIVINATION_INFUSION: [E.AIR_CRYSTAL, E.MUSHROOMS],
    R.ETERNITY_SOLUTION: [E.MUSHROOMS, E.PHOENIX_FEATHER],
    R.WARDING_SOLUTION: [E.DRAGON_TOOTH, E.QUINTESSENCE_OF_WILL],
    R.FIDELITY_ELIXIR: [E.MANDRAKE_ROOT, E.DRAGON_TOOTH],
    R.ETERNAL_YOUTH_ELIXIR: [E.PHOENIX_FEATHER, E.ETHER_WAVES],
    R.OBLIVION_ELIXIR: [E.BELLADONNA, E.BAT_WING],
    R.KNOWLEDGE_ELIXIR: [E.FIERY_LIGHT, E.FERN_FLOWER],
    R.INVISIBILITY_ELIXIR: [E.ENERGY_OF_THOUGHT, E.AIR_CRYSTAL],
    R.FIRE_ELIXIR: [E.ETHER_WAVES, E.FIERY_LIGHT],
    R.STRENGTH_ELIXIR: [E.ASTRAL_ENERGY, E.BLOOD_STONE],
    R.SECRET_SIGHT_ELIXIR: [E.SNAKE_EYE, E.ASTRAL_ENERGY],
    R.EMANATION_OF_POWER: [E.QUINTESSENCE_OF_WILL, E.SPRING_WATER],
    R.TELEPATHIC_POTION: [E.BLOOD_STONE, E.ENERGY_OF_THOUGHT, E.MUSHROOMS],
    R.WISDOM_ELIXIR: [E.ETHER_WAVES, E.SPRING_WATER, E.FERN_FLOWER],
    R.PLANT_LORD_ELIXIR: [E.BELLADONNA, E.FIERY_LIGHT, E.QUINTESSENCE_OF_WILL],
    R.FLIGHT_ELIXIR: [E.MANDRAKE_ROOT, E.ASTRAL_ENERGY, E.AIR_CRYSTAL],
    R.POWDER_OF_INCORPOREALITY: [R.ETERNAL_SLEEP_POTION, E.BAT_WING],
    R.POWDER_OF_TRUTH: [R.KNOWLEDGE_ELIXIR, E.SNAKE_EYE],
    R.POWDER_OF_CONTROL: [R.LOVE_POTION, E.DRAGON_TOOTH],
    R.POWDER_OF_FATE: [R.DIVINATION_INFUSION, E.PHOENIX_FEATHER],
    R.GREAT_ELIXIR_OF_TIMELESSNESS: [R.OBLIVION_ELIXIR, R.ETERNAL_SLEEP_POTION],
    R.GREAT_ELIXIR_OF_ETERNAL_LOVE: [R.LOVE_POTION, R.FIDELITY_ELIXIR],
    R.GREAT_ELIXIR_OF_REBIRTH: [R.FIRE_ELIXIR, R.ETERNAL_YOUTH_ELIXIR],
    R.GREAT_ELIXIR_OF_PROTECTION: [R.EMANATION_OF_POWER, R.WARDING_SOLUTION],
    R.GREAT_ELIXIR_OF_VANISHING: [R.INVISIBILITY_ELIXIR, R.ISIDAS_MORTUM],
    R.GREAT_ELIXIR_OF_MIGHT: [R.STRENGTH_ELIXIR, R.SECRET_SIGHT_ELIXIR],
    R.GREAT_ELIXIR_OF_OMENS: [R.ETERNITY_SOLUTION, R.DIVINATION_INFUSION],
    R.GREAT_ELIXIR_OF_INSIGHT: [R.KNOWLEDGE_ELIXIR, R.POLYGLOTUM_POTION],
    R.PALANTIRIUM_TALISMAN: [R.FIDELITY_ELIXIR, R.TELEPATHIC_POTION],
    R.BEAST_LORD_TALISMAN: [R.POLYGLOTUM_POTION, R.PLANT_LORD_ELIXIR],
    R.HIDDEN_KNOWLEDGE_TALISMAN: [R.OBLIVION_ELIXIR, R.WISDOM_ELIXIR],
    R.TELEPORTATION_TALISMAN: [R.ETERNITY_SOLUTION, R.FLIGHT_ELIXIR],
    R.AVOCADO_CADAVER: [R.ETERNAL_YOUTH_ELIXIR, R.PLANT_LORD_ELIXIR],
    R.BANSHEE: [R.POWDER_OF_INCORPOREALITY, R.EMANATION_OF_POWER],
    R.BASILISK: [R.SECRET_SIGHT_ELIXIR, R.TELEPATHIC_POTION],
    R.GRIFFIN: [R.ISIDAS_MORTUM, R.FLIGHT_ELIXIR],
    R.DRAGON: [R.POWDER_OF_CONTROL, R.STRENGTH_ELIXIR],
    R.UNICORN: [R.WARDING_SOLUTION, R.WISDOM_ELIXIR],
    R.UNSEEN_GUARDIAN: [R.POWDER_OF_FATE, R.INVISIBILITY_ELIXIR],
    R.FIRE_SALAMANDER: [R.POWDER_OF_TRUTH, R.FIRE_ELIXIR],
    R.SUPREME_ELIXIR: [R.GREAT_ELIXIR_OF_OMENS, R.GREAT_ELIXIR_OF_MIGHT],
    R.GREAT_TALISMAN_OF_MAGIC: [R.PALANTIRIUM_TALISMAN, R.TELEPORTATION_TALISMAN],
}
"""The recipe book, typed once more by hand; for the two unique cards, one of many ways."""

SCORES = {
    Kind.SIMPLE_ELIXIR: 2,
    Kind.COMPLEX_ELIXIR: 3,
    Kind.POWDER: 4,
    Kind.GREAT_ELIXIR: 6,
    Kind.TALISMAN: 8,
    Kind.CREATURE: 8,
    Kind.SUPREME_ELIXIR: 10,
    Kind.GREAT_TALISMAN: 10,
}


def card_with(element: Element) -> Card:
    """Return a card that carries just this element: its simple elixir, of which there are two."""
    return next(card for card in Card if ELEMENTS[card] == [element] and RECIPE[card] < 16)


def card_of(recipe: Recipe) -> Card:
    return next(card for card in Card if RECIPE[card] == recipe)


def laid_out(situation: Situation, recipe: Recipe, without: int = -1, owner: int = ANNA) -> Match:
    """Return a table with all ingredients of *recipe*, or all but one."""
    cabinet = []
    built: list[tuple[Card, list[Card]]] = []
    for place, ingredient in enumerate(BOOK[recipe]):
        if place == without:
            continue
        if isinstance(ingredient, Element):
            cabinet.append(card_with(ingredient))
        else:
            built.append((card_of(ingredient), []))
    rows = [built, []] if owner == ANNA else [[], built]
    return situation([[card_of(recipe)], []], cabinet, rows)


def test_1_2_the_book_holds_every_recipe() -> None:
    assert list(BOOK) == list(Recipe)


@pytest.mark.parametrize("recipe", Recipe)
def test_3_3_every_recipe_is_built(situation: Situation, recipe: Recipe) -> None:
    match = laid_out(situation, recipe)
    card = card_of(recipe)
    match.play(ANNA, Build(card))

    assert match.deciders() == [BORIS], "nothing was left to choose"
    points = SCORES[Kind(KIND[recipe])]
    assert match.points() == [points, 0]
    view = match.view(None).public
    [built] = view.players[ANNA].built
    assert built.card is card
    assert len(built.under) == len(BOOK[recipe])
    assert view.stacks == []


@pytest.mark.parametrize(
    "recipe", [recipe for recipe in Recipe if KIND[recipe] > Kind.COMPLEX_ELIXIR]
)
def test_3_5_every_recipe_built_from_anothers_pays_half(
    situation: Situation, recipe: Recipe
) -> None:
    match = laid_out(situation, recipe, owner=BORIS)
    match.play(ANNA, Build(card_of(recipe)))

    points = SCORES[Kind(KIND[recipe])]
    assert match.points() == [points, points // 2]
    assert points % 2 == 0


@pytest.mark.parametrize(
    ("recipe", "without"),
    [(recipe, place) for recipe in Recipe for place in range(len(BOOK[recipe]))],
)
def test_3_3_no_recipe_is_built_with_an_ingredient_missing(
    situation: Situation, recipe: Recipe, without: int
) -> None:
    match = laid_out(situation, recipe, without)
    lacking = BOOK[recipe][without]

    rule = refused(match, ANNA, Build(card_of(recipe)))
    assert rule is (ELEMENT_FROM_CABINET if isinstance(lacking, Element) else RECIPE_NOT_BUILT)


@pytest.mark.parametrize("card", [card for card in Card if KIND[RECIPE[card]] == 1])
def test_3_3_a_complex_elixir_serves_whatever_its_element(situation: Situation, card: Card) -> None:
    """Both cards of each complex elixir, in the talisman that needs it."""
    talisman = next(
        recipe
        for recipe in Recipe
        if KIND[recipe] == Kind.TALISMAN and Recipe(RECIPE[card]) in BOOK[recipe]
    )
    simple = next(each for each in BOOK[talisman] if each != Recipe(RECIPE[card]))
    assert isinstance(simple, Recipe)
    match = situation([[card_of(talisman)], []], (), [[(card_of(simple), []), (card, [])]])
    match.play(ANNA, Build(card_of(talisman)))

    assert match.points() == [8, 0]


def test_5_the_supreme_elixir_takes_any_two_great_elixirs(situation: Situation) -> None:
    """Three lie there; the builder chooses twice."""
    match = situation(
        [[Card.SUPREME_ELIXIR], []],
        (),
        [
            [(Card.GREAT_ELIXIR_OF_MIGHT, [])],
            [(Card.GREAT_ELIXIR_OF_REBIRTH, []), (Card.GREAT_ELIXIR_OF_OMENS, [])],
        ],
    )
    match.play(ANNA, Build(Card.SUPREME_ELIXIR))
    assert len(match.legal_moves(ANNA)) == 3
    match.play(ANNA, UseBuilt(BORIS, Card.GREAT_ELIXIR_OF_OMENS, 0))
    assert match.legal_moves(ANNA) == [
        UseBuilt(ANNA, Card.GREAT_ELIXIR_OF_MIGHT, 0),
        UseBuilt(BORIS, Card.GREAT_ELIXIR_OF_REBIRTH, 0),
    ]
    match.play(ANNA, UseBuilt(BORIS, Card.GREAT_ELIXIR_OF_REBIRTH, 0))

    assert match.points() == [10, 5]


def test_5_the_great_talisman_takes_any_two_talismans(situation: Situation) -> None:
    match = situation(
        [[Card.GREAT_TALISMAN_OF_MAGIC], []],
        (),
        [
            [(Card.BEAST_LORD_TALISMAN, []), (Card.HIDDEN_KNOWLEDGE_TALISMAN, [])],
            [(Card.PALANTIRIUM_TALISMAN, [])],
        ],
    )
    match.play(ANNA, Build(Card.GREAT_TALISMAN_OF_MAGIC))
    match.play(ANNA, UseBuilt(ANNA, Card.HIDDEN_KNOWLEDGE_TALISMAN, 0))
    match.play(ANNA, UseBuilt(ANNA, Card.BEAST_LORD_TALISMAN, 0))

    assert match.points() == [10, 0]


def test_5_the_unique_cards_are_no_great_elixir_and_no_talisman_themselves(
    situation: Situation,
) -> None:
    match = situation(
        [[Card.SUPREME_ELIXIR], []],
        (),
        [[(Card.GREAT_TALISMAN_OF_MAGIC, []), (Card.GREAT_ELIXIR_OF_MIGHT, [])]],
    )
    assert refused(match, ANNA, Build(Card.SUPREME_ELIXIR)) is RECIPE_NOT_BUILT
    match = situation(
        [[Card.GREAT_TALISMAN_OF_MAGIC], []],
        (),
        [[(Card.SUPREME_ELIXIR, []), (Card.BEAST_LORD_TALISMAN, [])]],
    )
    assert refused(match, ANNA, Build(Card.GREAT_TALISMAN_OF_MAGIC)) is RECIPE_NOT_BUILT
