"""Where the ingredients of a recipe could come from, and who would earn: as building it shows."""

from __future__ import annotations

import random
from collections.abc import Callable

from support.table import ANNA, BORIS

from retorta.core import codec, door
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.potion_making import BOX
from retorta.games.potion_making.box import sources
from retorta.games.potion_making.cards import Card
from retorta.games.potion_making.events import RecipeBuilt
from retorta.games.potion_making.moves import Build
from retorta.games.potion_making.targets import held

Situation = Callable[..., Match]


def test_the_owner_of_a_possible_ingredient_might_earn_half(situation: Situation) -> None:
    match = situation(
        [[Card.POWDER_OF_FATE, Card.SPELL_OF_KNOWLEDGE_MUSHROOMS], []],
        [Card.GREAT_ELIXIR_OF_PROTECTION],
        [[], [(Card.DIVINATION_INFUSION, [])]],
    )
    told = sources(match.state, ANNA)
    assert list(told) == ["hand:powder-of-fate"]
    found = told["hand:powder-of-fate"]
    assert found.needs == [["built:1:divination-infusion:0"], []], "no feather of a phoenix"
    assert found.enough == [True, False]
    assert found.earns == {ANNA: 4, BORIS: 2}


def test_one_great_elixir_is_not_the_two_that_a_recipe_asks_for(situation: Situation) -> None:
    """The Supreme Elixir takes any two: one serves for both needs, but there are not enough."""
    lone: list[list[tuple[Card, list[Card]]]] = [[], [(Card.GREAT_ELIXIR_OF_OMENS, [])]]
    match = situation([[Card.SUPREME_ELIXIR], []], [], lone)
    found = sources(match.state, ANNA)["hand:supreme-elixir"]
    assert all(found.needs)
    assert found.enough == [False, False]
    assert Build(Card.SUPREME_ELIXIR) not in match.legal_moves(ANNA)

    match = situation(
        [[Card.SUPREME_ELIXIR], []], [], [[(Card.GREAT_ELIXIR_OF_MIGHT, [])], lone[1]]
    )
    assert sources(match.state, ANNA)["hand:supreme-elixir"].enough == [True, True]
    assert Build(Card.SUPREME_ELIXIR) in match.legal_moves(ANNA)


def test_it_is_what_happens_when_the_recipe_is_built() -> None:
    """In games by chance every recipe that can be built is built, by ingredients by chance."""
    luck = random.Random(2)
    built = shared = 0
    for seed in range(3):
        match = Match(BOX, 3, SeededDealer(seed))
        while match.deciders():
            seat = match.deciders()[0]
            moves = match.legal_moves(seat)
            told = sources(match.state, seat)
            for move in moves:
                if isinstance(move, Build):
                    found = told[held(move.card)]
                    assert all(found.needs)
                    assert all(found.enough)
                    event = outcome_of(match, move, luck)
                    assert event.points == found.earns[seat]
                    for helper in event.helpers:
                        assert event.half == found.earns[helper]
                    serving = [target for need in found.needs for target in need]
                    for card in event.ingredients:
                        assert any(codec.plain(card) in target.split(":") for target in serving)
                    built += 1
                    shared += len(event.helpers)
            dream = BOX.views.imagine(match.state, seat, SeededDealer(luck.randrange(99)))
            assert sources(dream, seat) == told
            match.play(seat, luck.choice(moves))
    assert built > 30
    assert shared > 5


def outcome_of(match: Match, move: Build, luck: random.Random) -> RecipeBuilt:
    """Build in a copy, and return what everybody is told in the end."""
    state, dealer = match.state.copy(), SeededDealer(1)
    seat = state.active
    door.play(state, seat, move, dealer)
    while True:
        for event in dealer.collect():
            if isinstance(event, RecipeBuilt):
                return event
        door.play(state, seat, luck.choice(door.legal_moves(state, seat)), dealer)
