"""What a master of Potion-Making learned: it is told what anybody could tell, and goes by it."""

from __future__ import annotations

import pytest

from retorta import plugins
from retorta.bots.levels import Adept, Master
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.core.match import Match
from retorta.core.words import Move
from retorta.games.potion_making.bots.end_values import EndValues, end_values_for
from retorta.games.potion_making.bots.features import (
    AHEAD,
    BEST,
    EACH_TURN,
    NAMES,
    RIVALS,
    SHORTAGES,
    SPELLS,
    THINGS,
    TO_BUILD,
    cards_left,
    features,
    lead,
    told,
)
from retorta.games.potion_making.bots.greedy import Greedy
from retorta.games.potion_making.bots.learned import LearnedPotionMaking
from retorta.games.potion_making.cards import POINTS, RECIPE
from retorta.games.potion_making.rules.recipes import missing, supply
from retorta.games.potion_making.rules.turn import Turns
from retorta.games.potion_making.state import PotionMaking

BOX = plugins.box("potion-making")
SEATS = range(BOX.seats[0], BOX.seats[1] + 1)


def played(seats: int, decisions: int, seed: int) -> Match:
    """Return a game of greedy bots after so many decisions, or at its end."""
    match = Match(BOX, seats, SeededDealer(seed))
    bots = [Greedy(seat) for seat in range(seats)]
    while decisions and (deciders := match.deciders()):
        match.play(deciders[0], bots[deciders[0]].choose(match.pov(deciders[0])))
        decisions -= 1
    return match


def table(seats: int, decisions: int, seed: int = 7) -> PotionMaking:
    state = played(seats, decisions, seed).state
    assert isinstance(state, PotionMaking)
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_what_was_learned_is_sensible(seats: int) -> None:
    """Early and late a recipe that can be built is worth more than one that cannot."""
    end_values = end_values_for(seats)
    for cards in (10, 30, 50):
        _, element, recipe, further = end_values.by_cards[cards][:BEST]
        to_build = end_values.by_cards[cards][TO_BUILD] + end_values.by_cards[cards][BEST]
        assert 0.05 < to_build < 1, "a point of the only recipe"
        assert to_build > max(element, recipe, further)
        assert end_values.by_cards[cards][SPELLS] > 0.5, "Knowledge is worth keeping"
        assert end_values.by_cards[cards][RIVALS] < 0, "what rivals may build is feared"
    assert 0.6 < end_values.ahead < 1.1


def test_what_is_told_is_what_lies_there() -> None:
    state = table(4, 30)
    noted = dict(zip(NAMES, features(state, 2), strict=True))
    there = supply(state)
    recipes = [face for face in state.hands[2] if RECIPE[face] >= 0]
    to_build = [POINTS[RECIPE[face]] for face in recipes if not missing(there, face)]
    assert noted["points of recipes in hand, to build"] == sum(to_build)
    assert noted["points of the best recipe in hand, to build"] == max(to_build, default=0)
    held = sum(noted[f"points of recipes in hand, {short}"] for short in SHORTAGES)
    assert held == sum(POINTS[RECIPE[face]] for face in recipes)
    assert noted[AHEAD] == lead(state.totals, 2)
    for thing in THINGS:
        assert noted[thing + EACH_TURN] == pytest.approx(noted[thing] * cards_left(state) / 4)


def test_rivals_are_told_as_one_heap() -> None:
    """Whoever holds what among those that cannot be seen, the same is told."""
    match = played(4, 25, 9)
    for seat in range(4):
        dreams = [BOX.views.imagine(match.state, seat, SeededDealer(number)) for number in range(5)]
        assert len({repr(dream.hands) for dream in dreams}) > 1
        for dream in dreams:
            assert told(dream, seat) == pytest.approx(told(match.state, seat))


@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_nothing_but_points_counts(seats: int) -> None:
    state = table(seats, -1)
    assert not state.agenda
    for seat in range(seats):
        assert end_values_for(seats).worth(state, seat) == lead(state.totals, seat)


def test_end_values_add_up_what_was_noted() -> None:
    weights = {name: 0.01 * place for place, name in enumerate(NAMES)}
    state = table(3, 20)
    expected = sum(weights[name] * had for name, had in zip(NAMES, features(state, 1), strict=True))
    assert EndValues(3, weights).worth(state, 1) == pytest.approx(expected)


@pytest.mark.parametrize("seats", SEATS)
def test_a_dream_is_played_on_for_one_turn_of_everybody(seats: int) -> None:
    match = played(seats, 9, 5)
    seat = match.deciders()[0]
    knowledge = LearnedPotionMaking(BOX)
    dream = knowledge.dreams(match.pov(seat)).deal(DreamDealer(1))
    before = cards_left(dream)
    knowledge.play_out(dream, DreamDealer(3))
    assert isinstance(dream.agenda[-1], Turns), "a turn is over"
    assert dream.active == seat, "it was the seat's own, after one of everybody else"
    assert before - cards_left(dream) > seats


@pytest.mark.parametrize("seats", SEATS)
def test_points_tell_the_lead_of_who_dreams(seats: int) -> None:
    match = played(seats, 12, 6)
    seat = match.deciders()[0]
    knowledge = LearnedPotionMaking(BOX)
    dream = knowledge.dreams(match.pov(seat)).deal(DreamDealer(1))
    points = knowledge.points(dream)
    foretold = end_values_for(seats).worth(dream, seat)
    assert knowledge.worths(points)[seat] == pytest.approx(foretold)
    assert sum(points) > sum(dream.totals), "turns to come bring something"


def test_only_masters_know_what_was_learned() -> None:
    assert isinstance(Master(1).search(BOX).knowledge, LearnedPotionMaking)
    assert not isinstance(Adept(1).search(BOX).knowledge, LearnedPotionMaking)


def whole_game(seats: int) -> list[Move]:
    """Return every move of a game with a master among greedy ones."""
    match = Match(BOX, seats, SeededDealer(11))
    bots = [Master(5, "8x") if seat == 1 else Greedy(seat) for seat in range(seats)]
    moves: list[Move] = []
    while deciders := match.deciders():
        moves.append(bots[deciders[0]].choose(match.pov(deciders[0])))
        match.play(deciders[0], moves[-1])
    return moves


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_plays_the_same_whole_game(seats: int) -> None:
    assert whole_game(seats) == whole_game(seats)
