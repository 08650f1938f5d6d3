"""What a table of Potion-Making is worth: told in what the seat knows, and sensibly."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from retorta import plugins
from retorta.bots.hint import hint
from retorta.bots.learned import LEARNED
from retorta.bots.levels import knowledge_of
from retorta.bots.potion_making.features import (
    AHEAD,
    ELEMENT_SHORT,
    FAR_OFF,
    FEATURES,
    NAMES,
    READY,
    RECIPE_SHORT,
    shortage,
)
from retorta.bots.potion_making.judgement import RULES_OF_THUMB, learned
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.core.match import Match
from retorta.games.potion_making.cards import (
    ANY_GREAT_ELIXIR,
    FIRST_RECIPE,
    INGREDIENT_COUNT,
    Card,
    Element,
    Recipe,
)
from retorta.games.potion_making.state import PotionMaking


def a_match(seed: int, moves: int, seats: int = 4) -> Match:
    """A game some moves after the deal."""
    match = Match(plugins.box("potion-making"), seats, SeededDealer(seed))
    luck = SeededDealer(seed + 1)
    for _ in range(moves):
        seat = match.deciders()[0]
        legal = match.pov(seat).moves
        match.play(seat, legal[luck.pick(len(legal))])
    return match


def told(state: PotionMaking, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, FEATURES.of(state, seat), strict=True))


def table(*ingredients: int) -> list[int]:
    there = [0] * INGREDIENT_COUNT
    for ingredient in ingredients:
        there[ingredient] += 1
    return there


def test_what_a_recipe_lacks() -> None:
    love = Card.LOVE_POTION  # blood stone and mandrake root
    assert shortage(table(Element.BLOOD_STONE, Element.MANDRAKE_ROOT), love) == READY
    assert shortage(table(Element.BLOOD_STONE), love) == ELEMENT_SHORT
    assert shortage(table(), love) == FAR_OFF
    powder = Card.POWDER_OF_CONTROL  # a love potion and a dragon tooth
    assert shortage(table(Element.DRAGON_TOOTH), powder) == RECIPE_SHORT
    assert shortage(table(FIRST_RECIPE + Recipe.LOVE_POTION), powder) == ELEMENT_SHORT
    supreme = Card.SUPREME_ELIXIR  # any two great elixirs
    assert shortage(table(ANY_GREAT_ELIXIR), supreme) == RECIPE_SHORT
    assert shortage(table(ANY_GREAT_ELIXIR, ANY_GREAT_ELIXIR), supreme) == READY
    assert shortage(table(), supreme) == FAR_OFF


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_seat_is_told_by_what_it_knows(seats: int) -> None:
    """In all dreams of a seat the same is noted, whatever the others hold."""
    for moves in (0, 9, 23, 40):
        match = a_match(moves, moves, seats)
        for seat in range(seats):
            pov = match.pov(seat)
            truth = FEATURES.of(match.state, seat)
            assert len(truth) == len(NAMES) == len(set(NAMES))
            for number in range(3):
                dream = pov.imagine(DreamDealer(number))
                assert FEATURES.of(dream, seat) == pytest.approx(truth)
                assert learned().worth(dream, seat) == pytest.approx(
                    learned().worth(match.state, seat)
                )


def test_a_hand_is_counted() -> None:
    state = a_match(3, 0).state
    assert isinstance(state, PotionMaking)
    state.hands[1] = [Card.LOVE_POTION, Card.LOVE_POTION, Card.SPELL_OF_KNOWLEDGE_MUSHROOMS]
    for stack in state.stacks:
        stack.clear()
    state.apart.clear()
    state.stacks[Element.BLOOD_STONE].append(Card.DIVINATION_INFUSION)
    state.stacks[Element.MANDRAKE_ROOT].append(Card.ETERNITY_SOLUTION)
    found = told(state, 1)
    assert found["recipe of 2 points, to build"] == 2
    assert found["points of the second best recipe to build"] == 2
    assert found["spell of knowledge"] == 1
    assert found["elements in hand that are new to the cabinet"] == 3
    assert found["elements not in the cabinet"] == 14
    assert found[AHEAD] == 0
    state.totals[1] += 6
    assert told(state, 1)[AHEAD] == 6
    assert told(state, 2)[AHEAD] == -2


def test_what_was_learned_is_complete_and_says_where_from() -> None:
    text = (files("retorta.bots.potion_making") / LEARNED).read_text("utf-8")
    assert "retorta train potion-making" in text
    weights = tomllib.loads(text)
    assert list(weights["weights"]) == NAMES
    # Else they could not be made again: greedy goes by rules of thumb.
    assert set(weights["bots"]) == {"greedy"}
    assert weights["error"] < weights["spread"]


def test_what_was_learned_is_sensible() -> None:
    state = a_match(3, 0).state
    assert isinstance(state, PotionMaking)
    for stack in state.stacks:
        stack.clear()
    state.stacks[Element.BLOOD_STONE].append(Card.DIVINATION_INFUSION)
    state.stacks[Element.MANDRAKE_ROOT].append(Card.ETERNITY_SOLUTION)
    for judgement in (learned(), RULES_OF_THUMB):
        state.hands[1] = [Card.BANSHEE]
        nothing_yet = judgement.worth(state, 1)
        state.hands[1] = [Card.LOVE_POTION]
        assert judgement.worth(state, 1) > nothing_yet + 0.5, "it can be built"
        before = judgement.worth(state, 1)
        state.totals[2] += 4
        assert judgement.worth(state, 1) < before - 1, "a rival has scored"
        state.totals[2] -= 4


def test_the_points_at_the_end_are_those_of_the_game() -> None:
    match = Match(plugins.box("potion-making"), 3, SeededDealer(5))
    luck = SeededDealer(6)
    knowledge = knowledge_of(match.box)
    while asked := match.deciders():
        legal = match.pov(asked[0]).moves
        match.play(asked[0], legal[luck.pick(len(legal))])
    assert knowledge.points(match.state) == match.outcome().points


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 50, 95), (4, 33, 60)])
def test_a_hint_foretells_the_end_of_the_game(seats: int, least: int, most: int) -> None:
    """Not what is on the table when the dream stops, which is next to nothing at first."""
    match = a_match(50, 0, seats)
    found = hint(match.pov(match.deciders()[0]), seconds=60, seed=1, dreams=60)
    assert all(least < each.points < most for each in [found.best, *found.others])
