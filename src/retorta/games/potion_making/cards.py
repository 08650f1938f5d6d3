"""1. The cards, read once from ``cards.toml``."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from retorta.core.named import Named

CARDS_IN_THE_BOX: Final = 76


class Element(Named):
    """1.1 The bottom of a card: what it is in the cabinet of elements."""

    FIERY_LIGHT = 0
    BELLADONNA = 1
    SNAKE_EYE = 2
    AIR_CRYSTAL = 3
    BLOOD_STONE = 4
    MANDRAKE_ROOT = 5
    PHOENIX_FEATHER = 6
    MUSHROOMS = 7
    DRAGON_TOOTH = 8
    FERN_FLOWER = 9
    SPRING_WATER = 10
    ASTRAL_ENERGY = 11
    QUINTESSENCE_OF_WILL = 12
    ENERGY_OF_THOUGHT = 13
    BAT_WING = 14
    ETHER_WAVES = 15


class Recipe(Named):
    """1.2 The top of a card: what can be built with it."""

    LOVE_POTION = 0
    ETERNAL_SLEEP_POTION = 1
    POLYGLOTUM_POTION = 2
    ISIDAS_MORTUM = 3
    DIVINATION_INFUSION = 4
    ETERNITY_SOLUTION = 5
    WARDING_SOLUTION = 6
    FIDELITY_ELIXIR = 7
    ETERNAL_YOUTH_ELIXIR = 8
    OBLIVION_ELIXIR = 9
    KNOWLEDGE_ELIXIR = 10
    INVISIBILITY_ELIXIR = 11
    FIRE_ELIXIR = 12
    STRENGTH_ELIXIR = 13
    SECRET_SIGHT_ELIXIR = 14
    EMANATION_OF_POWER = 15
    TELEPATHIC_POTION = 16
    WISDOM_ELIXIR = 17
    PLANT_LORD_ELIXIR = 18
    FLIGHT_ELIXIR = 19
    POWDER_OF_INCORPOREALITY = 20
    POWDER_OF_TRUTH = 21
    POWDER_OF_CONTROL = 22
    POWDER_OF_FATE = 23
    GREAT_ELIXIR_OF_TIMELESSNESS = 24
    GREAT_ELIXIR_OF_ETERNAL_LOVE = 25
    GREAT_ELIXIR_OF_REBIRTH = 26
    GREAT_ELIXIR_OF_PROTECTION = 27
    GREAT_ELIXIR_OF_VANISHING = 28
    GREAT_ELIXIR_OF_MIGHT = 29
    GREAT_ELIXIR_OF_OMENS = 30
    GREAT_ELIXIR_OF_INSIGHT = 31
    PALANTIRIUM_TALISMAN = 32
    BEAST_LORD_TALISMAN = 33
    HIDDEN_KNOWLEDGE_TALISMAN = 34
    TELEPORTATION_TALISMAN = 35
    AVOCADO_CADAVER = 36
    BANSHEE = 37
    BASILISK = 38
    GRIFFIN = 39
    DRAGON = 40
    UNICORN = 41
    UNSEEN_GUARDIAN = 42
    FIRE_SALAMANDER = 43
    SUPREME_ELIXIR = 44
    GREAT_TALISMAN_OF_MAGIC = 45


class Kind(Named):
    """1.2 What a recipe results in."""

    SIMPLE_ELIXIR = 0
    COMPLEX_ELIXIR = 1
    POWDER = 2
    GREAT_ELIXIR = 3
    TALISMAN = 4
    CREATURE = 5
    SUPREME_ELIXIR = 6
    GREAT_TALISMAN = 7


class Spell(Named):
    """4. The top of a card that has no recipe."""

    KNOWLEDGE = 0
    DESTRUCTION = 1
    TRANSFORMATION = 2


class Card(Named):
    """A card as printed, recipe and element; of some there are two."""

    LOVE_POTION = 0
    ETERNAL_SLEEP_POTION = 1
    POLYGLOTUM_POTION = 2
    ISIDAS_MORTUM = 3
    DIVINATION_INFUSION = 4
    ETERNITY_SOLUTION = 5
    WARDING_SOLUTION = 6
    FIDELITY_ELIXIR = 7
    ETERNAL_YOUTH_ELIXIR = 8
    OBLIVION_ELIXIR = 9
    KNOWLEDGE_ELIXIR = 10
    INVISIBILITY_ELIXIR = 11
    FIRE_ELIXIR = 12
    STRENGTH_ELIXIR = 13
    SECRET_SIGHT_ELIXIR = 14
    EMANATION_OF_POWER = 15
    TELEPATHIC_POTION_ETHER_WAVES = 16
    TELEPATHIC_POTION_ASTRAL_ENERGY = 17
    WISDOM_ELIXIR_ASTRAL_ENERGY = 18
    WISDOM_ELIXIR_QUINTESSENCE_OF_WILL = 19
    PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT = 20
    PLANT_LORD_ELIXIR_ETHER_WAVES = 21
    FLIGHT_ELIXIR_QUINTESSENCE_OF_WILL = 22
    FLIGHT_ELIXIR_ENERGY_OF_THOUGHT = 23
    POWDER_OF_INCORPOREALITY = 24
    POWDER_OF_TRUTH = 25
    POWDER_OF_CONTROL = 26
    POWDER_OF_FATE = 27
    GREAT_ELIXIR_OF_TIMELESSNESS = 28
    GREAT_ELIXIR_OF_ETERNAL_LOVE = 29
    GREAT_ELIXIR_OF_REBIRTH = 30
    GREAT_ELIXIR_OF_PROTECTION = 31
    GREAT_ELIXIR_OF_VANISHING = 32
    GREAT_ELIXIR_OF_MIGHT = 33
    GREAT_ELIXIR_OF_OMENS = 34
    GREAT_ELIXIR_OF_INSIGHT = 35
    PALANTIRIUM_TALISMAN = 36
    BEAST_LORD_TALISMAN = 37
    HIDDEN_KNOWLEDGE_TALISMAN = 38
    TELEPORTATION_TALISMAN = 39
    AVOCADO_CADAVER = 40
    BANSHEE = 41
    BASILISK = 42
    GRIFFIN = 43
    DRAGON = 44
    UNICORN = 45
    UNSEEN_GUARDIAN = 46
    FIRE_SALAMANDER = 47
    SUPREME_ELIXIR = 48
    GREAT_TALISMAN_OF_MAGIC = 49
    SPELL_OF_KNOWLEDGE_BELLADONNA = 50
    SPELL_OF_KNOWLEDGE_MUSHROOMS = 51
    SPELL_OF_DESTRUCTION_FERN_FLOWER = 52
    SPELL_OF_DESTRUCTION_SNAKE_EYE = 53
    SPELL_OF_TRANSFORMATION_BAT_WING = 54
    SPELL_OF_TRANSFORMATION_MANDRAKE_ROOT = 55


Face = int
"""A :class:`Card` as the state holds it: its number, which is faster than the member."""

Ingredient = int
"""What a recipe asks for, as one number.

