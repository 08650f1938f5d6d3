"""Where the points came from: elements, own recipes and halves, as the events told them."""

from __future__ import annotations

import random

import pytest

from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import Element, Recipe
from retorta.games.potion_making.events import ElementPlayed, RecipeBuilt


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_the_sources_of_everybodys_points_are_what_was_told(seed: int) -> None:
    """In games by chance: each source is the sum of its events, together they are the points.

    In each of these games somebody uses what is another's.
    """
    luck = random.Random(seed)
    match = Match(BOX, 3, SeededDealer(seed))
    elements, recipes, halves = [0] * 3, [0] * 3, [0] * 3
    while match.deciders():
        [seat] = match.deciders()
        for event in match.play(seat, luck.choice(match.legal_moves(seat))):
            if isinstance(event, ElementPlayed):
                elements[event.seat] += event.points
            if isinstance(event, RecipeBuilt):
                recipes[event.seat] += event.points
                for helper in event.helpers:
                    halves[helper] += event.half
    players = match.view(None).public.players
    told = [(each.sources.elements, each.sources.recipes, each.sources.halves) for each in players]

    assert told == list(zip(elements, recipes, halves, strict=True))
    assert [sum(each) for each in told] == match.points()
    assert sum(halves) > 0


def test_the_log_names_what_each_card_was_in_the_recipe() -> None:
    """A card that gave its element is told by it, whatever recipe is printed above."""
    luck = random.Random(5)
    match = Match(BOX, 3, SeededDealer(5))
    kinds = set()
    while match.deciders():
        [seat] = match.deciders()
        for event in match.play(seat, luck.choice(match.legal_moves(seat))):
            if isinstance(event, RecipeBuilt):
                assert len(event.used) == len(event.ingredients)
                for used in event.used:
                    kinds.add(type(used))

    assert kinds == {Element, Recipe}
