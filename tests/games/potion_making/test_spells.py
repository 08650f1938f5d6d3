"""4. Spell cards: every branch of the three, and every "may not"."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.table import ANNA, BORIS, refused

from retorta.core.match import Match
from retorta.core.words import Move
from retorta.games.potion_making.cards import Card, Element
from retorta.games.potion_making.events import (
    CardLearned,
    CardsReturned,
    RecipeDestroyed,
    RecipeTransformed,
    SpellCast,
)
from retorta.games.potion_making.moves import (
    SPELL_CARDS,
    Build,
    Cast,
    Destroy,
    Keep,
    KeepNothing,
    Learn,
    PlayAsElement,
    PutBack,
    Transform,
    TurnInto,
)
from retorta.games.potion_making.rules.destruction import (
    DESTROY_YOUR_OWN,
    KEEP_A_RECIPE,
    KEEP_ONE_OF_ITS_CARDS,
    NOTHING_TO_DESTROY,
    NOTHING_UNDER_IT,
)
from retorta.games.potion_making.rules.knowledge import (
    LEARN_A_RECIPE,
    LEARN_FROM_TOP,
    NOTHING_TO_LEARN,
)
from retorta.games.potion_making.rules.transformation import (
    NOTHING_TO_TRANSFORM,
    NOTHING_TO_TURN_INTO,
    TRANSFORM_YOUR_OWN,
    TURN_INTO_A_RECIPE,
    TURN_INTO_TOP,
)
from retorta.games.potion_making.rules.turn import FROM_YOUR_HAND
from retorta.texts import Speaker

Situation = Callable[..., Match]

KNOWLEDGE = Card.SPELL_OF_KNOWLEDGE_BELLADONNA
DESTRUCTION = Card.SPELL_OF_DESTRUCTION_FERN_FLOWER
TRANSFORMATION = Card.SPELL_OF_TRANSFORMATION_BAT_WING
LOVE = (Card.LOVE_POTION, [Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION])
FIDELITY = (Card.FIDELITY_ELIXIR, [Card.BASILISK, Card.BANSHEE])

BUILT_BY_YOURSELF = {
    ("en", "4.3"): "You can destroy only what you have built yourself.",
    ("en", "4.4"): "You can transform only what you have built yourself.",
    ("ru", "4.3"): "Разрушать можно только рецепты, которые собрали вы сами.",
    ("ru", "4.4"): "Превращать можно только рецепты, которые собрали вы сами.",
    ("pl", "4.3"): "Niszczyć można tylko przepisy, które masz przed sobą gotowe.",
    ("pl", "4.4"): "Przemieniać można tylko przepisy, które masz przed sobą gotowe.",
}


def stack_of(match: Match, element: Element) -> list[Card]:
    for stack in match.view(None).public.stacks:
        if stack.element is element:
            return list(stack.cards)
    return []


@pytest.mark.parametrize("spell", SPELL_CARDS)
def test_4_1_a_spell_can_be_played_as_an_element(situation: Situation, spell: Card) -> None:
    """It scores like any card where the element is new, and then the turn is over."""
    match = situation([[spell, Card.DRAGON], []])
    match.play(ANNA, PlayAsElement(spell))

    assert match.points() == [1, 0]
    assert match.deciders() == [BORIS]


def test_4_1_a_spell_goes_to_the_bottom_cast_or_as_an_element(situation: Situation) -> None:
    for move in (PlayAsElement(KNOWLEDGE), Cast(KNOWLEDGE)):
        match = situation([[KNOWLEDGE, Card.DRAGON], []], [Card.UNICORN, Card.POWDER_OF_FATE])
        match.play(ANNA, move)

        assert stack_of(match, Element.BELLADONNA)[0] is KNOWLEDGE
        assert match.points() == [0, 0]


def test_4_1_a_cast_spell_scores_nothing_for_a_new_element(situation: Situation) -> None:
    match = situation([[KNOWLEDGE, Card.DRAGON], []], [Card.GRIFFIN])
    events = match.play(ANNA, Cast(KNOWLEDGE))

    assert events[0] == SpellCast(ANNA, KNOWLEDGE)
    assert stack_of(match, Element.BELLADONNA) == [KNOWLEDGE]
    assert match.points() == [0, 0]


def test_4_1_you_cast_a_spell_that_you_hold(situation: Situation) -> None:
    match = situation([[Card.DRAGON], []], [Card.GRIFFIN])

    assert refused(match, ANNA, Cast(KNOWLEDGE)) is FROM_YOUR_HAND


def test_4_2_knowledge_takes_a_top_card_and_one_more_card_is_played(situation: Situation) -> None:
    match = situation(
        [[KNOWLEDGE, Card.DRAGON], []], [Card.GRIFFIN, Card.FIDELITY_ELIXIR, Card.BANSHEE]
    )
    match.play(ANNA, Cast(KNOWLEDGE))
    assert match.legal_moves(ANNA) == [Learn(Card.FIDELITY_ELIXIR), Learn(Card.BANSHEE)]
    [event] = match.play(ANNA, Learn(Card.FIDELITY_ELIXIR))

    assert event == CardLearned(ANNA, Card.FIDELITY_ELIXIR)
    assert match.deciders() == [ANNA]
    assert match.view(ANNA).own.hand == [Card.FIDELITY_ELIXIR, Card.DRAGON]
    assert stack_of(match, Element.MUSHROOMS) == [Card.GRIFFIN]


def test_4_2_the_card_just_taken_can_be_built(situation: Situation) -> None:
    match = situation(
        [[KNOWLEDGE], []],
        [Card.LOVE_POTION, Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION],
    )
    match.play(ANNA, Cast(KNOWLEDGE))
    match.play(ANNA, Learn(Card.LOVE_POTION))
    match.play(ANNA, Build(Card.LOVE_POTION))

    assert match.points() == [2, 0]


def test_4_2_where_there_is_one_card_to_take_nothing_is_asked(situation: Situation) -> None:
    match = situation([[KNOWLEDGE], []], [Card.GRIFFIN])
    match.play(ANNA, Cast(KNOWLEDGE))

    assert match.view(ANNA).own.hand == [Card.GRIFFIN]


def test_4_2_knowledge_takes_only_from_the_top_and_no_spell(situation: Situation) -> None:
    match = situation(
        [[KNOWLEDGE], []],
        [Card.GRIFFIN, Card.FIDELITY_ELIXIR, Card.BANSHEE, TRANSFORMATION],
    )
    match.play(ANNA, Cast(KNOWLEDGE))

    assert refused(match, ANNA, Learn(Card.GRIFFIN)) is LEARN_FROM_TOP
    assert refused(match, ANNA, Learn(Card.UNICORN)) is LEARN_FROM_TOP
    assert refused(match, ANNA, Learn(TRANSFORMATION)) is LEARN_A_RECIPE
    assert refused(match, ANNA, Learn(KNOWLEDGE)) is LEARN_A_RECIPE


@pytest.mark.parametrize("cabinet", [[], [TRANSFORMATION]])
def test_4_2_knowledge_needs_a_recipe_on_top(situation: Situation, cabinet: list[Card]) -> None:
    match = situation([[KNOWLEDGE], []], cabinet)

    assert refused(match, ANNA, Cast(KNOWLEDGE)) is NOTHING_TO_LEARN
    assert match.legal_moves(ANNA) == [PlayAsElement(KNOWLEDGE)]


def test_4_2_everybody_remembers_what_was_taken(situation: Situation) -> None:
    """A view does not show it; who forgets nothing knows it, until such a card is played."""
    match = situation([[KNOWLEDGE, Card.DRAGON], []], [Card.GRIFFIN])
    match.play(ANNA, Cast(KNOWLEDGE))
    assert match.view(BORIS).public.players[ANNA].shown is None
    assert match.view(BORIS).own.hand == []
    assert match.view(ANNA).own.hand == [Card.GRIFFIN, Card.DRAGON]
    assert match.pov(BORIS).public.players[ANNA].shown == [Card.GRIFFIN]
    match.play(ANNA, PlayAsElement(Card.GRIFFIN))

    assert match.pov(BORIS).public.players[ANNA].shown == []


def test_4_3_destruction_keeps_the_recipe_itself(situation: Situation) -> None:
    """It frees the ingredients and scores nothing."""
    match = situation([[DESTRUCTION, Card.DRAGON], []], (), [[LOVE]])
    match.play(ANNA, Cast(DESTRUCTION))
    assert match.view(None).public.about is Card.LOVE_POTION
    events = match.play(ANNA, Keep(Card.LOVE_POTION))

    assert events == [
        RecipeDestroyed(ANNA, Card.LOVE_POTION, Card.LOVE_POTION),
        CardsReturned([Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION]),
    ]
    [built] = match.view(None).public.players[ANNA].built
    assert (built.card, built.under) == (Card.LOVE_POTION, [])
    assert match.points() == [0, 0]
    assert match.deciders() == [ANNA]


def test_4_3_destruction_keeps_a_card_that_was_a_mere_element(situation: Situation) -> None:
    """The Divination Infusion lay there as blood stone; now it is built and can be used."""
    match = situation([[DESTRUCTION, Card.POWDER_OF_FATE], []], [Card.WARDING_SOLUTION], [[LOVE]])
    match.play(ANNA, Cast(DESTRUCTION))
    match.play(ANNA, Keep(Card.DIVINATION_INFUSION))
    assert stack_of(match, Element.AIR_CRYSTAL) == [Card.LOVE_POTION]
    assert stack_of(match, Element.MANDRAKE_ROOT) == [Card.ETERNITY_SOLUTION]
    match.play(ANNA, Build(Card.POWDER_OF_FATE))

    assert match.points() == [4, 0]


def test_4_3_destruction_keeps_a_built_ingredient(situation: Situation) -> None:
    match = situation(
        [[DESTRUCTION, Card.DRAGON], []],
        (),
        [[(Card.GREAT_ELIXIR_OF_ETERNAL_LOVE, [Card.LOVE_POTION, Card.FIDELITY_ELIXIR])]],
    )
    match.play(ANNA, Cast(DESTRUCTION))
    match.play(ANNA, Keep(Card.FIDELITY_ELIXIR))

    [built] = match.view(None).public.players[ANNA].built
    assert built.card is Card.FIDELITY_ELIXIR
    assert stack_of(match, Element.AIR_CRYSTAL) == [Card.LOVE_POTION]
    assert stack_of(match, Element.FIERY_LIGHT) == [Card.GREAT_ELIXIR_OF_ETERNAL_LOVE]


def test_4_3_which_recipe_to_destroy(situation: Situation) -> None:
    bare: tuple[Card, list[Card]] = (Card.STRENGTH_ELIXIR, [])
    match = situation([[DESTRUCTION], []], (), [[LOVE, bare, FIDELITY], [(Card.FIRE_ELIXIR, [])]])
    match.play(ANNA, Cast(DESTRUCTION))

    assert match.legal_moves(ANNA) == [
        Destroy(ANNA, Card.LOVE_POTION, 0),
        Destroy(ANNA, Card.FIDELITY_ELIXIR, 0),
    ]
    assert refused(match, ANNA, Destroy(ANNA, Card.STRENGTH_ELIXIR, 0)) is NOTHING_UNDER_IT
    assert refused(match, ANNA, Destroy(BORIS, Card.FIRE_ELIXIR, 0)) is DESTROY_YOUR_OWN
    assert refused(match, ANNA, Destroy(ANNA, Card.FIRE_ELIXIR, 0)) is DESTROY_YOUR_OWN
    match.play(ANNA, Destroy(ANNA, Card.FIDELITY_ELIXIR, 0))
    match.play(ANNA, Keep(Card.BANSHEE))
    assert [built.card for built in match.view(None).public.players[ANNA].built] == [
        Card.LOVE_POTION,
        Card.STRENGTH_ELIXIR,
        Card.BANSHEE,
    ]


def test_4_3_only_a_card_of_the_broken_recipe_is_kept_and_no_spell(situation: Situation) -> None:
    spell = Card.SPELL_OF_TRANSFORMATION_MANDRAKE_ROOT
    match = situation(
        [[DESTRUCTION], []], (), [[(Card.LOVE_POTION, [Card.DIVINATION_INFUSION, spell])]]
    )
    match.play(ANNA, Cast(DESTRUCTION))

    assert match.legal_moves(ANNA) == [
        Keep(Card.LOVE_POTION),
        Keep(Card.DIVINATION_INFUSION),
        KeepNothing(),
    ]
    assert refused(match, ANNA, Keep(spell)) is KEEP_A_RECIPE
    assert refused(match, ANNA, Keep(Card.DRAGON)) is KEEP_ONE_OF_ITS_CARDS


def test_4_3_who_destroys_may_keep_nothing(situation: Situation) -> None:
    """The rulebook says one may keep a card: all of them return, the recipe itself too."""
    match = situation([[DESTRUCTION, Card.DRAGON], []], (), [[LOVE, FIDELITY]])
    match.play(ANNA, Cast(DESTRUCTION))
    match.play(ANNA, Destroy(ANNA, Card.LOVE_POTION, 0))
    events = match.play(ANNA, KeepNothing())

    assert events == [
        RecipeDestroyed(ANNA, Card.LOVE_POTION, None),
        CardsReturned([Card.LOVE_POTION, Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION]),
    ]
    [built] = match.view(None).public.players[ANNA].built
    assert built.card is Card.FIDELITY_ELIXIR
    assert stack_of(match, Element.AIR_CRYSTAL) == [Card.LOVE_POTION]
    assert match.points() == [0, 0]
    assert match.legal_moves(ANNA) == [PlayAsElement(Card.DRAGON)]


def test_4_3_the_order_of_return_is_asked_where_nothing_is_kept(situation: Situation) -> None:
    """The Elixir of Strength lay under the Invisibility; both return, with the Plant Lord."""
    invisibility = (
        Card.INVISIBILITY_ELIXIR,
        [Card.STRENGTH_ELIXIR, Card.PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT],
    )
    match = situation([[DESTRUCTION, Card.DRAGON], []], (), [[invisibility]])
    match.play(ANNA, Cast(DESTRUCTION))
    match.play(ANNA, KeepNothing())

    assert match.legal_moves(ANNA) == [
        PutBack(Card.STRENGTH_ELIXIR),
        PutBack(Card.PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT),
    ]


def test_4_3_in_the_first_edition_a_card_has_to_be_kept(situation: Situation) -> None:
    match = situation([[DESTRUCTION, Card.DRAGON], []], (), [[LOVE]], edition=1)
    match.play(ANNA, Cast(DESTRUCTION))

    assert match.legal_moves(ANNA) == [
        Keep(Card.LOVE_POTION),
        Keep(Card.DIVINATION_INFUSION),
        Keep(Card.ETERNITY_SOLUTION),
    ]
    assert refused(match, ANNA, KeepNothing()) is KEEP_ONE_OF_ITS_CARDS


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize(
    ("spell", "move", "section"),
    [
        (DESTRUCTION, Destroy(ANNA, Card.FIRE_ELIXIR, 0), "4.3"),
        (TRANSFORMATION, Transform(ANNA, Card.FIRE_ELIXIR, 0), "4.4"),
    ],
)
def test_a_spell_on_what_one_has_not_built_cites_the_section_of_the_spell(
    situation: Situation, language: str, spell: Card, move: Move, section: str
) -> None:
    """It used to cite 3.4, the ingredients of a recipe, in every language."""
    match = situation([[spell], []], [Card.DRAGON], [[LOVE, FIDELITY]])
    match.play(ANNA, Cast(spell))
    rule = refused(match, ANNA, move)

    assert rule.section == section
    assert BUILT_BY_YOURSELF[language, section] in Speaker(language).rule(rule)


def test_4_3_in_the_first_edition_nothing_is_asked_where_only_the_recipe_can_be_kept(
    situation: Situation,
) -> None:
    spell = Card.SPELL_OF_TRANSFORMATION_MANDRAKE_ROOT
    built = [[(Card.LOVE_POTION, [spell])]]
    match = situation([[DESTRUCTION, Card.DRAGON], []], (), built, edition=1)
    match.play(ANNA, Cast(DESTRUCTION))

    assert stack_of(match, Element.MANDRAKE_ROOT) == [spell]
    assert [built.card for built in match.view(None).public.players[ANNA].built] == [
        Card.LOVE_POTION
    ]


@pytest.mark.parametrize("own", [[], [(Card.LOVE_POTION, [])]])
def test_4_3_destruction_needs_an_own_recipe_with_cards_under_it(
    situation: Situation, own: list[tuple[Card, list[Card]]]
) -> None:
    match = situation([[DESTRUCTION], []], (), [own, [FIDELITY]])

    assert refused(match, ANNA, Cast(DESTRUCTION)) is NOTHING_TO_DESTROY


def test_4_3_the_order_of_return_is_asked_where_it_matters(situation: Situation) -> None:
    """The Elixir of Strength returns to its own energy of thought, as does what lay under it."""
    invisibility = (
        Card.INVISIBILITY_ELIXIR,
        [Card.STRENGTH_ELIXIR, Card.PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT],
    )
    match = situation([[DESTRUCTION, Card.DRAGON], []], (), [[invisibility]])
    match.play(ANNA, Cast(DESTRUCTION))
    match.play(ANNA, Keep(Card.INVISIBILITY_ELIXIR))
    assert match.legal_moves(ANNA) == [
        PutBack(Card.STRENGTH_ELIXIR),
        PutBack(Card.PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT),
    ]
    match.play(ANNA, PutBack(Card.PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT))

    assert stack_of(match, Element.ENERGY_OF_THOUGHT)[-1] is Card.STRENGTH_ELIXIR
    assert match.legal_moves(ANNA) == [PlayAsElement(Card.DRAGON)]


def test_4_4_transformation_puts_a_top_card_in_the_place_of_an_own_recipe(
    situation: Situation,
) -> None:
    match = situation(
        [[TRANSFORMATION, Card.UNICORN], []], [Card.DRAGON, Card.GRIFFIN], [[LOVE, FIDELITY]]
    )
    match.play(ANNA, Cast(TRANSFORMATION))
    assert match.legal_moves(ANNA) == [
        Transform(ANNA, Card.LOVE_POTION, 0),
        Transform(ANNA, Card.FIDELITY_ELIXIR, 0),
    ]
    match.play(ANNA, Transform(ANNA, Card.LOVE_POTION, 0))
    assert match.view(None).public.about is Card.LOVE_POTION
    assert match.legal_moves(ANNA) == [TurnInto(Card.DRAGON), TurnInto(Card.GRIFFIN)]
    events = match.play(ANNA, TurnInto(Card.DRAGON))

    assert events == [
        RecipeTransformed(ANNA, Card.LOVE_POTION, Card.DRAGON),
        CardsReturned([Card.LOVE_POTION, Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION]),
    ]
    built = match.view(None).public.players[ANNA].built
    assert [(each.card, each.under) for each in built] == [(Card.DRAGON, []), FIDELITY]
    assert match.points() == [0, 0]
    assert match.deciders() == [ANNA]


def test_4_4_the_old_cards_come_too_late_to_be_turned_into(situation: Situation) -> None:
    """The target is chosen before they return."""
    match = situation([[TRANSFORMATION], []], [Card.DRAGON, Card.GRIFFIN], [[LOVE]])
    match.play(ANNA, Cast(TRANSFORMATION))

    assert refused(match, ANNA, TurnInto(Card.DIVINATION_INFUSION)) is TURN_INTO_TOP


def test_4_4_only_top_recipes_and_own_recipes(situation: Situation) -> None:
    match = situation(
        [[TRANSFORMATION], []],
        [Card.GRIFFIN, Card.POWDER_OF_TRUTH, Card.DRAGON, KNOWLEDGE],
        [[LOVE, (Card.STRENGTH_ELIXIR, [])], [FIDELITY]],
    )
    match.play(ANNA, Cast(TRANSFORMATION))
    assert refused(match, ANNA, Transform(BORIS, Card.FIDELITY_ELIXIR, 0)) is TRANSFORM_YOUR_OWN
    assert refused(match, ANNA, Transform(ANNA, Card.FIDELITY_ELIXIR, 0)) is TRANSFORM_YOUR_OWN
    match.play(ANNA, Transform(ANNA, Card.STRENGTH_ELIXIR, 0))
    assert refused(match, ANNA, TurnInto(Card.GRIFFIN)) is TURN_INTO_TOP
    assert refused(match, ANNA, TurnInto(KNOWLEDGE)) is TURN_INTO_A_RECIPE
    match.play(ANNA, TurnInto(Card.POWDER_OF_TRUTH))

    assert stack_of(match, Element.MUSHROOMS) == [Card.GRIFFIN]


def test_4_4_transformation_needs_an_own_recipe(situation: Situation) -> None:
    match = situation([[TRANSFORMATION], []], [Card.DRAGON], [[], [FIDELITY]])

    assert refused(match, ANNA, Cast(TRANSFORMATION)) is NOTHING_TO_TRANSFORM


def test_4_4_transformation_needs_a_recipe_on_top(situation: Situation) -> None:
    match = situation([[TRANSFORMATION], []], [KNOWLEDGE], [[LOVE]])

    assert refused(match, ANNA, Cast(TRANSFORMATION)) is NOTHING_TO_TURN_INTO


def test_4_4_where_there_is_one_way_nothing_is_asked(situation: Situation) -> None:
    match = situation([[TRANSFORMATION, Card.UNICORN], []], [Card.DRAGON], [[LOVE]])
    match.play(ANNA, Cast(TRANSFORMATION))

    assert [built.card for built in match.view(None).public.players[ANNA].built] == [Card.DRAGON]
    assert match.legal_moves(ANNA) == [PlayAsElement(Card.UNICORN)]


def test_4_5_spells_chain_and_the_hand_is_filled_up_next_turn(situation: Situation) -> None:
    """Three spells and a card are played: of five cards one is left, and four are drawn."""
    hand = [KNOWLEDGE, DESTRUCTION, TRANSFORMATION, Card.UNICORN, Card.BEAST_LORD_TALISMAN]
    match = situation([hand, []], [Card.DRAGON], [[LOVE]])
    match.play(ANNA, Cast(DESTRUCTION))
    match.play(ANNA, Keep(Card.LOVE_POTION))
    match.play(ANNA, Cast(TRANSFORMATION))
    match.play(ANNA, TurnInto(Card.DIVINATION_INFUSION))
    match.play(ANNA, Cast(KNOWLEDGE))
    match.play(ANNA, Learn(Card.DRAGON))
    match.play(ANNA, PlayAsElement(Card.DRAGON))
    assert match.deciders() == [BORIS]
    assert match.points() == [1, 0], "snake eye is new again"
    assert len(match.state.hands[ANNA]) == 2
    match.play(BORIS, match.legal_moves(BORIS)[0])

    assert len(match.state.hands[ANNA]) == 5


def test_4_5_after_a_spell_with_an_empty_hand_the_turn_is_over(situation: Situation) -> None:
    match = situation([[DESTRUCTION], [Card.UNICORN]], (), [[LOVE]], deck=[])
    match.play(ANNA, Cast(DESTRUCTION))
    match.play(ANNA, Keep(Card.LOVE_POTION))

    assert match.deciders() == [BORIS]


def test_4_5_the_further_card_is_compulsory(situation: Situation) -> None:
    match = situation([[KNOWLEDGE], []], [Card.GRIFFIN])
    match.play(ANNA, Cast(KNOWLEDGE))

    assert match.legal_moves(ANNA) == [PlayAsElement(Card.GRIFFIN)]


def test_4_5_a_spell_can_be_taken_back_while_the_turn_goes_on(situation: Situation) -> None:
    """No luck is used within a turn, so undo reaches to its beginning."""
    match = situation([[KNOWLEDGE, Card.UNICORN], []], [Card.GRIFFIN, Card.DRAGON])
    before = repr(match.state)
    match.play(ANNA, Cast(KNOWLEDGE))
    match.play(ANNA, Learn(Card.DRAGON))
    match.undo(ANNA)
    match.play(ANNA, Learn(Card.GRIFFIN))
    match.undo(ANNA)
    match.undo(ANNA)

    assert repr(match.state) == before
    assert not match.can_undo(ANNA)