An :class:`Element` is its own number, a :class:`Recipe` comes after the elements, and then
*any great elixir* and *any talisman*.
"""

ELEMENT_COUNT: Final = 16
RECIPE_COUNT: Final = 46
FACES: Final = 56
FIRST_RECIPE: Final = 16
"""The ingredient that is the first recipe."""
ANY_GREAT_ELIXIR: Final = 62
ANY_TALISMAN: Final = 63
INGREDIENT_COUNT: Final = 64
NOTHING: Final = -1
"""The recipe of a spell card, and the spell of all other cards."""

RECIPE: Final[list[int]] = []
"""The :class:`Recipe` of each card; ``NOTHING`` for spell cards."""
SPELL: Final[list[int]] = []
"""The :class:`Spell` of each card; ``NOTHING`` for all others."""
ELEMENTS: Final[list[list[int]]] = []
"""The elements of each card: one, or three on the two triple cards."""
ELEMENT: Final[list[int]] = []
"""The stack of the cabinet where each card goes; ``NOTHING`` for the triple cards."""
COPIES: Final[list[int]] = []
"""How many of each card are in the box."""
SERVES_AS: Final[list[Ingredient]] = []
"""What each card is as an ingredient once it is built: its recipe."""
SERVES_AS_ANY: Final[list[Ingredient]] = []
"""``ANY_GREAT_ELIXIR`` or ``ANY_TALISMAN`` for the cards that are one, else ``NOTHING``."""

KIND: Final[list[int]] = [NOTHING] * RECIPE_COUNT
"""The :class:`Kind` of each recipe."""
POINTS: Final[list[int]] = [0] * RECIPE_COUNT
"""What each recipe scores when it is built."""
INGREDIENTS: Final[list[list[Ingredient]]] = [[] for _ in range(RECIPE_COUNT)]
"""What each recipe is built from, in the order of the card."""

BIT: Final[list[int]] = [0] * INGREDIENT_COUNT
"""The bit of each ingredient that a recipe asks for: what lies on the table is one number."""
SECOND_BIT: Final[list[int]] = [0] * INGREDIENT_COUNT
"""The bit of a second one, where a recipe asks for any two of a kind."""
NEEDS: Final[list[int]] = [0] * RECIPE_COUNT
"""All the bits of a recipe's ingredients."""

