"""Set-up, turns, elements, recipes, returning cards and the end, by section."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.table import ANNA, BORIS, CLEO, refused

from retorta.core.dealer import SeededDealer
from retorta.core.door import NOT_ASKED
from retorta.core.errors import NotYourTurn
from retorta.core.match import Match
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import Card, Element, Recipe
from retorta.games.potion_making.events import CardDrawn, CardsReturned, ElementPlayed, RecipeBuilt
from retorta.games.potion_making.moves import (
    Build,
    PlayAsElement,
    PutBack,
    UseBuilt,
    UseElement,
)
from retorta.games.potion_making.rules.end import winners
from retorta.games.potion_making.rules.recipes import (
    ELEMENT_FROM_CABINET,
    ELEMENT_FROM_TOP,
    RECIPE_NOT_BUILT,
    WHAT_THE_RECIPE_ASKS,
)
from retorta.games.potion_making.rules.turn import FROM_YOUR_HAND

Situation = Callable[..., Match]
ONLOOKER: list[Card] = []
"""A hand for whoever only looks on; it is filled from the deck when the turn comes."""


def top_cards(match: Match) -> set[Card]:
    return {stack.cards[-1] for stack in match.view(None).public.stacks}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_2_four_cards_each_and_four_in_the_cabinet(seats: int) -> None:
    """The first player has already drawn a fifth."""
    match = Match(BOX, seats, SeededDealer(seats))
    view = match.view(None).public
    first = view.active

    assert [player.cards for player in view.players] == [
        5 if seat == first else 4 for seat in range(seats)
    ]
    assert sum(len(stack.cards) for stack in view.stacks) + len(view.apart) == 4
    assert view.deck == 76 - 4 * seats - 4 - 1
    assert match.points() == [0] * seats


def test_2_the_first_player_is_drawn_by_lot() -> None:
    assert {Match(BOX, 3, SeededDealer(seed)).state.active for seed in range(20)} == {0, 1, 2}


def test_3_turns_go_clockwise() -> None:
    match = Match(BOX, 3, SeededDealer(1))
    first = match.state.active
    order = []
    for _ in range(5):
        [seat] = match.deciders()
        order.append(seat)
        match.play(seat, next(m for m in match.legal_moves(seat) if isinstance(m, PlayAsElement)))

    assert order == [(first + turn) % 3 for turn in range(5)]


def test_3_it_is_not_somebody_elses_turn(situation: Situation) -> None:
    match = situation([[Card.DRAGON], [Card.BANSHEE]])

    with pytest.raises(NotYourTurn):
        match.play(BORIS, PlayAsElement(Card.BANSHEE))


def test_3_1_you_play_a_card_that_you_hold(situation: Situation) -> None:
    match = situation([[Card.DRAGON], ONLOOKER])

    assert refused(match, ANNA, PlayAsElement(Card.GRIFFIN)) is FROM_YOUR_HAND
    assert refused(match, ANNA, Build(Card.GRIFFIN)) is FROM_YOUR_HAND


def test_3_1_a_turn_begins_with_drawing_up_to_five(situation: Situation) -> None:
    held = [Card.BANSHEE, Card.GRIFFIN, Card.UNICORN, Card.BASILISK]
    match = situation([[Card.DRAGON], held])
    events = match.play(ANNA, PlayAsElement(Card.DRAGON))

    [drawn] = [event for event in events if isinstance(event, CardDrawn)]
    assert drawn.seat == BORIS
    assert len(match.state.hands[BORIS]) == 5


def test_3_1_what_is_drawn_only_its_owner_sees() -> None:
    drawn = CardDrawn(BORIS, Card.DRAGON, 9)

    assert drawn.seen_by(BORIS) == drawn
    assert drawn.seen_by(ANNA) == drawn.seen_by(None) == CardDrawn(BORIS, None, 9)


def test_3_1_from_a_short_deck_you_draw_what_there_is(situation: Situation) -> None:
    match = situation([[Card.DRAGON], [Card.BANSHEE]], deck=[Card.GRIFFIN, Card.UNICORN])
    match.play(ANNA, PlayAsElement(Card.DRAGON))

    assert match.state.hands[BORIS] == sorted([Card.BANSHEE, Card.GRIFFIN, Card.UNICORN])
    assert match.view(None).public.deck == 0


def test_3_1_two_equal_cards_are_one_thing_to_play(situation: Situation) -> None:
    match = situation([[Card.LOVE_POTION, Card.LOVE_POTION], ONLOOKER])

    assert match.legal_moves(ANNA) == [PlayAsElement(Card.LOVE_POTION)]


def test_3_1_a_single_card_is_asked_for_too(situation: Situation) -> None:
    """Otherwise who is asked would tell something about a hidden hand."""
    match = situation([[Card.DRAGON], ONLOOKER])

    assert match.deciders() == [ANNA]
    assert match.legal_moves(ANNA) == [PlayAsElement(Card.DRAGON)]


def test_3_2_a_new_element_scores_a_point(situation: Situation) -> None:
    match = situation([[Card.FIRE_SALAMANDER], ONLOOKER])
    events = match.play(ANNA, PlayAsElement(Card.FIRE_SALAMANDER))

    assert events[0] == ElementPlayed(ANNA, Card.FIRE_SALAMANDER, 1)
    assert match.points() == [1, 0]


def test_3_2_an_element_that_is_there_scores_nothing_and_goes_on_top(situation: Situation) -> None:
    match = situation([[Card.FIRE_SALAMANDER], ONLOOKER], [Card.WARDING_SOLUTION])
    match.play(ANNA, PlayAsElement(Card.FIRE_SALAMANDER))

    assert match.points() == [0, 0]
    [stack] = match.view(None).public.stacks
    assert stack.cards == [Card.WARDING_SOLUTION, Card.FIRE_SALAMANDER]


def test_3_3_a_recipe_lies_before_its_builder_with_its_ingredients(situation: Situation) -> None:
    match = situation(
        [[Card.LOVE_POTION], ONLOOKER], [Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION]
    )
    events = match.play(ANNA, Build(Card.LOVE_POTION))

    under = [Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION]
    assert events[0] == RecipeBuilt(
        ANNA, Card.LOVE_POTION, under, [Element.BLOOD_STONE, Element.MANDRAKE_ROOT], 2, [], 0
    )
    [built] = match.view(None).public.players[ANNA].built
    assert (built.card, built.under) == (Card.LOVE_POTION, under)
    assert match.view(None).public.stacks == []
    assert match.points() == [2, 0]


def test_3_4_elements_do_not_come_from_the_hand(situation: Situation) -> None:
    """Anna holds the mandrake root she lacks."""
    match = situation(
        [[Card.LOVE_POTION, Card.ETERNITY_SOLUTION], ONLOOKER], [Card.DIVINATION_INFUSION]
    )

    assert refused(match, ANNA, Build(Card.LOVE_POTION)) is ELEMENT_FROM_CABINET


def test_3_4_elements_do_not_come_from_under_a_recipe(situation: Situation) -> None:
    match = situation(
        [[Card.LOVE_POTION], ONLOOKER],
        [Card.DIVINATION_INFUSION],
        [[(Card.FIDELITY_ELIXIR, [Card.ETERNITY_SOLUTION, Card.ETERNAL_YOUTH_ELIXIR])]],
    )

    assert refused(match, ANNA, Build(Card.LOVE_POTION)) is ELEMENT_FROM_CABINET


def test_3_4_recipes_must_be_built_and_not_lie_in_the_cabinet(situation: Situation) -> None:
    match = situation(
        [[Card.GREAT_ELIXIR_OF_ETERNAL_LOVE], ONLOOKER],
        [Card.LOVE_POTION],
        [[(Card.FIDELITY_ELIXIR, [])]],
    )

    assert refused(match, ANNA, Build(Card.GREAT_ELIXIR_OF_ETERNAL_LOVE)) is RECIPE_NOT_BUILT


def test_3_4_the_top_card_of_a_stack_is_used(situation: Situation) -> None:
    match = situation(
        [[Card.LOVE_POTION], ONLOOKER],
        [Card.TELEPORTATION_TALISMAN, Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION],
    )
    match.play(ANNA, Build(Card.LOVE_POTION))

    assert top_cards(match) == {Card.TELEPORTATION_TALISMAN}


def test_3_4_only_the_top_card_where_there_is_a_choice(situation: Situation) -> None:
    """Dragon tooth: a stack of two, and the triple card."""
    match = situation(
        [[Card.WARDING_SOLUTION], ONLOOKER],
        [Card.BANSHEE, Card.ETERNAL_YOUTH_ELIXIR, Card.FIRE_ELIXIR, Card.GREAT_TALISMAN_OF_MAGIC],
    )
    match.play(ANNA, Build(Card.WARDING_SOLUTION))

    assert match.view(None).public.about is Card.WARDING_SOLUTION
    assert refused(match, ANNA, UseElement(Card.BANSHEE)) is ELEMENT_FROM_TOP
    assert refused(match, ANNA, UseElement(Card.FIRE_ELIXIR)) is WHAT_THE_RECIPE_ASKS
    out = UseElement(Card.GREAT_ELIXIR_OF_VANISHING)
    assert refused(match, ANNA, out) is ELEMENT_FROM_CABINET
    assert refused(match, ANNA, PlayAsElement(Card.BANSHEE)) is NOT_ASKED
    assert match.legal_moves(ANNA) == [
        UseElement(Card.ETERNAL_YOUTH_ELIXIR),
        UseElement(Card.GREAT_TALISMAN_OF_MAGIC),
    ]


def test_3_4_whose_recipe_is_used_the_builder_chooses(situation: Situation) -> None:
    match = situation(
        [[Card.POWDER_OF_FATE], ONLOOKER, ONLOOKER],
        [Card.WARDING_SOLUTION],
        [[], [(Card.DIVINATION_INFUSION, [])], [(Card.DIVINATION_INFUSION, [])]],
    )
    match.play(ANNA, Build(Card.POWDER_OF_FATE))

    assert match.legal_moves(ANNA) == [
        UseBuilt(BORIS, Card.DIVINATION_INFUSION, 0),
        UseBuilt(CLEO, Card.DIVINATION_INFUSION, 0),
    ]
    mine = UseBuilt(ANNA, Card.DIVINATION_INFUSION, 0)
    assert refused(match, ANNA, mine) is RECIPE_NOT_BUILT
    nobody = UseBuilt(5, Card.DIVINATION_INFUSION, 0)
    assert refused(match, ANNA, nobody) is RECIPE_NOT_BUILT
    other = UseBuilt(BORIS, Card.LOVE_POTION, 0)
    assert refused(match, ANNA, other) is WHAT_THE_RECIPE_ASKS
    match.play(ANNA, UseBuilt(CLEO, Card.DIVINATION_INFUSION, 0))
    assert match.points() == [4, 0, 2]
    assert match.view(None).public.players[CLEO].built == []


def test_3_4_which_of_two_own_recipes_matters_by_what_lies_under(situation: Situation) -> None:
    """The cards under the one that is used return; the other keeps its own."""
    under = [Card.LOVE_POTION, Card.FIDELITY_ELIXIR]
    infusions = [(Card.DIVINATION_INFUSION, []), (Card.DIVINATION_INFUSION, under)]
    match = situation([[Card.POWDER_OF_FATE], ONLOOKER], [Card.WARDING_SOLUTION], [infusions])
    match.play(ANNA, Build(Card.POWDER_OF_FATE))
    assert match.legal_moves(ANNA) == [
        UseBuilt(ANNA, Card.DIVINATION_INFUSION, 0),
        UseBuilt(ANNA, Card.DIVINATION_INFUSION, 1),
    ]
    match.play(ANNA, UseBuilt(ANNA, Card.DIVINATION_INFUSION, 1))

    assert top_cards(match) == set(under)
    left, powder = match.view(None).public.players[ANNA].built
    assert (left.card, left.under) == (Card.DIVINATION_INFUSION, [])
    assert powder.under == [Card.DIVINATION_INFUSION, Card.WARDING_SOLUTION]


def test_3_4_two_recipes_that_are_quite_the_same_are_no_choice(situation: Situation) -> None:
    infusion: tuple[Card, list[Card]] = (Card.DIVINATION_INFUSION, [])
    infusions = [infusion, infusion]
    match = situation([[Card.POWDER_OF_FATE], ONLOOKER], [Card.WARDING_SOLUTION], [infusions])
    match.play(ANNA, Build(Card.POWDER_OF_FATE))

    assert match.deciders() == [BORIS]
    assert len(match.view(None).public.players[ANNA].built) == 2


def test_3_4_the_cards_under_a_used_recipe_return(situation: Situation) -> None:
    """So that nothing ever lies two layers deep."""
    under = [Card.LOVE_POTION, Card.FIDELITY_ELIXIR]
    match = situation(
        [[Card.POWDER_OF_FATE], ONLOOKER],
        [Card.WARDING_SOLUTION],
        [[], [(Card.DIVINATION_INFUSION, under)]],
    )
    events = match.play(ANNA, Build(Card.POWDER_OF_FATE))

    assert events[1] == CardsReturned(under)
    assert top_cards(match) == set(under)
    assert match.points() == [4, 2]


def test_3_5_two_owners_each_get_half(situation: Situation) -> None:
    match = situation(
        [[Card.DRAGON], ONLOOKER, ONLOOKER],
        (),
        [[], [(Card.POWDER_OF_CONTROL, [])], [(Card.STRENGTH_ELIXIR, [])]],
    )
    events = match.play(ANNA, Build(Card.DRAGON))

    assert match.points() == [8, 4, 4]
    used = [Card.POWDER_OF_CONTROL, Card.STRENGTH_ELIXIR]
    assert events[0] == RecipeBuilt(
        ANNA,
        Card.DRAGON,
        used,
        [Recipe.POWDER_OF_CONTROL, Recipe.STRENGTH_ELIXIR],
        8,
        [BORIS, CLEO],
        4,
    )


def test_3_5_one_owner_of_two_ingredients_gets_half_once(situation: Situation) -> None:
    match = situation(
        [[Card.DRAGON], ONLOOKER],
        (),
        [[], [(Card.POWDER_OF_CONTROL, []), (Card.STRENGTH_ELIXIR, [])]],
    )
    match.play(ANNA, Build(Card.DRAGON))

    assert match.points() == [8, 4]


def test_3_5_own_ingredients_give_nothing_extra(situation: Situation) -> None:
    match = situation(
        [[Card.DRAGON], ONLOOKER],
        (),
        [[(Card.POWDER_OF_CONTROL, []), (Card.STRENGTH_ELIXIR, [])]],
    )
    match.play(ANNA, Build(Card.DRAGON))

    assert match.points() == [8, 0]


def test_3_5_one_own_and_one_foreign_ingredient(situation: Situation) -> None:
    match = situation(
        [[Card.DRAGON], ONLOOKER],
        (),
        [[(Card.POWDER_OF_CONTROL, [])], [(Card.STRENGTH_ELIXIR, [])]],
    )
    match.play(ANNA, Build(Card.DRAGON))

    assert match.points() == [8, 4]


@pytest.mark.parametrize("first", [Card.PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT, Card.STRENGTH_ELIXIR])
def test_6_the_active_player_chooses_the_order_of_return(situation: Situation, first: Card) -> None:
    """Vanishing is made of two elixirs, each with an energy of thought under it."""
    second = Card.STRENGTH_ELIXIR
    if first is second:
        second = Card.PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT
    match = situation(
        [[Card.GREAT_ELIXIR_OF_VANISHING], ONLOOKER],
        [Card.FLIGHT_ELIXIR_ENERGY_OF_THOUGHT],
        [
            [(Card.INVISIBILITY_ELIXIR, [Card.STRENGTH_ELIXIR, Card.LOVE_POTION])],
            [
                (
                    Card.ISIDAS_MORTUM,
                    [Card.SECRET_SIGHT_ELIXIR, Card.PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT],
                )
            ],
        ],
    )
    match.play(ANNA, Build(Card.GREAT_ELIXIR_OF_VANISHING))

    assert match.points() == [6, 3]
    assert match.view(BORIS).public.returning == [
        Card.STRENGTH_ELIXIR,
        Card.PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT,
    ]
    assert set(match.legal_moves(ANNA)) == {PutBack(first), PutBack(second)}
    match.play(ANNA, PutBack(first))
    assert match.deciders() == [BORIS]
    [stack] = [stack for stack in match.view(None).public.stacks if len(stack.cards) > 1]
    assert stack.cards == [Card.FLIGHT_ELIXIR_ENERGY_OF_THOUGHT, first, second]


def test_6_equal_cards_return_without_a_question(situation: Situation) -> None:
    match = situation(
        [[Card.GREAT_ELIXIR_OF_VANISHING], ONLOOKER],
        (),
        [
            [(Card.INVISIBILITY_ELIXIR, [Card.STRENGTH_ELIXIR, Card.LOVE_POTION])],
            [(Card.ISIDAS_MORTUM, [Card.SECRET_SIGHT_ELIXIR, Card.STRENGTH_ELIXIR])],
        ],
    )
    match.play(ANNA, Build(Card.GREAT_ELIXIR_OF_VANISHING))

    assert match.deciders() == [BORIS]


def test_6_a_returning_spell_goes_to_the_bottom_without_a_question(situation: Situation) -> None:
    """A belladonna spell and a belladonna recipe return together, onto a third card."""
    match = situation(
        [[Card.GREAT_ELIXIR_OF_TIMELESSNESS], ONLOOKER],
        [Card.UNICORN],
        [
            [
                (Card.OBLIVION_ELIXIR, [Card.SPELL_OF_KNOWLEDGE_BELLADONNA]),
                (Card.ETERNAL_SLEEP_POTION, [Card.POLYGLOTUM_POTION]),
            ]
        ],
    )
    match.play(ANNA, Build(Card.GREAT_ELIXIR_OF_TIMELESSNESS))

    assert match.deciders() == [BORIS]
    [stack] = match.view(None).public.stacks
    assert stack.cards == [
        Card.SPELL_OF_KNOWLEDGE_BELLADONNA,
        Card.UNICORN,
        Card.POLYGLOTUM_POTION,
    ]


def test_6_returning_cards_score_nothing(situation: Situation) -> None:
    match = situation(
        [[Card.GREAT_ELIXIR_OF_ETERNAL_LOVE], ONLOOKER],
        (),
        [
            [
                (Card.LOVE_POTION, [Card.DIVINATION_INFUSION, Card.ETERNITY_SOLUTION]),
                (Card.FIDELITY_ELIXIR, []),
            ]
        ],
    )
    match.play(ANNA, Build(Card.GREAT_ELIXIR_OF_ETERNAL_LOVE))

    assert match.points() == [6, 0]


def test_7_players_without_cards_are_passed_over_and_the_game_ends(situation: Situation) -> None:
    match = situation([[Card.DRAGON, Card.GRIFFIN], [], [Card.UNICORN]], deck=[])
    match.play(ANNA, PlayAsElement(Card.DRAGON))
    assert match.deciders() == [CLEO]
    match.play(CLEO, PlayAsElement(Card.UNICORN))
    assert match.deciders() == [ANNA]
    assert not match.is_over
    match.play(ANNA, PlayAsElement(Card.GRIFFIN))

    assert match.is_over
    assert match.end().points == [2, 0, 1]
    assert match.end().winners == [ANNA]
    assert match.end().reason == "most-points"


def test_7_a_tie_is_a_shared_win(situation: Situation) -> None:
    match = situation([[Card.DRAGON], [Card.UNICORN]], deck=[])
    match.play(ANNA, PlayAsElement(Card.DRAGON))
    match.play(BORIS, PlayAsElement(Card.UNICORN))

    assert winners([1, 1]) == [ANNA, BORIS]
    assert match.end().winners == [ANNA, BORIS]
    assert match.end().reason == "most-points-shared"


def test_7_there_is_no_passing() -> None:
    assert not any("pass" in type(move).__name__.lower() for move in BOX.rules.catalogue)


def test_7_all_seventy_six_cards_are_there_after_every_move() -> None:
    match = Match(BOX, 4, SeededDealer(4))
    luck = SeededDealer(9)
    while deciders := match.deciders():
        moves = match.legal_moves(deciders[0])
        match.play(deciders[0], moves[luck.pick(len(moves))])
        census = BOX.views.census(match.state)
        assert isinstance(census, list)
        assert sum(census) == 76
