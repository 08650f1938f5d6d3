"""Dreams of Potion-Making are the game's own, and what they come to foretells the game's end."""

from __future__ import annotations

import pytest

from retorta import plugins
from retorta.bots.hint import hint
from retorta.bots.levels import knowledge_of
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.core.match import Match


def test_the_search_dreams_what_the_game_imagines() -> None:
    match = Match(plugins.box("potion-making"), 3, SeededDealer(5))
    knowledge = knowledge_of(match.box)
    luck = SeededDealer(6)
    number = 0
    while deciders := match.deciders():
        pov = match.pov(deciders[0])
        dreams = knowledge.dreams(pov)
        for each in range(2):  # the second is not spoilt by the first
            seed = 2 * number + each
            assert dreams.deal(DreamDealer(seed)) == pov.imagine(DreamDealer(seed))
        match.play(deciders[0], pov.moves[luck.pick(len(pov.moves))])
        number += 1
    assert number > 20


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 50, 95), (4, 33, 60)])
def test_a_hint_foretells_the_end_of_the_game(seats: int, least: int, most: int) -> None:
    """Not what is on the table when the dream stops, which is next to nothing at first."""
    match = Match(plugins.box("potion-making"), seats, SeededDealer(50))
    found = hint(match.pov(match.deciders()[0]), seconds=60, seed=1, dreams=60)
    assert all(least < each.points < most for each in [found.best, *found.others])


def test_at_the_end_the_points_are_those_of_the_game() -> None:
    match = Match(plugins.box("potion-making"), 3, SeededDealer(5))
    luck = SeededDealer(6)
    while deciders := match.deciders():
        legal = match.pov(deciders[0]).moves
        match.play(deciders[0], legal[luck.pick(len(legal))])
    assert knowledge_of(match.box).points(match.state) == match.end().points