_TOP_KEYS: Final = {"elements", "points", "card"}
_CARD_KEYS: Final = {"card", "recipe", "kind", "ingredients", "elements", "copies", "spell"}


def _read_cards() -> None:
    printed: Any = tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))
    _refuse_unknown(set(printed) - _TOP_KEYS)
    if [name.upper() for name in printed["elements"]] != [element.name for element in Element]:
        raise ValueError("cards.toml: these are not the sixteen elements")
    if [name.upper() for name in printed["points"]] != [kind.name for kind in Kind]:
        raise ValueError("cards.toml: these are not the kinds of recipes")
    if [card["card"].upper() for card in printed["card"]] != [card.name for card in Card]:
        raise ValueError("cards.toml: these are not the cards of the component list")
    for card in printed["card"]:
        _refuse_unknown(set(card) - _CARD_KEYS)
        _add_card(card)
        if "recipe" in card:
            _add_recipe(card, printed["points"][card["kind"]])
    if sum(COPIES) != CARDS_IN_THE_BOX:
        raise ValueError(f"cards.toml: {CARDS_IN_THE_BOX} cards expected, {sum(COPIES)} found")
    _check_triple_cards()
    _give_bits()


def _refuse_unknown(keys: set[str]) -> None:
    if keys:
        raise ValueError(f"cards.toml: unknown key {sorted(keys)}")


def _add_card(card: Any) -> None:
    elements = [int(Element[name.upper()]) for name in card["elements"]]
    recipe = int(Recipe[card["recipe"].upper()]) if "recipe" in card else NOTHING
    RECIPE.append(recipe)
    SPELL.append(int(Spell[card["spell"].upper()]) if "spell" in card else NOTHING)
    ELEMENTS.append(elements)
    ELEMENT.append(elements[0] if len(elements) == 1 else NOTHING)
    COPIES.append(card["copies"])
    SERVES_AS.append(FIRST_RECIPE + recipe if "recipe" in card else NOTHING)
    SERVES_AS_ANY.append(_ANY.get(card.get("kind", ""), NOTHING))


def _add_recipe(card: Any, points: int) -> None:
    recipe = Recipe[card["recipe"].upper()]
    ingredients = [_ingredient(name) for name in card["ingredients"]]
    if INGREDIENTS[recipe] and INGREDIENTS[recipe] != ingredients:
        raise ValueError(f"cards.toml: two different recipes of {recipe.name}")
    KIND[recipe] = int(Kind[card["kind"].upper()])
    POINTS[recipe] = points
    INGREDIENTS[recipe] = ingredients


def _ingredient(name: str) -> Ingredient:
    if name.startswith("any "):
        return _ANY[name.removeprefix("any ")]
    if name.upper() in Element.__members__:
        return int(Element[name.upper()])
    return FIRST_RECIPE + int(Recipe[name.upper()])


def _give_bits() -> None:
    """Give a bit to all that recipes ask for: fewer than 63, so that they fit a machine word."""
    bit = 1
    for ingredient in range(INGREDIENT_COUNT):
        most = max(ingredients.count(ingredient) for ingredients in INGREDIENTS)
        for bits in (BIT, SECOND_BIT)[:most]:
            bits[ingredient] = bit
            bit <<= 1
    for recipe, ingredients in enumerate(INGREDIENTS):
        for place, ingredient in enumerate(ingredients):
            bits = SECOND_BIT if ingredient in ingredients[:place] else BIT
            NEEDS[recipe] |= bits[ingredient]


def _check_triple_cards() -> None:
    """5. A triple card serves as one of its elements, never as two at once.

    No recipe asks for two elements of one triple card, so the rules need not watch for it.
    """
    for elements in ELEMENTS:
        for ingredients in INGREDIENTS:
            if len(set(elements) & set(ingredients)) > 1:
                raise ValueError("cards.toml: a recipe needs two elements of one card")


_ANY: Final = {"great_elixir": ANY_GREAT_ELIXIR, "talisman": ANY_TALISMAN}

_read_cards()

DECK: Final[list[Face]] = [face for face in range(FACES) for _ in range(COPIES[face])]
"""All cards of the box."""


def printed(ingredient: Ingredient) -> Element | Recipe | Kind:
    """Return an ingredient as the card shows it; a kind stands for any recipe of that kind."""
    if ingredient < ELEMENT_COUNT:
        return Element(ingredient)
    if ingredient == ANY_GREAT_ELIXIR:
        return Kind.GREAT_ELIXIR
    if ingredient == ANY_TALISMAN:
        return Kind.TALISMAN
    return Recipe(ingredient - FIRST_RECIPE)
