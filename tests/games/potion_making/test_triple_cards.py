"""5. The Supreme Elixir and the Great Talisman of Magic, in every role."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.table import ANNA, BORIS

from retorta.core.match import Match
from retorta.games.potion_making.cards import Card
from retorta.games.potion_making.moves import (
    Build,
    Cast,
    Keep,
    Learn,
    PlayAsElement,
    TurnInto,
    UseElement,
)

Situation = Callable[..., Match]

SUPREME = Card.SUPREME_ELIXIR
TALISMAN = Card.GREAT_TALISMAN_OF_MAGIC
OF_SUPREME = [Card.INVISIBILITY_ELIXIR, Card.FIRE_ELIXIR, Card.EMANATION_OF_POWER]
"""Astral energy, quintessence of will, waves of ether."""
OF_TALISMAN = [Card.WARDING_SOLUTION, Card.STRENGTH_ELIXIR, Card.ETERNAL_YOUTH_ELIXIR]
"""Phoenix feather, energy of thought, dragon tooth."""
BOTH = [(SUPREME, OF_SUPREME), (TALISMAN, OF_TALISMAN)]


@pytest.mark.parametrize(("card", "same"), BOTH)
@pytest.mark.parametrize("there", [0, 1, 2, 3])
def test_5_as_an_element_it_scores_each_of_its_three_that_is_new(
    situation: Situation, card: Card, same: list[Card], there: int
) -> None:
    match = situation([[card], []], same[:there])
    match.play(ANNA, PlayAsElement(card))

    assert match.points() == [3 - there, 0]
    assert match.view(None).public.apart == [card]
    assert len(match.view(None).public.stacks) == there, "it lies apart from the stacks"


@pytest.mark.parametrize(("card", "same"), BOTH)
def test_5_while_it_lies_there_its_elements_are_there(
    situation: Situation, card: Card, same: list[Card]
) -> None:
    for other in same:
        match = situation([[other], []], [card])
        match.play(ANNA, PlayAsElement(other))
        assert match.points() == [0, 0]


@pytest.mark.parametrize(
    ("card", "recipe", "other"),
    [
        (SUPREME, Card.STRENGTH_ELIXIR, Card.DIVINATION_INFUSION),
        (SUPREME, Card.EMANATION_OF_POWER, Card.KNOWLEDGE_ELIXIR),
        (SUPREME, Card.FIRE_ELIXIR, Card.ETERNAL_SLEEP_POTION),
        (TALISMAN, Card.ETERNITY_SOLUTION, Card.FIDELITY_ELIXIR),
        (TALISMAN, Card.INVISIBILITY_ELIXIR, Card.LOVE_POTION),
        (TALISMAN, Card.FIDELITY_ELIXIR, Card.ETERNITY_SOLUTION),
    ],
)
def test_5_as_an_ingredient_it_serves_as_any_of_its_elements_and_goes_whole(
    situation: Situation, card: Card, recipe: Card, other: Card
) -> None:
    match = situation([[recipe], []], [card, other])
    match.play(ANNA, Build(recipe))

    [built] = match.view(None).public.players[ANNA].built
    assert set(built.under) == {card, other}
    assert match.view(None).public.apart == []
    assert match.points() == [2, 0]


@pytest.mark.parametrize("chosen", [Card.FIRE_ELIXIR, SUPREME])
def test_5_where_a_stack_offers_the_element_too_the_player_chooses(
    situation: Situation, chosen: Card
) -> None:
    match = situation(
        [[Card.EMANATION_OF_POWER], []], [Card.FIRE_ELIXIR, SUPREME, Card.KNOWLEDGE_ELIXIR]
    )
    match.play(ANNA, Build(Card.EMANATION_OF_POWER))
    assert match.legal_moves(ANNA) == [UseElement(Card.FIRE_ELIXIR), UseElement(SUPREME)]
    match.play(ANNA, UseElement(chosen))

    [built] = match.view(None).public.players[ANNA].built
    assert built.under == [chosen, Card.KNOWLEDGE_ELIXIR]
    assert match.view(None).public.apart == ([] if chosen is SUPREME else [SUPREME])


def test_5_both_triple_cards_can_serve_in_one_recipe(situation: Situation) -> None:
    """Phoenix feather from the one, waves of ether from the other."""
    match = situation([[Card.ETERNAL_YOUTH_ELIXIR], []], [SUPREME, TALISMAN])
    match.play(ANNA, Build(Card.ETERNAL_YOUTH_ELIXIR))

    assert match.view(None).public.players[ANNA].built[0].under == [TALISMAN, SUPREME]


@pytest.mark.parametrize("card", [SUPREME, TALISMAN])
def test_5_knowledge_can_take_it(situation: Situation, card: Card) -> None:
    match = situation([[Card.SPELL_OF_KNOWLEDGE_MUSHROOMS], []], [card, Card.DRAGON])
    match.play(ANNA, Cast(Card.SPELL_OF_KNOWLEDGE_MUSHROOMS))
    match.play(ANNA, Learn(card))

    assert match.view(ANNA).own.hand == [card]
    assert match.view(None).public.apart == []
    match.play(ANNA, PlayAsElement(card))
    assert match.points() == [3, 0]


@pytest.mark.parametrize(
    ("card", "recipe"), [(SUPREME, Card.STRENGTH_ELIXIR), (TALISMAN, Card.FIDELITY_ELIXIR)]
)
def test_5_destruction_can_keep_it_and_makes_it_a_built_recipe(
    situation: Situation, card: Card, recipe: Card
) -> None:
    match = situation(
        [[Card.SPELL_OF_DESTRUCTION_SNAKE_EYE, Card.DRAGON], []], (), [[(recipe, [card])]]
    )
    match.play(ANNA, Cast(Card.SPELL_OF_DESTRUCTION_SNAKE_EYE))
    match.play(ANNA, Keep(card))

    [built] = match.view(None).public.players[ANNA].built
    assert (built.card, built.under) == (card, [])
    assert match.points() == [0, 0]


@pytest.mark.parametrize("card", [SUPREME, TALISMAN])
def test_5_transformation_can_turn_into_it(situation: Situation, card: Card) -> None:
    match = situation(
        [[Card.SPELL_OF_TRANSFORMATION_BAT_WING, Card.DRAGON], []],
        [card, Card.GRIFFIN],
        [[(Card.LOVE_POTION, [])]],
    )
    match.play(ANNA, Cast(Card.SPELL_OF_TRANSFORMATION_BAT_WING))
    match.play(ANNA, TurnInto(card))

    assert [built.card for built in match.view(None).public.players[ANNA].built] == [card]
    assert match.view(None).public.apart == []


@pytest.mark.parametrize("card", [SUPREME, TALISMAN])
def test_5_it_returns_apart_without_a_question(situation: Situation, card: Card) -> None:
    """From under a used recipe, beside a card of one of its elements."""
    match = situation(
        [[Card.GREAT_ELIXIR_OF_MIGHT], []],
        (),
        [
            [
                (Card.STRENGTH_ELIXIR, [card, Card.DIVINATION_INFUSION]),
                (Card.SECRET_SIGHT_ELIXIR, [Card.ISIDAS_MORTUM, Card.INVISIBILITY_ELIXIR]),
            ]
        ],
    )
    match.play(ANNA, Build(Card.GREAT_ELIXIR_OF_MIGHT))

    assert match.deciders() == [BORIS]
    assert match.view(None).public.apart == [card]


@pytest.mark.parametrize("card", [SUPREME, TALISMAN])
def test_5_a_built_one_that_is_transformed_returns_apart(situation: Situation, card: Card) -> None:
    match = situation(
        [[Card.SPELL_OF_TRANSFORMATION_BAT_WING, Card.DRAGON], []],
        [Card.GRIFFIN],
        [[(card, [Card.GREAT_ELIXIR_OF_MIGHT])]],
    )
    match.play(ANNA, Cast(Card.SPELL_OF_TRANSFORMATION_BAT_WING))

    assert match.view(None).public.apart == [card]
